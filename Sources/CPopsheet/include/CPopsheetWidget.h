#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The functions that a custom widget calls on the Swift object that owns it, on GTK's thread.
typedef struct {
    void (*measure)(void *owner, GtkOrientation orientation, int for_size, int *minimum, int *natural);
    void (*allocate)(void *owner, int width, int height);
    void (*snapshot)(void *owner, GtkSnapshot *snapshot);
    bool (*contains)(void *owner, double x, double y);
    void (*changed)(void *owner);
} PopWidgetHooks;

/// Sets, once for all widgets, the functions that call their owners.
void pop_widget_set_hooks(PopWidgetHooks hooks);

/// A floating widget with a CSS name and an accessible role, without an owner.
GtkWidget *pop_widget_new(const char *css_name, GtkAccessibleRole role);

/// Sets a widget's owner, which is not retained; without an owner it measures, draws and contains nothing.
void pop_widget_set_owner(GtkWidget *widget, void *_Nullable owner);

/// The name of an object's type; NULL if the pointer is not an object.
const char *_Nullable pop_object_type(void *_Nullable pointer);

/// Whether the pointer is a widget.
bool pop_is_widget(void *_Nullable pointer);

/// Whether the pointer is a widget that is not being destroyed.
bool pop_is_live_widget(void *_Nullable pointer);

/// Whether a window is not destroyed. A destroyed window may still be referenced, but can't be shown again.
bool pop_window_is_open(GtkWidget *window);

/// Allocates a child at an offset that may be fractional.
void pop_widget_place(GtkWidget *child, int width, int height, double x, double y);

/// Allocates a child and scales it about its upper left corner.
void pop_widget_place_scaled(GtkWidget *child, int width, int height, double x, double y, double scale);

/// The origin of a popover's, or the window's own, coordinates in those of a window; false if it is in another window
/// or hidden.
bool pop_widget_surface_offset(GtkWidget *native, GtkWidget *window, double *x, double *y);

/// The bounding rectangle of a widget's rectangle in its window's coordinates, on any surface of the window; false if
/// it is in another window.
bool pop_widget_rect_bounds(GtkWidget *widget, GtkWidget *window, double *x, double *y, double *width, double *height);

/// Whether a pointer button is down over a window, or was pressed there.
bool pop_window_pointer_is_down(GtkWidget *window);

/// The pointer's position on the surface of a widget that has one, in its coordinates; false if it is elsewhere.
bool pop_native_pointer(GtkWidget *native, double *x, double *y);

/// Removes an event controller after the current event.
void pop_widget_remove_controller_soon(GtkWidget *widget, GtkEventController *controller);

/// A floating password field: assistive technologies read dots while it shows dots.
///
/// So does `gtk_editable_get_text` of the field; that of its delegate returns the text.
GtkWidget *pop_password_entry_new(void);

/// A floating search field that is such a field once its delegate hides the text.
GtkWidget *pop_search_entry_new(void);

/// Sets a widget's accessible name, in place of that of a label, which GTK prefers or adds, as its versions do.
void pop_widget_set_accessible_label(GtkWidget *widget, const char *label);

/// Sets a widget's accessible description; NULL for none.
void pop_widget_set_accessible_description(GtkWidget *widget, const char *_Nullable description);

/// Sets a widget's accessible key shortcuts, in ARIA's syntax; NULL for none.
void pop_widget_set_accessible_shortcut(GtkWidget *widget, const char *_Nullable shortcut);

/// Sets a widget's accessible busy state.
void pop_widget_set_accessible_busy(GtkWidget *widget, bool busy);

/// Sets a widget's accessible checked state: 1, 0, or -1 for a widget that can't be checked.
void pop_widget_set_accessible_checked(GtkWidget *widget, int checked);

/// Sets a widget's accessible role, which it can get only before it is shown.
void pop_widget_set_accessible_role(GtkWidget *widget, GtkAccessibleRole role);

/// Sets a widget's accessible selected state.
void pop_widget_set_accessible_selected(GtkWidget *widget, bool selected);

/// Sets the accessible expanded state of a widget that opens another one.
void pop_widget_set_accessible_expanded(GtkWidget *widget, bool expanded);

/// Sets a widget's accessible disabled state.
void pop_widget_set_accessible_disabled(GtkWidget *widget, bool disabled);

/// Sets whether a widget is accessible as one that needs a value.
void pop_widget_set_accessible_required(GtkWidget *widget, bool required);

/// Sets a widget's accessible invalid state.
void pop_widget_set_accessible_invalid(GtkWidget *widget, bool invalid);

/// Hides a widget from assistive technologies, or shows it to them again.
void pop_widget_set_accessible_hidden(GtkWidget *widget, bool hidden);

/// Marks a widget as modal for assistive technologies.
void pop_widget_set_accessible_modal(GtkWidget *widget, bool modal);

/// Sets a widget's accessible position in a set, counted from 1, and the set's size, if not all of it exists.
void pop_widget_set_accessible_position(GtkWidget *widget, int position, int count);

/// Takes the keyboard focus; text keeps its selection, whereas GTK would select all of it.
void pop_widget_focus_untouched(GtkWidget *widget);

/// The window's own surface; NULL before it is realized.
GdkSurface *_Nullable pop_widget_surface(GtkWidget *widget);

/// The bounds of a widget in its window's coordinates, on any surface of the window; false if it is in another window.
bool pop_widget_bounds(GtkWidget *widget, GtkWidget *window, double *x, double *y, double *width, double *height);

/// The text colour of a widget's style.
GdkRGBA pop_widget_text_color(GtkWidget *widget);

/// Makes a GTK button ignore pointer and touch presses; keys and assistive technologies still activate it.
void pop_button_ignore_presses(GtkWidget *button);

/// Lets the pointer drag the content of a scrolled window, as a finger does.
void pop_scrolled_window_follow_pointer(GtkWidget *scrolled_window);

/// Lets a GTK widget handle the wheel, or leaves the wheel to what is around the widget.
void pop_widget_set_takes_wheel(GtkWidget *widget, bool takes_wheel);

/// Makes a box as large as its child, but with its own natural width and height where these are larger; 0 for the child's.
void pop_box_set_natural_size(GtkWidget *box, int width, int height);

/// Makes the child of such a box so high that a text view, in a scrolled window in it, shows whole lines at its end.
void pop_box_show_whole_lines(GtkWidget *box, GtkWidget *view);

/// Lays out the two widgets in a box as a caption and a field: side by side, or one above the other.
///
/// They are above each other if that is requested, or where they don't fit. Next to the caption, the field fills the rest of
/// the width, or is at its end with its natural width. All lengths are in logical pixels.
void pop_box_lay_out_field(GtkWidget *box, int gap, bool fills, bool is_stacked);

/// Cancels a widget's active presses and drags.
void pop_widget_reset_controllers(GtkWidget *widget);

#pragma clang assume_nonnull end
