// What the screen's benchmarks are compared with, and the stopwatch that both are measured by.
#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>
#include "Start.h"

#pragma clang assume_nonnull begin

/// The least that a sheet can cost: a prebuilt plain card of six buttons that slides up over a window and down again.
typedef struct Floor Floor;

/// Builds the card over a window; it is there for good, and only shown and hidden.
Floor *floor_new(GtkWindow *window);
/// Slides the card in, in 0.3 s.
void floor_present(Floor *floor);
/// Slides the card out, in 0.25 s.
void floor_dismiss(Floor *floor);
/// Whether the card is where it was to go.
bool floor_is_settled(Floor *floor);

/// An AdwDialog with six buttons, as a bottom sheet over an AdwWindow of its own.
typedef struct Dialog Dialog;

/// Makes the window, which is not shown yet; NULL where libadwaita is missing or too old (1.5). It styles every window of the process.
Dialog *_Nullable dialog_new(int width, int height);
/// Its window.
GtkWidget *dialog_window(Dialog *dialog);
/// Slides the dialog in.
void dialog_present(Dialog *dialog);
/// Slides the dialog out.
void dialog_dismiss(Dialog *dialog);
/// Whether the dialog has been closed; its last frames may follow.
bool dialog_is_closed(Dialog *dialog);

/// The frames of a window while it is watched.
typedef struct FrameWatch FrameWatch;

/// Begins to watch a mapped window.
FrameWatch *frame_watch_new(GtkWidget *window);
/// Forgets what was seen.
void frame_watch_reset(FrameWatch *watch);
/// How many frames were painted.
unsigned frame_watch_count(FrameWatch *watch);
/// When a frame was painted, on the monotonic clock, in seconds.
double frame_watch_end(FrameWatch *watch, unsigned index);
/// How long painting a frame took, in seconds.
double frame_watch_duration(FrameWatch *watch, unsigned index);

/// A popover of GTK's with six buttons.
typedef struct Menu Menu;

/// Builds the popover over a window, in the middle of which it points.
Menu *menu_new(GtkWindow *window);
/// Shows it.
void menu_popup(Menu *menu);
/// Hides it.
void menu_popdown(Menu *menu);
/// Its surface, once it was shown.
GdkSurface *_Nullable menu_surface(Menu *menu);
/// The surface of a popover of Popsheet's over a window; NULL where none is shown on one of its own.
GdkSurface *_Nullable floor_popover_surface(GtkWindow *window);

/// Tells when a surface was next drawn on.
typedef struct DrawWatch DrawWatch;

/// Begins to watch a surface.
DrawWatch *draw_watch_new(GdkSurface *surface);
/// When it was first drawn on since, on the monotonic clock, in seconds; 0 while it was not.
double draw_watch_first(DrawWatch *watch);
/// Ends the watch.
void draw_watch_free(DrawWatch *watch);

/// The monotonic clock, in seconds.
double floor_now(void);
/// The processor time that this process has used, in seconds.
double floor_cpu(void);
/// The most kilobytes of memory that the process has taken at a time.
double floor_most_memory(void);

#pragma clang assume_nonnull end
