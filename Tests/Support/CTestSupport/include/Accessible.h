#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Whether a widget reports to assistive tools that it is one of so many of its kind, counted from 1.
bool support_has_position(GtkWidget *widget, int position, int count);

/// Whether a widget reports to assistive tools that these keys pick it; NULL for none.
bool support_has_shortcut(GtkWidget *widget, const char *_Nullable shortcut);

/// Whether a widget reports to assistive tools that this is its name.
bool support_has_label(GtkWidget *widget, const char *label);

#pragma clang assume_nonnull end
