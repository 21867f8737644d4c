#include "include/Start.h"
#include "include/Floor.h"
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <dlfcn.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { SMALLEST = 24, PATIENCE = 20 };
// What an X server gives each connection for its windows' numbers.
static const XID OWN_BITS = 0x1fffff;
static const double PAUSE = 0.5;

static int ignore(Display *display, XErrorEvent *event) {
    (void)display;
    (void)event;
    return 0;
}

/// The peak memory of a process, in megabytes; 0 if it has ended.
static double peak_memory(pid_t process) {
    char path[64], line[256];
    long kilobytes = 0;
    snprintf(path, sizeof path, "/proc/%d/status", process);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, "VmHWM:", 6) == 0) kilobytes = atol(line + 6);
    if (file) fclose(file);
    return (double)kilobytes / 1024;
}

/// A program whose windows are watched.
typedef struct {
    Display *display;
    int damage_event;
    int (*handler_before)(Display *, XErrorEvent *);
    pid_t process;
    double start;
    /// The program's first window.
    Window first;
} Watched;

/// Whether a window is the program's own, and not the frame that a window manager puts around one.
static bool is_own(const Watched *watched, Window window) {
    return (window & ~OWN_BITS) == (watched->first & ~OWN_BITS);
}

/// The time of the first drawing of the program in its window, on the monotonic clock; 0 if there was none.
/// @param first The time of the first drawing in the first window that is not a helper, which may be that of the window
/// manager in its frame.
static double wait_for_content(Watched *watched, double *first) {
    Display *display = watched->display;
    Window window = None;
    *first = 0;
    while (floor_now() - watched->start < PATIENCE) {
        while (XPending(display)) {
            XEvent event;
            XNextEvent(display, &event);
            if (event.type == CreateNotify) {
                if (watched->first == None) watched->first = event.xcreatewindow.window;
                XDamageCreate(display, event.xcreatewindow.window, XDamageReportRawRectangles);
            }
            XWindowAttributes attributes;
            if (event.type == MapNotify && window == None &&
                XGetWindowAttributes(display, event.xmap.window, &attributes) && attributes.width >= SMALLEST &&
                attributes.height >= SMALLEST)
                window = event.xmap.window;
            XDamageNotifyEvent *damage = (XDamageNotifyEvent *)&event;
            if (event.type != watched->damage_event || window == None || damage->area.width < SMALLEST ||
                damage->area.height < SMALLEST)
                continue;
            if (*first == 0 && damage->drawable == window) *first = floor_now();
            if (*first > 0 && is_own(watched, damage->drawable)) return floor_now();
        }
        poll(&(struct pollfd){.fd = ConnectionNumber(display), .events = POLLIN}, 1, 20);
    }
    return 0;
}

/// The time of the last drawing before a pause, on the monotonic clock.
static double wait_for_rest(const Watched *watched, double drawn) {
    Display *display = watched->display;
    double last = drawn;
    while (floor_now() - last < PAUSE && floor_now() - drawn < PATIENCE) {
        while (XPending(display)) {
            XEvent event;
            XNextEvent(display, &event);
            XDamageNotifyEvent *damage = (XDamageNotifyEvent *)&event;
            if (event.type == watched->damage_event && damage->area.width >= SMALLEST && damage->area.height >= SMALLEST)
                last = floor_now();
        }
        poll(&(struct pollfd){.fd = ConnectionNumber(display), .events = POLLIN}, 1, 20);
    }
    return last;
}

/// Starts a program, the first of the words. False without an X server that reports drawing.
static bool begin(Watched *watched, const char *const *words) {
    int damage_base, error_base;
    Display *display = XOpenDisplay(NULL);
    if (!display) return false;
    if (!XDamageQueryExtension(display, &damage_base, &error_base)) {
        XCloseDisplay(display);
        return false;
    }
    *watched = (Watched){display, damage_base + XDamageNotify, XSetErrorHandler(ignore), 0, 0, None};
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XSync(display, False);
    watched->start = floor_now();
    if (posix_spawnp(&watched->process, words[0], NULL, NULL, (char *const *)words, environ) == 0) return true;
    XCloseDisplay(display);
    XSetErrorHandler(watched->handler_before);
    return false;
}

/// Ends the program.
static void end(Watched *watched) {
    kill(watched->process, SIGTERM);
    waitpid(watched->process, NULL, 0);
    XSync(watched->display, True);
    XCloseDisplay(watched->display);
    XSetErrorHandler(watched->handler_before);
}

