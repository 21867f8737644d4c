// What the gestures of a widget do with a press.
#include "CPopsheetGesture.h"
#include "CPopsheetWidget.h"

typedef struct {
    GdkEventSequence *sequence;
    bool is_touch;
} PopPress;

/// Whether a test is true for one of a widget's controllers.
static bool any_controller(GtkWidget *widget, bool (*test)(GtkEventController *controller, const PopPress *press),
                           const PopPress *press) {
    GListModel *controllers = gtk_widget_observe_controllers(widget);
    bool found = false;
    for (guint i = 0, count = g_list_model_get_n_items(controllers); i < count && !found; i++) {
        GtkEventController *controller = g_list_model_get_item(controllers, i);
        found = test(controller, press);
        g_object_unref(controller);
    }
    g_object_unref(controllers);
    return found;
}

/// Whether a gesture is for drags in all directions or vertical ones, or for several fingers that it has found.
static bool wants_drag(GtkGesture *gesture) {
    if (GTK_IS_GESTURE_PAN(gesture))
        return gtk_gesture_pan_get_orientation(GTK_GESTURE_PAN(gesture)) == GTK_ORIENTATION_VERTICAL;
    if (GTK_IS_GESTURE_ZOOM(gesture) || GTK_IS_GESTURE_ROTATE(gesture)) return gtk_gesture_is_recognized(gesture);
    return GTK_IS_GESTURE_DRAG(gesture) || GTK_IS_DRAG_SOURCE(gesture);
}

static bool uses_press(GtkEventController *controller, const PopPress *press) {
    if (!GTK_IS_GESTURE(controller)) return false;
    GtkGesture *gesture = GTK_GESTURE(controller);
    // A gesture that has denied a press does not handle it.
    if (!gtk_gesture_handles_sequence(gesture, press->sequence)) return false;
    return gtk_gesture_get_sequence_state(gesture, press->sequence) == GTK_EVENT_SEQUENCE_CLAIMED || wants_drag(gesture);
}

bool pop_widget_uses_press(GtkWidget *widget, GdkEventSequence *sequence, bool is_touch) {
    if (GTK_IS_SCROLLED_WINDOW(widget) || GTK_IS_WINDOW_HANDLE(widget)) return false;
    if (is_touch && (GTK_IS_TEXT(widget) || GTK_IS_TEXT_VIEW(widget))) return false;
    return any_controller(widget, uses_press, &(PopPress){sequence, is_touch});
}

static bool uses_scrolling(GtkEventController *controller, const PopPress *press) {
    (void)press;
    return GTK_IS_EVENT_CONTROLLER_SCROLL(controller) &&
           gtk_event_controller_get_propagation_phase(controller) != GTK_PHASE_NONE &&
           gtk_event_controller_scroll_get_flags(GTK_EVENT_CONTROLLER_SCROLL(controller)) &
               GTK_EVENT_CONTROLLER_SCROLL_VERTICAL;
}

bool pop_widget_uses_scrolling(GtkWidget *widget) {
    return !GTK_IS_SCROLLED_WINDOW(widget) && any_controller(widget, uses_scrolling, &(PopPress){NULL, false});
}

static bool scrolls(GtkEventController *controller, const PopPress *press) {
    return GTK_IS_GESTURE_DRAG(controller) && !GTK_IS_GESTURE_PAN(controller) &&
           gtk_event_controller_get_propagation_phase(controller) != GTK_PHASE_NONE &&
           (press->is_touch || !gtk_gesture_single_get_touch_only(GTK_GESTURE_SINGLE(controller)));
}

bool pop_scrolled_window_follows_drag(GtkWidget *scrolled_window, bool is_touch) {
    return any_controller(scrolled_window, scrolls, &(PopPress){NULL, is_touch});
}

void pop_widget_cancel_press(GtkWidget *widget) {
    pop_widget_reset_controllers(widget);
    // GTK counts the presses on a widget until their ends; the state is only what is shown.
    gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE);
}
