#include "CPopsheetMessages.h"
#include <glib.h>

void pop_messages_warn(const char *text) { g_log(POP_LOG_DOMAIN, G_LOG_LEVEL_WARNING, "%s", text); }
