// A picture of the X server's screen, straight from the server.
#include "XCapture.h"
#include <X11/Xlib.h>
#include <X11/Xutil.h>

bool support_x11_capture(int x, int y, int width, int height, uint8_t *rgba) {
    Display *connection = XOpenDisplay(NULL);
    if (!connection) return false;
    XImage *image = XGetImage(connection, DefaultRootWindow(connection), x, y, (unsigned)width, (unsigned)height,
                              AllPlanes, ZPixmap);
    bool usual = image && image->bits_per_pixel == 32 && image->byte_order == LSBFirst && image->red_mask == 0xff0000;
    for (int row = 0; usual && row < height; row++) {
        const uint8_t *from = (const uint8_t *)image->data + (long)row * image->bytes_per_line;
        uint8_t *to = rgba + (long)row * width * 4;
        for (int column = 0; column < width; column++, from += 4, to += 4) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
            to[3] = 255;
        }
    }
    if (image) XDestroyImage(image);
    XCloseDisplay(connection);
    return usual;
}

bool support_x11_close(unsigned long window) {
    Display *display = XOpenDisplay(NULL);
    if (!display) return false;
    XClientMessageEvent message = {
        .type = ClientMessage,
        .window = window,
        .message_type = XInternAtom(display, "WM_PROTOCOLS", False),
        .format = 32,
        .data.l = {(long)XInternAtom(display, "WM_DELETE_WINDOW", False), CurrentTime},
    };
    XSendEvent(display, window, False, NoEventMask, (XEvent *)&message);
    XCloseDisplay(display);
    return true;
}

bool support_x11_destroy(unsigned long window) {
    Display *display = XOpenDisplay(NULL);
    if (!display) return false;
    XDestroyWindow(display, window);
    XCloseDisplay(display);
    return true;
}

bool support_x11_clear(unsigned long window, int x, int y, unsigned width, unsigned height) {
    Display *display = XOpenDisplay(NULL);
    if (!display) return false;
    XClearArea(display, window, x, y, width, height, False);
    XCloseDisplay(display);
    return true;
}
