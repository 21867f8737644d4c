// The appearances of sheets.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * popsheet_set_default_appearance:
 * @name: (nullable): the name of an appearance, or %NULL to follow the desktop
 *
 * Sets the appearance of the sheets whose `appearance` is %NULL.
 *
 * The built-in appearances are `automatic`, `light`, `dark`, `highContrast`, `highContrastDark`, `classic`,
 * `classicBlue`, `classicBlack`, `adwaita` and `glass`. An unknown name is the same as `automatic`.
 *
 * Since: 0.2
 */
void popsheet_set_default_appearance(const char *name);

/**
 * popsheet_register_appearance:
 * @name: a name that no appearance has
 * @colors: a variant of the type `a{sv}`
 * @error: return location for an error
 *
 * Registers an appearance with the application's own colours.
 *
 * The keys of @colors are the names of colours, their values strings that [method@Gdk.RGBA.parse] understands. The
 * colours that are left out are those of the built-in appearance in that state of the desktop. The keys `dark`, `high-contrast` and
 * `high-contrast-dark` have variants of the same type, with the colours in that state of the desktop; the dark colours
 * are the light ones if `dark` is left out. The names are `card`, `cancelCard`, `tint`, `destructive`,
 * `secondaryLabel`, `separator`, `pressed`, `pressedLabel`, `hover`, `backdrop`, `label`, `title`, `message`,
 * `actionLabel`, `button`, `destructiveButton`, `buttonEdge`, `accent`, `accentLabel`, `outline`, `content` and
 * `groupedContent`.
 *
 * If @colors is floating, it is consumed.
 *
 * Returns: %TRUE if the appearance was registered
 *
 * Since: 0.2
 */
gboolean popsheet_register_appearance(const char *name, GVariant *colors, GError **error);

G_END_DECLS
