"""Closes a window of an X server, as the button of its frame does: Debian 12's xdotool can only destroy it."""

import ctypes

CLIENT_MESSAGE, REDIRECT_AND_NOTIFY = 33, (1 << 20) | (1 << 19)


class ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent, as large as any event."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    ]


def close(window):
    """Asks the window manager to close a window."""
    xlib = ctypes.CDLL("libX11.so.6")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XDefaultRootWindow.restype = xlib.XInternAtom.restype = ctypes.c_ulong
    xlib.XDefaultRootWindow.argtypes = xlib.XCloseDisplay.argtypes = [ctypes.c_void_p]
    xlib.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    xlib.XSendEvent.argtypes = [
        ctypes.c_void_p,
        ctypes.c_ulong,
        ctypes.c_int,
        ctypes.c_long,
        ctypes.POINTER(ClientMessage),
    ]
    display = xlib.XOpenDisplay(None)
    if display:
        atom = xlib.XInternAtom(display, b"_NET_CLOSE_WINDOW", 0)
        event = ClientMessage(type=CLIENT_MESSAGE, window=window, message_type=atom, format=32)
        event.data[1] = 2  # as a pager does
        root = xlib.XDefaultRootWindow(display)
        xlib.XSendEvent(display, root, 0, REDIRECT_AND_NOTIFY, ctypes.byref(event))
        xlib.XCloseDisplay(display)
