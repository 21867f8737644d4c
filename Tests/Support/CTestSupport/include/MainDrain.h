#pragma once
#include <stdbool.h>

/// Whether the calling thread is the process's first.
bool support_is_main_thread(void);
