import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The widgets of a bottom sheet: two cards with their header, actions and cancel row, at the frames of a scene.
@MainActor
final class SheetView {
    private let overlay: OverlayView
    private let main = CardView()
    private let cancel = CardView()
    private let title = TextView()
    private let message = TextView()
    private let header = HeaderView()
    private let list = ActionListView()
    private lazy var headerScroll = ScrollArea(showing: header.pointer)
    private lazy var listScroll = ScrollArea(showing: list.pointer) { [weak self] in self?.updateLooks() }
    private var cancelRow: RowView?
    private var layout: SheetLayout?
    private var theme = Theme.light

    /// Runs when an action was picked.
    var onPick: ((Action.ID) -> Void)?

    init(in overlay: OverlayView) { self.overlay = overlay }

    /// Every row in the order shown.
    var rows: [RowView] { list.rows + (cancelRow.map { [$0] } ?? []) }

    /// Shows a sheet as it is laid out.
    func update(
        _ sheet: ActionSheet, layout: SheetLayout, theme: Theme, stage: PopsheetLayout.Stage, cancelLabel: String
    ) {
        self.layout = layout
        self.theme = theme
        updateHeader(sheet, layout, theme)
        updateRows(sheet, layout, theme, stage, cancelLabel)
        updateChildren(layout)
        updateLooks()
    }

    /// Moves everything to its place at a moment of the motion.
    func apply(_ scene: Scene) {
        overlay.setCards(scene.cards.map { (view: $0.name == .main ? main : cancel, frame: $0.frame) })
        overlay.backdrop = theme.backdrop.opacity(scene.backdropOpacity)
        overlay.cardOpacity = scene.opacity
    }

    private func updateHeader(_ sheet: ActionSheet, _ layout: SheetLayout, _ theme: Theme) {
        guard let header = layout.header else { return }
        var texts: [(TextView, Rect)] = []
        func show(_ text: String?, in view: TextView, at frame: Rect?, _ font: Font) {
            guard let text, let frame else { return }
            view.update(
                text: DisplayText.paragraph(text), font: font, width: frame.width, color: theme.secondaryLabel)
            texts.append((view, frame))
        }
        show(sheet.title, in: title, at: header.title, header.titleFont)
        show(sheet.message, in: message, at: header.message, header.messageFont)
        self.header.setTexts(texts.map { ($0.0, $0.1.relative(to: header.frame)) })
    }

    private func updateRows(
        _ sheet: ActionSheet, _ layout: SheetLayout, _ theme: Theme, _ stage: PopsheetLayout.Stage,
        _ cancelLabel: String
    ) {
        let rows = layout.rows.filter { $0.place == .actions }
        let height = rows.last.map { $0.frame.maxY - layout.actionsViewport.y } ?? 0
        list.setFrames(
            rows.map { $0.frame.relative(to: layout.actionsViewport) }, naturalHeight: height, makeRow: makeRow)
        for ((row, view), action) in zip(zip(rows, list.rows), sheet.displayedActions) {
            view.update(
                row, action: action, text: DisplayText.line(action.label), fullText: action.label, theme: theme,
                stage: stage)
        }
        if let row = layout.rows.last, row.place == .apart, let action = sheet.cancelAction {
            let view = cancelRow ?? makeRow()
            cancelRow = view
            let label = action.hasStandardLabel ? cancelLabel : action.label
            view.update(
                row, action: action, text: DisplayText.line(label), fullText: label, theme: theme, stage: stage)
        } else {
            cancelRow = nil
        }
    }

    private func makeRow() -> RowView {
        RowView(
            picked: { [weak self] row in
                if let id = row.action?.id { self?.onPick?(id) }
            },
            pressedChanged: { [weak self] _ in self?.updateLooks() })
    }

    private func updateChildren(_ layout: SheetLayout) {
        guard let card = layout.cards.first(where: { $0.name == .main })?.frame else {
            main.setChildren([])
            updateCancelChild(layout)
            return
        }
        if layout.scrolls.header { headerScroll.makeScrollable() }
        if layout.scrolls.actions { listScroll.makeScrollable() }
        var children: [(WidgetPointer, Rect)] = []
        if let header = layout.header { children.append((headerScroll.pointer, header.frame.relative(to: card))) }
        if !list.rows.isEmpty { children.append((listScroll.pointer, layout.actionsViewport.relative(to: card))) }
        main.setChildren(children.map { (widget: $0.0, frame: $0.1) })
        updateCancelChild(layout)
    }

    private func updateCancelChild(_ layout: SheetLayout) {
        guard let row = cancelRow, let frame = layout.cards.first(where: { $0.name == .cancel })?.frame else {
            cancel.setChildren([])
            return
        }
        cancel.setChildren([(widget: row.button, frame: frame.relative(to: frame))])
    }

    /// Draws pressed rows and the lines between rows where they are now, scrolled or not.
    private func updateLooks() {
        guard let layout else { return }
        if let card = layout.cards.first(where: { $0.name == .main }) {
            main.setLook(mainLook(card, layout))
        }
        if let card = layout.cards.first(where: { $0.name == .cancel }) {
            let whole = Rect(x: 0, y: 0, width: card.frame.width, height: card.frame.height)
            cancel.setLook(
                CardView.Look(
                    size: card.frame.size, cornerRadius: card.cornerRadius, fill: theme.cancelCard,
                    pressedFill: theme.pressed, pressed: cancelRow?.isPressed == true ? [whole] : []))
        }
    }

    private func mainLook(_ card: Card, _ layout: SheetLayout) -> CardView.Look {
        let scrolled = listScroll.offset
        let viewport = layout.actionsViewport.relative(to: card.frame)
        func shown(_ frame: Rect) -> Rect? {
            let moved = frame.relative(to: card.frame).offset(y: -scrolled)
            let top = max(moved.y, viewport.y)
            let bottom = min(moved.maxY, viewport.maxY)
            return bottom > top ? Rect(x: moved.x, y: top, width: moved.width, height: bottom - top) : nil
        }
        let pressed = list.rows.indices.filter { list.rows[$0].isPressed }
        let lines: [Rect] = layout.separators.compactMap { separator in
            if separator.isBelowHeader { return separator.frame.relative(to: card.frame) }
            let touchesPressed = pressed.contains(separator.rowBelow) || pressed.contains(separator.rowBelow - 1)
            return touchesPressed ? nil : shown(separator.frame)
        }
        return CardView.Look(
            size: card.frame.size, cornerRadius: card.cornerRadius, fill: theme.mainCard, pressedFill: theme.pressed,
            pressed: pressed.compactMap { shown(layout.rows[$0].frame) }, separatorColor: theme.separator,
            separators: lines)
    }
}

extension Rect {
    /// The rectangle in the coordinates of another one that holds it.
    func relative(to other: Rect) -> Rect { offset(x: -other.x, y: -other.y) }
}
