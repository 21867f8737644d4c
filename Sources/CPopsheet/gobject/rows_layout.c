// The layout of an area that scrolls the rows of a list.
#include "CPopsheetTable.h"
#include <math.h>

typedef struct {
    GtkLayoutManager parent_instance;
    // The number of rows that stay in view where there is space for them.
    unsigned kept;
    // The number of rows above which the area gets no higher; 0 for any number.
    unsigned most;
    // The number of rows for which the width was last measured.
    unsigned measured;
    int width;
} PopRowsLayout;

typedef struct {
    GtkLayoutManagerClass parent_class;
} PopRowsLayoutClass;

G_DEFINE_TYPE(PopRowsLayout, pop_rows_layout, GTK_TYPE_LAYOUT_MANAGER)

// The rows of an area, and what is above them.
typedef struct {
    GtkWidget *rows;
    GtkWidget *header;
    unsigned count;
} PopRows;

static bool find_rows(GtkWidget *area, PopRows *found) {
    GtkWidget *child = gtk_widget_get_first_child(area);
    if (GTK_IS_OVERLAY(child)) child = gtk_overlay_get_child(GTK_OVERLAY(child));
    if (GTK_IS_SCROLLED_WINDOW(child)) child = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(child));
    if (GTK_IS_VIEWPORT(child)) child = gtk_viewport_get_child(GTK_VIEWPORT(child));
    *found = (PopRows){0};
    if (GTK_IS_LIST_BOX(child)) {
        found->rows = child;
        for (GtkWidget *row = gtk_widget_get_first_child(child); row; row = gtk_widget_get_next_sibling(row))
            found->count++;
    } else if (GTK_IS_COLUMN_VIEW(child)) {
        GtkSelectionModel *model = gtk_column_view_get_model(GTK_COLUMN_VIEW(child));
        found->header = gtk_widget_get_first_child(child);
        for (found->rows = found->header; found->rows && !GTK_IS_LIST_VIEW(found->rows);)
            found->rows = gtk_widget_get_next_sibling(found->rows);
        found->count = model ? g_list_model_get_n_items(G_LIST_MODEL(model)) : 0;
    }
    return found->rows && found->count > 0;
}

// Whether there are widgets for a number of rows: GTK makes those of a model that was empty when it lays out the view.
static bool has_widgets(const PopRows *found, unsigned count) {
    GtkWidget *row = gtk_widget_get_first_child(found->rows);
    while (row && count > 0) {
        row = gtk_widget_get_next_sibling(row);
        count--;
    }
    return count == 0;
}

static GtkSizeRequestMode request_mode(GtkLayoutManager *manager, GtkWidget *area) {
    (void)manager;
    GtkWidget *child = gtk_widget_get_first_child(area);
    return child ? gtk_widget_get_request_mode(child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

// The natural height of a widget at a width, or at its minimum width if that is larger.
static int natural_height(GtkWidget *widget, int width) {
    int minimum, natural;
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : MAX(width, minimum), NULL, &natural, NULL, NULL);
    return natural;
}

// The height of a number of rows, or of all if there are fewer, and of what is above them.
static int height_of(const PopRows *found, unsigned count, int width) {
    double part = MIN(count, found->count) / (double)found->count;
    int height = (int)ceil(natural_height(found->rows, width) * part);
    if (found->header && found->header != found->rows) height += natural_height(found->header, width);
    return height;
}

static void measure(GtkLayoutManager *manager, GtkWidget *area, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
    PopRowsLayout *self = (PopRowsLayout *)manager;
    GtkWidget *child = gtk_widget_get_first_child(area);
    if (!child) return;
    gtk_widget_measure(child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
    PopRows found;
    if (!find_rows(area, &found)) return;
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
        // A list measures the rows that it has widgets for, which scrolling exchanges.
        bool is_mapped = gtk_widget_get_mapped(area);
        if (!is_mapped) self->width = *natural;
        if (is_mapped && found.count > self->measured) {
            self->width = MAX(self->width, *natural);
            if (has_widgets(&found, MIN(self->kept, found.count))) self->measured = found.count;
        }
        *natural = MAX(*minimum, self->width);
        return;
    }
    *minimum = MAX(*minimum, MIN(height_of(&found, 1, for_size), *natural));
    if (self->most > 0) *natural = MAX(*minimum, MIN(*natural, height_of(&found, self->most, for_size)));
}

static void allocate(GtkLayoutManager *manager, GtkWidget *area, int width, int height, int baseline) {
    (void)manager;
    GtkWidget *child = gtk_widget_get_first_child(area);
    if (child) gtk_widget_allocate(child, width, height, baseline, NULL);
}

static void pop_rows_layout_class_init(PopRowsLayoutClass *class) {
    GtkLayoutManagerClass *layout = GTK_LAYOUT_MANAGER_CLASS(class);
    layout->get_request_mode = request_mode;
    layout->measure = measure;
    layout->allocate = allocate;
}

static void pop_rows_layout_init(PopRowsLayout *self) { (void)self; }

int pop_widget_kept_height(GtkWidget *widget, int width) {
    if (!gtk_widget_get_visible(widget)) return 0;
    GtkLayoutManager *manager = gtk_widget_get_layout_manager(widget);
    if (manager && G_TYPE_CHECK_INSTANCE_TYPE(manager, pop_rows_layout_get_type())) {
        PopRows found;
        if (!find_rows(widget, &found)) return 0;
        // Without the margins, which are not part of the rows.
        int minimum, natural, baseline;
        measure(manager, widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, &baseline, &baseline);
        width = MAX(width, minimum);
        measure(manager, widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, &baseline, &baseline);
        return MAX(0, MIN(height_of(&found, ((PopRowsLayout *)manager)->kept, width), natural) - minimum);
    }
    // What is in a widget that scrolls does not make it higher.
    if (GTK_IS_SCROLLABLE(widget)) return 0;
    int height = 0;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        int margins = gtk_widget_get_margin_start(child) + gtk_widget_get_margin_end(child);
        height += pop_widget_kept_height(child, MAX(0, width - margins));
    }
    return height;
}

void pop_widget_keep_rows(GtkWidget *box, unsigned rows) {
    PopRowsLayout *layout = g_object_new(pop_rows_layout_get_type(), NULL);
    layout->kept = rows;
    // The widget takes over the reference.
    gtk_widget_set_layout_manager(box, GTK_LAYOUT_MANAGER(layout));
}

void pop_widget_limit_rows(GtkWidget *box, unsigned rows) {
    ((PopRowsLayout *)gtk_widget_get_layout_manager(box))->most = rows;
}
