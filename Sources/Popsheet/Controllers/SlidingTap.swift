import CPopsheet
import PopsheetLayout
import PopsheetMotion

/// What a press does to a sheet (sheet.md 9): one that begins on a row is a sliding tap, one that begins and ends beside the
/// cards dismisses, one that begins on a card beside the rows, or between the cards, drags the sheet.
@MainActor
final class SlidingTap {
    /// What a press began on.
    private enum Origin {
        case row(RowView?)
        case backdrop
        case grip(tapDismisses: Bool)
        case elsewhere
    }

    private let overlay: OverlayView
    private let rows: () -> [RowView]
    private let picked: (RowView) -> Void
    private let dismissed: () -> Void
    private let dragged: (SheetDrag) -> Void
    /// Runs when a press on the sheet begins.
    var began: (() -> Void)?
    /// Whether a drag moves the sheet and a flick throws it away, as they do no form but the bottom sheet.
    var swipes = true
    /// Whether the window is the sheet's own, so that a mouse that drags the sheet drags the window (sheet.md 9).
    var movesWindow = false
    /// Whether presses count; where they do not they reach nothing beneath either.
    var isLive = true { didSet { if !isLive { listener?.letGo() } } }
    private(set) var listener: PressListener?
    private var origin = Origin.elsewhere
    private var swipe = Swipe(at: 0, time: 0)
    private var start = 0.0
    private var startX = 0.0
    /// What a finger may still turn out to scroll.
    private var scrolled: WidgetPointer?
    private var isTouch = false

    /// Within how many seconds a press on a row must be let go to be a flick (sheet.md 9).
    private static let flickDuration = 0.2

    /// Listens to the presses on a sheet.
    ///
    /// - Parameters:
    ///   - picked: Runs when a press that began on a row ends on one that can be chosen.
    ///   - dismissed: Runs when a press begins and ends beside the cards.
    ///   - dragged: Runs when a press drags the sheet, or flicks it.
    init(
        on overlay: OverlayView, of window: WidgetPointer, rows: @escaping () -> [RowView],
        picked: @escaping (RowView) -> Void, dismissed: @escaping () -> Void, dragged: @escaping (SheetDrag) -> Void
    ) {
        (self.overlay, self.rows) = (overlay, rows)
        (self.picked, self.dismissed, self.dragged) = (picked, dismissed, dragged)
        listener = PressListener(
            on: window, surface: { overlay.surface },
            began: { [weak self] in self?.begin(at: $0, isTouch: $1) ?? .ignore },
            heard: { [weak self] in self?.hear($0) })
    }

    /// Hears no press any more.
    func remove() {
        listener?.remove()
        listener = nil
    }

    /// Forgets a press that goes on: its end means nothing.
    func letGo() { listener?.letGo() }

    private var time: Double { listener?.time ?? 0 }

    // MARK: The press

    private func begin(at point: Point, isTouch: Bool) -> PressListener.Answer {
        guard let hit = overlay.surface.widget(at: point),
            hit == overlay.pointer || gtk_widget_is_ancestor(hit, overlay.pointer) != 0, !pop_is_in_scrollbar(hit)
        else { return .ignore }
        // Beside a bubble's arrow and outside of its corners is the window.
        if !overlay.isModal, !overlay.isOnCard(point) { return .ignore }
        self.isTouch = isTouch
        began?()
        (start, startX) = (time, point.x)
        swipe = Swipe(at: point.y, time: start)
        scrolled = nil
        if !isLive {
            origin = .elsewhere
        } else if overlay.isBetweenCards(point) {
            origin = .grip(tapDismisses: true)
        } else if !overlay.isOnCard(point) {
            origin = .backdrop
        } else if let row = row(holding: hit) {
            origin = .row(nil)
            light(row)
        } else {
            origin = .grip(tapDismisses: false)
        }
        // A finger scrolls, and GTK does that.
        guard isTouch, let area = gtk_widget_get_ancestor(hit, gtk_scrolled_window_get_type()) else { return .keep }
        if case .grip = origin { origin = .elsewhere }
        scrolled = area
        return .watch
    }

    private func hear(_ part: PressListener.Part) {
        switch part {
        case .moved(let point):
            swipe.move(to: point.y, at: time)
            if let scrolled, abs(swipe.distance) > Swipe.slop { return leaveOrTake(scrolled, at: point) }
            switch origin {
            case .row: light(row(at: point))
            case .grip where movesWindow && !isTouch: moveWindow(from: point)
            case .grip: dragged(.moved(swipe))
            case .backdrop, .elsewhere: break
            }
        case .ended(let point):
            swipe.move(to: point.y, at: time)
            end(at: point)
        case .cancelled:
            if case .grip = origin { dragged(.cancelled) }
            forget()
        }
    }

    /// The system takes the pointer over, so the press ends here.
    private func moveWindow(from point: Point) {
        guard max(abs(point.x - startX), abs(swipe.distance)) > Swipe.slop, let event = listener?.event else { return }
        forget()
        listener?.handOver()
        pop_desk_begin_move(overlay.surface.native, event)
    }

    private func end(at point: Point) {
        if case .row = origin { light(row(at: point)) }
        let (origin, lit) = (origin, litRow)
        forget()
        switch origin {
        case .row:
            if swipes, time - start <= Self.flickDuration, swipe.isFlick(at: time) {
                dragged(.flicked(swipe, at: time))
            } else if let lit {
                picked(lit)
            }
        case .backdrop:
            if overlay.covers(point), !overlay.isOnCard(point) { dismissed() }
        case .grip(let tapDismisses) where movesWindow && !isTouch:
            if tapDismisses { dismissed() }
        case .grip(let tapDismisses):
            if tapDismisses, abs(swipe.distance) <= Swipe.slop, !swipe.dismisses(at: time) {
                dragged(.cancelled)
                dismissed()
            } else {
                dragged(.ended(swipe, at: time))
            }
        case .elsewhere: break
        }
    }

    private func forget() {
        light(nil)
        origin = .elsewhere
        scrolled = nil
    }

    /// A finger over what scrolls has set out: the list follows it, but down from its top the sheet does.
    private func leaveOrTake(_ area: WidgetPointer, at point: Point) {
        forget()
        guard swipes, swipe.distance > 0, pop_scrolled_window_is_at_top(area) else { return }
        pop_widget_reset_controllers(area)
        listener?.keep()
        swipe = Swipe(at: point.y, time: time)
        origin = .grip(tapDismisses: false)
    }

    // MARK: Rows

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
        overlay.surface.widget(at: point).flatMap { row(holding: $0) }
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
