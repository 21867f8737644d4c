#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// What a widget of ours asks of the Swift object that owns it. All run on GTK's thread.
typedef struct {
    void (*measure)(void *owner, GtkOrientation orientation, int for_size, int *minimum, int *natural);
    void (*allocate)(void *owner, int width, int height);
    void (*snapshot)(void *owner, GtkSnapshot *snapshot);
    bool (*contains)(void *owner, double x, double y);
    void (*changed)(void *owner);
} PopWidgetHooks;

/// Sets, once and for all widgets, the functions that answer for their owners.
void pop_widget_set_hooks(PopWidgetHooks hooks);

/// A floating widget with a CSS name and a role for assistive tools, and no owner yet.
GtkWidget *pop_widget_new(const char *css_name, GtkAccessibleRole role);

/// Sets who answers for a widget, which is not retained; without an owner it measures, draws and contains nothing.
void pop_widget_set_owner(GtkWidget *widget, void *_Nullable owner);

/// The name of an object's type; NULL for what is no object.
const char *_Nullable pop_object_type(void *_Nullable pointer);

/// Whether the pointer is a widget at all.
bool pop_is_widget(void *_Nullable pointer);

/// Whether the pointer is a widget at all, and not yet being destroyed.
bool pop_is_live_widget(void *_Nullable pointer);

/// Whether a window was not destroyed yet. One that others still refer to lives on, but never comes back.
bool pop_window_is_open(GtkWidget *window);

/// Gives a child a size and moves it by an offset that need not be whole pixels.
void pop_widget_place(GtkWidget *child, int width, int height, double x, double y);

/// The same, and scales the child about its upper left corner.
void pop_widget_place_scaled(GtkWidget *child, int width, int height, double x, double y, double scale);

/// Where the coordinates of a popover, or of the window itself, begin in a window's; false where it is in another window or
/// not shown.
bool pop_widget_surface_offset(GtkWidget *native, GtkWidget *window, double *x, double *y);

/// The smallest rectangle around another one of a widget, in its window's coordinates, on whichever surface of the window the
/// widget is; false where it is in another window.
bool pop_widget_rect_bounds(GtkWidget *widget, GtkWidget *window, double *x, double *y, double *width, double *height);

/// Whether a button of the pointer is down while it is over a window, or was pressed there.
bool pop_window_pointer_is_down(GtkWidget *window);

/// Where the pointer is on the surface of a widget that has one, in its coordinates; false where it is not on it.
bool pop_native_pointer(GtkWidget *native, double *x, double *y);

/// Removes an event controller, once the event that is handled now has been.
void pop_widget_remove_controller_soon(GtkWidget *widget, GtkEventController *controller);

/// Says what an assistive tool is to call a widget.
void pop_widget_set_accessible_label(GtkWidget *widget, const char *label);

/// Says what an assistive tool is to say of a widget beside its name; NULL for nothing.
void pop_widget_set_accessible_description(GtkWidget *widget, const char *_Nullable description);

/// Says which keys pick a widget, as ARIA writes them; NULL for none.
void pop_widget_set_accessible_shortcut(GtkWidget *widget, const char *_Nullable shortcut);

/// Says whether a widget awaits something.
void pop_widget_set_accessible_busy(GtkWidget *widget, bool busy);

/// Says that nothing outside the widget can be reached while it is there.
void pop_widget_set_accessible_modal(GtkWidget *widget, bool modal);

/// Says which of how many widgets of a kind one is, counted from 1, where not all of them are there.
void pop_widget_set_accessible_position(GtkWidget *widget, int position, int count);

/// The header bar or toolbar of a window, the first there is; NULL where there is none.
GtkWidget *_Nullable pop_window_bar(GtkWidget *window);

/// Whether a widget has a surface of its own, as windows and popovers do.
bool pop_widget_is_native(GtkWidget *widget);

/// Takes the keyboard's focus; text keeps its selection, where GTK would select all of it.
void pop_widget_focus_untouched(GtkWidget *widget);

/// The window's own surface; NULL before it is realized.
GdkSurface *_Nullable pop_widget_surface(GtkWidget *widget);

/// The bounds of a widget in its window's coordinates, on whichever surface of the window it is; false where it is in another
/// window.
bool pop_widget_bounds(GtkWidget *widget, GtkWidget *window, double *x, double *y, double *width, double *height);

/// The colour of a widget's text as CSS has it.
GdkRGBA pop_widget_text_color(GtkWidget *widget);

/// Makes one of GTK's buttons deaf to presses of pointers and fingers; keys and assistive tools still activate it.
void pop_button_ignore_presses(GtkWidget *button);

/// What lies at a point of a window, insensitive widgets included; NULL where nothing does.
GtkWidget *_Nullable pop_widget_at(GtkWidget *window, double x, double y);

/// Whether a key, by its hardware's code, gives a letter in one of the layouts that the user has.
bool pop_key_has(GdkDisplay *display, unsigned code, gunichar letter);

/// Whether a widget is a scrollbar, or part of one.
bool pop_is_in_scrollbar(GtkWidget *widget);

/// Counts one sheet more, or one less, that hides a widget from assistive tools.
void pop_widget_screen(GtkWidget *widget, int change);

/// Whether a scrolled window shows the top of its content.
bool pop_scrolled_window_is_at_top(GtkWidget *scrolled_window);

/// Whether the content of a scrolled window is taller than its room.
bool pop_scrolled_window_can_scroll(GtkWidget *scrolled_window);

/// Lets the pointer drag the content of a scrolled window, as a finger does.
void pop_scrolled_window_follow_pointer(GtkWidget *scrolled_window);

/// Makes a widget forget presses and drags that go on.
void pop_widget_reset_controllers(GtkWidget *widget);

/// Whether a scroll event counts pixels, as a touchpad's do whose end is told, and not a wheel's notches.
bool pop_scroll_is_in_pixels(GdkEvent *event);

/// Whether nothing within a widget could scroll further up at the place of an event.
bool pop_scroll_finds_top(GtkWidget *widget, GdkEvent *event);

#pragma clang assume_nonnull end
