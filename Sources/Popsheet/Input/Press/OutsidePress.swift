import PopsheetLayout

/// Presses outside a popover: one dismisses it, and reaches what is there.
///
/// The window receives it before its target, and withholds it only if it must not arrive: on the popover's source, where it
/// would present the popover again, and if the application allows no passthrough.
@MainActor
final class OutsidePress {
    private let window: WindowSurface
    private weak var target: (any InputTarget)?
    private let rows: RowTap
    private var listener: PressListener?

    /// Begins to observe.
    ///
    /// - Parameter rows: The popover's rows.
    init(outside target: any InputTarget, after rows: RowTap) {
        (self.target, self.rows) = (target, rows)
        window = WindowSurface(target.window)
        listener = PressListener(
            on: target.window, surface: { [window] in window }, observesAllButtons: true,
            began: { [weak self] in self?.begin(at: $0, isTouch: $1) ?? .ignore },
            continued: { _, _ in })
    }

    /// Stops observing.
    func remove() { listener?.remove() }

    private func begin(at point: Point, isTouch: Bool) -> PressListener.Answer {
        guard let target, !target.isLeaving else { return .ignore }
        let (overlay, hit) = (target.overlay, window.widget(at: point))
        if let hit, overlay.holds(hit) && overlay.isOnCard(point) || overlay.isBelowSheet(of: hit) { return .ignore }
        // The popover has just become smaller: the press is meant neither for it nor for what is there now.
        if rows.rowHasJustLeft(point, isTouch: isTouch) { return .keep }
        // Asked before the sheet and its source are gone.
        let isKept = !target.allowsPassthrough || target.anchor?.isHit(at: point, target: hit) == true
        target.cancel(.outsideClick)
        return isKept ? .keep : .ignore
    }
}
