#pragma once
#include <gtk/gtk.h>

/// Makes an X window that is not realized yet take the keyboard focus back while it is mapped, whenever a window that
/// it covers has the focus, or none has. Windows above it or on another monitor keep the focus.
void pop_overlay_keep_focus(GtkWidget *window);
