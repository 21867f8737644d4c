// GLib says what is wrong with a program in its log. This keeps every such message, so that a test can ask for them,
// and prints it as usual: the runner takes anything unexpected on stderr for a failure. What G_DEBUG makes fatal aborts:
// GLib's own way is a breakpoint trap, after which Swift's backtracer lets the program go on as if nothing had been.
#include "LogRecord.h"
#include <stdlib.h>
#include <string.h>

static GMutex guard;
static GLogLevelFlags fatal_levels;
static GPtrArray *unexpected, *expected;
static char *expected_fragment;

static const char *field(const GLogField *fields, gsize count, const char *key) {
    for (gsize i = 0; i < count; i++)
        if (strcmp(fields[i].key, key) == 0 && fields[i].length < 0) return fields[i].value;
    return "";
}

static GLogWriterOutput record(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
    if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) {
        char *text = g_strdup_printf("%s: %s", field(fields, count, "GLIB_DOMAIN"), field(fields, count, "MESSAGE"));
        g_mutex_lock(&guard);
        bool awaited = expected_fragment && strstr(text, expected_fragment);
        g_ptr_array_add(awaited ? expected : unexpected, text);
        g_mutex_unlock(&guard);
        if (awaited) return G_LOG_WRITER_HANDLED;
    }
    if (level & fatal_levels) {
        g_log_writer_standard_streams(level, fields, count, data);
        abort();
    }
    return g_log_writer_default(level, fields, count, data);
}

__attribute__((constructor)) static void begin_recording(void) {
    unexpected = g_ptr_array_new_with_free_func(g_free);
    expected = g_ptr_array_new_with_free_func(g_free);
    // It cannot be asked for, only exchanged.
    fatal_levels = g_log_set_always_fatal(G_LOG_FATAL_MASK);
    g_log_set_always_fatal(fatal_levels);
    g_log_set_writer_func(record, NULL, NULL);
}

static size_t count(const GPtrArray *messages) {
    g_mutex_lock(&guard);
    size_t count = messages->len;
    g_mutex_unlock(&guard);
    return count;
}

static char *copy(const GPtrArray *messages, size_t index) {
    g_mutex_lock(&guard);
    char *text = index < messages->len ? g_strdup(messages->pdata[index]) : NULL;
    g_mutex_unlock(&guard);
    return text;
}

size_t support_log_unexpected_count(void) { return count(unexpected); }
size_t support_log_expected_count(void) { return count(expected); }
char *support_log_unexpected(size_t index) { return copy(unexpected, index); }
char *support_log_expected(size_t index) { return copy(expected, index); }

void support_log_expect(const char *fragment) {
    g_mutex_lock(&guard);
    g_free(expected_fragment);
    expected_fragment = g_strdup(fragment);
    g_mutex_unlock(&guard);
}
