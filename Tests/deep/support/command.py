"""Runs the command and says what is wrong with the way it ended."""

import itertools
import os
import pathlib
import re
import shlex
import signal
import subprocess
import tempfile
import threading
import time

from .report import ROOT

COMMAND = os.environ.get("POPSHEET_COMMAND") or str(ROOT / ".build/release/popsheet")
GALLERY = os.path.join(os.path.dirname(COMMAND), "sheet-launcher")

CHOSEN, CANCELLED, TIMED_OUT = 0, 1, 5
USAGE, DATA, DISPLAY, OUTPUT = 64, 65, 69, 74
ERRORS = {USAGE, DATA, DISPLAY, OUTPUT}
INVALID = 255  # zenity's status of wrong usage

SECONDS = 20  # of a command that needs milliseconds: longer is a hang
MEGABYTES = 400
LONGEST_LINE = 500  # characters of an error or a warning
MOST_WARNINGS = 11

# The command prints none of GLib's messages, so those that report a mistake of the program end it.
STRICT = {"G_DEBUG": "fatal-criticals", "SWIFT_BACKTRACE": "enable=no", "GSK_RENDERER": "cairo"}
# GLib warns of it when the programs of the user watch more files than the kernel permits, as two hundred commands do.
NO_MONITOR = b"Unable to find default local file monitor type"
GLIB_MESSAGE = re.compile(rb"(CRITICAL|WARNING) \*\*|-(CRITICAL|WARNING)")

_home = tempfile.mkdtemp(prefix="popsheet-deep.")


def without_display():
    """An environment in which no window can be opened, no bus reached and nothing of the user's read."""
    return {
        "PATH": os.environ["PATH"],
        "HOME": _home,
        "LANG": "C.UTF-8",
        "TZ": "UTC0",
        "XDG_RUNTIME_DIR": _home,
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
        **STRICT,
    }


def with_display(**variables):
    """The environment of the session, for commands that show a window."""
    return {**os.environ, **STRICT, **variables}


class Ended:
    """How a command ended."""

    def __init__(self, words, status, output, errors, seconds=0.0, megabytes=0.0, overdue=False, messages=b""):
        """messages are those of GLib, which the command does not print."""
        self.words, self.output, self.errors = words, output, errors
        self.signal = os.WTERMSIG(status) if os.WIFSIGNALED(status) else None
        self.status = None if self.signal else os.WEXITSTATUS(status)
        self.seconds, self.megabytes, self.overdue, self.messages = seconds, megabytes, overdue, messages

    @property
    def kept(self):
        """What a report keeps of it."""
        return [(name, content) for name, content in (("errors", self.errors), ("messages", self.messages)) if content]

    @property
    def command(self):
        return command_line(self.words)

    def faults(self, statuses, own_errors=None):
        """What must never be so, with the statuses that the specification permits here.

        own_errors is a function of the lines of standard error, for a command whose errors are not the usual ones; it
        returns faults.
        """
        if self.overdue:
            return [f"still ran after {SECONDS} s"]
        found = []
        if self.signal:
            found.append(f"ended by {signal.Signals(self.signal).name}")
        elif self.status not in statuses:
            found.append(f"status {self.status}, not one of {sorted(statuses)}")
        if any(GLIB_MESSAGE.search(line) and NO_MONITOR not in line for line in self.errors.split(b"\n")):
            found.append("a message of GLib")
        found += [
            line.decode(errors="replace")
            for line in self.messages.split(b"\n")
            if line.startswith((b"CRITICAL", b"WARNING")) and NO_MONITOR not in line
        ]
        if self.megabytes > MEGABYTES:
            found.append(f"{self.megabytes:.0f} MB of memory")
        return found + (own_errors or self.usual_errors)(self.error_lines(found))

    def error_lines(self, found):
        """The lines of standard error; adds to the faults if they are no clean text."""
        try:
            text = self.errors.decode()
        except UnicodeDecodeError:
            found.append("standard error is not UTF-8")
            text = self.errors.decode(errors="replace")
        lines = text.split("\n")
        if lines.pop():
            found.append("the last line of standard error has no end")
        return lines

    def usual_errors(self, lines):
        """One error and nothing else if the command fails, and only warnings if it does not."""
        found = [f"not fit for a terminal: {line[:200]!r}" for line in lines if not fits_a_terminal(line)]
        errors = [line for line in lines if not line.startswith("popsheet: warning: ")]
        warnings = len(lines) - len(errors)
        if self.status in ERRORS:
            if len(errors) != 1 or not errors[0].startswith("popsheet: error: "):
                found.append(f"not one error but {errors[:4]}")
            if self.output and self.status != OUTPUT:
                found.append(f"an error, and an answer: {self.output[:80]!r}")
        elif errors:
            found.append(f"status {self.status}, and an error: {errors[:4]}")
        if warnings > MOST_WARNINGS:
            found.append(f"{warnings} warnings")
        return found


def command_line(words):
    return " ".join(shlex.quote(os.fsdecode(word).encode("utf-8", "backslashreplace").decode()) for word in words)


def fits_a_terminal(line):
    return len(line) <= LONGEST_LINE and all(
        (character.isprintable() or character == " ") and character not in "\u202d\u202e" for character in line
    )


def start(words, environment, name=None, executable=COMMAND, **streams):
    """Starts the command, under another name of it if one is given."""
    return subprocess.Popen([name or "popsheet", *words], executable=executable, env=environment, **streams)


def run(words, given=b"", environment=None, name=None, seconds=SECONDS, piecemeal=None):
    """Runs the command to its end.

    Standard input is a file, or with piecemeal, a list of lengths, a pipe on which pieces arrive.
    """
    with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        if piecemeal is None:
            source.write(given)
            source.seek(0)
        begin = time.monotonic()
        process = start(
            words,
            environment or without_display(),
            name,
            stdout=output,
            stderr=errors,
            stdin=source if piecemeal is None else subprocess.PIPE,
        )
        overdue = threading.Event()

        def end():
            overdue.set()
            process.kill()

        timer = threading.Timer(seconds, end)
        timer.start()
        if piecemeal is not None:
            feed(process.stdin, given, piecemeal)
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = status  # it is no longer a child to wait for
        output.seek(0)
        errors.seek(0)
        return Ended(
            [name or "popsheet", *words],
            status,
            output.read(),
            errors.read(),
            time.monotonic() - begin,
            usage.ru_maxrss / 1024,
            overdue.is_set(),
        )


def feed(pipe, given, lengths, pauses=()):
    """Writes pieces of these lengths, with a pause in seconds after each, and then the rest."""
    try:
        begin = 0
        for length, pause in itertools.zip_longest(lengths, pauses, fillvalue=0):
            pipe.write(given[begin : begin + length])
            pipe.flush()
            begin += length
            time.sleep(pause)
        pipe.write(given[begin:])
    except OSError:
        pass  # it has read enough
    finally:
        try:
            pipe.close()
        except OSError:
            pass


def processes(program="popsheet"):
    """The ids of the processes of this session that run a program."""
    found = []
    session = f"XDG_RUNTIME_DIR={os.environ['XDG_RUNTIME_DIR']}\0".encode()
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if (entry / "comm").read_text().strip() == program and session in (entry / "environ").read_bytes():
                    found.append(int(entry.name))
            except OSError:
                continue  # ended meanwhile, or another user's
    return found
