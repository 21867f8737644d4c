#include "CPopsheetMessages.h"
#include "platform/wayland/wayland.h"
#include <glib.h>
#include <string.h>

static void (*lost_display)(void);
static void (*lost_window)(void);
static void (*warned)(const char *text);
static bool is_silent;
static const char own_domain[] = "Popsheet";

// What GDK logs right before it ends the process: on X11, then on Wayland.
static const char *const farewells[] = {
    "Fatal IO error", "Lost connection to Wayland compositor", "dispatching to Wayland display",
    "Error reading events from display", "Error flushing display",
};

// What GDK logs when one of its windows no longer exists: when it is notified, or before it ends the process because a
// request names an unknown window.
static const char *const laments[] = {"unexpectedly destroyed", "received an X Window System error"};

static GLogWriterOutput write_message(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
    (void)data;
    const char *message = NULL, *domain = NULL;
    for (gsize i = 0; i < count; i++) {
        if (g_str_equal(fields[i].key, "MESSAGE")) message = fields[i].value;
        if (g_str_equal(fields[i].key, "GLIB_DOMAIN")) domain = fields[i].value;
    }
    if (warned && message && domain && g_str_equal(domain, own_domain)) {
        warned(message);
        return G_LOG_WRITER_HANDLED;
    }
    if (!is_silent) return g_log_writer_default(level, fields, count, NULL);
    for (gsize i = 0; message && i < G_N_ELEMENTS(farewells); i++)
        if (strstr(message, farewells[i])) lost_display();
    for (gsize i = 0; message && i < G_N_ELEMENTS(laments); i++)
        if (strstr(message, laments[i])) lost_window();
    // Fatal messages, and those requested by the environment, are printed in any case.
    if (level & (G_LOG_FLAG_FATAL | G_LOG_LEVEL_DEBUG | G_LOG_LEVEL_INFO)) {
        if (level & G_LOG_FLAG_FATAL || !g_log_writer_default_would_drop(level, NULL)) pop_messages_release();
        return g_log_writer_default(level, fields, count, NULL);
    }
    return G_LOG_WRITER_HANDLED;
}

// GLib prints a failed assertion of GTK's to standard output.
static void ignore(const char *text) { (void)text; }

void pop_messages_warn(const char *text) { g_log(own_domain, G_LOG_LEVEL_WARNING, "%s", text); }

static void install_writer(void) {
    static bool is_installed;
    // GLib accepts only one writer, and only once.
    if (!is_installed) g_log_set_writer_func(write_message, NULL, NULL);
    is_installed = true;
}

void pop_messages_report(void (*callback)(const char *text)) {
    warned = callback;
    install_writer();
}

void pop_messages_silence(void (*display_callback)(void), void (*window_callback)(void)) {
    lost_display = display_callback;
    lost_window = window_callback;
    is_silent = true;
    pop_wayland_silence();
    g_set_print_handler(ignore);
    install_writer();
}
