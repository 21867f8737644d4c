#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Puts into the environment what pop_theme_postpone() needs there. To be called before there are threads.
void pop_theme_prepare_environment(void);

/// Initialises GTK by a function without reading its theme, which takes longer than all else of a start and of which a sheet's
/// own window shows next to nothing. Where the user's environment or settings name a theme that is not GTK's own, that is
/// read. Answers what the function does.
bool pop_theme_postpone(bool (*start)(const char *_Nullable), const char *_Nullable argument);

/// Has the theme read soon, where that was put off and something is to be shown that it draws.
void pop_theme_need(void);

/// Whether the theme has not been read.
bool pop_theme_is_postponed(void);

/// Whether the theme that has not been read is dark.
bool pop_theme_would_be_dark(void);

#pragma clang assume_nonnull end
