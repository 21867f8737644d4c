import CGTK4
import Popsheet

/// What became of the sheets, a line each, the newest below.
@MainActor
final class LogPane {
    let widget: Widget
    /// Told each line as it is written.
    var onLine: ((String) -> Void)?

    private let lines = column(spacing: 2).styled("log")
    private let view: Widget
    private var beginning = 0

    init() {
        let hint = label("Press the button on the stage.").styled("dim-label")
        append(hint, to: lines)
        view = scrolled(lines).expanding(vertically: true)
        gtk_scrolled_window_set_min_content_height(view.opaque, 150)
        let heading = label("Log").styled("heading").expanding(horizontally: true)
        widget = column(view).styled("card").clipped()
        let clear = iconButton("edit-clear-all-symbolic", name: "Clear Log") { [lines] in removeChildren(of: lines) }
        gtk_box_insert_child_after(widget.cast(), row(heading, clear.styled("flat")).styled("card-bar"), nil)
        let adjustment = gtk_scrolled_window_get_vadjustment(view.opaque)!
        // The newest line stays in sight.
        connect(adjustment, "changed") {
            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
        }
    }

    /// Begins the story of another sheet.
    func begin(_ title: String) {
        beginning = g_get_monotonic_time()
        add("present", "“\(title)”", style: "log-begin")
    }

    /// Writes an event of a sheet's life.
    func add(_ event: Lifecycle.Event) {
        switch event {
        case .willPresent: add("willPresent")
        case .didPresent: add("didPresent")
        case .willDismiss(let outcome): add("willDismiss", describe(outcome))
        case .handle(let outcome): add("handle", describe(outcome))
        case .didDismiss(let outcome): add("didDismiss", describe(outcome))
        }
    }

    /// Writes that a dismissal was refused.
    func addVeto(_ outcome: Outcome) { add("shouldDismiss", "refused: \(describe(outcome))", style: "log-veto") }

    /// Writes how it ended.
    func finish(_ outcome: Outcome) {
        switch outcome {
        case .action(let action):
            add("outcome", "“\(action.label)”, id \(action.id), index \(action.index)", style: "log-outcome")
        case .cancelled(let reason): add("outcome", "cancelled by \(reason.rawValue)", style: "log-outcome")
        }
    }

    private func describe(_ outcome: Outcome) -> String {
        switch outcome {
        case .action(let action): "action \(action.id)"
        case .cancelled(let reason): "cancelled \(reason.rawValue)"
        }
    }

    private func add(_ event: String, _ detail: String = "", style: String? = nil) {
        if beginning != 0, let first = lines.children.first, gtk_widget_has_css_class(first, "dim-label") != 0 {
            gtk_box_remove(lines.cast(), first)
        }
        let time = Self.seconds(g_get_monotonic_time() - beginning)
        let line = row(
            spacing: 10, label(time).styled("log-time"), label(event).styled("log-event"),
            label(detail).expanding(horizontally: true))
        if let style { line.styled(style) }
        append(line, to: lines)
        onLine?(detail.isEmpty ? event : "\(event) \(detail)")
    }

    /// Microseconds as seconds with two decimals.
    private static func seconds(_ microseconds: Int) -> String {
        let hundredths = (microseconds + 5000) / 10_000
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
