// The heights at which content sheets rest.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * PopsheetDetent:
 *
 * A height at which a content sheet rests, in logical pixels, without what bars and notches cover of its lower edge.
 *
 * Since: 0.2
 */
typedef struct _PopsheetDetent PopsheetDetent;

#define POPSHEET_TYPE_DETENT (popsheet_detent_get_type())
GType popsheet_detent_get_type(void);

/**
 * PopsheetDetentFunc:
 * @maximum: the maximum height of the sheet, in logical pixels
 * @width: the width of the area in which the sheet is presented, in logical pixels
 * @height: the height of that area, in logical pixels
 * @user_data: the data that was given with the function
 *
 * Computes the height of a detent whenever the sheet is laid out.
 *
 * Returns: the height in logical pixels, or a number that is not above 0 while the detent is not available
 *
 * Since: 0.2
 */
typedef double (*PopsheetDetentFunc)(double maximum, double width, double height, gpointer user_data);

/**
 * popsheet_detent_new_medium: (constructor)
 *
 * Creates the detent `medium`: half of the maximum height.
 *
 * Returns: (transfer full): the detent
 *
 * Since: 0.2
 */
PopsheetDetent *popsheet_detent_new_medium(void);

/**
 * popsheet_detent_new_large: (constructor)
 *
 * Creates the detent `large`: the maximum height.
 *
 * Returns: (transfer full): the detent
 *
 * Since: 0.2
 */
PopsheetDetent *popsheet_detent_new_large(void);

/**
 * popsheet_detent_new_content: (constructor)
 *
 * Creates the detent `content`: the natural height of the content at the sheet's width.
 *
 * Returns: (transfer full): the detent
 *
 * Since: 0.2
 */
PopsheetDetent *popsheet_detent_new_content(void);

/**
 * popsheet_detent_new_fraction: (constructor)
 * @id: (nullable): a name that no other detent of the sheet has; %NULL for one of the number
 * @fraction: a fraction of the maximum height, above 0; more than 1 is the same as 1
 *
 * Creates a detent that is a fraction of the maximum height.
 *
 * Returns: (transfer full): the detent
 *
 * Since: 0.2
 */
PopsheetDetent *popsheet_detent_new_fraction(const char *id, double fraction);

/**
 * popsheet_detent_new_height: (constructor)
 * @id: (nullable): a name that no other detent of the sheet has; %NULL for one of the number
 * @height: a height in logical pixels, above 0 and at most the maximum
 *
 * Creates a detent with a height.
 *
 * Returns: (transfer full): the detent
 *
 * Since: 0.2
 */
PopsheetDetent *popsheet_detent_new_height(const char *id, double height);

/**
 * popsheet_detent_new_custom: (constructor)
 * @id: a name that no other detent of the sheet has
 * @func: (scope notified) (closure user_data) (destroy destroy): computes the height
 * @user_data: data for @func
 * @destroy: (nullable): frees @user_data
 *
 * Creates a detent whose height is computed whenever the sheet is laid out.
 *
 * Returns: (transfer full): the detent
 *
 * Since: 0.2
 */
PopsheetDetent *popsheet_detent_new_custom(const char *id, PopsheetDetentFunc func, gpointer user_data,
                                           GDestroyNotify destroy);

/**
 * popsheet_detent_get_id:
 * @self: a detent
 *
 * Returns the name by which detents are equal.
 *
 * Returns: (transfer none): the name
 *
 * Since: 0.2
 */
const char *popsheet_detent_get_id(PopsheetDetent *self);

/**
 * popsheet_detent_ref:
 * @self: a detent
 *
 * Increases the reference count of a detent.
 *
 * Returns: (transfer full): the detent
 *
 * Since: 0.2
 */
PopsheetDetent *popsheet_detent_ref(PopsheetDetent *self);

/**
 * popsheet_detent_unref:
 * @self: (transfer full): a detent
 *
 * Decreases the reference count of a detent, and frees it when it becomes zero.
 *
 * Since: 0.2
 */
void popsheet_detent_unref(PopsheetDetent *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC(PopsheetDetent, popsheet_detent_unref)

G_END_DECLS
