// Signals and frames as callbacks with one signature, so that Swift needs only one trampoline.
#include "CPopsheetSignal.h"

struct PopConnection {
    GClosure closure;
    PopSignalCallback callback;
    void (*release)(void *data);
};

static void marshal(GClosure *closure, GValue *result, guint count, const GValue *values, gpointer hint,
                    gpointer marshal_data) {
    (void)hint;
    (void)marshal_data;
    bool answer = ((PopConnection *)closure)->callback(closure->data, count - 1, values + 1);
    if (result && G_VALUE_HOLDS_BOOLEAN(result)) g_value_set_boolean(result, answer);
}

static void finalize(gpointer data, GClosure *closure) { ((PopConnection *)closure)->release(data); }

PopConnection *pop_signal_connect(void *object, const char *signal, bool after, PopSignalCallback callback, void *data,
                                  void (*release)(void *data)) {
    GClosure *closure = g_closure_new_simple(sizeof(PopConnection), data);
    PopConnection *connection = (PopConnection *)closure;
    connection->callback = callback;
    connection->release = release;
    g_closure_set_marshal(closure, marshal);
    g_closure_add_finalize_notifier(closure, data, finalize);
    g_closure_ref(closure);
    g_closure_sink(closure);
    g_signal_connect_closure(object, signal, closure, after);
    return connection;
}

// A signal disconnects a closure that becomes invalid, and drops its closures when its object is finalized, so neither
// case needs the object.
void pop_signal_disconnect(PopConnection *connection) {
    g_closure_invalidate(&connection->closure);
    g_closure_unref(&connection->closure);
}

void pop_signal_release(PopConnection *connection) { g_closure_unref(&connection->closure); }

static double number(const GValue *value) {
    switch (G_TYPE_FUNDAMENTAL(G_VALUE_TYPE(value))) {
        case G_TYPE_DOUBLE: return g_value_get_double(value);
        case G_TYPE_INT: return g_value_get_int(value);
        case G_TYPE_UINT: return g_value_get_uint(value);
        case G_TYPE_BOOLEAN: return g_value_get_boolean(value);
        case G_TYPE_ENUM: return g_value_get_enum(value);
        case G_TYPE_FLAGS: return g_value_get_flags(value);
        default: return 0;
    }
}

double pop_signal_number(unsigned count, const GValue *arguments, unsigned index) {
    return index < count ? number(arguments + index) : 0;
}

void *pop_signal_pointer(unsigned count, const GValue *arguments, unsigned index) {
    return index < count && G_VALUE_HOLDS_POINTER(arguments + index) ? g_value_get_pointer(arguments + index) : NULL;
}

bool pop_signal_has_text(unsigned count, const GValue *arguments, unsigned index) {
    if (index >= count || !G_VALUE_HOLDS_STRING(arguments + index)) return false;
    const char *text = g_value_get_string(arguments + index);
    return text && *text;
}

double pop_object_number(void *object, const char *property) {
    GValue value = G_VALUE_INIT;
    g_object_get_property(object, property, &value);
    double result = number(&value);
    g_value_unset(&value);
    return result;
}

void pop_object_set_flag(void *object, const char *property, bool value) {
    g_object_set(object, property, (gboolean)value, NULL);
}

bool pop_object_has(void *object, const char *property) {
    return g_object_class_find_property(G_OBJECT_GET_CLASS(object), property);
}

char *pop_object_string(void *object, const char *property) {
    char *value = NULL;
    g_object_get(object, property, &value, NULL);
    return value;
}

typedef struct {
    bool (*tick)(void *data, int64_t microseconds);
    void *data;
    void (*release)(void *data);
} PopTick;

static gboolean run_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    (void)widget;
    PopTick *tick = data;
    return tick->tick(tick->data, gdk_frame_clock_get_frame_time(clock)) ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void free_tick(gpointer data) {
    PopTick *tick = data;
    tick->release(tick->data);
    g_free(tick);
}

unsigned pop_tick_add(GtkWidget *widget, bool (*callback)(void *data, int64_t microseconds), void *data,
                      void (*release)(void *data)) {
    PopTick *tick = g_new(PopTick, 1);
    *tick = (PopTick){callback, data, release};
    return gtk_widget_add_tick_callback(widget, run_tick, tick, free_tick);
}
