#pragma once
#include <stdbool.h>
#include <sys/types.h>

#pragma clang assume_nonnull begin

/// Starts a program, which is looked up in PATH, in its own session and process group, whose number is the
/// process's. Its standard output and its errors are written to one pipe, which it shares with its own children.
///
/// Returns 0, the process, and the end of the pipe to read from; or the number of an error.
///
/// Without `reads_input` its standard input is empty.
int pop_process_start(char *_Nullable const *_Nonnull arguments, bool reads_input, pid_t *process, int *output);

/// Makes SIGHUP, SIGINT and SIGTERM do nothing from now on, except that `pop_process_end_is_urgent` reports them.
/// A signal that is ignored remains ignored.
void pop_process_note_signals(void);

/// Whether one of these signals has arrived since.
bool pop_process_end_is_urgent(void);

/// Prevents core dumps of this process and of programs that it starts, for memory that contains a password. Other processes
/// of the user can still read this one's memory.
void pop_process_prevent_core_dumps(void);

/// Keeps the heap and the stack, as large as they are now, in memory that is not swapped. Does nothing for one that exceeds
/// the limit of such memory (`ulimit -l`).
void pop_process_lock_memory(void);

#pragma clang assume_nonnull end
