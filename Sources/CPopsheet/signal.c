// Signals and frames as callbacks with one signature, so that Swift needs one trampoline for all of them.
#include "CPopsheetSignal.h"

typedef struct {
    GClosure closure;
    PopSignalCallback callback;
    void (*release)(void *data);
} PopClosure;

static void marshal(GClosure *closure, GValue *result, guint count, const GValue *values, gpointer hint,
                    gpointer marshal_data) {
    (void)hint;
    (void)marshal_data;
    bool answer = ((PopClosure *)closure)->callback(closure->data, count - 1, values + 1);
    if (result && G_VALUE_HOLDS_BOOLEAN(result)) g_value_set_boolean(result, answer);
}

static void finalize(gpointer data, GClosure *closure) { ((PopClosure *)closure)->release(data); }

unsigned long pop_signal_connect(void *object, const char *signal, bool after, PopSignalCallback callback, void *data,
                                 void (*release)(void *data)) {
    GClosure *closure = g_closure_new_simple(sizeof(PopClosure), data);
    ((PopClosure *)closure)->callback = callback;
    ((PopClosure *)closure)->release = release;
    g_closure_set_marshal(closure, marshal);
    g_closure_add_finalize_notifier(closure, data, finalize);
    return g_signal_connect_closure(object, signal, closure, after);
}

void pop_signal_disconnect(void *object, unsigned long connection) {
    if (g_signal_handler_is_connected(object, connection)) g_signal_handler_disconnect(object, connection);
}

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

double pop_object_number(void *object, const char *property) {
    GValue value = G_VALUE_INIT;
    g_object_get_property(object, property, &value);
    double result = number(&value);
    g_value_unset(&value);
    return result;
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
