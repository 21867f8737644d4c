#include "Memory.h"
#include <malloc.h>

size_t support_bytes_in_use(void) { return mallinfo2().uordblks; }
