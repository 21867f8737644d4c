/* Wrong clocks in the first seconds of a program: the time of day jumps, the monotonic clock jumps ahead, and the times of
   GTK's frames are out of order. The environment's DEEP_CLOCKS is the seed of the jumps, and DEEP_CLOCKS_TIME how long they
   last, in milliseconds. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

enum { HOUR = 3600, YEAR = 365 * 24 * HOUR, LONGEST_JUMP = 10 };

static int real_time(clockid_t clock, struct timespec *time) {
    static int (*next)(clockid_t, struct timespec *);
    if (!next) next = dlsym(RTLD_NEXT, "clock_gettime");
    return next(clock, time);
}

/* A random number below a limit. */
static uint64_t below(uint64_t limit) {
    static _Atomic uint64_t state;
    static atomic_bool has_seed;
    if (!atomic_exchange(&has_seed, 1)) state += strtoull(getenv("DEEP_CLOCKS"), NULL, 10) << 32;
    uint64_t number = atomic_fetch_add(&state, 0x9E3779B97F4A7C15);
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9;
    number = (number ^ number >> 27) * 0x94D049BB133111EB;
    return (number ^ number >> 31) % limit;
}

static int are_wrong(void) {
    static _Atomic int64_t first;
    if (!getenv("DEEP_CLOCKS") || !getenv("DEEP_CLOCKS_TIME")) return 0;
    struct timespec now;
    real_time(CLOCK_MONOTONIC, &now);
    int64_t milliseconds = now.tv_sec * 1000 + now.tv_nsec / 1000000, none = 0;
    atomic_compare_exchange_strong(&first, &none, milliseconds);
    return milliseconds - first < atoll(getenv("DEEP_CLOCKS_TIME"));
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    /* Seconds of all jumps so far: this clock never goes back. After more of them, calls on the session bus time out. */
    static _Atomic int64_t ahead;
    int status = real_time(clock, time);
    if (status) return status;
    // By years: a calendar marks the day of today, which is in no month that is shown.
    if (clock == CLOCK_REALTIME && are_wrong()) time->tv_sec += ((int64_t)below(20) - 10) * YEAR;
    if (clock == CLOCK_MONOTONIC) {
        if (are_wrong() && ahead < LONGEST_JUMP && below(300) == 0) ahead++;
        time->tv_sec += ahead;
    }
    return 0;
}

int gettimeofday(struct timeval *time, void *zone) {
    struct timespec now;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
    return 0;
}

/* In microseconds. */
int64_t gdk_frame_clock_get_frame_time(void *clock) {
    int64_t (*next)(void *) = dlsym(RTLD_NEXT, "gdk_frame_clock_get_frame_time");
    int64_t time = next(clock);
    if (!are_wrong()) return time;
    switch (below(20)) {
    case 0: return 0;
    case 1: return time + (int64_t)HOUR * 1000000;
    case 2: return time - (int64_t)HOUR * 1000000;
    default: return time + (int64_t)below(100000) - 50000;
    }
}
