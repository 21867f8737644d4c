import CPopsheet
public import PopsheetModel

/// Presents an action sheet, changes it while it is presented, and reports its life cycle.
///
/// For example:
///
/// ```swift
/// let controller = ActionSheetController(sheet)
/// controller.onEvent = { event in log(event) }
/// controller.shouldDismiss = { outcome in await confirm(outcome) }
/// let outcome = await controller.present(in: window)
/// ```
///
/// If you only need the outcome, call ``ActionSheet/present(in:from:options:)`` instead.
///
/// Use it on the main thread, as all of GTK. Its `async` methods need the main actor in GLib's loop: see
/// ``PopsheetMainActor``, also for nested main loops.
@MainActor
public final class ActionSheetController: PresentationController {
    /// The sheet.
    public private(set) var sheet: ActionSheet
    /// The action that has the keyboard focus when the sheet is presented; nil for the sheet's default action, or else the
    /// first action.
    ///
    /// The Return key chooses it, as it does any action that has the focus.
    public var firstFocus: Action.ID? { didSet { content?.listFocus.first = firstFocus } }

    /// Runs whenever the keyboard focus may have moved to another action, or from one.
    package var onFocusChange: (() -> Void)?
    private var focusSignal: Signal?

    /// The content of the current presentation.
    private(set) weak var content: ActionListContent?
    /// The menu that the actions come from, if there is one.
    var menu: MenuSource?
    /// What is known of the actions, once some were appended.
    private var check: ActionCheck?

    /// Creates a controller for a sheet.
    public init(_ sheet: ActionSheet, options: PresentationOptions = PresentationOptions()) {
        self.sheet = sheet
        super.init(options: options)
    }

    // MARK: Changing

    /// The title, which can be changed while the sheet is presented.
    public var title: String? {
        get { sheet.title }
        set { update(\.title, to: newValue) }
    }

    /// The message, which can be changed while the sheet is presented.
    public var message: String? {
        get { sheet.message }
        set { update(\.message, to: newValue) }
    }

    private func update(_ text: WritableKeyPath<ActionSheet, String?>, to newValue: String?) {
        var changed = sheet
        changed[keyPath: text] = newValue
        update(changed)
    }

    /// Replaces the sheet, also while it is presented.
    ///
    /// The presentation continues: no event is repeated, calls keep waiting for the outcome, and the keyboard focus and a
    /// pressed row stay with their actions if the new sheet has them.
    public func update(_ sheet: ActionSheet) {
        self.sheet = sheet
        check = nil
        // The change in the menu would be lost with this one.
        if menu?.isStale == true { readMenu() }
        session.presenter?.update { [content, shown = self.sheet] in content?.update(shown) }
        onSizeRequest?()
    }

    /// Replaces the actions, also while the sheet is presented; the new list determines whether there is a cancel action.
    ///
    /// - Throws: The first error in the new list; the sheet is then unchanged.
    public func update(actions: [Action]) throws(SheetError) {
        update(try sheet.replacingActions(with: actions))
    }

    /// Appends actions, also while the sheet is presented: its next frame shows them.
    ///
    /// A list that grows step by step is no more work than one that is complete from the start.
    ///
    /// - Throws: The first error in the new actions; the sheet is then unchanged. Positions in errors continue from the
    ///   existing actions, including the cancel action.
    public func append(_ actions: [Action]) throws(SheetError) {
        // Taken out of the property, so that it is not copied.
        var check = check ?? ActionCheck(of: sheet)
        self.check = nil
        try sheet.append(actions, check: &check)
        self.check = check
        session.presenter?.updateSoon { [weak self] in self?.showChanges() }
    }

    /// Replaces the sheet while it is presented: its next frame shows it, as it is then; nil to keep it.
    package func updateSoon(_ sheet: @escaping () -> ActionSheet?) {
        session.presenter?.updateSoon { [weak self] in
            guard let self, let sheet = sheet() else { return }
            (self.sheet, check) = (sheet, nil)
            showChanges()
        }
    }

    /// Enables or disables an action, also while the sheet is presented; does nothing for an id that the sheet does not have.
    public func setEnabled(_ isEnabled: Bool, _ id: Action.ID) {
        var changed = sheet
        changed.setEnabled(isEnabled, id)
        update(changed)
    }

    /// Shows the sheet as it is now, after changes of the menu.
    private func showChanges() {
        if menu?.isStale == true { readMenu() }
        content?.update(sheet)
    }

    // MARK: Focus

    /// The id of the action that has the keyboard focus; nil if none has it.
    package var focusedAction: Action.ID? { content?.rows.focusedAction?.id }

    /// Moves the keyboard focus to an action while the sheet is presented, or makes it the one that has it first.
    package func moveFocus(to id: Action.ID) {
        firstFocus = id
        content?.listFocus.move(to: id)
    }

    private func followFocus() {
        guard let onFocusChange, let window = session.window else { return }
        focusSignal = Signal(window, "notify::focus-widget") { _ in onFocusChange() }
    }

    // MARK: Menu

    private func followMenu() {
        guard let menu, let window = session.window else { return }
        menu.follow(in: window) { [weak self] in
            self?.session.presenter?.updateSoon { [weak self] in self?.showChanges() }
        }
        readMenu()
    }

    /// Replaces the actions with those of the menu.
    private func readMenu() {
        guard let rows = menu?.rows() else { return }
        check = nil
        do {
            sheet = try sheet.replacingSections(with: rows.actions, rows.sections)
        } catch {
            pop_messages_warn("a menu's items can't be shown: \(error)")
        }
    }

    // MARK: Content

    override func makeContent() -> (any SheetContent)? {
        followMenu()
        followFocus()
        let content = ActionListContent(sheet)
        content.listFocus.first = firstFocus
        self.content = content
        return content
    }

    override func handler(of outcome: Outcome) -> Action.Handler? {
        switch outcome {
        case .action(let chosen): menu?.handler(of: chosen.id) ?? sheet.actions.first { $0.id == chosen.id }?.handler
        case .cancelled: sheet.cancelAction?.handler
        }
    }

    override func presentationEnded() {
        menu?.stop()
        focusSignal?.disconnect()
        focusSignal = nil
    }
}

extension ActionSheet {
    /// Presents the sheet over a window, or over a widget's area, and waits for its outcome.
    ///
    /// For example:
    ///
    /// ```swift
    /// switch await sheet.present(in: window, from: .widget(button)) {
    /// case .action(let action): perform(action.id)
    /// case .cancelled(let reason): log(reason)
    /// }
    /// ```
    @MainActor
    @discardableResult
    public func present(
        in owner: WidgetReference, from anchor: SheetAnchor? = nil, options: PresentationOptions = PresentationOptions()
    ) async -> Outcome {
        await ActionSheetController(self, options: options).present(in: owner, from: anchor)
    }

    /// Presents the sheet and calls back with its outcome once it is gone.
    @MainActor
    public func present(
        in owner: WidgetReference, from anchor: SheetAnchor? = nil,
        options: PresentationOptions = PresentationOptions(),
        completion: @escaping (Outcome) -> Void
    ) {
        ActionSheetController(self, options: options).present(in: owner, from: anchor, completion: completion)
    }
}
