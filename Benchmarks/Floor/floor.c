#include "Floor.h"
#include <dirent.h>
#include <malloc.h>
#include <stdio.h>
#include <sys/resource.h>

// MARK: The card

typedef struct {
    GtkWidget parent_instance;
    GtkWidget *card;
    double progress;
} FloorOverlay;

typedef struct {
    GtkWidgetClass parent_class;
} FloorOverlayClass;

G_DEFINE_TYPE(FloorOverlay, floor_overlay, GTK_TYPE_WIDGET)

struct Floor {
    GtkWidget *window;
    FloorOverlay *overlay;
    gint64 start;
    double from, to, duration;
    guint tick;
};

enum { CARD_WIDTH = 374, ROW_HEIGHT = 57, ROWS = 6 };

static void allocate(GtkWidget *widget, int width, int height, int baseline) {
    (void)baseline;
    FloorOverlay *self = (FloorOverlay *)widget;
    int card_height = ROWS * ROW_HEIGHT;
    int minimum, natural;
    gtk_widget_measure(self->card, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
    double y = height - (card_height + 8) * self->progress;
    graphene_point_t point = GRAPHENE_POINT_INIT((float)((width - CARD_WIDTH) / 2), (float)y);
    gtk_widget_allocate(self->card, CARD_WIDTH, card_height, -1, gsk_transform_translate(NULL, &point));
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    FloorOverlay *self = (FloorOverlay *)widget;
    GdkRGBA dim = {0, 0, 0, (float)(0.4 * self->progress)};
    graphene_rect_t bounds =
        GRAPHENE_RECT_INIT(0, 0, (float)gtk_widget_get_width(widget), (float)gtk_widget_get_height(widget));
    gtk_snapshot_append_color(snapshot, &dim, &bounds);
    gtk_widget_snapshot_child(widget, self->card, snapshot);
}

static void floor_overlay_class_init(FloorOverlayClass *class) {
    GTK_WIDGET_CLASS(class)->size_allocate = allocate;
    GTK_WIDGET_CLASS(class)->snapshot = snapshot;
}

static void floor_overlay_init(FloorOverlay *self) {
    self->card = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_add_css_class(self->card, "floor");
    for (int i = 0; i < ROWS; i++) {
        char label[32];
        g_snprintf(label, sizeof label, "Action number %d", i);
        GtkWidget *button = gtk_button_new_with_label(label);
        gtk_widget_set_vexpand(button, TRUE);
        gtk_box_append(GTK_BOX(self->card), button);
    }
    gtk_widget_set_parent(self->card, GTK_WIDGET(self));
}

static void cover(Floor *floor) {
    gtk_widget_allocate(GTK_WIDGET(floor->overlay), gtk_widget_get_width(floor->window),
                        gtk_widget_get_height(floor->window), -1, NULL);
}

static void follow(GdkSurface *surface, int width, int height, gpointer data) {
    (void)surface;
    (void)width;
    (void)height;
    cover(data);
}

Floor *floor_new(GtkWindow *window) {
    GtkCssProvider *style = gtk_css_provider_new();
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS  // 4.12 deprecates it; 4.8 has no other
    gtk_css_provider_load_from_data(
        style,
        ".floor { background: white; border-radius: 14px; }"
        ".floor button { all: unset; color: rgb(0,122,255); font-size: 20px; min-height: 57px; }",
        -1);
    G_GNUC_END_IGNORE_DEPRECATIONS
    gtk_style_context_add_provider_for_display(gtk_widget_get_display(GTK_WIDGET(window)), GTK_STYLE_PROVIDER(style),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(style);
    Floor *floor = g_new0(Floor, 1);
    floor->window = GTK_WIDGET(window);
    floor->overlay = g_object_new(floor_overlay_get_type(), NULL);
    gtk_widget_set_visible(GTK_WIDGET(floor->overlay), FALSE);
    gtk_widget_set_parent(GTK_WIDGET(floor->overlay), floor->window);
    g_signal_connect_after(gtk_native_get_surface(GTK_NATIVE(window)), "layout", G_CALLBACK(follow), floor);
    return floor;
}

static double eased(Floor *floor, double t) {
    double rest = 1 - t;
    return floor->to > floor->from ? 1 - rest * rest * rest : t * t;
}

static gboolean move(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    Floor *floor = data;
    double t = (double)(gdk_frame_clock_get_frame_time(clock) - floor->start) / 1e6 / floor->duration;
    t = CLAMP(t, 0, 1);
    floor->overlay->progress = floor->from + (floor->to - floor->from) * eased(floor, t);
    gtk_widget_queue_allocate(widget);
    if (t < 1) return G_SOURCE_CONTINUE;
    floor->tick = 0;
    if (floor->to == 0) gtk_widget_set_visible(widget, FALSE);
    return G_SOURCE_REMOVE;
}

static void run(Floor *floor, double from, double to, double duration) {
    GtkWidget *widget = GTK_WIDGET(floor->overlay);
    floor->from = from;
    floor->to = to;
    floor->duration = duration;
    floor->overlay->progress = from;
    gtk_widget_set_visible(widget, TRUE);
    cover(floor);
    floor->start = gdk_frame_clock_get_frame_time(gtk_widget_get_frame_clock(floor->window));
    floor->tick = gtk_widget_add_tick_callback(widget, move, floor, NULL);
}

void floor_present(Floor *floor) { run(floor, 0, 1, 0.3); }

void floor_dismiss(Floor *floor) { run(floor, 1, 0, 0.25); }

bool floor_is_settled(Floor *floor) { return floor->tick == 0; }

// MARK: The stopwatch

typedef struct {
    double begin, end, cpu;
} Frame;

struct FrameWatch {
    GArray *frames;
    double begin;
};

double floor_now(void) { return (double)g_get_monotonic_time() / 1e6; }

double floor_cpu(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

static void before(GdkFrameClock *clock, gpointer data) {
    (void)clock;
    ((FrameWatch *)data)->begin = floor_now();
}

static void after(GdkFrameClock *clock, gpointer data) {
    (void)clock;
    FrameWatch *watch = data;
    Frame frame = {watch->begin, floor_now(), floor_cpu()};
    g_array_append_val(watch->frames, frame);
}

FrameWatch *frame_watch_new(GtkWidget *window) {
    FrameWatch *watch = g_new0(FrameWatch, 1);
    watch->frames = g_array_new(FALSE, FALSE, sizeof(Frame));
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(before), watch);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(after), watch);
    return watch;
}

void frame_watch_reset(FrameWatch *watch) { g_array_set_size(watch->frames, 0); }

unsigned frame_watch_count(FrameWatch *watch) { return watch->frames->len; }

double frame_watch_end(FrameWatch *watch, unsigned index) { return g_array_index(watch->frames, Frame, index).end; }

double frame_watch_duration(FrameWatch *watch, unsigned index) {
    Frame frame = g_array_index(watch->frames, Frame, index);
    return frame.end - frame.begin;
}

double frame_watch_cpu(FrameWatch *watch, unsigned index) { return g_array_index(watch->frames, Frame, index).cpu; }

double floor_most_memory(void) {
    // getrusage's figure includes a part inherited from the parent process.
    FILE *status = fopen("/proc/self/status", "r");
    double kilobytes = 0;
    char line[128];
    while (status && fgets(line, sizeof line, status))
        if (sscanf(line, "VmHWM: %lf", &kilobytes) == 1) break;
    if (status) fclose(status);
    return kilobytes;
}

long floor_used_memory(void) {
    struct mallinfo2 heap = mallinfo2();
    return (long)(heap.uordblks + heap.hblkhd);
}

long floor_descriptors(void) {
    DIR *directory = opendir("/proc/self/fd");
    long count = 0;
    while (directory && readdir(directory)) count++;
    if (directory) closedir(directory);
    return count;
}
