import CPopsheet
import PopsheetModel

/// The keyboard focus in a content sheet: on a given action first, or in the application's widget, else on an action, else
/// on an item.
@MainActor
final class WidgetFocus: ContentFocus {
    private weak var content: WidgetContent?
    /// The action that has the focus first; nil for the widget.
    var first: Action.ID? { didSet { content?.list.listFocus.first = first } }
    /// The widget that had the focus when a sheet above was presented.
    private var left: WidgetReference?
    /// The widget that had the focus before a change.
    private var before: WidgetReference?

    init(of content: WidgetContent) { self.content = content }

    /// The focused widget of the window.
    var focused: WidgetPointer? {
        guard let content, let root = gtk_widget_get_root(content.area.pointer) else { return nil }
        return gtk_root_get_focus(root)
    }

    /// The focused widget in the application's widget; nil if the focus is elsewhere.
    var focusedInWidget: WidgetPointer? {
        guard let content, let focused, gtk_widget_is_ancestor(focused, content.area.pointer) != 0 else { return nil }
        return focused
    }

    /// Whether a text that the user can edit has the focus.
    var isInText: Bool {
        guard let text = focusedInWidget else { return false }
        if text.isA(gtk_text_view_get_type()) { return gtk_text_view_get_editable(text.cast()) != 0 }
        return text.isA(gtk_editable_get_type()) && gtk_editable_get_editable(OpaquePointer(text)) != 0
    }

    func begin() {
        guard let content else { return }
        // A window that was just created has no space for the widget yet.
        guard gtk_widget_get_root(content.area.pointer) != nil else { return content.host?.focus.clear() ?? () }
        if first != nil { return content.list.focus.begin() }
        // A scrolled window also returns that it has the focus if nothing in it can have it.
        if gtk_widget_child_focus(content.area.pointer, GTK_DIR_TAB_FORWARD) != 0, focusedInWidget != nil { return }
        if content.list.rows.actions.count > 0 { return content.list.focus.begin() }
        if let item = content.bar.items.first(where: \.isEnabled) { return item.grabFocus() }
        content.host?.focus.clear()
    }

    func leave() {
        left = focused.map { WidgetReference($0) }
        content?.list.focus.leave()
    }

    func takeBack() { if !focus(left) { begin() } }

    func willChange() {
        before = focused.map { WidgetReference($0) }
        content?.list.focus.willChange()
    }

    func restore() {
        guard let before = before?.widget, let content, isInSheet(before) else { return begin() }
        if gtk_widget_is_ancestor(content.area.pointer, before) != 0 {
            // The sheet had it, because nothing in it could.
            begin()
        } else if gtk_widget_is_ancestor(before, content.area.pointer) != 0 {
            if focused != before, !focus(WidgetReference(before)) { begin() }
        } else if content.list.rows.shown.contains(where: { $0.button == before }) {
            content.list.focus.restore()
        } else if focused != before, !focus(WidgetReference(before)) {
            begin()
        }
    }

    /// Whether a widget is in the sheet, or the sheet itself.
    private func isInSheet(_ widget: WidgetPointer) -> Bool {
        guard let card = content.flatMap({ gtk_widget_get_parent($0.area.pointer) }),
            let sheet = gtk_widget_get_parent(card)
        else { return false }
        return widget == sheet || gtk_widget_is_ancestor(widget, sheet) != 0
    }

    /// Gives a widget the focus without changing the selection of its text; false if it can't have it.
    private func focus(_ reference: WidgetReference?) -> Bool {
        guard let widget = reference?.widget, widget.isMapped || gtk_widget_get_root(widget) != nil,
            gtk_widget_get_root(widget) == content.flatMap({ gtk_widget_get_root($0.area.pointer) })
        else { return false }
        pop_widget_focus_untouched(widget)
        return gtk_widget_is_focus(widget) != 0
    }
}
