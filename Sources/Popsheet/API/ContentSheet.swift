public import PopsheetModel

/// A sheet that shows a widget of the application.
///
/// For example:
///
/// ```swift
/// let editor = try ContentSheet(
///     "New Album", content: WidgetReference(form), detents: [.medium, .large],
///     leading: .cancel, trailing: BarItem("Create", id: "create", isDefault: true))
/// if case .action(let item) = await editor.present(in: window), item.id == "create" { save() }
/// ```
///
/// The sheet keeps the widget alive. While it is presented the widget is its child; afterwards the widget has no parent,
/// keeps its state, and can be presented again.
///
/// In a narrow window the sheet is attached to the lower edge and rests at its detents; in a wide one it is in the middle,
/// or a popover if it has a source. The container changes with the window, and the widget stays.
@MainActor
public struct ContentSheet {
    /// The application's widget.
    let owned: OwnedWidget
    /// Everything but the widget.
    var contents: ContentDescription
    /// The title of the window of a sheet without an owner window; nil for that of the sheet.
    package var windowTitle: String?

    /// Creates a sheet.
    ///
    /// The title is in the bar if there are items, or if nothing else goes with it; otherwise it is above the widget.
    ///
    /// - Parameters:
    ///   - title: A few words that say what the sheet is for.
    ///   - message: A text between the title and the widget.
    ///   - content: A widget without a parent. If it scrolls by itself, or contains what does, it scrolls in the sheet; any
    ///   other widget scrolls where it does not fit.
    ///   - controls: The style of that widget and of those in it.
    ///   - detents: The heights at which a sheet attached to the lower edge rests.
    ///   - leading: The items at the leading edge of the bar.
    ///   - trailing: The items at the trailing edge of the bar.
    ///   - actions: The actions below the widget, and the cancel action.
    /// - Throws: The first error in the content, the items, the actions and the detents. Positions in errors count leading
    ///   items, trailing items and actions, in this order; or detents.
    public init(
        _ title: String? = nil, message: String? = nil, content: WidgetReference,
        controls: ContentControls = .application, detents: [Detent] = [.large], leading: BarItem...,
        trailing: BarItem..., actions: [Action] = []
    ) throws(SheetError) {
        try self.init(
            title, message: message, content: content, controls: controls, detents: detents, leadingItems: leading,
            trailingItems: trailing, actions: actions)
    }

    /// Creates a sheet from lists of items; the parameters are those of the other initializer.
    public init(
        _ title: String? = nil, message: String? = nil, content: WidgetReference,
        controls: ContentControls = .application, detents: [Detent] = [.large], leadingItems: [BarItem],
        trailingItems: [BarItem], actions: [Action] = []
    ) throws(SheetError) {
        contents = try ContentDescription(
            title: title, message: message, actions: actions, leading: leadingItems, trailing: trailingItems,
            detents: detents)
        contents.controls = controls
        owned = try OwnedWidget(content)
    }

    /// Replaces everything but the widget.
    package mutating func replaceContents(with contents: ContentDescription) { self.contents = contents }

    /// The title.
    public var title: String? {
        get { contents.list.title }
        set { contents.setTexts(title: newValue, message: message) }
    }

    /// The message above the widget.
    public var message: String? {
        get { contents.list.message }
        set { contents.setTexts(title: title, message: newValue) }
    }

    /// Sets the message, which may have markup, and what the header's texts are.
    package mutating func setMessage(_ message: StyledText?, as texts: HeaderTexts) {
        contents.setMessage(message, as: texts)
    }

    /// The picture above the header's texts; nil for none.
    package var headerImage: HeaderImage? {
        get { contents.headerImage }
        set { contents.headerImage = newValue }
    }

    /// The action that the Return key chooses, unless the focused widget takes the key or a default item is enabled; nil for
    /// none.
    public var defaultAction: Action.ID? {
        get { contents.defaultAction }
        set { contents.defaultAction = newValue }
    }

    /// The detents, in the given order.
    public var detents: [Detent] { contents.detents }

    /// The detent that the sheet is presented at; the smallest if it is nil or not one of ``detents``.
    public var initialDetent: Detent? {
        get { contents.initialDetent }
        set { contents.initialDetent = newValue }
    }

    /// The largest detent at which what is beneath the sheet stays live and is not dimmed; nil for none.
    public var largestUndimmedDetent: Detent? {
        get { contents.largestUndimmedDetent }
        set { contents.largestUndimmedDetent = newValue }
    }

    /// Whether scrolling up in the widget first moves the sheet to a larger detent.
    public var scrollingExpands: Bool {
        get { contents.scrollingExpands }
        set { contents.scrollingExpands = newValue }
    }

    /// Whether there is a grabber; nil for one if the detents have more than one height.
    public var showsGrabber: Bool? {
        get { contents.showsGrabber }
        set { contents.showsGrabber = newValue }
    }

    /// The size of everything in the sheet in the middle of a wide window and in a popover, as far as the window has the
    /// space; nil for 540 × 620 and 320 × 480 if the widget scrolls or expands vertically, otherwise as high as needed, and
    /// a popover as wide as needed.
    ///
    /// A popover's own ``PopoverOptions/width`` comes first. A size that is not finite, or not positive, counts as nil.
    public var contentSize: ContentSize? {
        get { contents.contentSize }
        set { contents.contentSize = newValue }
    }

    /// The style of the widget and of those in it.
    public var controls: ContentControls {
        get { contents.controls }
        set { contents.controls = newValue }
    }

    /// The background behind the widget.
    public var background: ContentBackground {
        get { contents.background }
        set { contents.background = newValue }
    }

    /// Presents the sheet over a window, or over a widget's area, and waits for its outcome.
    ///
    /// The parameters are those of ``PresentationController/present(in:from:)``. A widget that has a parent by now, or that is
    /// gone, ends the presentation with `parentClosed`, and a warning on standard error gives the reason.
    @discardableResult
    public func present(
        in owner: WidgetReference, from anchor: SheetAnchor? = nil, options: PresentationOptions = PresentationOptions()
    ) async -> Outcome {
        await ContentSheetController(self, options: options).present(in: owner, from: anchor)
    }

    /// Presents the sheet and calls back with its outcome once it is gone.
    public func present(
        in owner: WidgetReference, from anchor: SheetAnchor? = nil,
        options: PresentationOptions = PresentationOptions(),
        completion: @escaping (Outcome) -> Void
    ) {
        ContentSheetController(self, options: options).present(in: owner, from: anchor, completion: completion)
    }
}

extension ContentSheet: CustomStringConvertible {
    /// The sheet for logs, such as `content sheet "New Album"`.
    public nonisolated var description: String {
        "content sheet" + (contents.list.title.map { " \"\($0)\"" } ?? "")
    }
}
