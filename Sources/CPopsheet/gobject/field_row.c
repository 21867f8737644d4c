// A box with a caption and a field: side by side, or the caption above the field where they don't fit.
#include "CPopsheetWidget.h"

typedef struct {
    int gap;
    bool fills, is_stacked;
} Row;

static const char *const key = "popsheet-field-row";

typedef struct {
    int minimum, natural;
} Size;

static Size size_of(GtkWidget *widget, GtkOrientation orientation, int for_size) {
    Size size = {0, 0};
    if (widget && gtk_widget_should_layout(widget))
        gtk_widget_measure(widget, orientation, for_size, &size.minimum, &size.natural, NULL, NULL);
    return size;
}

static GtkSizeRequestMode request_mode(GtkWidget *box) {
    (void)box;
    return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

// The widths in a row: those of the caption and the field, and whether the one is above the other.
typedef struct {
    int caption, field;
    bool is_stacked;
} Widths;

static Widths divide(const Row *row, GtkWidget *caption, GtkWidget *field, int width) {
    Size text = size_of(caption, GTK_ORIENTATION_HORIZONTAL, -1), control = size_of(field, GTK_ORIENTATION_HORIZONTAL, -1);
    if (row->is_stacked || text.natural + row->gap + control.minimum > width)
        return (Widths){width, row->fills ? width : MIN(width, MAX(control.minimum, control.natural)), true};
    int rest = width - text.natural - row->gap;
    return (Widths){text.natural, row->fills ? rest : MIN(rest, control.natural), false};
}

static void measure(GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
    const Row *row = g_object_get_data(G_OBJECT(box), key);
    GtkWidget *caption = gtk_widget_get_first_child(box), *field = gtk_widget_get_last_child(box);
    *minimum_baseline = *natural_baseline = -1;
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
        Size text = size_of(caption, orientation, -1), control = size_of(field, orientation, -1);
        *minimum = MAX(text.minimum, control.minimum);
        *natural = row->is_stacked ? MAX(text.natural, control.natural) : text.natural + row->gap + control.natural;
        return;
    }
    Widths widths = divide(row, caption, field, for_size < 0 ? G_MAXINT : for_size);
    bool any = for_size < 0;
    Size text = size_of(caption, orientation, any ? -1 : widths.caption);
    Size control = size_of(field, orientation, any ? -1 : widths.field);
    *minimum = widths.is_stacked ? text.minimum + control.minimum : MAX(text.minimum, control.minimum);
    *natural = widths.is_stacked ? text.natural + control.natural : MAX(text.natural, control.natural);
}

static void place(GtkWidget *box, GtkWidget *child, int x, int y, int width, int height, int whole) {
    if (!child || !gtk_widget_should_layout(child)) return;
    if (gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL) x = whole - x - width;
    gtk_widget_size_allocate(child, &(GtkAllocation){x, y, width, height}, -1);
}

static void allocate(GtkWidget *box, int width, int height, int baseline) {
    (void)baseline;
    const Row *row = g_object_get_data(G_OBJECT(box), key);
    GtkWidget *caption = gtk_widget_get_first_child(box), *field = gtk_widget_get_last_child(box);
    Widths widths = divide(row, caption, field, width);
    if (!widths.is_stacked) {
        place(box, caption, 0, 0, widths.caption, height, width);
        place(box, field, width - widths.field, 0, widths.field, height, width);
        return;
    }
    int above = size_of(caption, GTK_ORIENTATION_VERTICAL, widths.caption).natural;
    place(box, caption, 0, 0, widths.caption, above, width);
    place(box, field, width - widths.field, above, widths.field, height - above, width);
}

void pop_box_lay_out_field(GtkWidget *box, int gap, bool fills, bool is_stacked) {
    Row *row = g_new(Row, 1);
    *row = (Row){gap, fills, is_stacked};
    g_object_set_data_full(G_OBJECT(box), key, row, g_free);
    gtk_widget_set_layout_manager(box, gtk_custom_layout_new(request_mode, measure, allocate));
}
