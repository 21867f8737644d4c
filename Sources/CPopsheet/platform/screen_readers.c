// AT-SPI: assistive technologies have a bus of their own, on which a registry knows the applications and the listeners.
#include "CPopsheetScreenReaders.h"
#include <gio/gio.h>

typedef struct {
    void (*found)(void *data);
    void (*release)(void *data);
    void *data;
} Search;

static void end(Search *search) {
    search->release(search->data);
    g_free(search);
}

static void received_listeners(GObject *source, GAsyncResult *result, gpointer data) {
    Search *search = data;
    GDBusConnection *bus = G_DBUS_CONNECTION(source);
    GVariant *reply = g_dbus_connection_call_finish(bus, result, NULL);
    if (reply) {
        GVariant *listeners = g_variant_get_child_value(reply, 0);
        if (g_variant_n_children(listeners) > 0) search->found(search->data);
        g_variant_unref(listeners);
        g_variant_unref(reply);
    }
    g_dbus_connection_close(bus, NULL, NULL, NULL);
    g_object_unref(bus);
    end(search);
}

static void connected(GObject *source, GAsyncResult *result, gpointer data) {
    (void)source;
    GDBusConnection *bus = g_dbus_connection_new_for_address_finish(result, NULL);
    if (!bus) return end(data);
    // The registry answers after it has told the listeners of applications that were registered before.
    g_dbus_connection_call(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
                           "GetRegisteredEvents", NULL, G_VARIANT_TYPE("(a(ss))"), G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL,
                           received_listeners, data);
}

static void received_address(GObject *source, GAsyncResult *result, gpointer data) {
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (!reply) return end(data);
    const char *address;
    g_variant_get(reply, "(&s)", &address);
    if (g_dbus_is_supported_address(address, NULL))
        g_dbus_connection_new_for_address(
            address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL,
            NULL, connected, data);
    else
        end(data);
    g_variant_unref(reply);
}

static void received_session(GObject *source, GAsyncResult *result, gpointer data) {
    (void)source;
    GDBusConnection *session = g_bus_get_finish(result, NULL);
    if (!session) return end(data);
    g_dbus_connection_set_exit_on_close(session, FALSE);
    g_dbus_connection_call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL, G_VARIANT_TYPE("(s)"),
                           G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, received_address, data);
    g_object_unref(session);
}

void pop_screen_readers_find(void (*found)(void *data), void *data, void (*release)(void *data)) {
    Search *search = g_new(Search, 1);
    *search = (Search){found, release, data};
    g_bus_get(G_BUS_TYPE_SESSION, NULL, received_session, search);
}
