#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Sets what Xlib calls when the X server ends the connection while it is opened, instead of ending the process with
/// status 1: a function that ends it. GDK sets its own afterwards, which logs the loss first.
void pop_connection_set_early_loss(void (*lost)(void));

/// Watches the connection to a Wayland compositor, in a thread, from before the display is opened; NULL without Wayland.
///
/// GTK ends the process itself when it reads that the connection is lost, but not while it waits for the compositor's
/// answer to a new surface, nor, in GTK 4.18, while it opens the display: then it waits forever, with all of a processor.
/// `lost` is called in the thread if the process is still there `patience` milliseconds after the loss, and must end it.
typedef struct PopConnectionWatch PopConnectionWatch;
PopConnectionWatch *_Nullable pop_connection_watch(void (*lost)(void), int patience);
/// Watches the connection of the default display, which is open now; false if that is not a Wayland compositor's.
bool pop_connection_watch_display(PopConnectionWatch *watch);
void pop_connection_watch_end(PopConnectionWatch *watch);

#pragma clang assume_nonnull end
