#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Sets the environment variables that pop_theme_postpone() needs. Call it before there are threads.
void pop_theme_prepare_environment(void);

/// Initializes GTK with a function but without reading its theme, which takes longer than the rest of the start, and of
/// which a sheet's own window shows almost nothing. A theme other than GTK's own, named by the environment or the
/// settings, is read. Returns the function's result.
bool pop_theme_postpone(bool (*start)(const char *_Nullable), const char *_Nullable argument);

/// Schedules reading the postponed theme, before showing something that it draws.
void pop_theme_need(void);

/// Whether the theme has not been read.
bool pop_theme_is_postponed(void);

/// Whether the postponed theme is dark.
bool pop_theme_would_be_dark(void);

#pragma clang assume_nonnull end
