// The baselines of the benchmarks on a screen, and the functions that measure both.
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>
#include "Cold.h"
#include "Start.h"

#pragma clang assume_nonnull begin

/// The minimum cost of a sheet: a prebuilt plain card of six buttons that slides up over a window and down again.
typedef struct Floor Floor;

/// Builds the card over a window, where it stays; presenting and dismissing only show and hide it.
Floor *floor_new(GtkWindow *window);
/// Slides the card in, in 0.3 s.
void floor_present(Floor *floor);
/// Slides the card out, in 0.25 s.
void floor_dismiss(Floor *floor);
/// Whether the card has come to rest.
bool floor_is_settled(Floor *floor);

/// The version of the installed libadwaita; NULL if it is missing, or too old to have a function.
const char *_Nullable libadwaita_version(const char *function);

/// An AdwDialog with six buttons, as a bottom sheet over an AdwWindow of its own.
typedef struct Dialog Dialog;

/// Creates the window, which is not shown yet; NULL if libadwaita is missing or older than 1.5.
///
/// libadwaita styles every window of the process.
Dialog *_Nullable dialog_new(int width, int height);
/// The dialog's window.
GtkWidget *dialog_window(Dialog *dialog);
/// Slides the dialog in.
void dialog_present(Dialog *dialog);
/// The six buttons of the dialog that is presented.
GtkWidget *dialog_content(Dialog *dialog);
/// Slides the dialog out.
void dialog_dismiss(Dialog *dialog);
/// Whether the dialog has been closed; its last frames may still follow.
bool dialog_is_closed(Dialog *dialog);

/// An AdwBottomSheet in a window of its own.
typedef struct BottomSheet BottomSheet;

/// Creates the window, which is not shown yet; NULL if libadwaita is missing or older than 1.6.
///
/// libadwaita styles every window of the process.
BottomSheet *_Nullable bottom_sheet_new(int width, int height, GtkWidget *child);
/// The sheet's window.
GtkWidget *bottom_sheet_window(BottomSheet *sheet);
/// Slides the sheet in or out.
void bottom_sheet_set_open(BottomSheet *sheet, bool is_open);

/// Whether any part of a widget is above its window's bottom edge.
bool widget_is_visible_in(GtkWidget *widget, GtkWidget *window);

/// Records the frames of a window.
typedef struct FrameWatch FrameWatch;

/// Begins to record the frames of a mapped window.
FrameWatch *frame_watch_new(GtkWidget *window);
/// Discards the recorded frames.
void frame_watch_reset(FrameWatch *watch);
/// The number of painted frames.
unsigned frame_watch_count(FrameWatch *watch);
/// The time when a frame was painted, on the monotonic clock, in seconds.
double frame_watch_end(FrameWatch *watch, unsigned index);
/// The time that painting a frame took, in seconds.
double frame_watch_duration(FrameWatch *watch, unsigned index);
/// The processor time that this process had used when a frame was painted, in seconds.
double frame_watch_cpu(FrameWatch *watch, unsigned index);

/// A GTK popover with six buttons.
typedef struct Menu Menu;

/// Builds the popover over a window; it points at the middle of the window.
Menu *menu_new(GtkWindow *window);
/// Shows the popover.
void menu_popup(Menu *menu);
/// Hides the popover.
void menu_popdown(Menu *menu);
/// The popover's surface; NULL before it was shown.
GdkSurface *_Nullable menu_surface(Menu *menu);
/// The surface of a Popsheet popover over a window; NULL if none is shown on a surface of its own.
GdkSurface *_Nullable floor_popover_surface(GtkWindow *window);

/// A scrolled list view of rows of text.
GtkWidget *long_list_new(unsigned count);

/// A GtkFixed with a widget of a size.
GtkWidget *fixed_new(GtkWidget *child, int width, int height);
/// Moves the widget to a distance from the upper edge.
void fixed_move(GtkWidget *fixed, GtkWidget *child, double y);

/// Records when a surface is next drawn on.
typedef struct DrawWatch DrawWatch;

/// Begins to observe a surface.
DrawWatch *draw_watch_new(GdkSurface *surface);
/// The time when the surface was first drawn on since, on the monotonic clock, in seconds; 0 if it was not.
double draw_watch_first(DrawWatch *watch);
/// Stops observing.
void draw_watch_free(DrawWatch *watch);

/// The monotonic clock, in seconds.
double floor_now(void);
/// The processor time that this process has used, in seconds.
double floor_cpu(void);
/// The peak memory of this process, in kilobytes.
double floor_most_memory(void);
/// The memory that this process has allocated and not freed, in bytes, and its open descriptors.
long floor_used_memory(void);
long floor_descriptors(void);

#pragma clang assume_nonnull end
