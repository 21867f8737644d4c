#pragma once

#pragma clang assume_nonnull begin

/// Looks for programs that listen to what applications report to assistive technologies; if there are some, calls `found`
/// once they can know this program: after what GTK has sent to their bus by now. Calls `release` at the end in any case.
void pop_screen_readers_find(void (*found)(void *data), void *data, void (*release)(void *data));

#pragma clang assume_nonnull end
