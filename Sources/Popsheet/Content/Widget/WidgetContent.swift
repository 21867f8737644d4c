import CPopsheet
import PopsheetLayout
import PopsheetModel

/// An application's widget with a grabber, a bar, a header, actions and a cancel action (content.md).
@MainActor
final class WidgetContent: SheetContent, ContentInput {
    /// Everything but the widget.
    private(set) var description: ContentDescription
    /// The header, the actions and the cancel action.
    let list: ActionListContent
    let area: WidgetArea
    private(set) lazy var grabber = GrabberView { [weak self] in self?.host?.step(.cycle, cause: .grabber) }
    private(set) lazy var bar = BarView { [weak self] in self?.choose(.action($0)) }
    private(set) lazy var widgetFocus = WidgetFocus(of: self)
    private(set) lazy var keys = WidgetKeys(of: self)
    private lazy var reveal = FocusReveal(in: area)
    private let preedit = PreeditObserver()
    weak var host: (any SheetContentHost)? { didSet { list.host = host } }

    private let owned: OwnedWidget
    /// The sizes for layout; nil for those that the widget requests.
    private let fixedSizing: WidgetSizing?
    private let measurer = PangoTextMeasurer.shared
    private var panels: PanelViews?
    private var theme = Theme.light
    /// The thinnest line that the device can draw, in logical pixels.
    private var hairline = 1.0
    /// The layout that is shown, at the largest detent.
    private(set) var layout: ContentSheetLayout?
    /// The positions in the last scene.
    private(set) var placed: ContentSheetLayout?
    private var scene: Scene?

    /// - Parameters:
    ///   - owned: The widget, which has no parent.
    ///   - sizing: The sizes for layout; nil for those that the widget requests.
    init(_ description: ContentDescription, showing owned: OwnedWidget, sizing: WidgetSizing? = nil) {
        (self.description, self.owned, fixedSizing) = (description, owned, sizing)
        list = ActionListContent(Self.list(of: description), measuring: measurer)
        area = WidgetArea(showing: owned)
        area.onLoss = { [weak self] in self?.host?.contentWasLost() }
        area.onScroll = { [weak self] in self?.updateMarks() }
        // The application's widget has the theme's style.
        if description.controls == .application { PostponedTheme.need() }
    }

    /// The part of a description that the list shows: a title in the bar is not in the header.
    private static func list(of description: ContentDescription) -> ActionSheet {
        var sheet = description.list
        if description.hasBar { sheet.title = nil }
        // The keys are those of the whole sheet, which may have a default item.
        sheet.defaultAction = nil
        return sheet
    }

    /// Takes over another description; the next layout shows it.
    func update(_ description: ContentDescription) {
        self.description = description
        list.update(Self.list(of: description))
    }

    var accessibleName: String {
        let kind = description.headerImage?.label ?? PopsheetDefaults.strings.sheet
        return ([kind] + [description.list.title, description.list.message].compactMap { $0.map(DisplayText.name) })
            .joined(separator: ", ")
    }

    var detents: DetentRequest? {
        DetentRequest(
            attachment: SheetAttachment(of: description), initial: description.initialDetent?.id,
            scrollingExpands: description.scrollingExpands, show: { [weak self] in self?.showDetent($0) })
    }

    private func showDetent(_ id: Detent.ID?) { grabber.setDetent(description.detents.first { $0.id == id }) }

    var isEditing: Bool { widgetFocus.isInText }

    // MARK: Layout

    func measure(for container: any Container, in context: LayoutContext) -> ContentSheetMeasurement {
        // With its style the widget has other sizes.
        area.setControls(controlStyle(in: context, stylesWidgets: container.fitsWidgets))
        return ContentSheetMeasurement(
            description, widget: fixedSizing ?? owned.sizing, for: container, in: context,
            cancelLabel: PopsheetDefaults.strings.cancel, measuring: measurer)
    }

    var requestedSize: RequestedSizes? { layout.map { owned.request(atWidth: $0.widget.width) } }

    func show(
        _ layout: ContentSheetLayout, in panels: PanelViews, theme: Theme, context: LayoutContext, isAnimated: Bool
    ) {
        (self.panels, self.layout, self.theme) = (panels, layout, theme)
        list.showParts(
            of: layout.list, in: panels, theme: theme, context: context, isAnimated: isAnimated,
            defaultAction: description.defaultID)
        if let frame = layout.bar { bar.update(frame, description, theme: theme, in: context, spins: isAnimated) }
        if let frame = layout.grabber {
            grabber.update(frame.relative(to: layout.grabberTarget ?? frame), theme: theme)
        }
        hairline = 1 / (context.deviceScale ?? 1)
        area.follow(context.direction)
        area.setControls(controlStyle(in: context, stylesWidgets: theme.stylesWidgets))
        reveal.follow(context)
        place(layout)
        area.isChanged = true
    }

    /// The style of the controls; nil for that of the application.
    ///
    /// - Parameter stylesWidgets: Whether the widget has the style of the sheet's controls even if that is not asked for.
    private func controlStyle(in context: LayoutContext, stylesWidgets: Bool) -> ControlStyle? {
        guard description.controls == .sheet || stylesWidgets else { return nil }
        let isGrouped = description.background == .grouped && (layout?.background.height ?? 0) > 0
        return ControlStyle(
            theme, isGrouped: isGrouped, textScale: context.textScale, deviceScale: context.deviceScale ?? 1)
    }

