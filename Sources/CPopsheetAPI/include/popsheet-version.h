// The library's version.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * POPSHEET_MAJOR_VERSION:
 *
 * The first number of the version that a program is compiled with.
 *
 * Since: 0.2
 */
#define POPSHEET_MAJOR_VERSION 0

/**
 * POPSHEET_MINOR_VERSION:
 *
 * The second number of the version that a program is compiled with.
 *
 * Since: 0.2
 */
#define POPSHEET_MINOR_VERSION 2

/**
 * POPSHEET_MICRO_VERSION:
 *
 * The third number of the version that a program is compiled with.
 *
 * Since: 0.2
 */
#define POPSHEET_MICRO_VERSION 0

/**
 * POPSHEET_CHECK_VERSION:
 * @major: the first number of a version
 * @minor: the second number of a version
 * @micro: the third number of a version
 *
 * Whether a program is compiled with this version or a later one.
 *
 * Since: 0.2
 */
#define POPSHEET_CHECK_VERSION(major, minor, micro)                                                                    \
    (POPSHEET_MAJOR_VERSION > (major) || (POPSHEET_MAJOR_VERSION == (major) && POPSHEET_MINOR_VERSION > (minor)) ||    \
     (POPSHEET_MAJOR_VERSION == (major) && POPSHEET_MINOR_VERSION == (minor) && POPSHEET_MICRO_VERSION >= (micro)))

/**
 * popsheet_get_major_version:
 *
 * Returns the first number of the version of the library that is loaded.
 *
 * Returns: the number
 *
 * Since: 0.2
 */
guint popsheet_get_major_version(void);

/**
 * popsheet_get_minor_version:
 *
 * Returns the second number of the version of the library that is loaded.
 *
 * Returns: the number
 *
 * Since: 0.2
 */
guint popsheet_get_minor_version(void);

/**
 * popsheet_get_micro_version:
 *
 * Returns the third number of the version of the library that is loaded.
 *
 * Returns: the number
 *
 * Since: 0.2
 */
guint popsheet_get_micro_version(void);

G_END_DECLS
