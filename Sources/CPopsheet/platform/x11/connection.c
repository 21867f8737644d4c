#include "CPopsheetConnection.h"
#include "x11.h"

#ifdef GDK_WINDOWING_X11

static void (*end_process)(void);

static int was_lost(Display *display) {
    (void)display;
    end_process();
    return 0;
}

void pop_connection_set_early_loss(void (*lost)(void)) {
    end_process = lost;
    XSetIOErrorHandler(was_lost);
}

#else

void pop_connection_set_early_loss(void (*lost)(void)) { (void)lost; }

#endif
