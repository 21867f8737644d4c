"""The display of a session: commands that show a window there, their windows, and input for them."""

import json
import os
import pathlib
import socket
import subprocess
import tempfile
import time

from . import command

BACKEND = os.environ.get("RIG_BACKEND")
RIG = command.ROOT / "Tests/Support/rig"
POLL = 0.02
# For an overlay on sway: Debian 12 has no library of layers.
LAYERS = os.path.dirname(os.environ.get("RIG_LAYER_SHELL", ""))

# support/criticals.c
CRITICALS = os.environ.get("DEEP_LIBRARY")


def wait_until(condition, seconds):
    """Polls until the condition holds; returns whether it did in time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(POLL)
    return True


class Running:
    """A command that runs on the display; what it prints goes to files."""

    def __init__(self, words, given=None, name=None, executable=command.COMMAND, **variables):
        """given are the bytes of standard input, which otherwise is a pipe that stays open."""
        self.words, self.name = words, name or "popsheet"
        self.output, self.errors = tempfile.TemporaryFile(), tempfile.TemporaryFile()
        self.messages = tempfile.NamedTemporaryFile()
        if CRITICALS:
            preloaded = [CRITICALS, *variables.get("LD_PRELOAD", "").split()]
            variables.update({"LD_PRELOAD": " ".join(preloaded), "DEEP_CRITICALS": self.messages.name})
        if LAYERS:
            variables.setdefault("LD_LIBRARY_PATH", LAYERS)
        self.begin = time.monotonic()
        self.process = command.start(
            words,
            command.with_display(**variables),
            self.name,
            executable,
            stdin=subprocess.PIPE,
            stdout=self.output,
            stderr=self.errors,
        )
        self.usage = None
        if given is not None:
            self.send(given)
            self.process.stdin.close()

    @property
    def command(self):
        return command.command_line([self.name, *self.words])

    @property
    def pid(self):
        return self.process.pid

    def send(self, content):
        try:
            self.process.stdin.write(content)
            self.process.stdin.flush()
        except OSError:
            pass  # it has ended

    def printed(self):
        return os.pread(self.output.fileno(), 1 << 20, 0)

    def has_ended(self):
        if self.usage is None:
            pid, status, usage = os.wait4(self.pid, os.WNOHANG)
            if pid:
                self.usage, self.status, self.seconds = usage, status, time.monotonic() - self.begin
                self.process.returncode = status
        return self.usage is not None

    def ended(self, overdue=False):
        self.output.seek(0)
        self.errors.seek(0)
        return command.Ended(
            [self.name, *self.words],
            self.status,
            self.output.read(),
            self.errors.read(),
            self.seconds,
            self.usage.ru_maxrss / 1024,
            overdue,
            self.messages.read(),
        )

    def end_in(self, seconds):
        """How it ended; after that time it is killed, and overdue."""
        overdue = not wait_until(self.has_ended, seconds)
        if overdue:
            self.process.kill()
            wait_until(self.has_ended, 10)
        try:
            self.process.stdin.close()
        except OSError:
            pass
        return self.ended(overdue)

    def ticks(self):
        """Its processor time so far, in seconds."""
        fields = pathlib.Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def sleeps(self):
        """Whether it waits for something, and not for a processor."""
        return pathlib.Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"

    def wakeups(self):
        """How often each of its threads has slept so far."""
        found = {}
        for task in pathlib.Path(f"/proc/{self.pid}/task").iterdir():
            try:
                name, text = (task / "comm").read_text().strip(), (task / "status").read_text()
            except OSError:
                continue  # the thread has ended
            found[f"{task.name} {name}"] = int(text.split("voluntary_ctxt_switches:")[1].split()[0])
        return found


def windows():
    """The processes that have a visible window, with its place (x, y, width, height) on the screen."""
    if BACKEND == "sway":
        return windows_of_sway(json.loads(output_of("swaymsg", "-rt", "get_tree") or "{}"))
    found = {}
    for window in output_of("xdotool", "search", "--onlyvisible", "--name", ".").split():
        pid = output_of("xdotool", "getwindowpid", window).strip()
        place = place_of(window)
        if pid and place:
            found[int(pid)] = (int(window), *place)
    return found


def place_of(window):
    """The place of a window of an X server (x, y, width, height); None if there is none."""
    place = dict(
        line.split("=") for line in output_of("xdotool", "getwindowgeometry", "--shell", window).split() if "=" in line
    )
    return tuple(int(place[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")) if "WIDTH" in place else None


def windows_of_sway(node, hidden=False):
    found = {}
    if node.get("pid") and (hidden or node.get("visible")):
        place = node["rect"]
        found[node["pid"]] = (node["id"], place["x"], place["y"], place["width"], place["height"])
    for child in node.get("nodes", []) + node.get("floating_nodes", []):
        found.update(windows_of_sway(child, hidden))
    return found


def focus(pid):
    """Makes the window of a process an ordinary one with the focus, wherever it is."""
    if BACKEND == "sway":
        window = windows_of_sway(json.loads(output_of("swaymsg", "-rt", "get_tree") or "{}"), hidden=True).get(pid)
        if window:
            output_of("swaymsg", "workspace 1")
            output_of(
                "swaymsg",
                f"[con_id={window[0]}] move container to workspace 1, floating enable, fullscreen disable, focus",
            )
    else:
        # GDK has a window of one pixel for the whole process, which is never shown.
        for window in output_of("xdotool", "search", "--pid", str(pid), "--name", ".").split():
            place = place_of(window)
            if place and place[2] > 1:
                output_of("xdotool", "windowmap", window, "windowactivate", window)


def close(pid):
    """Asks a process to close its window, as the button of its frame does; on sway."""
    output_of("swaymsg", f"[pid={pid}] kill")


def picture():
    """The pixels of the screen."""
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        output_of(str(RIG / "shot"), file.name)
        return file.read()


def stands_still(one, seconds):
    """Waits until a question sleeps, and has done nothing between two pictures of the screen, which are equal; returns
    whether that was in time. On a busy machine, a picture may be old."""
    last = None

    def is_same():
        nonlocal last
        before, last = last, (one.wakeups(), one.ticks(), picture()) if one.sleeps() else None
        return last == before is not None

    return one.has_ended() or wait_until(lambda: one.has_ended() or is_same(), seconds)


def output_of(*words):
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=60).stdout


class Input:
    """The session's input daemon (Tests/Support/rig/rig_socket.py lists its commands)."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(60)
        self.socket.connect(os.environ["XDG_RUNTIME_DIR"] + "/rig-input")
        self.answers = self.socket.makefile("r")

    def __call__(self, *words):
        self.socket.sendall((" ".join(str(word) for word in words) + "\n").encode())
        answer = self.answers.readline().strip()
        if answer != "ok":
            raise OSError(f"the input daemon says {answer!r}")


