#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A rectangle in the coordinates that the function returning it names.
typedef struct {
    double x, y, width, height;
} SupportRect;

/// Where a widget is on its surface, shadow margins included; false while it has no surface or no size.
bool support_widget_bounds(GtkWidget *widget, SupportRect *bounds);

/// The surface a widget is drawn on; NULL while it is not realized.
GdkSurface *_Nullable support_widget_surface(GtkWidget *widget);

/// The toplevel or popup that a widget is in, by its surface's own account of its size.
bool support_surface_size(GdkSurface *surface, int *width, int *height);

/// A popup's parent and its place on it; NULL for a toplevel.
GdkSurface *_Nullable support_popup_parent(GdkSurface *surface, int *x, int *y);

/// The surface's upper left corner in pixels of an X screen; false where it is no X window.
bool support_x11_origin(GdkSurface *surface, int *x, int *y);

/// The number of an X window; 0 for any other surface.
unsigned long support_x11_number(GdkSurface *surface);

/// The handle under which other programs can belong to a Wayland toplevel. The first call asks for it; NULL until the
/// compositor has answered, and elsewhere.
const char *_Nullable support_wayland_handle(GdkSurface *surface);

/// Opens another connection to the Wayland compositor, and makes a wrong request, at which the compositor ends it. False
/// without a compositor.
bool support_wayland_make_error(void);

#pragma clang assume_nonnull end
