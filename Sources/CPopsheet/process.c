#define _GNU_SOURCE
#include "CPopsheetProcess.h"
#include "CPopsheetStart.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

extern char **environ;

static int start(char *const *arguments, bool reads_input, int output, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int error = posix_spawn_file_actions_init(&actions);
    if (error) return error;
    if ((error = posix_spawnattr_init(&attributes))) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    // GLib ignores broken pipes, which programs rely on to end.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    if (!(error = posix_spawnattr_setsigdefault(&attributes, &signals)) &&
        !(error = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF)) &&
        !(error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)) &&
        !(error = posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)) &&
        (reads_input ||
         !(error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)))) {
        error = posix_spawnp(process, arguments[0], &actions, &attributes, arguments, environ);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

int pop_process_start(char *const *arguments, bool reads_input, pid_t *process, int *output) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC)) return errno;
    int error = start(arguments, reads_input, ends[1], process);
    close(ends[1]);
    if (error) close(ends[0]);
    *output = error ? -1 : ends[0];
    return error;
}

static volatile sig_atomic_t has_signal;

static void note(int number) {
    (void)number;
    has_signal = 1;
}

void pop_process_note_signals(void) {
    static const int numbers[] = {SIGHUP, SIGINT, SIGTERM};
    has_signal = 0;
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
        if (pop_start_ignores_signal(numbers[index])) continue;
        struct sigaction action = {.sa_handler = note};
        sigemptyset(&action.sa_mask);
        sigaction(numbers[index], &action, NULL);
    }
}

bool pop_process_end_is_urgent(void) { return has_signal; }

void pop_process_prevent_core_dumps(void) {
    // The attribute "not dumpable" would hide the process from the desktop portal, too.
    setrlimit(RLIMIT_CORE, &(struct rlimit){0});
}

void pop_process_lock_memory(void) {
    FILE *maps = fopen("/proc/self/maps", "re");
    if (!maps) return;
    char line[512];
    uintptr_t start, end;
    while (fgets(line, sizeof line, maps)) {
        bool is_stack = strstr(line, "[stack]");
        if (!is_stack && !strstr(line, "[heap]")) continue;
        if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR, &start, &end) != 2) continue;
        // The kernel ends a process whose locked stack grows beyond the limit: the page at which it grows remains unlocked.
        if (is_stack) start += (uintptr_t)sysconf(_SC_PAGESIZE);
        // Pages that are not used yet remain so.
        if (start < end) mlock2((void *)start, end - start, MLOCK_ONFAULT);
    }
    fclose(maps);
}
