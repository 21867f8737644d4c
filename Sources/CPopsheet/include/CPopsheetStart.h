#pragma once
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Opens the display for a program that draws little: with Cairo, and without looking for GL, which takes longer than
/// all the rest. What the user's environment asks for wins. Returns false where there is no display server.
bool pop_start_with_cairo(void);

/// Initialises GTK, and tells whether there is a display server. Once it has failed, GTK itself would claim that all is
/// well.
bool pop_start(void);

#pragma clang assume_nonnull end
