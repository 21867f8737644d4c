import CPopsheet
import PopsheetLayout
import PopsheetModel

/// A title, a message and a list of actions; the cancel action is the footer.
@MainActor
final class ActionListContent: SheetContent, ContentInput {
    /// The sheet whose actions are shown.
    private(set) var sheet: ActionSheet
    let rows: ActionRows
    let scrolling: ListScrolling
    private(set) lazy var keys = ActionListKeys(of: self)
    private(set) lazy var listFocus = ActionListFocus(of: self)
    weak var host: (any SheetContentHost)?

    private let measurer: PangoTextMeasurer
    private lazy var image = HeaderImageView()
    private let title = TextView("title")
    private let message = TextView("message")
    private let header = HeaderView()
    private var panels: PanelViews?
    private(set) var theme = Theme.light
    /// The layout that is shown.
    private(set) var listLayout: ActionListLayout?
    /// The scroll position in the layout shown before.
    private var lastPosition: ListScrolling.Position?
    /// The row under the pointer.
    private(set) var hoveredRow: Int?

    init(_ sheet: ActionSheet, measuring measurer: PangoTextMeasurer = .shared) {
        (self.sheet, self.measurer) = (sheet, measurer)
        let list = ActionListView()
        scrolling = ListScrolling(header, list)
        rows = ActionRows(list, scrolling: scrolling, measuring: measurer)
        rows.onChoose = { [weak self] in self?.choose($0) }
        rows.onPressedChange = { [weak self] in
            self?.updateHover()
            self?.updateMarks()
        }
        scrolling.list.onScroll = { [weak self] in self?.followScroll() }
    }

    /// Takes over another sheet; the next layout shows it.
    func update(_ sheet: ActionSheet) { self.sheet = sheet }

    var accessibleName: String {
        ([sheet.headerImage?.label ?? PopsheetDefaults.strings.actionSheet]
            + [sheet.title, sheet.message].compactMap { $0.map(DisplayText.name) }).joined(
                separator: ", ")
    }

    /// The title and the message; nil without them.
    var headerText: String? {
        let texts = [sheet.title, sheet.message].compactMap { $0 }
        return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    }

    // MARK: Layout

    func measure(for container: any Container, in context: LayoutContext) -> ActionListMeasurement {
        ActionListMeasurement(
            sheet, for: container, in: context, cancelLabel: PopsheetDefaults.strings.cancel, measuring: measurer)
    }

    func show(
        _ layout: ActionListLayout, in panels: PanelViews, theme: Theme, context: LayoutContext, isAnimated: Bool
    ) {
        showParts(
            of: layout, in: panels, theme: theme, context: context, isAnimated: isAnimated,
            defaultAction: sheet.defaultID)
        panels.setChildren(mainChildren, of: .main)
        panels.setChildren(footerChildren, of: .footer)
        updateMarks()
    }

    /// Shows the list at its positions in a layout; the caller places ``mainChildren`` and ``footerChildren``.
    ///
    /// - Parameter defaultAction: The action that Return chooses; nil for none.
    func showParts(
        of layout: ActionListLayout, in panels: PanelViews, theme: Theme, context: LayoutContext, isAnimated: Bool,
        defaultAction: Action.ID? = nil
    ) {
        lastPosition = scrolling.position
        (self.panels, listLayout, self.theme) = (panels, layout, theme)
        updateHeader(layout, in: context)
        let actions = DisplayedActions(in: layout, of: sheet)
        rows.show(
            actions, in: layout,
            ActionRows.Setting(theme: theme, context: context, spins: isAnimated, defaultAction: defaultAction))
        scrolling.update(layout, in: context)
        if let row = hoveredRow, row >= actions.count { hoveredRow = nil }
    }

    /// Moves the rows as a whole; the caller places the children again.
    func move(to layout: ActionListLayout) {
        listLayout = layout
        rows.move(to: layout)
        scrolling.move(to: layout)
    }

    /// The widgets for the main panel, with their frames in the area's coordinates.
    var mainChildren: [(widget: WidgetPointer, frame: Rect)] {
        panels?.panelFrame(of: .main) == nil ? [] : scrolling.children
    }

    /// The footer's widget, with its frame in the area's coordinates.
    var footerChildren: [(widget: WidgetPointer, frame: Rect)] {
        guard let row = rows.footer, let frame = footerFrame else { return [] }
        return [(widget: row.button, frame: frame)]
    }

    /// The footer's frame: its row fills its panel.
    private var footerFrame: Rect? { panels?.panelFrame(of: .footer) ?? listLayout?.footer?.frame }

