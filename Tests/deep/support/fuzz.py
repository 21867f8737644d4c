"""Random cases for commands without a window."""

import concurrent.futures
import os
import random
import signal

from . import command
from .report import run_check


class Case:
    """A command, its input, and what to check of its end besides what holds for all commands."""

    def __init__(
        self, words, given=b"", statuses=(), judge=None, variables=None, name=None, own_errors=None, piecemeal=None
    ):
        """judge is a function of the Ended; it returns faults."""
        self.words, self.given, self.statuses = words, given, set(statuses)
        self.judge, self.variables, self.name, self.own_errors = judge, variables or {}, name, own_errors
        self.piecemeal = piecemeal

    def run(self):
        environment = {**command.without_display(), **self.variables}
        return command.run(self.words, self.given, environment, self.name, piecemeal=self.piecemeal)

    def faults(self, ended):
        found = ended.faults(self.statuses, self.own_errors(ended) if self.own_errors else None)
        # What the answer says counts only once the command has ended as it may.
        return found or (self.judge(ended) if self.judge else [])


def fuzz(amount, make):
    """Runs a check of that many cases. make is a function of random numbers, and yields the commands of a case."""
    # zenity's --auto-kill sends it to its parent.
    signal.signal(signal.SIGHUP, lambda *_: None)
    run_check(amount, "cases", lambda report: run_cases(report, make))


def run_cases(report, make):
    def run_case(seed):
        if report.is_hopeless:
            return {}
        statuses = {}
        cases = make(random.Random(seed))
        ended = None
        while True:
            try:
                case = cases.send(ended)
            except StopIteration:
                return statuses
            ended = case.run()
            statuses[ended.status] = statuses.get(ended.status, 0) + 1
            for fault in case.faults(ended):
                variables = " ".join(f"{name}={value!r}" for name, value in case.variables.items())
                report.fail(
                    fault,
                    seed,
                    f"{variables} {ended.command}",
                    [("input", case.given), ("output", ended.output), ("errors", ended.errors)],
                )

    total = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        # A generator that has begun is resumed with the end of its last command, a new one only with None.
        for statuses in pool.map(run_case, range(report.seed, report.seed + report.amount)):
            for status, count in statuses.items():
                total[status] = total.get(status, 0) + count
    report.note("statuses " + ", ".join(f"{status}: {count}" for status, count in sorted(total.items(), key=str)))


# MARK: Random texts

ODD = [
    "",
    " ",
    "\n",
    "\t",
    "=",
    "a=b",
    "\\",
    "\\=",
    "-",
    "--",
    "%",
    "%s%n",
    "&",
    "<b>",
    "<span",
    "&#0;",
    "_",
    "__a",
    "cancel",
    "timeout",
    "\u202e",
    "\u200b",
    "\ufeff",
    "\ufffd",
    "é",
    "e\u0301",
    "👩‍👩‍👧",
    "\U0010ffff",
    "\x1b[31m",
    "\x1b]8;;x\x1b\\",
    "\x07",
    "\x7f",
    "\x85",
    "\r",
    "\u2028",
    "0",
    "-1",
    "1e999",
    "9" * 40,
    "0x10",
    "NaN",
    "inf",
    "true",
    "null",
    "{}",
    "[]",
    '"',
    "'",
    "/",
    "../..",
    "|",
    "a|b",
]
BROKEN = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80", b"\xfe\xff\x00a"]


def text(numbers, most=4):
    """Some characters, odd ones among them; rarely very many."""
    share = numbers.random()
    if share < 0.35:
        return "".join(numbers.choice("abcdefgh XYZ0123") for _ in range(numbers.randint(1, 12)))
    if share < 0.36:
        return numbers.choice(["x", "é", "👩‍👩‍👧", "a ", "ا", "\u0301"]) * numbers.choice([5_000, 100_000])
    return "".join(numbers.choice(ODD) for _ in range(numbers.randint(1, most)))


def argument(numbers):
    """A text that can be an argument, not always UTF-8."""
    # Linux has a limit of 128 KB.
    found = text(numbers).replace("\0", "").encode("utf-8", "surrogatepass")[:100_000]
    if numbers.random() < 0.08:
        found += numbers.choice(BROKEN).replace(b"\0", b"")
    return found


def number(numbers):
    return numbers.choice(
        [
            "0",
            "1",
            "-1",
            "2",
            "0.5",
            "100",
            "390",
            "1e3",
            "1e308",
            "1e309",
            "-0",
            "00",
            "1.",
            ".5",
            "+1",
            "0x10",
            "nan",
            "NaN",
            "inf",
            "-inf",
            "infinity",
            "1e-320",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775809",
            "4294967296",
            "2147483648",
            "1" * 400,
            "1,5",
            "١",
            "",
            " 1",
            "1 ",
            "1e",
            "e1",
            str(numbers.uniform(-10, 1000)),
            str(numbers.randint(-5, 2000)),
        ]
    )


def damaged(numbers, content):
    """The bytes with some random changes."""
    changed = bytearray(content)
    for _ in range(numbers.choice([1, 1, 2, 3, 8])):
        place = numbers.randint(0, len(changed))
        end = min(len(changed), place + numbers.randint(0, 12))
        kind = numbers.randrange(7)
        if kind == 0 and place < len(changed):
            changed[place] = numbers.randrange(256)
        elif kind == 1 and place < len(changed):
            changed[place] ^= 1 << numbers.randrange(8)
        elif kind == 2:
            del changed[place:end]
        elif kind == 3:
            target = numbers.randint(0, len(changed))
            changed[target:target] = changed[place:end]
        elif kind == 4:
            del changed[place:]
        elif kind == 5:
            changed[place:place] = numbers.choice([b"\0", b"\n", b"\r\n", b"{", b"[", b'"', b"\\", b",", *BROKEN])
        else:
            changed[place:place] = numbers.choice(ODD).encode("utf-8", "surrogatepass")
    return bytes(changed)


def pieces(numbers, content):
    """None, for a file as standard input, or lengths of pieces for a pipe."""
    if numbers.random() < 0.6:
        return None
    return [numbers.choice([0, 1, 2, 7, 100, 4096, 65536]) for _ in range(numbers.randint(0, 12))]
