#pragma once
#include <gtk/gtk.h>

/// Makes an X window that is not realized yet take the keyboard back while it is mapped, whenever a window has it that the
/// window covers, or none has. What lies above it, or on another monitor, keeps the keyboard.
void pop_overlay_keep_focus(GtkWidget *window);