    private func updateHeader(_ layout: ActionListLayout, in context: LayoutContext) {
        guard let frames = layout.header else { return }
        var parts: [(NativeWidget, Rect)] = []
        if let shown = sheet.headerImage, let frame = frames.image {
            image.update(shown, theme: theme, in: context)
            parts.append((image, frame))
        }
        let shown = DisplayText.header(of: sheet)
        func show(
            _ text: StyledText?, _ fullText: String?, in view: TextView, at frame: Rect?, _ font: Font, _ color: Color,
            _ fit: TextBlock.Fit = .wraps
        ) {
            guard let text, let fullText, let frame else { return }
            view.update(
                text: text, fullText: fullText, fit: fit,
                isCentred: frames.isCentered && (sheet.headerTexts == .caption || text.isShort),
                font: font, width: frame.width, color: color, shadow: theme.classic?.textShadow)
            parts.append((view, frame))
        }
        let caption = theme.message ?? theme.secondaryLabel
        let color = sheet.headerTexts == .caption ? caption : theme.title ?? theme.label
        show(shown.title, sheet.title, in: title, at: frames.title, frames.titleFont, theme.title ?? color)
        show(
            shown.message, sheet.message, in: message, at: frames.message, frames.messageFont,
            sheet.hasCaptionMessage ? caption : color,
            sheet.keepsMessageOnOneLine ? .ellipsizesEnd : .wraps)
        header.setParts(parts.map { ($0.0, $0.1.relative(to: frames.frame)) })
    }

    func restoreScrollPosition() { scrolling.scroll(to: lastPosition) }

    func apply(_ scene: Scene) { updateHover() }

    private func followScroll() {
        rows.update()
        updateHover()
        updateMarks()
        host?.targetsMoved()
    }

    // MARK: Marks

    var pointer: Point? { didSet { if pointer != oldValue { updateHover() } } }

    /// Highlights the row under the pointer, wherever it is scrolled to or laid out now (sheet.md §9).
    ///
    /// Nothing is highlighted while a row is pressed, nor while the panels move.
    private func updateHover() {
        let isSteady = panels?.isInPlace == true && !rows.shown.contains { $0.isPressed }
        let hovered = isSteady ? pointer.flatMap { rows.enabledRow(at: $0) } : nil
        for row in rows.list.shown { row.view.isHovered = row.index == hovered }
        rows.footer?.isHovered = hovered == rows.actions.actions.count
        guard hovered != hoveredRow else { return }
        hoveredRow = hovered
        updateMarks()
    }

    /// Draws pressed and hovered rows and the separators behind the rows, where they are scrolled to.
    func updateMarks() {
        guard let layout = listLayout, let panels else { return }
        let last = rows.actions.actions.count
        let hasFooterPanel = panels.panelFrame(of: .footer) != nil
        // A row that looks like a button draws its own highlight; the panel draws it for the others.
        func isOnMain(_ row: Int) -> Bool { !theme.rowsAreButtons && (row < last || !hasFooterPanel) }
        var pressed = rows.list.shown.filter(\.view.isPressed).map(\.index)
        if rows.footer?.isPressed == true { pressed.append(last) }
        panels.setMarks(
            layout.marks(
                scrolledBy: scrolling.list.offset, pressed: pressed.filter { isOnMain($0) },
                hovered: hoveredRow.flatMap { isOnMain($0) ? $0 : nil }),
            on: .main)
        guard let footer = rows.footer, let frame = footerFrame else { return }
        panels.setMarks(
            RowMarks(pressed: footer.isPressed ? [frame] : [], hovered: hoveredRow == last ? frame : nil), on: .footer)
    }

    // MARK: Input

    var focus: any ContentFocus { listFocus }

    func meaning(of key: Key, at time: Double) -> KeyMeaning? { keys.meaning(of: key, at: time) }

    var showsMnemonics: Bool {
        get { rows.showsMnemonics }
        set { rows.showsMnemonics = newValue }
    }

    var pressTargets: [any PressTarget] { rows.shown }

    var targetFrames: [(id: TargetID, frame: Rect)] { rows.frames.map { (id: .action($0.id), frame: $0.frame) } }

    func choose(_ id: TargetID) { if case .action(let id) = id { choose(id) } }

    /// Chooses an action.
    func choose(_ id: Action.ID) {
        guard let outcome = sheet.outcome(choosing: id) else { return }
        if case .action(let action) = outcome, !sheet.dismisses(id) { return host?.noteChoice(of: action) ?? () }
        host?.end(with: outcome)
    }
}
