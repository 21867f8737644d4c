#include "CPopsheetMessages.h"
#include <stdio.h>

void pop_messages_warn(const char *text) { g_log(POP_LOG_DOMAIN, G_LOG_LEVEL_WARNING, "%s", text); }

void pop_messages_print(GLogLevelFlags level, const GLogField *fields, size_t count) {
    char *line = g_log_writer_format_fields(level, fields, count, FALSE);
    fprintf(stderr, "%s\n", line);
    g_free(line);
}