bool start_measure(const char *const *words, bool until_rest, StartFigures *figures) {
    Watched watched;
    if (!begin(&watched, words)) return false;
    double first, drawn = wait_for_content(&watched, &first);
    figures->drawn = (first - watched.start) * 1000;
    figures->content = (drawn - watched.start) * 1000;
    if (until_rest && drawn > 0) figures->rest = (wait_for_rest(&watched, drawn) - watched.start) * 1000;
    // Memory allocated after the first drawing counts as well.
    usleep(200000);
    figures->memory = peak_memory(watched.process);
    end(&watched);
    return drawn > 0 && figures->memory > 0;
}

/// The processor time of a process, in milliseconds.
static double processor_time(pid_t process) {
    clockid_t clock;
    struct timespec time = {0};
    if (clock_getcpuclockid(process, &clock) == 0) clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/// Types a letter on the X server's keyboard.
static bool type(Display *display, char letter) {
    int (*fake_key)(Display *, unsigned, int, unsigned long) = NULL;
    void *library = dlopen("libXtst.so.6", RTLD_NOW);
    if (library) *(void **)&fake_key = dlsym(library, "XTestFakeKeyEvent");
    if (!fake_key) return false;
    KeyCode key = XKeysymToKeycode(display, (KeySym)letter);
    fake_key(display, key, True, CurrentTime);
    fake_key(display, key, False, CurrentTime);
    XFlush(display);
    return true;
}

bool start_type_letter(const char *const *words, char letter, LetterFigures *figures) {
    Watched watched;
    if (!begin(&watched, words)) return false;
    double first, drawn = wait_for_content(&watched, &first), start = 0, last = 0;
    if (drawn > 0) {
        wait_for_rest(&watched, drawn);
        double used = processor_time(watched.process);
        start = floor_now();
        if (type(watched.display, letter)) last = wait_for_rest(&watched, start);
        *figures = (LetterFigures){(last - start) * 1000, processor_time(watched.process) - used};
    }
    end(&watched);
    return last > start;
}

void start_visit_files(const char *const *words, void (*visit)(const char *, void *), void *data) {
    Watched watched;
    if (!begin(&watched, words)) return;
    double first;
    wait_for_content(&watched, &first);
    char path[64], line[1024], before[1024] = "";
    GPtrArray *files = g_ptr_array_new_with_free_func(g_free);
    snprintf(path, sizeof path, "/proc/%d/maps", watched.process);
    FILE *maps = fopen(path, "r");
    while (maps && fgets(line, sizeof line, maps)) {
        const char *file = strchr(line, '/');
        line[strcspn(line, "\n")] = 0;
        // A file's parts follow each other.
        if (!file || strcmp(file, before) == 0) continue;
        g_ptr_array_add(files, g_strdup(file));
        g_strlcpy(before, file, sizeof before);
    }
    if (maps) fclose(maps);
    // The pages of a running program stay.
    end(&watched);
    for (guint index = 0; index < files->len; index++) visit(files->pdata[index], data);
    g_ptr_array_unref(files);
}

/// The number of times that the threads of a process have waited for something.
static long wait_count(pid_t process) {
    char path[64], line[256];
    long sum = 0;
    snprintf(path, sizeof path, "/proc/%d/task", process);
    GDir *threads = g_dir_open(path, 0, NULL);
    for (const char *thread; threads && (thread = g_dir_read_name(threads));) {
        snprintf(path, sizeof path, "/proc/%d/task/%s/status", process, thread);
        FILE *file = fopen(path, "r");
        while (file && fgets(line, sizeof line, file))
            if (strncmp(line, "voluntary_ctxt_switches:", 24) == 0) sum += atol(line + 24);
        if (file) fclose(file);
    }
    if (threads) g_dir_close(threads);
    return sum;
}

long start_count_wakeups(const char *const *words, unsigned seconds) {
    Watched watched;
    if (!begin(&watched, words)) return -1;
    double first, drawn = wait_for_content(&watched, &first);
    long count = -1;
    if (drawn > 0) {
        wait_for_rest(&watched, drawn);
        count = wait_count(watched.process);
        g_usleep(seconds * G_USEC_PER_SEC);
        count = wait_count(watched.process) - count;
        // The numbers of a process that has ended stay the same.
        siginfo_t ended = {0};
        waitid(P_PID, (id_t)watched.process, &ended, WEXITED | WNOHANG | WNOWAIT);
        if (ended.si_pid != 0) count = -1;
    }
    end(&watched);
    return count;
}

double start_run(const char *const *words) {
    pid_t process;
    double start = floor_now();
    if (posix_spawnp(&process, words[0], NULL, NULL, (char *const *)words, environ) != 0) return -1;
    int status;
    waitpid(process, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? (floor_now() - start) * 1000 : -1;
}
