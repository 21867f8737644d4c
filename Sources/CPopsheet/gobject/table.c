// A list model without content, and a value that GTK's column view does not report in every version.
#include "CPopsheetTable.h"

typedef struct {
    GObject parent_instance;
    unsigned count;
} PopPositions;

typedef struct {
    GObjectClass parent_class;
} PopPositionsClass;

static GType item_type(GListModel *model) {
    (void)model;
    return G_TYPE_OBJECT;
}

static guint item_count(GListModel *model) { return ((PopPositions *)model)->count; }

static gpointer item(GListModel *model, guint position) {
    return position < ((PopPositions *)model)->count ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}

static void init_model(GListModelInterface *interface) {
    interface->get_item_type = item_type;
    interface->get_n_items = item_count;
    interface->get_item = item;
}

G_DEFINE_TYPE_WITH_CODE(PopPositions, pop_positions, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, init_model))

static void pop_positions_class_init(PopPositionsClass *class) { (void)class; }

static void pop_positions_init(PopPositions *self) { (void)self; }

GListModel *pop_positions_new(void) { return g_object_new(pop_positions_get_type(), NULL); }

void pop_positions_splice(GListModel *positions, unsigned position, unsigned removed, unsigned added) {
    PopPositions *self = (PopPositions *)positions;
    self->count = self->count - removed + added;
    g_list_model_items_changed(positions, position, removed, added);
}

// The column of the sorter that was asked first.
static int asked_column;

static int compare(gconstpointer a, gconstpointer b, gpointer column) {
    if (asked_column < 0) asked_column = GPOINTER_TO_INT(column);
    return a < b ? -1 : a > b;
}

GtkSorter *pop_column_sorter_new(int column) {
    return GTK_SORTER(gtk_custom_sorter_new(compare, GINT_TO_POINTER(column), NULL));
}

// Only GTK 4.10 and later report the column; the view's sorter calls that of its primary column first.
int pop_column_view_sorted_column(GtkColumnView *view, bool *descending) {
    GtkSorter *sorter = gtk_column_view_get_sorter(view);
    GObject *items[] = {g_object_new(G_TYPE_OBJECT, NULL), g_object_new(G_TYPE_OBJECT, NULL)};
    int smaller = items[0] < items[1] ? 0 : 1;
    asked_column = -1;
    *descending = sorter && gtk_sorter_compare(sorter, items[smaller], items[!smaller]) == GTK_ORDERING_LARGER;
    g_object_unref(items[0]);
    g_object_unref(items[1]);
    return asked_column;
}

void pop_column_view_show_header(GtkColumnView *view, bool shown) {
    // The headers are the view's first child. Each is hidden, too: a column is as wide as its header also where the row
    // of headers is hidden, for which GTK would load their font.
    GtkWidget *header = gtk_widget_get_first_child(GTK_WIDGET(view));
    for (GtkWidget *title = gtk_widget_get_first_child(header); title; title = gtk_widget_get_next_sibling(title))
        gtk_widget_set_visible(title, shown);
    gtk_widget_set_visible(header, shown);
}

// The part of a column view that contains the rows.
static GtkWidget *rows_of(GtkColumnView *view) {
    GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(view));
    while (child && !GTK_IS_LIST_VIEW(child)) child = gtk_widget_get_next_sibling(child);
    return child;
}

void pop_column_view_reveal(GtkColumnView *view, unsigned position) {
#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_column_view_scroll_to(view, position, NULL, GTK_LIST_SCROLL_NONE, NULL);
#else
    GtkWidget *rows = rows_of(view);
    if (rows) gtk_widget_activate_action(rows, "list.scroll-to-item", "u", position);
#endif
}

void pop_column_view_toggle_selection(GtkColumnView *view, unsigned position) {
    GtkWidget *rows = rows_of(view);
    // The action also makes it the row from which the next range begins.
    if (rows) gtk_widget_activate_action(rows, "list.select-item", "(ubb)", position, TRUE, FALSE);
}

GtkWidget *pop_radio_button_new(void) {
    return g_object_new(GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
}

typedef struct {
    GtkBox parent_instance;
    bool is_divided;
} PopTabStop;

typedef struct {
    GtkBoxClass parent_class;
} PopTabStopClass;

G_DEFINE_TYPE(PopTabStop, pop_tab_stop, GTK_TYPE_BOX)

static guint entered_signal;

// GTK 4.12 has gtk_column_view_set_tab_behavior(), which leaves out the cells as well.
static gboolean move_focus(GtkWidget *widget, GtkDirectionType direction) {
    bool is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
    if (((PopTabStop *)widget)->is_divided) is_tab = false;
    // A widget remembers its focus child when the focus is elsewhere.
    if (is_tab && gtk_widget_get_state_flags(widget) & GTK_STATE_FLAG_FOCUS_WITHIN) return FALSE;
    gboolean is_taken = FALSE;
    if (is_tab) g_signal_emit(widget, entered_signal, 0, &is_taken);
    return is_taken || GTK_WIDGET_CLASS(pop_tab_stop_parent_class)->focus(widget, direction);
}

static void pop_tab_stop_class_init(PopTabStopClass *class) {
    GTK_WIDGET_CLASS(class)->focus = move_focus;
    entered_signal = g_signal_new("entered", G_TYPE_FROM_CLASS(class), G_SIGNAL_RUN_LAST, 0,
                                  g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);
}

static void pop_tab_stop_init(PopTabStop *self) { (void)self; }

GtkWidget *pop_tab_stop_new(void) { return g_object_new(pop_tab_stop_get_type(), NULL); }

void pop_tab_stop_divide(GtkWidget *stop, bool is_divided) { ((PopTabStop *)stop)->is_divided = is_divided; }

void *pop_signal_object(unsigned count, const GValue *arguments, unsigned index) {
    return index < count && G_VALUE_HOLDS_OBJECT(arguments + index) ? g_value_get_object(arguments + index) : NULL;
}
