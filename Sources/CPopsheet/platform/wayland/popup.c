// Whether the compositor can move a popover's surface.
#include "CPopsheetPopup.h"
#include "wayland.h"

#ifdef GDK_WINDOWING_WAYLAND

// The first version of xdg_wm_base in which popups can be moved (xdg-shell.xml, "reposition").
enum { MOVES_SINCE = 3 };

static void note_shell(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                       uint32_t version) {
    (void)registry;
    (void)name;
    if (g_str_equal(interface, "xdg_wm_base")) *(guint *)data = version;
}

bool pop_popup_can_move(GtkWidget *popup) {
    static const char *const key = "popsheet-shell-version";
    GdkDisplay *display = gtk_widget_get_display(popup);
    if (!GDK_IS_WAYLAND_DISPLAY(display)) return true;
    guint version = GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(display), key));
    if (version == 0) {
        // GDK knows the version, but has no function for it.
        pop_wayland_list(gdk_wayland_display_get_wl_display(display), note_shell, &version);
        g_object_set_data(G_OBJECT(display), key, GUINT_TO_POINTER(MAX(1, version)));
    }
    return version >= MOVES_SINCE;
}

#else

bool pop_popup_can_move(GtkWidget *popup) {
    (void)popup;
    return true;
}

#endif
