import CPopsheet

/// The letters of labels in an application's widget that choose with Alt, as in the application's own window.
///
/// GTK looks for them in the whole window, which a modal sheet covers.
@MainActor
enum WidgetMnemonics {
    /// Activates what the key belongs to, or focuses the next of several; false if there is nothing.
    static func activate(_ key: Key, in area: WidgetPointer) -> Bool {
        let labels = labels(in: area)
        let (letter, display) = (gdk_keyval_to_lower(key.value), gtk_widget_get_display(area))
        var matches = labels.filter { gtk_label_get_mnemonic_keyval(OpaquePointer($0)) == letter }
        if matches.isEmpty {
            matches = labels.filter { label in
                let letter = gdk_keyval_to_unicode(gtk_label_get_mnemonic_keyval(OpaquePointer(label)))
                return letter != 0 && display.map { KeyboardLayouts.key(key.code, on: $0, has: letter) } ?? false
            }
        }
        guard let first = matches.first else { return false }
        if matches.count == 1 { return gtk_widget_mnemonic_activate(first, 0) != 0 }
        let focused = matches.firstIndex { holdsFocus($0, in: area) }
        return gtk_widget_mnemonic_activate(matches[((focused ?? -1) + 1) % matches.count], 1) != 0
    }

    /// The labels that are shown, can be used and have a letter.
    private static func labels(in widget: WidgetPointer) -> [WidgetPointer] {
        guard widget.isMapped, gtk_widget_is_sensitive(widget) != 0 else { return [] }
        if widget.isA(gtk_label_get_type()) {
            return gtk_label_get_mnemonic_keyval(OpaquePointer(widget)) == UInt32(GDK_KEY_VoidSymbol) ? [] : [widget]
        }
        return widget.children.flatMap { labels(in: $0) }
    }

    /// Whether the focus is in what a label's letter chooses: its widget, or what the label is in.
    private static func holdsFocus(_ label: WidgetPointer, in area: WidgetPointer) -> Bool {
        guard let root = gtk_widget_get_root(area), let focus = gtk_root_get_focus(root) else { return false }
        guard let target = gtk_label_get_mnemonic_widget(OpaquePointer(label)) else {
            return focus != area && gtk_widget_is_ancestor(label, focus) != 0
        }
        return focus == target || gtk_widget_is_ancestor(focus, target) != 0
    }
}
