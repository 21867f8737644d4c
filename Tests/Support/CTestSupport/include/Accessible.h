#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Whether a widget tells assistive tools that it is one of so many of its kind, counted from 1.
bool support_has_position(GtkWidget *widget, int position, int count);

#pragma clang assume_nonnull end
