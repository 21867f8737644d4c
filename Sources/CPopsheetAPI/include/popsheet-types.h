// The declarations that every class of the library needs.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

// Declares a class that only the library derives from: the structures of its instances and of itself are not public.
#define POPSHEET_DECLARE_TYPE(TypeName, type_name, NAME)                                                               \
    typedef struct _##TypeName TypeName;                                                                               \
    typedef struct _##TypeName##Class TypeName##Class;                                                                 \
    GType type_name##_get_type(void);                                                                                  \
    G_DEFINE_AUTOPTR_CLEANUP_FUNC(TypeName, g_object_unref)                                                            \
    G_GNUC_UNUSED static inline TypeName *POPSHEET_##NAME(gpointer object) {                                           \
        return G_TYPE_CHECK_INSTANCE_CAST(object, type_name##_get_type(), TypeName);                                   \
    }                                                                                                                  \
    G_GNUC_UNUSED static inline gboolean POPSHEET_IS_##NAME(gpointer object) {                                         \
        return G_TYPE_CHECK_INSTANCE_TYPE(object, type_name##_get_type());                                             \
    }

#define POPSHEET_TYPE_ACTION (popsheet_action_get_type())
POPSHEET_DECLARE_TYPE(PopsheetAction, popsheet_action, ACTION)

#define POPSHEET_TYPE_BAR_ITEM (popsheet_bar_item_get_type())
POPSHEET_DECLARE_TYPE(PopsheetBarItem, popsheet_bar_item, BAR_ITEM)

#define POPSHEET_TYPE_SHEET (popsheet_sheet_get_type())
POPSHEET_DECLARE_TYPE(PopsheetSheet, popsheet_sheet, SHEET)

#define POPSHEET_TYPE_ACTION_SHEET (popsheet_action_sheet_get_type())
POPSHEET_DECLARE_TYPE(PopsheetActionSheet, popsheet_action_sheet, ACTION_SHEET)

#define POPSHEET_TYPE_CONTENT_SHEET (popsheet_content_sheet_get_type())
POPSHEET_DECLARE_TYPE(PopsheetContentSheet, popsheet_content_sheet, CONTENT_SHEET)

G_END_DECLS
