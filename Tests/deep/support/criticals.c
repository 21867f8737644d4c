/* Writes GLib's criticals, warnings and messages, and where they come from, to the file that DEEP_CRITICALS names: the
   command prints none. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { CRITICAL = 1 << 3, WARNING = 1 << 4, MESSAGE = 1 << 5, FRAMES = 24 };

void g_logv(const char *domain, int level, const char *format, va_list arguments);

static int open_file(void) {
    const char *path = getenv("DEEP_CRITICALS");
    return path ? open(path, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
}

static void close_with_frames(int file) {
    void *frames[FRAMES];
    backtrace_symbols_fd(frames, backtrace(frames, FRAMES), file);
    close(file);
}

/* What g_return_if_fail calls. */
void g_return_if_fail_warning(const char *domain, const char *function, const char *expression) {
    int file = open_file();
    if (file >= 0) {
        dprintf(file, "CRITICAL %s: %s: %s\n", domain, function, expression);
        close_with_frames(file);
    }
    void (*next)(const char *, const char *, const char *) = dlsym(RTLD_NEXT, "g_return_if_fail_warning");
    next(domain, function, expression);
}

/* What g_critical and g_warning call. */
void g_log(const char *domain, int level, const char *format, ...) {
    va_list arguments;
    int file = level & (CRITICAL | WARNING | MESSAGE) ? open_file() : -1;
    if (file >= 0) {
        va_start(arguments, format);
        dprintf(file, "%s %s: ", level & CRITICAL ? "CRITICAL" : level & WARNING ? "WARNING" : "MESSAGE", domain);
        vdprintf(file, format, arguments);
        dprintf(file, "\n");
        va_end(arguments);
        close_with_frames(file);
    }
    va_start(arguments, format);
    g_logv(domain, level, format, arguments);
    va_end(arguments);
}
