import PopsheetModel

/// Decides on what happens on the screen: the session of a sheet.
@MainActor
protocol SheetPresenterDelegate: AnyObject {
    /// Whether the sheet is being dismissed.
    var isLeaving: Bool { get }
    /// Whether a dismissal may be refused.
    var mayRefuse: Bool { get }
    /// Decides on an event.
    func handle(_ event: PresenterEvent)
}

/// What happens on the screen, for the delegate to decide on.
enum PresenterEvent {
    /// The motion has ended.
    case settled
    /// The user chose or cancelled.
    ///
    /// - Parameters:
    ///   - velocity: The progress per second that a drag gave the sheet; nil without a drag.
    ///   - ifAsked: Runs if the sheet stays until a question is answered.
    case ended(Outcome, velocity: Double? = nil, ifAsked: (@MainActor () -> Void)? = nil)
    /// The user chose something that does not dismiss the sheet.
    case chosen(ChosenAction)
    /// The window, the area, the source or the content is gone.
    case ownerLost
    /// The content requests another size.
    case requestsSize
    /// The visible part of the sheet has another height, in logical pixels, or the sheet is at rest.
    case moved(height: Double)
    /// The sheet moves to another detent.
    case selected(Detent, Detent.ChangeCause)
}
