// Some libraries write to standard error themselves and have no option to turn that off: X libraries about a refused
// connection, fontconfig about its configuration.
#include "CPopsheetMessages.h"
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

// A copy of standard error while it is redirected to /dev/null; -1 otherwise.
static int kept = -1;

void pop_messages_hold(void) {
    // Requested debugging output stays visible.
    if (kept >= 0 || getenv("FC_DEBUG") || getenv("WAYLAND_DEBUG")) return;
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    int copy = nowhere < 0 ? -1 : fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (copy >= 0 && dup2(nowhere, STDERR_FILENO) >= 0)
        kept = copy;
    else if (copy >= 0)
        close(copy);
    if (nowhere >= 0) close(nowhere);
}

void pop_messages_release(void) {
    if (kept < 0) return;
    dup2(kept, STDERR_FILENO);
    close(kept);
    kept = -1;
}