    /// Shows everything at the positions of a layout.
    private func place(_ placed: ContentSheetLayout) {
        guard let panels else { return }
        if let last = self.placed, last.widget.width == placed.widget.width, last.widget.height != placed.widget.height
        {
            area.keepScrollPositions()
        }
        self.placed = placed
        list.move(to: placed.list)
        var children: [(widget: WidgetPointer, frame: Rect)] = []
        if panels.panelFrame(of: .main) != nil {
            // In the order in which the focus moves; the grabber's target is above the bar and the content.
            if let frame = placed.bar?.frame { children.append((widget: bar.pointer, frame: frame)) }
            let rows = list.mainChildren
            let header = rows.filter { $0.frame.y < placed.widget.y }
            children += header
            children.append((widget: area.pointer, frame: placed.widget))
            children += rows.dropFirst(header.count)
            if let frame = placed.grabberTarget { children.append((widget: grabber.button, frame: frame)) }
        }
        panels.setScale(placed.widgetScale, of: area.pointer)
        panels.setChildren(children, of: .main)
        panels.setChildren(list.footerChildren, of: .footer)
        updateMarks()
    }

    private func updateMarks() {
        guard let panels, let placed else { return }
        list.updateMarks()
        var background = placed.background
        // Bar and grabber show the material once something has scrolled beneath them.
        if !area.isScrolled, background.height > 0, let top = panels.panelFrame(of: .main)?.y {
            background = Rect(
                x: background.x, y: top, width: background.width, height: background.maxY - top)
        }
        panels.setContentFill(theme.content(description.background), in: background)
        panels.setHairline(scrolledEdge, thickness: hairline)
    }

    /// The lower edge of what content has scrolled beneath; nil if nothing has.
    var scrolledEdge: Double? {
        guard area.isScrolled, let placed else { return nil }
        if let bar = placed.bar { return bar.frame.maxY }
        let hasHeader = list.mainChildren.contains { $0.frame.y < placed.widget.y }
        return hasHeader ? placed.widget.y : placed.grabber.map { _ in placed.background.y }
    }

    func apply(_ scene: Scene) {
        let last = self.scene
        self.scene = scene
        guard let layout else { return }
        let placed = layout.placed(in: scene)
        if placed != self.placed { place(placed) }
        list.pointer = listPointer
        if last?.offset != scene.offset || last?.scale != scene.scale { list.apply(scene) }
    }

    func wasLaidOut() {
        area.wasLaidOut()
        reveal.wasLaidOut(widgetFocus.focusedInWidget, isAtRest: host?.isAtRest != false)
        if let window = gtk_widget_get_root(area.pointer) {
            preedit.begin(in: WidgetPointer(window)) { [weak self] in self?.widgetFocus.focusedInWidget }
        }
    }

    func restoreScrollPosition() { list.restoreScrollPosition() }

    func leave() {
        preedit.end()
        area.release()
    }

    // MARK: Input

    var focus: any ContentFocus { widgetFocus }

    func meaning(of key: Key, at time: Double) -> KeyMeaning? { keys.meaning(of: key, at: time) }

    func receive(_ key: Key, from forwarding: KeyForwarding) -> Bool { keys.receive(key, from: forwarding) }

    func compose(_ key: Key, with forwarding: KeyForwarding) -> Bool {
        preedit.isActive && keys.compose(key, with: forwarding) || keys.endEditing(key, with: forwarding)
    }

    var showsMnemonics: Bool {
        get { list.showsMnemonics }
        set { list.showsMnemonics = newValue }
    }

    var pointer: Point? {
        didSet {
            list.pointer = listPointer
            for item in bar.items {
                let frame = placed?.bar?.items.first { TargetID.action($0.id) == item.targetID }?.frame
                item.isHovered = item.isEnabled && listPointer.map { frame?.contains($0) == true } ?? false
            }
        }
    }

    /// The pointer's position relative to the layout, which the scene has moved.
    private var listPointer: Point? { pointer.map { Point(x: $0.x, y: $0.y - (scene?.offset ?? 0)) } }

    func ownsPress(on widget: WidgetPointer) -> Bool {
        widget == area.pointer || gtk_widget_is_ancestor(widget, area.pointer) != 0
    }

    var pressTargets: [any PressTarget] {
        let grabbers: [any PressTarget] = layout?.grabber == nil ? [] : [grabber]
        return (layout?.bar == nil ? [] : bar.items) + list.pressTargets + grabbers
    }

    var targetFrames: [(id: TargetID, frame: Rect)] {
        // Not the grabber and the bar's items: they are not rows of a list.
        let offset = scene?.restOffset ?? 0
        return list.targetFrames.map { (id: $0.id, frame: $0.frame.offset(y: offset)) }
    }

    func choose(_ id: TargetID) {
        switch id {
        case .grabber: host?.step(.cycle, cause: .grabber)
        case .action(let id):
            guard let outcome = description.outcome(choosing: id) else { return }
            if case .action(let action) = outcome, !description.dismisses(id) {
                return host?.noteChoice(of: action) ?? ()
            }
            host?.end(with: outcome)
        }
    }
}
