#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A floating widget that chooses a colour.
///
/// The labels of its buttons may be NULL for GTK's; an underscore precedes the letter that presses one.
///
/// GTK 4.10 deprecates it in favour of a dialog, which can't be put into a window of ours.
GtkWidget *pop_color_chooser_new(const char *label, bool shows_palette);

/// Whether the chooser shows a plane of colours, or its palette.
bool pop_color_chooser_shows_editor(GtkWidget *chooser);

/// The chosen colour.
GdkRGBA pop_color_chooser_get(GtkWidget *chooser);

/// Chooses a colour.
void pop_color_chooser_set(GtkWidget *chooser, GdkRGBA color);

/// A file chooser in its own window, which the desktop's portal provides if there is one. The caller owns it.
///
/// GTK 4.10 deprecates it in favour of a dialog that calls back, which GTK 4.8 does not have.
GtkFileChooserNative *pop_file_chooser_new(const char *title, GtkFileChooserAction action, bool multiple,
                                           const char *_Nullable accept, const char *_Nullable cancel);

/// GTK's window of the chooser, which the desktop's portal replaces with its own; there is only one chooser at a time.
GtkWidget *_Nullable pop_file_chooser_window(void);

/// Sets the window that the chooser's belongs to.
void pop_file_chooser_set_parent(GtkFileChooserNative *chooser, GtkWindow *parent);

/// Sets whether the chooser's window is modal for its parent.
void pop_file_chooser_set_modal(GtkFileChooserNative *chooser, bool modal);

/// Sets the folder that is shown at first.
void pop_file_chooser_set_folder(GtkFileChooserNative *chooser, GFile *folder);

/// Sets the file that is selected at first.
void pop_file_chooser_set_file(GtkFileChooserNative *chooser, GFile *file);

/// Sets the name to save a file with.
void pop_file_chooser_set_name(GtkFileChooserNative *chooser, const char *name);

/// Adds a filter of file names.
void pop_file_chooser_add_filter(GtkFileChooserNative *chooser, GtkFileFilter *filter);

/// The chosen files, which are objects of type GFile. The caller owns the list.
GListModel *pop_file_chooser_files(GtkFileChooserNative *chooser);

/// Shows the chooser, or hides it.
void pop_file_chooser_set_visible(GtkFileChooserNative *chooser, bool visible);

/// Destroys the chooser's window.
void pop_file_chooser_destroy(GtkFileChooserNative *chooser);

#pragma clang assume_nonnull end
