import CPopsheet
public import PopsheetModel

/// Presents a content sheet, changes it while it is presented, and reports its life cycle.
///
/// For example:
///
/// ```swift
/// let controller = ContentSheetController(try ContentSheet(content: WidgetReference(map), detents: [.medium, .large]))
/// controller.onEvent = { event in
///     if case .didSelectDetent(let detent, _) = event { map.showsDetails = detent == .large }
/// }
/// controller.present(in: window) { _ in }
/// controller.selectedDetent = .large
/// ```
@MainActor
public final class ContentSheetController: PresentationController {
    /// The sheet.
    public private(set) var sheet: ContentSheet
    /// The content of the current presentation.
    private(set) weak var content: WidgetContent?

    /// The action that has the keyboard focus when the sheet is presented; nil for the widget.
    public var firstFocus: Action.ID? { didSet { content?.widgetFocus.first = firstFocus } }

    /// Creates a controller for a sheet.
    public init(_ sheet: ContentSheet, options: PresentationOptions = PresentationOptions()) {
        self.sheet = sheet
        super.init(options: options)
    }

    // MARK: Detents

    /// The detent at which the sheet rests, or to which it is moving; nil while it is not presented in a container with
    /// detents.
    ///
    /// Setting it moves the sheet, animated if the options permit it. One that the sheet does not have, or that is not
    /// available now, is ignored, and so are nil and a change while the sheet is not presented.
    public var selectedDetent: Detent? {
        get { session.presenter?.selectedDetent.flatMap { id in sheet.detents.first { $0.id == id } } }
        set { if let newValue { session.presenter?.select(newValue.id) } }
    }

    /// Holds the sheet where a fraction of its travel is visible, as a drag does, until it is moved.
    package func hold(at progress: Double) { session.presenter?.hold(at: progress) }

    /// Replaces the detents, also while the sheet is presented.
    ///
    /// The sheet stays at its detent if the new ones have it, and otherwise moves to the nearest, animated if the options permit
    /// it.
    ///
    /// - Throws: The first error in the detents; the sheet is then unchanged.
    public func update(detents: [Detent]) throws(SheetError) {
        var sheet = sheet
        try sheet.contents.setDetents(detents)
        update(sheet)
    }

    /// Computes the heights of custom detents again, and moves the sheet there, animated if the options permit it.
    ///
    /// Call it when something changes that the closure of ``Detent/custom(_:resolve:)`` depends on, except the
    /// window and its traits.
    public func invalidateDetents() { change { _ in } }

    /// The largest detent at which what is beneath the sheet stays live and is not dimmed, which can be changed while the
    /// sheet is presented; nil for none.
    public var largestUndimmedDetent: Detent? {
        get { sheet.largestUndimmedDetent }
        set { change { $0.largestUndimmedDetent = newValue } }
    }

    /// Whether scrolling up in the widget first moves the sheet to a larger detent, which can be changed while the sheet is
    /// presented.
    public var scrollingExpands: Bool {
        get { sheet.scrollingExpands }
        set { change { $0.scrollingExpands = newValue } }
    }

    /// Whether there is a grabber, which can be changed while the sheet is presented; nil for one if the detents have more than
    /// one height.
    public var showsGrabber: Bool? {
        get { sheet.showsGrabber }
        set { change { $0.showsGrabber = newValue } }
    }

    // MARK: Changing

    /// The title, which can be changed while the sheet is presented.
    public var title: String? {
        get { sheet.title }
        set { change { $0.title = newValue } }
    }

    /// The message, which can be changed while the sheet is presented.
    public var message: String? {
        get { sheet.message }
        set { change { $0.message = newValue } }
    }

    /// Replaces the sheet, also while it is presented.
    ///
    /// The presentation continues: no event is repeated, calls keep waiting for the outcome, and the sheet stays at its detent
    /// if the new sheet has it. A presentation keeps the widget that it began with; the new one is presented next time.
    public func update(_ sheet: ContentSheet) { change { $0 = sheet } }

    /// Enables or disables an item or an action, also while the sheet is presented; does nothing for an id that the sheet does
    /// not have.
    public func setEnabled(_ isEnabled: Bool, _ id: Action.ID) { change { $0.contents.setEnabled(isEnabled, id) } }

    /// Shows a spinner in place of an item's label, or the label again, also while the sheet is presented; does nothing for an
    /// id that no item has.
    public func setBusy(_ isBusy: Bool, _ id: Action.ID) { change { $0.contents.setBusy(isBusy, id) } }

    /// Replaces the items of the bar, also while the sheet is presented.
    ///
    /// The keyboard focus and a press stay with the item that has the same id.
    ///
    /// - Throws: The first error in the new items; the sheet is then unchanged.
    public func update(leadingItems: [BarItem], trailingItems: [BarItem]) throws(SheetError) {
        var sheet = sheet
        try sheet.contents.setItems(leading: leadingItems, trailing: trailingItems)
        update(sheet)
    }

    /// The cancel action, whose label can be changed while the sheet is presented.
    package var cancelAction: Action? { sheet.contents.list.cancelAction }

    /// Gives the cancel action another label.
    package func setCancelLabel(_ label: String) { change { $0.contents.setCancelLabel(label) } }

    /// Replaces everything except the widget, also while the sheet is presented.
    package func update(contents: ContentDescription) { change { $0.contents = contents } }

    /// Replaces everything except the widget while the sheet is presented: its next frame shows it, as it is then; nil to
    /// keep it.
    package func updateSoon(_ contents: @escaping () -> ContentDescription?) {
        session.presenter?.updateSoon { [weak self] in
            guard let self, let contents = contents() else { return }
            sheet.contents = contents
            content?.update(contents)
        }
    }

    private func change(_ body: (inout ContentSheet) -> Void) {
        body(&sheet)
        session.presenter?.update { [content, sheet] in content?.update(sheet.contents) }
        onSizeRequest?()
    }

    // MARK: Content

    /// Whether the widget can be presented now; a warning gives the reason why not.
    package func checkContent() -> Bool {
        guard let fault = sheet.owned.fault else { return true }
        pop_messages_warn("a content sheet can't be presented: \(fault)")
        return false
    }

    override func makeContent() -> (any SheetContent)? {
        guard checkContent() else { return nil }
        let content = WidgetContent(sheet.contents, showing: sheet.owned)
        content.widgetFocus.first = firstFocus
        self.content = content
        return content
    }

    override func handler(of outcome: Outcome) -> Action.Handler? { sheet.contents.handler(of: outcome) }
}
