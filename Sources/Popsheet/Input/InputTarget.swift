import PopsheetModel

/// What input handlers need from a sheet.
@MainActor
protocol InputTarget: AnyObject {
    /// The window that the sheet is in.
    var window: WidgetPointer { get }
    /// The sheet's widget.
    var overlay: OverlayView { get }
    /// The traits of a window that contains only the sheet, and moves with it; nil for another window.
    var ownWindow: OwnWindowTraits? { get }
    /// The source of a popover.
    var anchor: AnchorTracker? { get }
    /// What receives the input that is for the sheet's content.
    var contentInput: any ContentInput { get }
    /// Whether the sheet is being dismissed.
    var isLeaving: Bool { get }
    /// Whether keys reach nothing in the window except the sheet.
    var isModal: Bool { get }
    /// Whether the sheet receives keys: not while the focus is in a part of the window that it does not cover, nor while
    /// another sheet is above it.
    var hasKeyboard: Bool { get }
    /// Whether the sheet is shown only temporarily, so that a press outside and Escape dismiss it wherever the focus is.
    var isTemporary: Bool { get }
    /// Whether a press outside a popover also reaches what is there.
    var allowsPassthrough: Bool { get }

    /// How far dragging the content upwards from its top raises the sheet, in logical pixels: 0 at its largest detent,
    /// wherever a drag has moved it, and where scrolling does not expand it (content.md §7).
    var expansion: Double { get }

    /// Whether a press holds the sheet where it is, because it is moving (content.md §6).
    var canBeHeld: Bool { get }

    /// Scrolls content as a drag does, and after it; a press, or fingers on a touchpad, stop that.
    var scrolling: ContentScrolling { get }
    /// The user cancels.
    func cancel(_ reason: CancelReason)
    /// The user drags the sheet.
    func drag(_ step: SheetDrag)
}

extension InputTarget {
    /// Whether dragging the content upwards from its top makes the sheet larger.
    var canExpand: Bool { expansion > 0 }
}
