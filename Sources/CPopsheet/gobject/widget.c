// One widget class for all custom layout and drawing; its virtual functions call its owner in Swift.
#include "CPopsheetWidget.h"

typedef struct {
    GtkWidget parent_instance;
    void *owner;
} PopWidget;

typedef struct {
    GtkWidgetClass parent_class;
} PopWidgetClass;

G_DEFINE_TYPE(PopWidget, pop_widget, GTK_TYPE_WIDGET)

static PopWidgetHooks hooks;

void pop_widget_set_hooks(PopWidgetHooks new_hooks) { hooks = new_hooks; }

static void *owner_of(GtkWidget *widget) { return ((PopWidget *)widget)->owner; }

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
    if (owner_of(widget)) hooks.measure(owner_of(widget), orientation, for_size, minimum, natural);
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    (void)baseline;
    if (owner_of(widget)) hooks.allocate(owner_of(widget), width, height);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    if (owner_of(widget)) hooks.snapshot(owner_of(widget), snapshot);
}

static gboolean contains(GtkWidget *widget, double x, double y) {
    return owner_of(widget) && hooks.contains(owner_of(widget), x, y);
}

static void changed(GtkWidget *widget) {
    if (owner_of(widget)) hooks.changed(owner_of(widget));
}

static void css_changed(GtkWidget *widget, GtkCssStyleChange *change) {
    GTK_WIDGET_CLASS(pop_widget_parent_class)->css_changed(widget, change);
    changed(widget);
}

static void system_setting_changed(GtkWidget *widget, GtkSystemSetting setting) {
    GTK_WIDGET_CLASS(pop_widget_parent_class)->system_setting_changed(widget, setting);
    changed(widget);
}

static void direction_changed(GtkWidget *widget, GtkTextDirection previous) {
    GTK_WIDGET_CLASS(pop_widget_parent_class)->direction_changed(widget, previous);
    changed(widget);
}

static void dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(pop_widget_parent_class)->dispose(object);
}

static void pop_widget_class_init(PopWidgetClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->measure = measure;
    widget_class->size_allocate = size_allocate;
    widget_class->snapshot = snapshot;
    widget_class->contains = contains;
    widget_class->css_changed = css_changed;
    widget_class->system_setting_changed = system_setting_changed;
    widget_class->direction_changed = direction_changed;
    G_OBJECT_CLASS(class)->dispose = dispose;
}

static void pop_widget_init(PopWidget *self) { (void)self; }

GtkWidget *pop_widget_new(const char *css_name, GtkAccessibleRole role) {
    return g_object_new(pop_widget_get_type(), "css-name", css_name, "accessible-role", role, NULL);
}

void pop_widget_set_owner(GtkWidget *widget, void *owner) { ((PopWidget *)widget)->owner = owner; }

const char *pop_object_type(void *pointer) { return G_IS_OBJECT(pointer) ? G_OBJECT_TYPE_NAME(pointer) : NULL; }

bool pop_is_widget(void *pointer) { return GTK_IS_WIDGET(pointer); }

bool pop_is_live_widget(void *pointer) {
    return pointer && GTK_IS_WIDGET(pointer) && !gtk_widget_in_destruction(GTK_WIDGET(pointer));
}

bool pop_window_is_open(GtkWidget *window) {
    GListModel *open = gtk_window_get_toplevels();
    bool found = false;
    for (guint i = 0, count = g_list_model_get_n_items(open); i < count && !found; i++) {
        gpointer item = g_list_model_get_item(open, i);
        found = item == window;
        g_object_unref(item);
    }
    return found;
}

void pop_widget_place(GtkWidget *child, int width, int height, double x, double y) {
    pop_widget_place_scaled(child, width, height, x, y, 1);
}

void pop_widget_place_scaled(GtkWidget *child, int width, int height, double x, double y, double scale) {
    graphene_point_t point = GRAPHENE_POINT_INIT((float)x, (float)y);
    GskTransform *transform = gsk_transform_translate(NULL, &point);
    // Only a plain translation keeps text aligned to device pixels.
    if (scale != 1) transform = gsk_transform_scale(transform, (float)scale, (float)scale);
    // GTK warns about widgets that were never measured.
    int minimum, natural;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
    gtk_widget_allocate(child, width, height, -1, transform);
}

bool pop_widget_surface_offset(GtkWidget *native, GtkWidget *window, double *x, double *y) {
    *x = *y = 0;
    while (native != window) {
        GtkWidget *parent = gtk_widget_get_parent(native);
        GtkNative *outer = parent ? gtk_widget_get_native(parent) : NULL;
        GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(native));
        if (!outer || !surface || !GDK_IS_POPUP(surface) || !gdk_surface_get_mapped(surface)) return false;
        double inner_x, inner_y, outer_x, outer_y;
        gtk_native_get_surface_transform(GTK_NATIVE(native), &inner_x, &inner_y);
        gtk_native_get_surface_transform(outer, &outer_x, &outer_y);
        *x += gdk_popup_get_position_x(GDK_POPUP(surface)) + inner_x - outer_x;
        *y += gdk_popup_get_position_y(GDK_POPUP(surface)) + inner_y - outer_y;
        native = GTK_WIDGET(outer);
    }
    return true;
}

