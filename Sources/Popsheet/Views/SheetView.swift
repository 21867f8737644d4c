import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The widgets of a sheet, the same in every form: two panels with header, actions and cancel row, at the frames of a
/// scene.
@MainActor
final class SheetView {
    private let overlay: OverlayView
    private let measurer: PangoTextMeasurer
    private let main = CardView("main")
    private let cancel = CardView("cancel")
    private let title = TextView("title")
    private let message = TextView("message")
    private let header = HeaderView()
    let list = ActionListView()
    let headerScroll: ScrollArea
    let listScroll: ScrollArea
    private(set) var cancelRow: RowView?
    private(set) var layout: SheetLayout?
    private(set) var arrangement = Arrangement()
    private(set) var theme = Theme.light
    private(set) var stage: PopsheetLayout.Stage?
    /// The actions in the order shown, without the cancel action.
    private(set) var actions: [Action] = []
    private var cancelAction: Action?
    private var cancelLabel = ""
    /// Whether what is awaited may be shown by something that turns.
    private var spins = false
    /// A row that is to be a widget although it can't be seen yet.
    var neededRow: Int?

    /// Whether rows show which letters pick them.
    var showsMnemonics = false { didSet { for row in shownRows { row.showsMnemonic = showsMnemonics } } }

    /// Where a mouse pointer is that presses nothing, in the area's coordinates; nil where there is none.
    var pointer: Point? { didSet { if pointer != oldValue { updateHover() } } }
    /// The row that the pointer is on.
    var hoveredRow: Int?
    /// Whether the cards are where the layout has them.
    private(set) var isInPlace = false

    /// Runs when an action was picked.
    var onPick: ((Action.ID) -> Void)?
    /// Runs when the list was scrolled.
    var onScroll: (() -> Void)?

    init(in overlay: OverlayView, measuring measurer: PangoTextMeasurer) {
        self.overlay = overlay
        self.measurer = measurer
        headerScroll = ScrollArea(showing: header.pointer)
        listScroll = ScrollArea(showing: list.pointer)
        listScroll.onScroll = { [weak self] in self?.followScroll() }
    }

    /// Shows a sheet as it is laid out.
    func update(
        _ sheet: ActionSheet, layout: SheetLayout, arrangement: Arrangement, theme: Theme, stage: PopsheetLayout.Stage,
        cancelLabel: String, spins: Bool
    ) {
        self.layout = layout
        self.arrangement = arrangement
        self.theme = theme
        self.stage = stage
        actions = sheet.displayedActions
        cancelAction = sheet.cancelAction
        self.cancelLabel = cancelLabel
        self.spins = spins
        updateHeader(sheet, layout, theme)
        updateRows(layout)
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
        isInPlace = scale == 1 && scene.offset == 0
        updateHover()
        overlay.backdrop = theme.backdrop.opacity(scene.backdropOpacity)
        overlay.cardOpacity = scene.opacity
    }

    private func updateHeader(_ sheet: ActionSheet, _ layout: SheetLayout, _ theme: Theme) {
        guard let header = layout.header else { return }
        var texts: [(TextView, Rect)] = []
        func show(_ text: String?, in view: TextView, at frame: Rect?, _ font: Font, _ color: Color) {
            guard let text, let frame else { return }
            view.update(
                text: DisplayText.paragraph(text), fullText: text, font: font, width: frame.width, color: color,
                shadow: theme.classic?.textShadow)
            texts.append((view, frame))
        }
        show(sheet.title, in: title, at: header.title, header.titleFont, theme.title ?? theme.secondaryLabel)
        show(sheet.message, in: message, at: header.message, header.messageFont, theme.secondaryLabel)
        self.header.setTexts(texts.map { ($0.0, $0.1.relative(to: header.frame)) })
    }

    private func updateRows(_ layout: SheetLayout) {
        let count = layout.actionRowCount
        let bottom = count > 0 ? layout.rows[count - 1].frame.maxY : layout.actionsViewport.y
        list.setNaturalHeight(bottom - layout.actionsViewport.y)
        showRows(renewing: true)
        if layout.rows.count > count {
            let row = cancelRow ?? makeRow()
            cancelRow = row
            fill(row, count)
        } else {
            cancelRow = nil
        }
    }

    /// The action of a row.
    func action(at index: Int) -> Action? { actions.indices.contains(index) ? actions[index] : cancelAction }

    /// The whole label of a row.
    func label(at index: Int) -> String {
        guard let action = action(at: index) else { return "" }
        return action.hasStandardLabel ? cancelLabel : action.label
    }

