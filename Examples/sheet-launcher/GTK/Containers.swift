import CPopsheetGTK4

/// A column of widgets.
@MainActor func column(spacing: Int = 0, _ children: Widget...) -> Widget {
    box(GTK_ORIENTATION_VERTICAL, spacing, children)
}

/// A row of widgets.
@MainActor func row(spacing: Int = 0, _ children: Widget...) -> Widget {
    box(GTK_ORIENTATION_HORIZONTAL, spacing, children)
}

@MainActor private func box(_ orientation: GtkOrientation, _ spacing: Int, _ children: [Widget]) -> Widget {
    let box = made(gtk_box_new(orientation, Int32(spacing)))
    for child in children { append(child, to: box) }
    return box
}

/// Appends a widget to a row or column.
@MainActor func append(_ child: Widget, to box: Widget) { gtk_box_append(box.cast(), child) }

/// Removes all children of a row or column.
@MainActor func removeChildren(of box: Widget) {
    for child in box.children { gtk_box_remove(box.cast(), child) }
}

/// A view that scrolls if its content does not fit.
@MainActor func scrolled(_ child: Widget, horizontally: GtkPolicyType = GTK_POLICY_NEVER) -> Widget {
    let view = made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(view.opaque, horizontally, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(view.opaque, child)
    return view
}

/// A separator between two parts of the window.
@MainActor func separator(_ orientation: GtkOrientation = GTK_ORIENTATION_VERTICAL) -> Widget {
    made(gtk_separator_new(orientation))
}

/// A widget with overlays, each at its alignment.
@MainActor func layered(_ widget: Widget, over others: [Widget]) -> Widget {
    let layers = made(gtk_overlay_new())
    gtk_overlay_set_child(layers.opaque, widget)
    for other in others { gtk_overlay_add_overlay(layers.opaque, other) }
    return layers
}

/// A view that clips content that does not fit.
@MainActor func cropped(_ child: Widget) -> Widget {
    let view = made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(view.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(view.opaque, child)
    return view
}
