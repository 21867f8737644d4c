"""Questions, the keys that answer them in any state, and the answer; None for any."""

from . import screen

ANSWERED = {
    "ask": (["--surface", "window", "--title", "One", "a=A"], ["Tab", "Home", "Return"], b"a\n"),
    "pick": (["pick", *[f"row{index}=Row {index}" for index in range(100)]], ["Home", "Return"], b"row0\n"),
    "text": (["text", "--title", "Text"], ["Return"], b""),
    "edit": (["text", "--edit", "--title", "Text"], ["ctrl+Return"], screen.TEXT),
    "entry": (["entry", "--text", "Text"], ["Return"], b"Text\n"),
    "form": (screen.QUESTIONS["form"][:9], ["ctrl+Return"], None),
    # Far from today, which the calendar marks.
    "date": (["date", "--date", "2099-12-24"], ["ctrl+Return"], b"2099-12-24\n"),
    "color": (["color", "--color", "#123456"], ["ctrl+Return"], b"#123456\n"),
}


def answer(one, keys, name, seconds):
    """Sends the keys that answer a question until it has ended, or that time is over; returns how it ended."""
    screen.wait_until(lambda: one.has_ended() or try_keys(one, keys, name), seconds)
    return one.end_in(0)


def try_keys(one, keys, name):
    screen.focus(one.pid)
    # Keys that come before the focus does are for no window.
    screen.wait_until(one.has_ended, 0.1)
    for key in ANSWERED[name][1]:
        keys("key", key)
    return False


def faults(ended, name, statuses):
    """What is wrong with how a question ended."""
    if ended.overdue:
        return ["its keys do not answer it"]
    wanted, found = ANSWERED[name][2], ended.faults(statuses)
    if not found and wanted is not None and ended.output != wanted:
        return [f"the answer {ended.output[:80]!r}, not {wanted[:80]!r}"]
    return found
