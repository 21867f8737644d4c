// Menu buttons whose popover is arranged before it is shown.
#include "CPopsheetPopup.h"

static guint opening_signal;

static void announce(GtkMenuButton *button, gpointer data) {
    (void)data;
    g_signal_emit(button, opening_signal, 0);
}

void pop_menu_button_announce(GtkWidget *button) {
    if (!opening_signal)
        opening_signal = g_signal_new("popsheet-opening", GTK_TYPE_MENU_BUTTON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 0);
    gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(button), announce, NULL, NULL);
}
