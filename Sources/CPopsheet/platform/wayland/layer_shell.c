// The program is not linked with gtk4-layer-shell, since not every system has it; its functions are looked up in the
// process. The library must precede libwayland, which is loaded with GTK, and only the dynamic linker can ensure that,
// when a process starts.
#include "layer_shell.h"
#include "CPopsheetOverlay.h"
#include "wayland.h"

#ifdef GDK_WINDOWING_WAYLAND

#include <dlfcn.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

static const char library[] = "libgtk4-layer-shell.so.0";
// Marks a restarted process and holds the original LD_PRELOAD: the variable, a colon, and its value if it had one.
static const char restarted[] = "POPSHEET_RESTARTED";
static const char preload[] = "LD_PRELOAD";

// The library's constants, from its header gtk4-layer-shell.h.
enum { LAYER_OVERLAY = 3, EDGE_COUNT = 4, KEYBOARD_EXCLUSIVE = 1, BENEATH_PANELS_TOO = -1 };

#define FUNCTION(name, ...) ((__VA_ARGS__)dlsym(RTLD_DEFAULT, name))

static bool is_loaded(void) { return dlsym(RTLD_DEFAULT, "gtk_layer_init_for_window") != NULL; }

// MARK: Loading

static void find_layer_shell(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                             uint32_t version) {
    (void)registry;
    (void)name;
    (void)version;
    if (g_str_equal(interface, "zwlr_layer_shell_v1")) *(bool *)data = true;
}

/// Whether there is a compositor that lets surfaces cover a monitor.
static bool compositor_has_layers(void) {
    // An inherited socket can be used only once, and GDK needs it.
    if (!g_getenv("WAYLAND_DISPLAY") || g_getenv("WAYLAND_SOCKET")) return false;
    pop_wayland_silence();
    struct wl_display *display = wl_display_connect(NULL);
    if (!display) return false;
    bool found = false;
    pop_wayland_list(display, find_layer_shell, &found);
    wl_display_disconnect(display);
    return found;
}

/// Whether GDK tries Wayland first.
static bool gdk_prefers_wayland(void) {
    const char *backends = g_getenv("GDK_BACKEND");
    return !backends || g_str_has_prefix(backends, "wayland") || g_str_has_prefix(backends, "*");
}

/// Restores the environment that the first start changed; returns whether there was one.
static bool restore_environment(void) {
    const char *mark = g_getenv(restarted);
    if (!mark) return false;
    const char *before = strchr(mark, ':');
    if (before)
        g_setenv(preload, before + 1, TRUE);
    else
        g_unsetenv(preload);
    g_unsetenv(restarted);
    return true;
}

void pop_overlay_load_layer_shell(char **arguments) {
    // Loading is tried only once: if it failed before, it would fail again.
    if (restore_environment() || is_loaded() || getauxval(AT_SECURE)) return;
    if (!gdk_prefers_wayland() || !compositor_has_layers()) return;
    // The dynamic linker would report a missing library on standard error.
    void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    if (!handle) return;
    const char *before = g_getenv(preload);
    char *mark = before ? g_strconcat("yes:", before, NULL) : g_strdup("yes");
    char *libraries = before ? g_strconcat(library, ":", before, NULL) : g_strdup(library);
    g_setenv(restarted, mark, TRUE);
    g_setenv(preload, libraries, TRUE);
    g_free(libraries);
    g_free(mark);
    execv("/proc/self/exe", arguments);
    restore_environment();
    dlclose(handle);
}

// MARK: Using

bool pop_layer_shell_works(GdkDisplay *display) {
    return GDK_IS_WAYLAND_DISPLAY(display) && is_loaded() &&
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

void pop_overlay_load_layer_shell(char **arguments) { (void)arguments; }

bool pop_layer_shell_works(GdkDisplay *display) {
    (void)display;
    return false;
}

void pop_layer_shell_cover(GtkWidget *window, GdkMonitor *monitor) {
    (void)window;
    (void)monitor;
}

#endif
