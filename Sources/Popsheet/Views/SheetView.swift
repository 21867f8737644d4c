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
    private let footer = CardView("cancel")
    private let title = TextView("title")
    private let message = TextView("message")
    private let header = HeaderView()
    let list = ActionListView()
    let headerScroll: ScrollArea
    let listScroll: ScrollArea
    private(set) var cancelRow: RowView?
    private(set) var layout: SheetLayout?
    private var looks = PanelLooks(main: .clear, footer: .clear)
    private(set) var theme = Theme.light
    private(set) var context: LayoutContext?
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
        _ sheet: ActionSheet, layout: SheetLayout, looks: PanelLooks, theme: Theme, in context: LayoutContext,
        cancelLabel: String, spins: Bool
    ) {
        self.layout = layout
        self.looks = looks
        self.theme = theme
        self.context = context
        actions = sheet.displayedActions
        cancelAction = sheet.cancelAction
        self.cancelLabel = cancelLabel
        self.spins = spins
        updateHeader(sheet, layout, theme)
        updateRows(layout)
        updateChildren(layout)
        if let row = hoveredRow, row >= rowCount { hoveredRow = nil }
        updateLooks()
    }

    /// Moves everything to its place at a moment of the motion.
    func apply(_ scene: Scene) {
        let cards = [(main, mainFrame), (footer, footerFrame)].compactMap { view, frame in
            frame.map { frame in
                let origin = scene.origin(of: frame)
                return (view: view, frame: Rect(x: origin.x, y: origin.y, width: frame.width, height: frame.height))
            }
        }
        overlay.setCards(cards, scale: scene.scale)
        isInPlace = scene.isInPlace
        updateHover()
        overlay.backdrop = theme.backdrop.opacity(scene.backdropOpacity)
        overlay.cardOpacity = scene.opacity
    }

    private func updateHeader(_ sheet: ActionSheet, _ layout: SheetLayout, _ theme: Theme) {
        guard let header = layout.list.header else { return }
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
        let count = layout.list.actionRowCount
        let bottom = count > 0 ? layout.list.rows[count - 1].frame.maxY : layout.list.viewport.y
        list.setNaturalHeight(bottom - layout.list.viewport.y)
        showRows(renewing: true)
        if layout.list.rows.count > count {
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
        guard let layout, let context, let action = action(at: index) else { return }
        let label = label(at: index)
        let text = DisplayText.line(label)
        view.update(
            layout.list.row(index, fitting: text, measuring: measurer), action: action, text: text, fullText: label,
            theme: theme, in: context, spins: spins)
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
        let layout = layout.list
        updateHeaderPlace(layout)
        // A window that was just made has no size yet, and later perhaps room for everything.
        let hasSize = context.map { $0.size.width > 0 && $0.size.height > 0 } ?? false
        let headerScrolls = hasSize && layout.scrolls.header && !layout.headerScrollsWithRows
        let listScrolls =
            hasSize && (layout.headerScrollsWithRows ? layout.scrolls.any : layout.scrolls.actions)
        if headerScrolls { headerScroll.makeScrollable() }
        if listScrolls { listScroll.makeScrollable(followsPointer: true) }
        headerScroll.showBar(headerScrolls, height: layout.header?.frame.height ?? 0)
        listScroll.showBar(listScrolls, height: layout.viewport.height)
        // It draws the scrollbars.
        if headerScrolls || listScrolls { pop_theme_need() }
        for area in [headerScroll, listScroll] { area.follow(context?.direction ?? .leftToRight) }
        var children: [(WidgetPointer, Rect)] = []
        if let panel = mainFrame {
            if let header = layout.header, header.frame.height > 0, !layout.headerScrollsWithRows {
                children.append((headerScroll.pointer, header.frame.relative(to: panel)))
            }
            if layout.actionRowCount > 0 || layout.headerScrollsWithRows {
                children.append((listScroll.pointer, layout.viewport.relative(to: panel)))
            }
        }
        main.setChildren(children.map { (widget: $0.0, frame: $0.1) })
        guard let row = cancelRow, let frame = footerFrame else { return footer.setChildren([]) }
        footer.setChildren([(widget: row.button, frame: frame.relative(to: frame))])
    }

    /// The panel that carries the content, at rest.
    private var mainFrame: Rect? { layout?.container.panel(.main)?.bounds }

    /// The footer's panel, or where it has none its row, at rest.
    private var footerFrame: Rect? { layout.flatMap { $0.container.panel(.footer)?.bounds ?? $0.list.footer?.frame } }

    /// The header scrolls by itself, or above the rows and with them.
    private func updateHeaderPlace(_ layout: ActionListLayout) {
        let frame = layout.header.map { $0.frame.relative(to: layout.viewport) }
        if layout.headerScrollsWithRows, let frame {
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
        let footerPanel = layout.container.panel(.footer)
        if let panel = layout.container.panel(.main) {
            var look = CardView.Look(panel, looks.main, theme)
            // A row that is a button shows by itself that it is pressed; one on a card of its own has that show it.
            func showsOnMain(_ index: Int) -> Bool {
                !theme.rowsAreButtons && (index < actions.count || footerPanel == nil)
            }
            var pressed = list.shown.filter(\.view.isPressed).map(\.index)
            if cancelRow?.isPressed == true { pressed.append(actions.count) }
            let marks = layout.list.marks(
                scrolledBy: listScroll.offset, pressed: pressed.filter { showsOnMain($0) },
                hovered: hoveredRow.flatMap { showsOnMain($0) ? $0 : nil })
            look.mark(marks, on: panel)
            main.setLook(look)
        }
        guard let row = cancelRow, let frame = footerFrame else { return }
        guard let panel = footerPanel else {
            return footer.setLook(CardView.Look(Panel(frame: frame, cornerRadius: 0), .clear, theme))
        }
        var look = CardView.Look(panel, looks.footer, theme)
        look.mark(
            RowMarks(pressed: row.isPressed ? [frame] : [], hovered: hoveredRow == actions.count ? frame : nil),
            on: panel)
        footer.setLook(look)
    }
}

extension CardView.Look {
    /// A panel with nothing on it.
    fileprivate init(_ panel: Panel, _ look: PanelLook, _ theme: Theme) {
        let bounds = panel.bounds
        shape = panel.offset(x: -bounds.x, y: -bounds.y)
        self.panel = look
        (separatorColor, pressedFill, hoverFill) = (theme.separator, theme.pressed, theme.hover)
    }

    /// Takes over what is drawn behind the rows.
    fileprivate mutating func mark(_ marks: RowMarks, on panel: Panel) {
        let bounds = panel.bounds
        pressed = marks.pressed.map { $0.relative(to: bounds) }
        hovered = marks.hovered?.relative(to: bounds)
        separators = marks.separators.map { $0.relative(to: bounds) }
    }
}

extension Rect {
    /// The rectangle in the coordinates of another one that holds it.
    func relative(to other: Rect) -> Rect { offset(x: -other.x, y: -other.y) }
}
