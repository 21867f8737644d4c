#pragma once

#include <stddef.h>

/// How many bytes the C library has handed out and not got back.
size_t support_bytes_in_use(void);