bool pop_widget_rect_bounds(GtkWidget *widget, GtkWidget *window, double *x, double *y, double *width, double *height) {
    graphene_matrix_t transform;
    GtkNative *native = gtk_widget_get_native(widget);
    double dx, dy;
    // GTK's transforms do not include the position of a popover's surface.
    if (!native || !pop_widget_surface_offset(GTK_WIDGET(native), window, &dx, &dy) ||
        !gtk_widget_compute_transform(widget, GTK_WIDGET(native), &transform))
        return false;
    graphene_rect_t rect = GRAPHENE_RECT_INIT((float)*x, (float)*y, (float)*width, (float)*height);
    graphene_rect_t bounds;
    graphene_matrix_transform_bounds(&transform, &rect, &bounds);
    *x = bounds.origin.x + dx;
    *y = bounds.origin.y + dy;
    *width = bounds.size.width;
    *height = bounds.size.height;
    return true;
}

bool pop_window_pointer_is_down(GtkWidget *window) {
    GdkSurface *surface = pop_widget_surface(window);
    GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(window));
    GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
    GdkModifierType state = 0;
    double x, y;
    if (surface && pointer) gdk_surface_get_device_position(surface, pointer, &x, &y, &state);
    return state & (GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK | GDK_BUTTON4_MASK | GDK_BUTTON5_MASK);
}

bool pop_native_pointer(GtkWidget *native, double *x, double *y) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(native));
    GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(native));
    GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
    double dx, dy;
    if (!surface || !pointer || !gdk_surface_get_device_position(surface, pointer, x, y, NULL)) return false;
    gtk_native_get_surface_transform(GTK_NATIVE(native), &dx, &dy);
    *x -= dx;
    *y -= dy;
    return true;
}

typedef struct {
    GtkWidget *widget;
    GtkEventController *controller;
} PopRemoval;

static gboolean remove_controller(gpointer data) {
    PopRemoval *removal = data;
    // The widget may have been destroyed meanwhile, with all its controllers.
    if (gtk_event_controller_get_widget(removal->controller) == removal->widget)
        gtk_widget_remove_controller(removal->widget, removal->controller);
    return G_SOURCE_REMOVE;
}

static void free_removal(gpointer data) {
    PopRemoval *removal = data;
    g_object_unref(removal->controller);
    g_object_unref(removal->widget);
    g_free(removal);
}

void pop_widget_remove_controller_soon(GtkWidget *widget, GtkEventController *controller) {
    PopRemoval *removal = g_new(PopRemoval, 1);
    *removal = (PopRemoval){g_object_ref(widget), g_object_ref(controller)};
    g_idle_add_full(G_PRIORITY_HIGH, remove_controller, removal, free_removal);
}

void pop_widget_focus_untouched(GtkWidget *widget) {
    if (GTK_IS_TEXT(widget))
        gtk_text_grab_focus_without_selecting(GTK_TEXT(widget));
    else
        gtk_widget_grab_focus(widget);
}

GdkSurface *pop_widget_surface(GtkWidget *widget) {
    GtkNative *native = gtk_widget_get_native(widget);
    return native ? gtk_native_get_surface(native) : NULL;
}

bool pop_widget_bounds(GtkWidget *widget, GtkWidget *window, double *x, double *y, double *width, double *height) {
    graphene_rect_t bounds;
    GtkNative *native = gtk_widget_get_native(widget);
    double dx, dy;
    if (!native || !pop_widget_surface_offset(GTK_WIDGET(native), window, &dx, &dy) ||
        !gtk_widget_compute_bounds(widget, GTK_WIDGET(native), &bounds))
        return false;
    *x = bounds.origin.x + dx;
    *y = bounds.origin.y + dy;
    *width = bounds.size.width;
    *height = bounds.size.height;
    return true;
}

GdkRGBA pop_widget_text_color(GtkWidget *widget) {
    GdkRGBA color;
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_widget_get_color(widget, &color);
#else
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
#endif
    return color;
}

/// Calls a function for each of a widget's controllers, also for GTK's own.
static void for_each_controller(GtkWidget *widget, void (*visit)(GtkEventController *controller)) {
    GListModel *controllers = gtk_widget_observe_controllers(widget);
    for (guint i = 0, count = g_list_model_get_n_items(controllers); i < count; i++) {
        GtkEventController *controller = g_list_model_get_item(controllers, i);
        visit(controller);
        g_object_unref(controller);
    }
    g_object_unref(controllers);
}

static void ignore_clicks(GtkEventController *controller) {
    if (GTK_IS_GESTURE_CLICK(controller)) gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE);
}

void pop_button_ignore_presses(GtkWidget *button) { for_each_controller(button, ignore_clicks); }

static void accept_pointer(GtkEventController *controller) {
    if (GTK_IS_GESTURE_DRAG(controller) || GTK_IS_GESTURE_SWIPE(controller))
        gtk_gesture_single_set_touch_only(GTK_GESTURE_SINGLE(controller), FALSE);
}

void pop_scrolled_window_follow_pointer(GtkWidget *scrolled_window) {
    for_each_controller(scrolled_window, accept_pointer);
}

static void take_wheel(GtkEventController *controller) {
    // One in the capture phase is the caller's.
    if (GTK_IS_EVENT_CONTROLLER_SCROLL(controller) &&
        gtk_event_controller_get_propagation_phase(controller) != GTK_PHASE_CAPTURE)
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_BUBBLE);
}

static void leave_wheel(GtkEventController *controller) {
    if (GTK_IS_EVENT_CONTROLLER_SCROLL(controller) &&
        gtk_event_controller_get_propagation_phase(controller) != GTK_PHASE_CAPTURE)
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE);
}

void pop_widget_set_takes_wheel(GtkWidget *widget, bool takes_wheel) {
    for_each_controller(widget, takes_wheel ? take_wheel : leave_wheel);
}

void pop_widget_reset_controllers(GtkWidget *widget) { for_each_controller(widget, gtk_event_controller_reset); }
