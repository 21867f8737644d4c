// The program is not linked with gtk4-layer-shell, since not every system has it; its functions are looked up in the
// process.
#include "layer_shell.h"
#include "CPopsheetOverlay.h"
#include "wayland.h"

#ifdef GDK_WINDOWING_WAYLAND

#include <dlfcn.h>

// The library's constants, from its header gtk4-layer-shell.h.
enum { LAYER_OVERLAY = 3, EDGE_COUNT = 4, KEYBOARD_EXCLUSIVE = 1, BENEATH_PANELS_TOO = -1 };

#define FUNCTION(name, ...) ((__VA_ARGS__)dlsym(RTLD_DEFAULT, name))

bool pop_layer_shell_is_loaded(void) { return dlsym(RTLD_DEFAULT, "gtk_layer_init_for_window") != NULL; }

bool pop_layer_shell_works(GdkDisplay *display) {
    return GDK_IS_WAYLAND_DISPLAY(display) && pop_layer_shell_is_loaded() &&
           FUNCTION("gtk_layer_is_supported", gboolean(*)(void))();
}

void pop_layer_shell_cover(GtkWidget *window, GdkMonitor *monitor) {
    GtkWindow *surface = GTK_WINDOW(window);
    gtk_window_set_resizable(surface, TRUE);
    FUNCTION("gtk_layer_init_for_window", void (*)(GtkWindow *))(surface);
    FUNCTION("gtk_layer_set_namespace", void (*)(GtkWindow *, const char *))(surface, "popsheet");
    FUNCTION("gtk_layer_set_layer", void (*)(GtkWindow *, int))(surface, LAYER_OVERLAY);
    for (int edge = 0; edge < EDGE_COUNT; edge++)
        FUNCTION("gtk_layer_set_anchor", void (*)(GtkWindow *, int, gboolean))(surface, edge, TRUE);
    FUNCTION("gtk_layer_set_exclusive_zone", void (*)(GtkWindow *, int))(surface, BENEATH_PANELS_TOO);
    FUNCTION("gtk_layer_set_keyboard_mode", void (*)(GtkWindow *, int))(surface, KEYBOARD_EXCLUSIVE);
    if (monitor) FUNCTION("gtk_layer_set_monitor", void (*)(GtkWindow *, GdkMonitor *))(surface, monitor);
}

#else

bool pop_layer_shell_is_loaded(void) { return false; }

bool pop_layer_shell_works(GdkDisplay *display) {
    (void)display;
    return false;
}

void pop_layer_shell_cover(GtkWidget *window, GdkMonitor *monitor) {
    (void)window;
    (void)monitor;
}

#endif
