// Support for gtk4-layer-shell, if it is installed.
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Whether the library is installed and was loaded in time, and the compositor supports it.
bool pop_layer_shell_works(GdkDisplay *display);

/// Makes a window that is not realized yet a surface above all others that covers a monitor.
void pop_layer_shell_cover(GtkWidget *window, GdkMonitor *_Nullable monitor);

#pragma clang assume_nonnull end
