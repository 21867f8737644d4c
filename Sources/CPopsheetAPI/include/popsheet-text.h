// The texts that sheets have without the application.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * popsheet_set_default_text:
 * @name: the name of a text
 * @text: (nullable): plain text; %NULL for the original one, in the user's language
 *
 * Sets a text that sheets show, or give to assistive technologies, without one of the application.
 *
 * The names are `cancel`, the label of the standard cancel action, and for assistive technologies `action-sheet` and
 * `sheet`, what a sheet is called before its title, `grabber`, what its grabber is called, `destructive`, what is read after
 * the label of a destructive action, and `detent-` with the id of a detent, such as `detent-medium`, what it is called. An
 * unknown name has no effect, and is a critical message.
 *
 * Set it before the first sheet is presented.
 *
 * Since: 0.2
 */
void popsheet_set_default_text(const char *name, const char *text);

G_END_DECLS