    func fill(_ view: RowView, _ index: Int) {
        guard let layout, let stage, let action = action(at: index) else { return }
        let label = label(at: index)
        let text = DisplayText.line(label)
        view.update(
            layout.row(index, fitting: text, measuring: measurer), action: action, text: text, fullText: label,
            theme: theme, stage: stage, spins: spins)
        view.showsMnemonic = showsMnemonics
        if index < actions.count, isRecycled { view.tellPosition(index, of: actions.count) }
    }

    func makeRow() -> RowView {
        RowView(
            picked: { [weak self] row in
                if let id = row.action?.id { self?.onPick?(id) }
            },
            pressedChanged: { [weak self] _ in
                self?.updateHover()
                self?.updateLooks()
            })
    }

    private func followScroll() {
        showRows(renewing: false)
        updateHover()
        updateLooks()
        onScroll?()
    }

    private func updateChildren(_ layout: SheetLayout) {
        updateHeaderPlace(layout)
        // A window that was just made has no size yet, and later perhaps room for everything.
        let hasSize = stage.map { $0.size.width > 0 && $0.size.height > 0 } ?? false
        let headerScrolls = hasSize && layout.scrolls.header && !arrangement.headerScrolls
        let listScrolls = hasSize && (arrangement.headerScrolls ? layout.scrolls.any : layout.scrolls.actions)
        if headerScrolls { headerScroll.makeScrollable() }
        if listScrolls { listScroll.makeScrollable(followsPointer: true) }
        headerScroll.showBar(headerScrolls, height: layout.header?.frame.height ?? 0)
        listScroll.showBar(listScrolls, height: layout.actionsViewport.height)
        // It draws the scrollbars.
        if headerScrolls || listScrolls { pop_theme_need() }
        for area in [headerScroll, listScroll] { area.follow(stage?.direction ?? .leftToRight) }
        var children: [(WidgetPointer, Rect)] = []
        if let panel = arrangement.main?.frame {
            if let header = layout.header, header.frame.height > 0, !arrangement.headerScrolls {
                children.append((headerScroll.pointer, header.frame.relative(to: panel)))
            }
            if layout.actionRowCount > 0 || arrangement.headerScrolls {
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
    func updateLooks() {
        guard let layout else { return }
        if let panel = arrangement.main { main.setLook(mainLook(panel, layout)) }
        if let panel = arrangement.cancel {
            var look = CardView.Look(panel)
            (look.pressedFill, look.hoverFill) = (theme.pressed, theme.hover)
            if cancelRow?.isPressed == true, !arrangement.cancelIsOnMain {
                look.pressed = [Rect(x: 0, y: 0, width: panel.frame.width, height: panel.frame.height)]
            }
            if hoveredRow == actions.count, !arrangement.cancelIsOnMain {
                look.hovered = Rect(x: 0, y: 0, width: panel.frame.width, height: panel.frame.height)
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
        let pressed = list.shown.filter(\.view.isPressed).map(\.index)
        let top = layout.actionsViewport.y + scrolled
        let visible = layout.actionRows(from: top, to: top + layout.actionsViewport.height)
        var lines = layout.separators(above: 0..<1).filter(\.isBelowHeader).map { $0.frame.relative(to: panel.frame) }
        for separator in layout.separators(above: visible) where !separator.isBelowHeader {
            let touchesPressed = pressed.contains(separator.rowBelow) || pressed.contains(separator.rowBelow - 1)
            if !touchesPressed, let line = shown(separator.frame) { lines.append(line) }
        }
        var look = CardView.Look(panel)
        look.separatorColor = theme.separator
        look.separators = lines
        look.pressedFill = theme.pressed
        // A row that is a button shows by itself that it is pressed.
        guard !theme.rowsAreButtons else { return look }
        look.pressed = pressed.compactMap { shown(layout.rows[$0].frame) }
        look.hoverFill = theme.hover
        if let row = hoveredRow, row < actions.count { look.hovered = shown(layout.rows[row].frame) }
        if arrangement.cancelIsOnMain, hoveredRow == actions.count, let frame = arrangement.cancel?.frame {
            look.hovered = frame.relative(to: panel.frame)
        }
        if arrangement.cancelIsOnMain, cancelRow?.isPressed == true, let frame = arrangement.cancel?.frame {
            look.pressed.append(frame.relative(to: panel.frame))
        }
        return look
    }
}

extension CardView.Look {
    /// What a panel is by itself.
    fileprivate init(_ panel: Arrangement.Panel) {
        shape = panel.shape.offset(x: -panel.frame.x, y: -panel.frame.y)
        (shadow, hairline) = (panel.shadow, panel.hairline)
        (fill, material, topLine) = (panel.fill, panel.material, panel.topLine)
    }
}

extension Rect {
    /// The rectangle in the coordinates of another one that holds it.
    func relative(to other: Rect) -> Rect { offset(x: -other.x, y: -other.y) }
}
