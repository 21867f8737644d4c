import CPopsheetGTK4

/// A piece of code, with a button that copies it.
@MainActor
final class CodePane {
    let widget: Widget
    private let text = made(gtk_label_new("")).styled("code")
    private let title: String
    private let language: Highlighter.Language
    private var code = ""
    private var isDark: Bool?
    private let button = made(gtk_button_new()).styled("flat")
    /// The last text that this pane copied, for comparison.
    private var copied: UnsafeMutablePointer<GdkContentProvider>?

    /// Creates an empty pane.
    ///
    /// - Parameter heights: The minimum and maximum height of the visible code, in logical pixels.
    init(title: String, language: Highlighter.Language, heights: ClosedRange<Int>) {
        self.title = title
        self.language = language
        gtk_label_set_selectable(text.opaque, 1)
        gtk_label_set_wrap(text.opaque, 1)
        gtk_label_set_wrap_mode(text.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_xalign(text.opaque, 0)
        gtk_label_set_yalign(text.opaque, 0)
        setAccessibleLabel(text, "\(title) code")
        let view = scrolled(text)
        // A click focuses the whole text, which must not scroll to its end.
        if let viewport = gtk_scrolled_window_get_child(view.opaque) {
            gtk_viewport_set_scroll_to_focus(viewport.opaque, 0)
        }
        gtk_scrolled_window_set_propagate_natural_height(view.opaque, 1)
        gtk_scrolled_window_set_min_content_height(view.opaque, Int32(heights.lowerBound))
        gtk_scrolled_window_set_max_content_height(view.opaque, Int32(heights.upperBound))
        let heading = label(title).styled("pane-title").expanding(horizontally: true)
        widget = column().styled("card").clipped()
        append(row(spacing: 8, heading, button).styled("card-bar"), to: widget)
        append(view, to: widget)
        connect(button, "clicked") { [weak self] in self?.copy() }
        connect(UnsafeMutableRawPointer(made(gtk_widget_get_clipboard(widget))), "changed") { [weak self] in
            self?.showCopied()
        }
        showCopied()
    }

    /// Shows a text.
    func show(_ code: String, isDark: Bool) {
        guard code != self.code || isDark != self.isDark else { return }
        if code != self.code { copied = nil }
        (self.code, self.isDark) = (code, isDark)
        showCopied()
        gtk_label_set_markup(text.opaque, Highlighter(language: language, isDark: isDark).markup(of: code))
    }

    private func copy() {
        let clipboard = gtk_widget_get_clipboard(widget)
        gdk_clipboard_set_text(clipboard, code)
        copied = gdk_clipboard_get_content(clipboard)
        showCopied()
    }

    /// Shows on the button whether the clipboard contains this code.
    private func showCopied() {
        if copied != gdk_clipboard_get_content(gtk_widget_get_clipboard(widget)) { copied = nil }
        let isCopied = copied != nil
        let image = isCopied ? "object-select-symbolic" : "edit-copy-symbolic"
        gtk_button_set_child(button.cast(), IconAndWord.make(icon(image), label(isCopied ? "Copied" : "Copy")))
        setAccessibleLabel(button, isCopied ? "\(title) Copied" : "Copy \(title)")
    }
}