# Questions of every kind, as words after `popsheet`; each is one that can be answered at once.
QUESTIONS = {
    "ask": [
        "--title",
        "Delete 3 photos?",
        "--message",
        "They leave all your devices.",
        "-d",
        "delete=Delete",
        "-a",
        "move=Move",
    ],
    "many": ["--title", "Switch to", *[f"row{index}=Row {index}" for index in range(60)]],
    "popover": ["--presentation", "popover", "--anchor", "400,300,20,20", "--title", "One of two", "a=A", "b=B"],
    "pick": ["pick", "--title", "Rows", "--filter", *[f"row{index}=Row {index}" for index in range(40)]],
    "checks": ["pick", "--multiple", "--title", "Rows", *[f"row{index}=Row {index}" for index in range(40)]],
    "entry": ["entry", "--title", "Name", "--text", "Text", "--suggest", "Table", "--suggest", "Tree"],
    "form": [
        "form",
        "--title",
        "Form",
        "--field",
        "entry:name=Name",
        "--field",
        "number:age=Age",
        "--field",
        "slider:size=Size",
        "--field",
        "switch:on=On",
        "--field",
        "choice:order=Order:Date|Name",
        "--field",
        "date:day=Day",
        "--field",
        "color:tint=Tint",
        "--field",
        "text:notes=Notes",
    ],
    "date": ["date", "--title", "Day", "--date", "2026-12-24", "--from", "2026-12-01", "--to", "2027-01-31"],
    "color": ["color", "--title", "Colour"],
    "palette": ["color", "--palette", "--title", "Colour"],
    "scale": ["scale", "--title", "Number"],
    "text": ["text", "--title", "Text", "--confirm", "I have read it"],
    "edit": ["text", "--edit", "--title", "Text"],
}
TEXT = b"".join(b"Line %d of a text that is long enough to scroll.\n" % index for index in range(200))


def given_to(name):
    """What a question of that name reads."""
    return TEXT if name in ("text", "edit") else b""
