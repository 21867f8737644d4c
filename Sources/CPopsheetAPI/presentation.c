// One presentation of a sheet: its task, its cancellation, its signals.
#include "private.h"

enum { RESPONSE, CANCELLED, CLOSE_ATTEMPT, PRESENTED, DISMISSED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean on_cancelled(GCancellable *cancellable, gpointer data) {
    (void)cancellable;
    pop_api_dismiss(g_task_get_source_object(data));
    return G_SOURCE_REMOVE;
}

static void destroy_source(gpointer data) {
    g_source_destroy(data);
    g_source_unref(data);
}

static void present(PopsheetSheet *self, GtkWidget *owner, PopsheetSheet *host, GCancellable *cancellable,
                    GAsyncReadyCallback callback, gpointer user_data) {
    GTask *task = g_task_new(self, cancellable, callback, user_data);
    g_task_set_source_tag(task, popsheet_sheet_present);
    if (g_task_return_error_if_cancelled(task)) {
        g_object_unref(task);
        return;
    }
    if (cancellable) {
        GSource *source = g_cancellable_source_new(cancellable);
        // The task owns the source; the source must not own the task, which ends without it too.
        g_source_set_callback(source, G_SOURCE_FUNC(on_cancelled), task, NULL);
        g_source_attach(source, g_task_get_context(task));
        g_task_set_task_data(task, source, destroy_source);
    }
    pop_api_present(self, owner, host, task);
}

void popsheet_sheet_present(PopsheetSheet *self, GtkWidget *owner, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data) {
    g_return_if_fail(POPSHEET_IS_SHEET(self));
    RETURN_OFF_MAIN_THREAD();
    g_return_if_fail(gtk_is_initialized());
    g_return_if_fail(GTK_IS_WIDGET(owner));
    g_return_if_fail(!cancellable || G_IS_CANCELLABLE(cancellable));
    present(self, owner, NULL, cancellable, callback, user_data);
}

void popsheet_sheet_present_inside(PopsheetSheet *self, PopsheetSheet *host, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer user_data) {
    g_return_if_fail(POPSHEET_IS_SHEET(self));
    RETURN_OFF_MAIN_THREAD();
    g_return_if_fail(gtk_is_initialized());
    g_return_if_fail(POPSHEET_IS_SHEET(host) && host != self);
    g_return_if_fail(!cancellable || G_IS_CANCELLABLE(cancellable));
    present(self, NULL, host, cancellable, callback, user_data);
}

// The outcome in a task, if it is no error.
typedef struct {
    char *id;
    PopsheetCancelReason reason;
} Outcome;

static void outcome_free(gpointer data) {
    g_free(((Outcome *)data)->id);
    g_free(data);
}

void pop_api_task_end(GTask *task, const char *id, PopsheetCancelReason reason) {
    g_task_set_task_data(task, NULL, NULL);
    Outcome *outcome = g_new(Outcome, 1);
    outcome->id = g_strdup(id);
    outcome->reason = reason;
    g_task_return_pointer(task, outcome, outcome_free);
    g_object_unref(task);
}

void pop_api_task_fail(GTask *task, int code, const char *message) {
    g_task_set_task_data(task, NULL, NULL);
    g_task_return_new_error(task, POPSHEET_ERROR, code, "%s", message);
    g_object_unref(task);
}

char *popsheet_sheet_present_finish(PopsheetSheet *self, GAsyncResult *result, PopsheetCancelReason *reason,
                                    GError **error) {
    if (reason) *reason = POPSHEET_CANCEL_REASON_NONE;
    g_return_val_if_fail(POPSHEET_IS_SHEET(self), NULL);
    g_return_val_if_fail(g_task_is_valid(result, self), NULL);
    g_return_val_if_fail(g_task_get_source_tag(G_TASK(result)) == popsheet_sheet_present, NULL);
    Outcome *outcome = g_task_propagate_pointer(G_TASK(result), error);
    if (!outcome) return NULL;
    char *id = g_steal_pointer(&outcome->id);
    if (reason) *reason = outcome->reason;
    outcome_free(outcome);
    return id;
}

char *popsheet_sheet_present_inside_finish(PopsheetSheet *self, GAsyncResult *result, PopsheetCancelReason *reason,
                                           GError **error) {
    return popsheet_sheet_present_finish(self, result, reason, error);
}

static bool is_dismissible(PopsheetSheet *self) {
    return self->state.phase == POPSHEET_PHASE_PRESENTING || self->state.phase == POPSHEET_PHASE_PRESENTED;
}

gboolean popsheet_sheet_close(PopsheetSheet *self) {
    g_return_val_if_fail(POPSHEET_IS_SHEET(self), FALSE);
    RETURN_VALUE_OFF_MAIN_THREAD(FALSE);
    if (!is_dismissible(self)) return FALSE;
    if (self->state.can_close) {
        pop_api_dismiss(self);
        return TRUE;
    }
    pop_api_sheet_emit(self, "close-attempt");
    return FALSE;
}

void popsheet_sheet_force_close(PopsheetSheet *self) {
    g_return_if_fail(POPSHEET_IS_SHEET(self));
    RETURN_OFF_MAIN_THREAD();
    if (is_dismissible(self)) pop_api_dismiss(self);
}

void pop_api_sheet_emit(PopsheetSheet *sheet, const char *signal) { g_signal_emit_by_name(sheet, signal); }

void pop_api_sheet_emit_outcome(PopsheetSheet *sheet, const char *id, PopsheetCancelReason reason) {
    if (id) {
        // A quark is kept for the life of the program: only a listener makes one.
        g_signal_emit(sheet, signals[RESPONSE], g_quark_try_string(id), id);
    } else {
        g_signal_emit(sheet, signals[CANCELLED], 0, reason);
    }
}

void pop_api_sheet_add_signals(GObjectClass *object_class) {
    GType type = G_OBJECT_CLASS_TYPE(object_class);
    /**
     * PopsheetSheet::response:
     * @self: a sheet
     * @id: the id of the chosen action
     *
     * Emitted once the sheet is gone, after the user has chosen an action. The signal's detail is the id.
     *
     * Since: 0.2
     */
    signals[RESPONSE] = g_signal_new("response", type, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);
    /**
     * PopsheetSheet::cancelled:
     * @self: a sheet
     * @reason: the reason
     *
     * Emitted once the sheet is gone, if nothing was chosen.
     *
     * Since: 0.2
     */
    signals[CANCELLED] = g_signal_new("cancelled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                      POPSHEET_TYPE_CANCEL_REASON);
    /**
     * PopsheetSheet::close-attempt:
     * @self: a sheet
     *
     * Emitted when the user tries to cancel the sheet, or [method@Popsheet.Sheet.close] is called, while
     * [property@Popsheet.Sheet:can-close] is %FALSE.
     *
     * Since: 0.2
     */
    signals[CLOSE_ATTEMPT] =
        g_signal_new("close-attempt", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
    /**
     * PopsheetSheet::presented:
     * @self: a sheet
     *
     * Emitted when the sheet is at rest on screen, or was dismissed before that.
     *
     * Since: 0.2
     */
    signals[PRESENTED] = g_signal_new("presented", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
    /**
     * PopsheetSheet::dismissed:
     * @self: a sheet
     *
     * Emitted once the sheet is gone, after its outcome.
     *
     * Since: 0.2
     */
    signals[DISMISSED] = g_signal_new("dismissed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}
