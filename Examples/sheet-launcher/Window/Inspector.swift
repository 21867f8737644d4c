import CPopsheetGTK4

/// The details of a case: its description, its Swift, its command, and the log.
@MainActor
final class Inspector {
    let widget: Widget
    /// Whether the pane is a page, which scrolls as a whole; otherwise the log is visible below as much code as fits.
    var isPage = false {
        didSet {
            guard let view = gtk_scrolled_window_get_child(widget.opaque) else { return }
            gtk_scrollable_set_vscroll_policy(view.opaque, isPage ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM)
        }
    }

    private let title = label("").styled("title-2")
    private let note = label("", wraps: true).styled("note")
    private let swift = CodePane(title: "Swift", language: .swift, heights: 132...320)
    private let shell = CodePane(title: "popsheet", language: .shell, heights: 42...190)

    init(log: LogPane) {
        let about = column(spacing: 4, title, note).styled("about")
        let panes = column(
            spacing: 14, about, swift.widget, shell.widget, log.widget.expanding(vertically: true))
        widget = scrolled(panes.styled("panes")).styled("inspector")
    }

    /// Shows another case, or the same one with another appearance.
    func show(_ shown: GalleryCase, settings: Settings, isDark: Bool) {
        gtk_label_set_text(title.opaque, shown.title)
        gtk_label_set_text(note.opaque, shown.note)
        swift.show(shown.swiftText(settings), isDark: isDark)
        shell.show(shown.shellText(settings), isDark: isDark)
    }
}
