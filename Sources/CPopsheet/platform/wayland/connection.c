#include "CPopsheetConnection.h"
#include "wayland.h"

#ifdef GDK_WINDOWING_WAYLAND

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

struct PopConnectionWatch {
    GThread *thread;
    void (*lost)(void);
    int patience, connection, ending;
};

static gpointer wait_for_loss(gpointer data) {
    const PopConnectionWatch *watch = data;
    // Without requested events: what is there to be read is GDK's, only the end of the connection is reported.
    struct pollfd sources[] = {{.fd = watch->ending, .events = POLLIN}, {.fd = watch->connection}};
    int timeout = -1;
    for (;;) {
        int count = poll(sources, timeout < 0 ? 2 : 1, timeout);
        if (count < 0) continue;
        if (sources[0].revents) return NULL;
        if (timeout >= 0) watch->lost();
        timeout = watch->patience;
    }
}

PopConnectionWatch *pop_connection_watch(void (*lost)(void), int patience) {
    GdkDisplay *display = gdk_display_get_default();
    if (!GDK_IS_WAYLAND_DISPLAY(display)) return NULL;
    int ending = eventfd(0, EFD_CLOEXEC);
    if (ending < 0) return NULL;
    PopConnectionWatch *watch = g_new(PopConnectionWatch, 1);
    *watch = (PopConnectionWatch){.lost = lost,
                                  .patience = patience,
                                  .connection = wl_display_get_fd(gdk_wayland_display_get_wl_display(display)),
                                  .ending = ending};
    watch->thread = g_thread_try_new("connection", wait_for_loss, watch, NULL);
    if (watch->thread) return watch;
    close(ending);
    g_free(watch);
    return NULL;
}

void pop_connection_watch_end(PopConnectionWatch *watch) {
    eventfd_write(watch->ending, 1);
    g_thread_join(watch->thread);
    close(watch->ending);
    g_free(watch);
}

#else

PopConnectionWatch *pop_connection_watch(void (*lost)(void), int patience) {
    (void)lost;
    (void)patience;
    return NULL;
}

void pop_connection_watch_end(PopConnectionWatch *watch) { (void)watch; }

#endif
