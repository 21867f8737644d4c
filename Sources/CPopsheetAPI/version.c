#include "private.h"

guint popsheet_get_major_version(void) { return POPSHEET_MAJOR_VERSION; }

guint popsheet_get_minor_version(void) { return POPSHEET_MINOR_VERSION; }

guint popsheet_get_micro_version(void) { return POPSHEET_MICRO_VERSION; }
