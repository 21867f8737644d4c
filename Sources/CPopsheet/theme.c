#include "CPopsheetTheme.h"
#include <gtk/gtk.h>

static bool is_postponed;

// GTK reads the theme whenever one of these properties changes.
static void was_read(void) { is_postponed = false; }

static gboolean read_theme(gpointer settings) {
    if (is_postponed) g_object_notify(G_OBJECT(settings), "gtk-theme-name");
    return G_SOURCE_REMOVE;
}

// Whether the settings name one of GTK's own themes, whose relevant properties are known without reading it.
static bool is_own(const char *name) {
    return g_str_has_prefix(name, "Adwaita") || g_str_has_prefix(name, "Default") || g_str_has_prefix(name, "HighContrast");
}

static const char variable[] = "GTK_THEME";
// Whether the user has not set the variable.
static bool is_ours;

void pop_theme_prepare_environment(void) {
    if (g_getenv(variable)) return;
    // An empty theme of GTK's.
    is_ours = g_setenv(variable, "Empty", TRUE);
}

bool pop_theme_postpone(bool (*start)(const char *), const char *argument) {
    pop_theme_prepare_environment();
    if (!is_ours) return start(argument);
    bool has_display = start(argument);
    GtkSettings *settings = has_display ? gtk_settings_get_default() : NULL;
    g_unsetenv(variable);
    if (!settings) return has_display;
    is_postponed = true;
    g_signal_connect(settings, "notify::gtk-theme-name", G_CALLBACK(was_read), NULL);
    g_signal_connect(settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK(was_read), NULL);
    char *name = NULL;
    g_object_get(settings, "gtk-theme-name", &name, NULL);
    if (name && !is_own(name)) read_theme(settings);
    g_free(name);
    return true;
}

void pop_theme_need(void) {
    static bool is_asked;
    if (!is_postponed || is_asked) return;
    is_asked = true;
    // Not while widgets are measured and allocated.
    g_idle_add_full(G_PRIORITY_HIGH_IDLE, read_theme, gtk_settings_get_default(), NULL);
}

bool pop_theme_is_postponed(void) { return is_postponed; }

bool pop_theme_would_be_dark(void) {
    char *name = NULL;
    gboolean prefers_dark = FALSE;
    g_object_get(gtk_settings_get_default(), "gtk-theme-name", &name, "gtk-application-prefer-dark-theme", &prefers_dark,
                 NULL);
    bool is_dark = prefers_dark || (name && (g_str_has_suffix(name, "dark") || g_str_has_suffix(name, "Inverse")));
    g_free(name);
    return is_dark;
}
