#include "CPopsheetConnection.h"
#include "wayland.h"

#ifdef GDK_WINDOWING_WAYLAND

#include <poll.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { UNKNOWN = -1, MOST_DESCRIPTORS = 1024 };

struct PopConnectionWatch {
    GThread *thread;
    void (*lost)(void);
    int patience;
    char *address;         // of the compositor's socket
    atomic_int connection; // its descriptor, or UNKNOWN
    atomic_bool ends;
    int wakeup;
};

/// The socket that is connected to an address, which stays its peer's after the peer has closed it.
static int connection_to(const char *address) {
    for (int descriptor = 0; descriptor < MOST_DESCRIPTORS; descriptor++) {
        struct sockaddr_un peer = {.sun_family = AF_UNSPEC};
        socklen_t length = sizeof peer - 1; // the path may lack its NUL
        if (getpeername(descriptor, (struct sockaddr *)&peer, &length) || peer.sun_family != AF_UNIX) continue;
        char *path = g_canonicalize_filename(peer.sun_path, "/");
        bool is_address = g_str_equal(path, address);
        g_free(path);
        if (is_address) return descriptor;
    }
    return UNKNOWN;
}

static gpointer wait_for_loss(gpointer data) {
    PopConnectionWatch *watch = data;
    for (bool is_lost = false;;) {
        int connection = watch->connection;
        bool is_known = connection != UNKNOWN;
        // Without requested events: what is there to be read is GDK's, only the end of the connection is reported.
        struct pollfd sources[] = {{.fd = watch->wakeup, .events = POLLIN}, {.fd = connection}};
        int count = poll(sources, is_known && !is_lost ? 2 : 1, is_known && !is_lost ? -1 : watch->patience);
        if (count < 0) continue;
        if (sources[0].revents) {
            eventfd_t times;
            eventfd_read(watch->wakeup, &times);
            if (watch->ends) return NULL;
        } else if (is_lost) {
            watch->lost();
        } else if (is_known) {
            is_lost = true;
        } else {
            // GDK is still opening the display, and its descriptor is not known yet.
            atomic_compare_exchange_strong(&watch->connection, &connection, connection_to(watch->address));
        }
    }
}

PopConnectionWatch *pop_connection_watch(void (*lost)(void), int patience) {
    int wakeup = eventfd(0, EFD_CLOEXEC);
    if (wakeup < 0) return NULL;
    const char *given = g_getenv("WAYLAND_DISPLAY");
    PopConnectionWatch *watch = g_new0(PopConnectionWatch, 1);
    watch->lost = lost;
    watch->patience = patience;
    watch->wakeup = wakeup;
    watch->connection = UNKNOWN;
    watch->address = g_canonicalize_filename(given ? given : "wayland-0", g_get_user_runtime_dir());
    watch->thread = g_thread_try_new("connection", wait_for_loss, watch, NULL);
    if (!watch->thread) g_clear_pointer(&watch, pop_connection_watch_end);
    return watch;
}

bool pop_connection_watch_display(PopConnectionWatch *watch) {
    GdkDisplay *display = gdk_display_get_default();
    if (!GDK_IS_WAYLAND_DISPLAY(display)) return false;
    watch->connection = wl_display_get_fd(gdk_wayland_display_get_wl_display(display));
    eventfd_write(watch->wakeup, 1);
    return true;
}

void pop_connection_watch_end(PopConnectionWatch *watch) {
    watch->ends = true;
    eventfd_write(watch->wakeup, 1);
    if (watch->thread) g_thread_join(watch->thread);
    close(watch->wakeup);
    g_free(watch->address);
    g_free(watch);
}

#else

PopConnectionWatch *pop_connection_watch(void (*lost)(void), int patience) {
    (void)lost;
    (void)patience;
    return NULL;
}

bool pop_connection_watch_display(PopConnectionWatch *watch) {
    (void)watch;
    return false;
}

void pop_connection_watch_end(PopConnectionWatch *watch) { (void)watch; }

#endif
