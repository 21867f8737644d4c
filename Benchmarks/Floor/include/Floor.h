// The baselines of the screen benchmarks, and the stopwatch that measures them.
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>
#include "Start.h"

#pragma clang assume_nonnull begin

/// A minimal sheet: a prebuilt plain card of six buttons that slides up over a window and down again.
typedef struct Floor Floor;

/// Builds the card over a window; it stays there, and is only shown and hidden.
Floor *floor_new(GtkWindow *window);
/// Slides the card in, in 0.3 s.
void floor_present(Floor *floor);
/// Slides the card out, in 0.25 s.
void floor_dismiss(Floor *floor);
/// Whether the card has arrived.
bool floor_is_settled(Floor *floor);

/// An AdwDialog with six buttons, as a bottom sheet over its own AdwWindow.
typedef struct Dialog Dialog;

/// Opens the window; NULL if libadwaita is missing or too old (1.5). It styles every window of the process.
Dialog *_Nullable dialog_new(int width, int height);
/// Its window.
GtkWidget *dialog_window(Dialog *dialog);
/// Slides the dialog in.
void dialog_present(Dialog *dialog);
/// Slides the dialog out.
void dialog_dismiss(Dialog *dialog);
/// Whether the dialog has been closed; its last frames may follow.
bool dialog_is_closed(Dialog *dialog);

/// Records the frames of a window.
typedef struct FrameWatch FrameWatch;

/// Starts recording a mapped window.
FrameWatch *frame_watch_new(GtkWidget *window);
/// Discards the recorded frames.
void frame_watch_reset(FrameWatch *watch);
/// The number of painted frames.
unsigned frame_watch_count(FrameWatch *watch);
/// The time of a frame on the monotonic clock, in seconds.
double frame_watch_end(FrameWatch *watch, unsigned index);
/// The time that painting a frame took, in seconds.
double frame_watch_duration(FrameWatch *watch, unsigned index);

/// A GTK popover with six buttons.
typedef struct Menu Menu;

/// Builds the popover over a window; it points at the window's centre.
Menu *menu_new(GtkWindow *window);
/// Shows it.
void menu_popup(Menu *menu);
/// Hides it.
void menu_popdown(Menu *menu);
/// Its surface, once it was shown.
GdkSurface *_Nullable menu_surface(Menu *menu);
/// The surface of a Popsheet popover over a window; NULL if none is shown on its own surface.
GdkSurface *_Nullable floor_popover_surface(GtkWindow *window);

/// Records when a surface is drawn on.
typedef struct DrawWatch DrawWatch;

/// Starts recording a surface.
DrawWatch *draw_watch_new(GdkSurface *surface);
/// The time of the first drawing since then, on the monotonic clock, in seconds; 0 if there was none.
double draw_watch_first(DrawWatch *watch);
/// Stops recording.
void draw_watch_free(DrawWatch *watch);

/// The monotonic clock, in seconds.
double floor_now(void);
/// The processor time that this process has used, in seconds.
double floor_cpu(void);
/// The peak memory of the process, in kilobytes.
double floor_most_memory(void);

#pragma clang assume_nonnull end
