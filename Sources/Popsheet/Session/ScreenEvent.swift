import PopsheetModel

/// What happens on the screen, for the session to decide on.
enum ScreenEvent {
    /// The motion has ended.
    case settled
    /// The user chose or cancelled.
    ///
    /// - Parameters:
    ///   - velocity: The progress per second that a drag gave the sheet; nil without a drag.
    ///   - ifAsked: Runs if the sheet stays until a question is answered.
    case ended(Outcome, velocity: Double? = nil, ifAsked: (@MainActor () -> Void)? = nil)
    /// The window, the area, the source or the content is gone.
    case ownerLost
    /// The content requests another size.
    case requestsSize
    /// The sheet moves to another detent.
    case selected(Detent, Detent.ChangeCause)
}
