import CGTK4

/// A piece of code, with a button that copies it.
@MainActor
final class CodePane {
    let widget: Widget
    private let text = made(gtk_label_new("")).styled("code")
    private let language: Highlighter.Language
    private var code = ""

    /// Creates an empty pane.
    ///
    /// - Parameter remark: What is to be known of the code besides.
    init(title: String, remark: String = "", language: Highlighter.Language, maximumHeight: Int) {
        self.language = language
        gtk_label_set_selectable(text.opaque, 1)
        gtk_label_set_xalign(text.opaque, 0)
        gtk_label_set_yalign(text.opaque, 0)
        setAccessibleLabel(text, "\(title) code")
        let view = scrolled(text, horizontally: GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(view.opaque, 1)
        gtk_scrolled_window_set_min_content_height(view.opaque, 72)
        gtk_scrolled_window_set_max_content_height(view.opaque, Int32(maximumHeight))
        let heading = label(title).styled("pane-title")
        let aside = label(remark).styled("remark").expanding(horizontally: true)
        widget = column().styled("card").clipped()
        let copy = iconButton("edit-copy-symbolic", "Copy", name: "Copy \(title)") { [weak self] in self?.copy() }
        append(row(spacing: 8, heading, aside, copy.styled("flat")).styled("card-bar"), to: widget)
        append(view, to: widget)
    }

    /// Shows a code.
    func show(_ code: String, isDark: Bool) {
        self.code = code
        gtk_label_set_markup(text.opaque, Highlighter(language: language, isDark: isDark).markup(of: code))
    }

    private func copy() {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), code)
    }
}
