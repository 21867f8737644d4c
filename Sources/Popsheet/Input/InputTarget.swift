import PopsheetModel

/// A sheet as its input sees it.
@MainActor
protocol InputTarget: AnyObject {
    /// The window that the sheet is in.
    var window: WidgetPointer { get }
    /// The sheet's widget.
    var overlay: OverlayView { get }
    /// The source of a popover.
    var anchor: AnchorTracker? { get }
    /// The sheet's content.
    var content: any SheetContent { get }
    /// Whether the sheet is being dismissed.
    var isLeaving: Bool { get }
    /// Whether keys reach nothing in the window except the sheet.
    var isModal: Bool { get }
    /// Whether the sheet receives keys: not while the focus is in a part of the window that it does not cover, nor while
    /// another sheet is above it.
    var hasKeyboard: Bool { get }
    /// Whether a press outside a popover also reaches what is there.
    var allowsPassthrough: Bool { get }

    /// Whether dragging the content upwards from its top makes the sheet larger: it is below its largest detent, wherever
    /// a drag has moved it, and scrolling expands it (content.md §7).
    var canExpand: Bool { get }

    /// The user cancels.
    func cancel(_ reason: CancelReason)
    /// The user drags the sheet.
    func drag(_ drag: SheetDrag)
}

extension InputTarget {
    var canExpand: Bool { false }
}
