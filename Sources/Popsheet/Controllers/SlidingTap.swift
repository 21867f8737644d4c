import CPopsheet
import PopsheetLayout

/// What a press does to a sheet (sheet.md 9): one that begins on a row is a sliding tap, one that begins and ends beside the
/// cards dismisses, any other does nothing.
@MainActor
final class SlidingTap {
    /// What a press began on.
    private enum Origin {
        case row(RowView?)
        case backdrop, elsewhere
    }

    private let overlay: OverlayView
    private let window: WidgetPointer
    private let rows: () -> [RowView]
    private let picked: (RowView) -> Void
    private let dismissed: () -> Void
    /// Whether presses count; where they do not they reach nothing beneath either.
    var isLive = true { didSet { if !isLive { listener?.letGo() } } }
    private var listener: PressListener?
    private var origin = Origin.elsewhere
    /// Where a finger began that may still turn out to scroll.
    private var scrollStart: Point?

    /// How far a finger may move before it scrolls what can scroll, in logical pixels, as GTK has it.
    private static let scrollThreshold = 8.0

    /// Listens to the presses on a sheet.
    ///
    /// - Parameters:
    ///   - picked: Runs when a press that began on a row ends on one that can be chosen.
    ///   - dismissed: Runs when a press begins and ends beside the cards.
    init(
        on overlay: OverlayView, of window: WidgetPointer, rows: @escaping () -> [RowView],
        picked: @escaping (RowView) -> Void, dismissed: @escaping () -> Void
    ) {
        (self.overlay, self.window, self.rows) = (overlay, window, rows)
        (self.picked, self.dismissed) = (picked, dismissed)
        listener = PressListener(
            on: window, began: { [weak self] in self?.begin(at: $0, isTouch: $1) ?? .ignore },
            heard: { [weak self] in self?.hear($0) })
    }

    /// Hears no press any more.
    func remove() {
        listener?.remove()
        listener = nil
    }

    /// Forgets a press that goes on: its end means nothing.
    func letGo() { listener?.letGo() }

    private func begin(at point: Point, isTouch: Bool) -> PressListener.Answer {
        guard let hit = pop_widget_at(window, point.x, point.y),
            hit == overlay.pointer || gtk_widget_is_ancestor(hit, overlay.pointer) != 0, !pop_is_in_scrollbar(hit)
        else { return .ignore }
        scrollStart = nil
        if !isLive {
            origin = .elsewhere
        } else if !overlay.isOnCard(point) {
            origin = .backdrop
        } else if let row = row(holding: hit) {
            origin = .row(nil)
            light(row)
        } else {
            origin = .elsewhere
        }
        // A finger scrolls, and GTK does that.
        guard isTouch, gtk_widget_get_ancestor(hit, gtk_scrolled_window_get_type()) != nil else { return .keep }
        scrollStart = point
        return .watch
    }

    private func hear(_ part: PressListener.Part) {
        switch part {
        case .moved(let point):
            if let scrollStart, abs(point.y - scrollStart.y) > Self.scrollThreshold { return cancel() }
            if case .row = origin { light(row(at: point)) }
        case .ended(let point):
            let origin = origin
            if case .row = origin { light(row(at: point)) }
            let lit = litRow
            cancel()
            switch origin {
            case .row: if let lit { picked(lit) }
            case .backdrop: if overlay.covers(point), !overlay.isOnCard(point) { dismissed() }
            case .elsewhere: break
            }
        case .cancelled:
            cancel()
        }
    }

    private func cancel() {
        light(nil)
        origin = .elsewhere
    }

    private var litRow: RowView? { if case .row(let row) = origin { row } else { nil } }

    /// Makes one row look pressed, and no other.
    private func light(_ row: RowView?) {
        guard case .row(let lit) = origin else { return }
        let row = row?.action?.isEnabled == true ? row : nil
        guard row !== lit else { return }
        lit?.setPressed(false)
        row?.setPressed(true)
        origin = .row(row)
    }

    private func row(at point: Point) -> RowView? {
        pop_widget_at(window, point.x, point.y).flatMap { row(holding: $0) }
    }

    private func row(holding widget: WidgetPointer) -> RowView? {
        var ancestor: WidgetPointer? = widget
        while let candidate = ancestor, candidate != overlay.pointer {
            if gtk_widget_has_css_class(candidate, "row") != 0 { return rows().first { $0.button == candidate } }
            ancestor = gtk_widget_get_parent(candidate)
        }
        return nil
    }
}
