#pragma once

#pragma clang assume_nonnull begin

/// A program just started, and our ends of its standard input, output and error.
typedef struct {
    int identifier, input, output, errors;
} SupportProcess;

/// Starts a program, looked up in PATH, in the signal state of one started from a shell; 0, or the error's number.
int support_spawn(const char *program, char *_Nullable const *_Nonnull arguments,
                  char *_Nullable const *_Nonnull environment, const char *_Nullable directory,
                  SupportProcess *process);

#pragma clang assume_nonnull end
