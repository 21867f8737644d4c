#pragma once
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Copies a rectangle of the X server's screen, which must be within it, as red, green, blue and alpha bytes.
///
/// On a connection of its own, so that any thread may call it while GTK's goes on. False where the server is gone or
/// its screen is not of the usual 32 bits a pixel.
bool support_x11_capture(int x, int y, int width, int height, uint8_t *rgba);

/// Asks an X window to close, as the button in its title bar does. False where there is no server.
bool support_x11_close(unsigned long window);

/// Destroys another program's X window, without asking it. False where there is no server.
bool support_x11_destroy(unsigned long window);

/// Clears a rectangle of a window to its background, as the server does with parts that are new.
bool support_x11_clear(unsigned long window, int x, int y, unsigned width, unsigned height);

#pragma clang assume_nonnull end
