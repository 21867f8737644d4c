// A window for pictures: GTK draws only mapped widgets, so it maps its children but never presents its surface.
#include "CPopsheetPicture.h"

typedef struct {
    GtkWindow parent_instance;
} PopPictureWindow;

typedef struct {
    GtkWindowClass parent_class;
} PopPictureWindowClass;

G_DEFINE_TYPE(PopPictureWindow, pop_picture_window, GTK_TYPE_WINDOW)

// GtkWindow's own functions present the surface; these are those of an ordinary widget.
static GtkWidgetClass *plain_class(void) { return GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_WIDGET)); }

static void map(GtkWidget *widget) { plain_class()->map(widget); }

static void unmap(GtkWidget *widget) { plain_class()->unmap(widget); }

static void show(GtkWidget *widget) {
    plain_class()->show(widget);
    gtk_widget_realize(widget);
    gtk_widget_map(widget);
}

static void pop_picture_window_class_init(PopPictureWindowClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->map = map;
    widget_class->unmap = unmap;
    widget_class->show = show;
    // No theme uses this name, so none adds a background or a margin to the picture.
    gtk_widget_class_set_css_name(widget_class, "picture");
}

static void pop_picture_window_init(PopPictureWindow *self) {
    gtk_window_set_decorated(GTK_WINDOW(self), FALSE);
    gtk_widget_remove_css_class(GTK_WIDGET(self), "background");
    gtk_window_set_focus_visible(GTK_WINDOW(self), FALSE);
}

GtkWidget *pop_picture_window_new(void) { return g_object_new(pop_picture_window_get_type(), NULL); }

void pop_picture_unify_settings(bool right_to_left) {
    GtkSettings *settings = gtk_settings_get_default();
    g_object_set(settings, "gtk-theme-name", "Default", "gtk-application-prefer-dark-theme", FALSE, NULL);
    g_object_set(settings, "gtk-enable-animations", FALSE, "gtk-xft-antialias", 1, "gtk-xft-hinting", 0,
                 "gtk-xft-hintstyle", "hintnone", "gtk-xft-rgba", "none", "gtk-hint-font-metrics", FALSE, NULL);
#if GTK_CHECK_VERSION(4, 16, 0)
    g_object_set(settings, "gtk-font-rendering", GTK_FONT_RENDERING_MANUAL, NULL);
#endif
    gtk_widget_set_default_direction(right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

void pop_picture_unify_widgets(bool dark, double text_scale) {
    // The unit of gtk-xft-dpi is 1/1024 dpi; 96 dpi is the default text size.
    g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", (gboolean)dark, "gtk-font-name",
                 "Sans 11", "gtk-xft-dpi", (int)(CLAMP(text_scale, 0.1, 10) * 96 * 1024), NULL);
}

void pop_picture_set_text(GtkWidget *text_view, const char *text) {
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(text_view)), text, -1);
}

void pop_picture_set_date(GtkWidget *calendar) {
    GDateTime *date = g_date_time_new_utc(2001, 1, 24, 0, 0, 0);
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gtk_calendar_select_day(GTK_CALENDAR(calendar), date);
    G_GNUC_END_IGNORE_DEPRECATIONS
    g_date_time_unref(date);
}

void pop_picture_window_lay_out(GtkWidget *window, int width, int height) {
    int minimum, natural;
    // GTK warns about widgets that were never measured.
    gtk_widget_measure(window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
    gtk_widget_allocate(window, width, height, -1, NULL);
}

void pop_picture_window_hover(GtkWidget *window, double x, double y) {
    static const char *const key = "popsheet-hovered";
    GtkWidget *widget = g_object_get_data(G_OBJECT(window), key);
    for (; widget; widget = gtk_widget_get_parent(widget))
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_PRELIGHT);
    GtkWidget *hovered = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT);
    for (widget = hovered; widget; widget = gtk_widget_get_parent(widget))
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_PRELIGHT, FALSE);
    g_object_set_data_full(G_OBJECT(window), key, hovered ? g_object_ref(hovered) : NULL, g_object_unref);
}

GdkTexture *pop_picture_window_draw(GtkWidget *window, int width, int height, double scale) {
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_snapshot_scale(snapshot, (float)scale, (float)scale);
    for (GtkWidget *child = gtk_widget_get_first_child(window); child; child = gtk_widget_get_next_sibling(child))
        gtk_widget_snapshot_child(window, child, snapshot);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    // An empty picture has no node, but is still a picture.
    if (!node) node = gsk_container_node_new(NULL, 0);
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
    GdkTexture *texture = gsk_renderer_render_texture(gtk_native_get_renderer(GTK_NATIVE(window)), node, &bounds);
    gsk_render_node_unref(node);
    return texture;
}
