// Queries the style of a widget. GTK 4.10 deprecates these functions without a replacement.
#include "CPopsheetStyle.h"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

bool pop_widget_named_color(GtkWidget *widget, const char *name, GdkRGBA *color) {
    return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, color);
}

void pop_window_snapshot_background(GtkWidget *window, GtkSnapshot *snapshot) {
    gtk_snapshot_render_background(snapshot, gtk_widget_get_style_context(window), 0, 0,
                                   gtk_widget_get_width(window), gtk_widget_get_height(window));
}

// The first rounded outline in a node: that of the background or, without one, of the shadow.
static const GskRoundedRect *outline_in(GskRenderNode *node) {
    switch (gsk_render_node_get_node_type(node)) {
    case GSK_ROUNDED_CLIP_NODE: return gsk_rounded_clip_node_get_clip(node);
    case GSK_OUTSET_SHADOW_NODE: return gsk_outset_shadow_node_get_outline(node);
    case GSK_DEBUG_NODE: return outline_in(gsk_debug_node_get_child(node));
    case GSK_TRANSFORM_NODE: return outline_in(gsk_transform_node_get_child(node));
    case GSK_CONTAINER_NODE:
        for (guint i = 0; i < gsk_container_node_get_n_children(node); i++) {
            const GskRoundedRect *outline = outline_in(gsk_container_node_get_child(node, i));
            if (outline) return outline;
        }
        return NULL;
    default: return NULL;
    }
}

void pop_window_corner_radii(GtkWidget *window, float radii[4]) {
    for (int corner = 0; corner < 4; corner++) radii[corner] = 0;
    if (gtk_widget_get_width(window) <= 0 || gtk_widget_get_height(window) <= 0) return;
    GtkSnapshot *snapshot = gtk_snapshot_new();
    pop_window_snapshot_background(window, snapshot);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    if (!node) return;
    const GskRoundedRect *outline = outline_in(node);
    for (int corner = 0; outline && corner < 4; corner++)
        radii[corner] = MAX(outline->corner[corner].width, outline->corner[corner].height);
    gsk_render_node_unref(node);
}

G_GNUC_END_IGNORE_DEPRECATIONS
