// Starting other programs; Swift's view of glibc lacks the GNU half of posix_spawn.
#define _GNU_SOURCE
#include "Spawn.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

enum { READING, WRITING };

static void close_pipe(const int ends[2]) {
    close(ends[READING]);
    close(ends[WRITING]);
}

static int spawn_on_pipes(const char *program, char *const *arguments, char *const *environment, const char *directory,
                          const int input[2], const int output[2], const int errors[2], pid_t *identifier) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input[READING], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output[WRITING], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors[WRITING], STDERR_FILENO);
    if (directory) posix_spawn_file_actions_addchdir_np(&actions, directory);

    posix_spawnattr_t attributes;
    sigset_t none, all;
    posix_spawnattr_init(&attributes);
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

    int error = posix_spawnp(identifier, program, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

int support_spawn(const char *program, char *const *arguments, char *const *environment, const char *directory,
                  SupportProcess *process) {
    int input[2], output[2], errors[2];
    if (pipe2(input, O_CLOEXEC)) return errno;
    if (pipe2(output, O_CLOEXEC)) {
        int error = errno;
        close_pipe(input);
        return error;
    }
    if (pipe2(errors, O_CLOEXEC)) {
        int error = errno;
        close_pipe(input);
        close_pipe(output);
        return error;
    }
    pid_t identifier;
    int error = spawn_on_pipes(program, arguments, environment, directory, input, output, errors, &identifier);
    if (error) {
        close_pipe(input);
        close_pipe(output);
        close_pipe(errors);
        return error;
    }
    close(input[READING]);
    close(output[WRITING]);
    close(errors[WRITING]);
    *process = (SupportProcess){identifier, input[WRITING], output[READING], errors[READING]};
    return 0;
}
