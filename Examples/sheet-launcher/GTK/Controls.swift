import CPopsheetGTK4

/// A label at the leading edge; a long text wraps or is truncated.
@MainActor func label(_ text: String, wraps: Bool = false) -> Widget {
    let label = made(gtk_label_new(text))
    gtk_label_set_xalign(label.opaque, 0)
    if wraps {
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    } else {
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    }
    return label
}

/// An icon that is decorative, because a text next to it says the same.
@MainActor func icon(_ name: String) -> Widget {
    let image = made(gtk_image_new_from_icon_name(name))
    var state = GTK_ACCESSIBLE_STATE_HIDDEN
    var value = GValue()
    g_value_init(&value, gtkBooleanType)
    g_value_set_boolean(&value, 1)
    gtk_accessible_update_state_value(image.opaque, 1, &state, &value)
    g_value_unset(&value)
    return image
}

/// A button with an icon and a short label; assistive technologies get the full name.
@MainActor func iconButton(
    _ image: String, _ word: String, name: String, _ action: @escaping @MainActor () -> Void
) -> Widget {
    let button = made(gtk_button_new())
    gtk_button_set_child(button.cast(), IconAndWord.make(icon(image), label(word)))
    setAccessibleLabel(button, name)
    connect(button, "clicked", action)
    return button
}

/// A toggle button with an icon and a label.
@MainActor func iconToggle(_ image: String, _ word: String, name: String, isOn: Bool) -> Widget {
    let button = made(gtk_toggle_button_new())
    gtk_button_set_child(button.cast(), IconAndWord.make(icon(image), label(word)))
    setAccessibleLabel(button, name)
    gtk_toggle_button_set_active(button.cast(), isOn ? 1 : 0)
    return button
}

/// A drop-down list.
@MainActor func dropDown(_ words: [String], selected: Int, _ change: @escaping @MainActor (Int) -> Void) -> Widget {
    // GTK copies a NULL-terminated array of C strings.
    let strings = made(gtk_string_list_new(nil))
    for word in words { gtk_string_list_append(strings, word) }
    let choice = made(gtk_drop_down_new(strings, nil))
    gtk_drop_down_set_selected(choice.opaque, UInt32(selected))
    connect(choice, "notify::selected") { change(Int(gtk_drop_down_get_selected(choice.opaque))) }
    return choice
}

/// A switch.
@MainActor func toggleSwitch(isOn: Bool, _ change: @escaping @MainActor (Bool) -> Void) -> Widget {
    let toggle = made(gtk_switch_new())
    gtk_switch_set_active(toggle.opaque, isOn ? 1 : 0)
    connect(toggle, "notify::active") { change(gtk_switch_get_active(toggle.opaque) != 0) }
    return toggle.aligned(vertically: GTK_ALIGN_CENTER)
}

/// Sets the accessible name of a widget without text.
@MainActor func setAccessibleLabel(_ widget: Widget, _ text: String) {
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    var value = GValue()
    g_value_init(&value, gtkStringType)
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
    g_value_unset(&value)
}

/// Sets what a widget is for assistive technologies; a plain one has no name.
@MainActor func setAccessibleRole(_ widget: Widget, _ role: GtkAccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, Int32(role.rawValue))
    g_object_set_property(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), "accessible-role", &value)
    g_value_unset(&value)
}

/// Makes one widget the accessible label of another.
@MainActor func setLabel(_ label: Widget, of widget: Widget) {
    gtk_label_set_mnemonic_widget(label.opaque, widget)
}

// `G_TYPE_STRING` and `G_TYPE_BOOLEAN` are macros that Swift does not import.
private let gtkStringType = GType(16 << 2)
private let gtkBooleanType = GType(5 << 2)
