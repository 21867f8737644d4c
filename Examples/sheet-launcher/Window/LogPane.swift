import CPopsheetGTK4
import Popsheet

/// The log of the sheets' events, one per line, the newest at the bottom.
@MainActor
final class LogPane {
    let widget: Widget
    /// Called with each new line.
    var onLine: ((String) -> Void)?

    private let lines = column(spacing: 2).styled("log")
    private var hint: Widget?

    init() {
        let hint = label("Press the button on the stage.").styled("dim-label")
        append(hint, to: lines)
        self.hint = hint
        let view = scrolled(lines).expanding(vertically: true)
        gtk_scrolled_window_set_min_content_height(view.opaque, 150)
        let heading = label("Log").styled("pane-title").expanding(horizontally: true)
        widget = column().styled("card").clipped()
        let clear = iconButton("edit-clear-all-symbolic", "Clear", name: "Clear Log") { [weak self] in self?.clear() }
        append(row(heading, clear.styled("flat")).styled("card-bar"), to: widget)
        append(view, to: widget)
        let adjustment = made(gtk_scrolled_window_get_vadjustment(view.opaque))
        // Scrolls to the newest line, whose position is known only after the current layout.
        connect(adjustment, "changed") { [view] in
            whenIdle(in: view) { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment)) }
        }
    }

    /// Writes a line.
    func add(seconds: String, event: String, detail: String, style: String?) {
        // The text shown before the first line.
        if hint != nil { clear() }
        let line = row(
            spacing: 10, label(seconds).styled("log-time"), label(event).styled("log-event"),
            label(detail).expanding(horizontally: true))
        if let style { line.styled(style) }
        append(line, to: lines)
        onLine?(detail.isEmpty ? event : "\(event) \(detail)")
    }

    private func clear() {
        removeChildren(of: lines)
        hint = nil
    }
}
