// gtk4-layer-shell, where the system has it.
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Whether the library is there, was loaded in time, and the compositor does its part.
bool pop_layer_shell_works(GdkDisplay *display);

/// Makes a window that is not realized yet a surface above all others that covers a monitor.
void pop_layer_shell_cover(GtkWidget *window, GdkMonitor *_Nullable monitor);

#pragma clang assume_nonnull end
