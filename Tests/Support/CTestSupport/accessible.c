#include "Accessible.h"

bool support_has_position(GtkWidget *widget, int position, int count) {
    GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
    char *other_position =
        gtk_test_accessible_check_relation(accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET, position);
    char *other_count = gtk_test_accessible_check_relation(accessible, GTK_ACCESSIBLE_RELATION_SET_SIZE, count);
    bool is_there = !other_position && !other_count;
    g_free(other_position);
    g_free(other_count);
    return is_there;
}

bool support_has_shortcut(GtkWidget *widget, const char *shortcut) {
    GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
    if (!shortcut) return !gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
    char *other = gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcut);
    bool has = !other;
    g_free(other);
    return has;
}

bool support_has_label(GtkWidget *widget, const char *label) {
    char *other =
        gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
    bool has = !other;
    g_free(other);
    return has;
}
