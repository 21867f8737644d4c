"""What the input daemons share: text lines on a unix socket, each answered with "ok" or "error WHY".

The answer comes once the display server has taken the events. The commands (coordinates are pixels of the screen):

    move X Y | down BUTTON | up BUTTON | axis DY DX (wheel notches) | caxis DY DX (finger, pixels) | cstop
    key [MODIFIER+...]NAME | keydown NAME | keyup NAME | type HEXADECIMAL-UTF-8
    touch begin|update|end|cancel FINGER X Y | pinch PHASE SCALE | swipe PHASE DX DY FINGERS
"""
import os
import selectors
import socket


class Refused(Exception):
    """A command that this display server cannot carry out; the text is sent to the client."""


def serve(path, obey, watched=None, on_readable=None):
    """Obeys the lines of any number of clients at once, for ever.

    obey(words) carries out one command. watched is a descriptor of the daemon's own, handled by on_readable().
    """
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path + ".new")
    listener.listen(8)
    os.rename(path + ".new", path)  # who sees the path can connect
    selector = selectors.DefaultSelector()
    selector.register(listener, selectors.EVENT_READ)
    if watched is not None:
        selector.register(watched, selectors.EVENT_READ)
    unfinished = {}  # client: bytes that are no whole line yet

    def leave(client):
        selector.unregister(client)
        del unfinished[client]
        client.close()

    while True:
        for key, _ in selector.select():
            if key.fileobj is watched:
                on_readable()
            elif key.fileobj is listener:
                client, _ = listener.accept()
                unfinished[client] = b""
                selector.register(client, selectors.EVENT_READ)
            else:
                client = key.fileobj
                try:
                    received = client.recv(65536)
                    if not received:
                        leave(client)
                        continue
                    *lines, unfinished[client] = (unfinished[client] + received).split(b"\n")
                    for line in lines:
                        client.sendall(answer(obey, line.decode()).encode() + b"\n")
                except OSError:
                    leave(client)


def answer(obey, line):
    try:
        obey(line.split())
        return "ok"
    except Refused as refusal:
        return f"error {refusal}"
    except (ValueError, IndexError, KeyError) as mistake:
        return f"error not understood: {line!r} ({mistake})"


def chord(text):
    """Splits "ctrl+shift+a" into (["ctrl", "shift"], "a"); the key may be "+" itself."""
    if text.endswith("+"):
        modifiers, key = text[:-2], "+"
    else:
        modifiers, _, key = text.rpartition("+")
    return [modifier.lower() for modifier in modifiers.split("+") if modifier], key


KEY_OF_CHARACTER = {"\n": "Return", "\t": "Tab"}
