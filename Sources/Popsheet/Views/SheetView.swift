import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The widgets of a sheet, the same in every form: two panels with header, actions and cancel row, at the frames of a
/// scene.
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
    private var arrangement = Arrangement()
    private var theme = Theme.light

    /// Runs when an action was picked.
    var onPick: ((Action.ID) -> Void)?

    init(in overlay: OverlayView) { self.overlay = overlay }

    /// Every row in the order shown.
    var rows: [RowView] { list.rows + (cancelRow.map { [$0] } ?? []) }

    /// Shows a sheet as it is laid out.
    func update(
        _ sheet: ActionSheet, layout: SheetLayout, arrangement: Arrangement, theme: Theme, stage: PopsheetLayout.Stage,
        cancelLabel: String
    ) {
        self.layout = layout
        self.arrangement = arrangement
        self.theme = theme
        updateHeader(sheet, layout, theme)
        updateRows(sheet, layout, theme, stage, cancelLabel)
        updateChildren(layout)
        updateLooks()
    }

    /// Moves everything to its place at a moment of the motion.
    func apply(_ scene: Scene) {
        let (origin, scale) = (scene.scaleOrigin, scene.scale)
        let panels = [(main, arrangement.main), (cancel, arrangement.cancel)].compactMap { view, panel in
            panel.map { panel in
                var frame = panel.frame
                frame.x = origin.x + (frame.x - origin.x) * scale
                frame.y = origin.y + (frame.y - origin.y) * scale + scene.offset
                return (view: view, frame: frame)
            }
        }
        overlay.setCards(panels, scale: scale)
        overlay.backdrop = theme.backdrop.opacity(scene.backdropOpacity)
        overlay.cardOpacity = scene.opacity
    }

    private func updateHeader(_ sheet: ActionSheet, _ layout: SheetLayout, _ theme: Theme) {
        guard let header = layout.header else { return }
        var texts: [(TextView, Rect)] = []
        func show(_ text: String?, in view: TextView, at frame: Rect?, _ font: Font, _ color: Color) {
            guard let text, let frame else { return }
            view.update(text: DisplayText.paragraph(text), font: font, width: frame.width, color: color)
            texts.append((view, frame))
        }
        show(sheet.title, in: title, at: header.title, header.titleFont, theme.title ?? theme.secondaryLabel)
        show(sheet.message, in: message, at: header.message, header.messageFont, theme.secondaryLabel)
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
        updateHeaderPlace(layout)
        if layout.scrolls.header, !arrangement.headerScrolls { headerScroll.makeScrollable() }
        if layout.scrolls.any, arrangement.headerScrolls || layout.scrolls.actions { listScroll.makeScrollable() }
        var children: [(WidgetPointer, Rect)] = []
        if let panel = arrangement.main?.frame {
            if let header = layout.header, !arrangement.headerScrolls {
                children.append((headerScroll.pointer, header.frame.relative(to: panel)))
            }
            if !list.rows.isEmpty || arrangement.headerScrolls {
                children.append((listScroll.pointer, layout.actionsViewport.relative(to: panel)))
            }
        }
        main.setChildren(children.map { (widget: $0.0, frame: $0.1) })
        guard let row = cancelRow, let frame = arrangement.cancel?.frame else { return cancel.setChildren([]) }
        cancel.setChildren([(widget: row.button, frame: frame.relative(to: frame))])
    }

    /// The header scrolls by itself, or above the rows and with them.
    private func updateHeaderPlace(_ layout: SheetLayout) {
        let frame = layout.header.map { $0.frame.relative(to: layout.actionsViewport) }
        if arrangement.headerScrolls, let frame {
            if gtk_widget_get_parent(header.pointer) != list.pointer { headerScroll.release() }
            list.setHeader((view: header, frame: frame))
        } else {
            list.setHeader(nil)
            headerScroll.retake()
        }
    }

    /// Draws pressed rows and the lines between rows where they are now, scrolled or not.
    private func updateLooks() {
        guard let layout else { return }
        if let panel = arrangement.main { main.setLook(mainLook(panel, layout)) }
        if let panel = arrangement.cancel {
            var look = CardView.Look(panel)
            look.pressedFill = theme.pressed
            if cancelRow?.isPressed == true, !arrangement.cancelIsOnMain {
                look.pressed = [Rect(x: 0, y: 0, width: panel.frame.width, height: panel.frame.height)]
            }
            cancel.setLook(look)
        }
    }

    private func mainLook(_ panel: Arrangement.Panel, _ layout: SheetLayout) -> CardView.Look {
        let scrolled = listScroll.offset
        let viewport = layout.actionsViewport.relative(to: panel.frame)
        func shown(_ frame: Rect) -> Rect? {
            let moved = frame.relative(to: panel.frame).offset(y: -scrolled)
            let top = max(moved.y, viewport.y)
            let bottom = min(moved.maxY, viewport.maxY)
            return bottom > top ? Rect(x: moved.x, y: top, width: moved.width, height: bottom - top) : nil
        }
        let pressed = list.rows.indices.filter { list.rows[$0].isPressed }
        let lines: [Rect] = layout.separators.compactMap { separator in
            if separator.isBelowHeader { return separator.frame.relative(to: panel.frame) }
            let touchesPressed = pressed.contains(separator.rowBelow) || pressed.contains(separator.rowBelow - 1)
            return touchesPressed ? nil : shown(separator.frame)
        }
        var look = CardView.Look(panel)
        look.separatorColor = theme.separator
        look.separators = lines
        look.pressedFill = theme.pressed
        // A row that is a button shows by itself that it is pressed.
        guard theme.button == nil else { return look }
        look.pressed = pressed.compactMap { shown(layout.rows[$0].frame) }
        if arrangement.cancelIsOnMain, cancelRow?.isPressed == true, let frame = arrangement.cancel?.frame {
            look.pressed.append(frame.relative(to: panel.frame))
        }
        return look
    }
}

// MARK: Scrolling

extension SheetView {
    /// What of the list is at the upper edge of its viewport: a row, and how much of it is above the edge, from 0 to 1.
    struct ScrollPlace {
        fileprivate var row: Int
        fileprivate var part: Double
    }

    /// How far the list is scrolled, in terms that hold in every form; nil where it is not.
    var scrollPlace: ScrollPlace? {
        guard let layout, listScroll.offset > 0 else { return nil }
        let offset = listScroll.offset + layout.actionsViewport.y
        let rows = layout.rows.filter { $0.place == .actions }
        guard let row = rows.lastIndex(where: { $0.frame.y <= offset }) else { return nil }
        let frame = rows[row].frame
        return ScrollPlace(row: row, part: frame.height > 0 ? min(1, (offset - frame.y) / frame.height) : 0)
    }

    /// Scrolls the list to where it was, once it has its size.
    func scroll(to place: ScrollPlace?) {
        guard let layout else { return }
        guard let place, layout.rows.indices.contains(place.row) else {
            listScroll.offset = 0
            return
        }
        let frame = layout.rows[place.row].frame
        listScroll.offset = frame.y + place.part * frame.height - layout.actionsViewport.y
    }
}

extension CardView.Look {
    /// What a panel is by itself.
    fileprivate init(_ panel: Arrangement.Panel) {
        shape = panel.shape.offset(x: -panel.frame.x, y: -panel.frame.y)
        shadow = panel.shadow
        fill = panel.fill
    }
}

extension Rect {
    /// The rectangle in the coordinates of another one that holds it.
    func relative(to other: Rect) -> Rect { offset(x: -other.x, y: -other.y) }
}
