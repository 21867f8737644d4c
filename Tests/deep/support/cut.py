"""A display between commands and the session's display server, whose connections end after a number of messages."""

import os
import select
import socket
import subprocess
import threading

from . import screen

NEVER = 1 << 60
MOST_FILES = 28  # that one message of Wayland passes on


class CutDisplay:
    """Listens as a display of its own, and passes everything on until the limit is reached; then nothing answers.

    A message is what one side has sent at once. The last one is that with the number, or the first one that contains the
    text; only a share of it is passed on. For example:

        with CutDisplay(after=20) as display:
            screen.Running(words, **display.variables)
    """

    def __init__(self, after=NEVER, share=0.5, text=None):
        self.after, self.share, self.text = after, share, text
        self.passed, self.has_cut = 0, False
        self.listener = socket.socket(socket.AF_UNIX)
        if screen.BACKEND == "sway":
            self.path = f"{os.environ['XDG_RUNTIME_DIR']}/cut-{id(self)}"
            self.server = f"{os.environ['XDG_RUNTIME_DIR']}/{os.environ['WAYLAND_DISPLAY']}"
            self.variables = {"WAYLAND_DISPLAY": self.path}
        else:
            self.server = "/tmp/.X11-unix/X" + os.environ["DISPLAY"].lstrip(":")
            number = free_number()
            self.path = f"/tmp/.X11-unix/X{number}"
            self.variables = {"DISPLAY": f":{number}"}
            cookie = screen.output_of("xauth", "list", os.environ["DISPLAY"]).split()[-1]
            subprocess.run(["xauth", "-q", "add", f":{number}", ".", cookie], check=True, stderr=subprocess.DEVNULL)
        self.listener.bind(self.path)
        self.listener.listen(8)
        self.pairs = {}  # each end of a connection, and the other end
        self.ending, self.end = os.pipe()
        self.thread = threading.Thread(target=self.pass_on)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        os.write(self.end, b"x")
        self.thread.join()
        os.close(self.end)
        os.close(self.ending)

    def pass_on(self):
        while True:
            sources = [self.ending, *self.pairs] + ([] if self.has_cut else [self.listener])
            for source in select.select(sources, [], [])[0]:
                if source is self.ending:
                    return self.close()
                if source is self.listener:
                    if self.has_cut:  # by a message of the same turn
                        continue
                    client, server = source.accept()[0], socket.socket(socket.AF_UNIX)
                    server.connect(self.server)
                    self.pairs.update({client: server, server: client})
                elif source in self.pairs:
                    self.pass_from(source)

    def pass_from(self, source):
        try:
            content, files, *_ = socket.recv_fds(source, 65536, MOST_FILES)
            self.passed += 1
            if self.text and self.text in content:
                self.after = self.passed
            if self.passed >= self.after:
                content = content[: int(self.share * len(content))]
            if content:
                socket.send_fds(self.pairs[source], [content[:1]], files)
                self.pairs[source].sendall(content[1:])
            for file in files:
                os.close(file)
        except OSError:
            content = b""
        if self.passed >= self.after and not self.has_cut:
            self.has_cut = True
            self.close()
        elif not content and source in self.pairs:
            self.part(source)

    def part(self, source):
        other = self.pairs.pop(source)
        self.pairs.pop(other, None)
        source.close()
        other.close()

    def close(self):
        for source in list(self.pairs):
            if source in self.pairs:
                self.part(source)
        self.listener.close()
        if os.path.exists(self.path):
            os.unlink(self.path)


def free_number():
    number = 300
    while os.path.exists(f"/tmp/.X11-unix/X{number}"):
        number += 1
    return number
