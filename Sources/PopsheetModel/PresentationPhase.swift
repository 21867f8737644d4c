/// The phase of a presentation; more may be added.
public enum PresentationPhase: Sendable, Hashable {
    /// Never presented.
    case idle
    /// Being presented.
    case presenting
    /// At rest on screen.
    case presented
    /// Being dismissed.
    case dismissing(Outcome)
    /// Dismissed.
    case done(Outcome)
}

extension PresentationPhase: CustomStringConvertible {
    /// The phase for logs, such as `dismissing (cancelled by escape)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .presenting: "presenting"
        case .presented: "presented"
        case .dismissing(let outcome): "dismissing (\(outcome))"
        case .done(let outcome): "done (\(outcome))"
        }
    }
}

/// An event that a presentation reports; more may be added.
///
/// The events of the life cycle occur once in a presentation, in this order; the others while it is being presented or presented.
public enum PresentationEvent: Sendable, Hashable {
    /// The sheet is about to be presented.
    case willPresent
    /// The sheet is presented, or was dismissed while it was being presented.
    case didPresent
    /// The sheet is about to be dismissed.
    case willDismiss(Outcome)
    /// The handler of the chosen action, or of the cancel action, runs next.
    case handle(Outcome)
    /// The sheet is gone; code that awaits the outcome resumes.
    case didDismiss(Outcome)
    /// The user chose an item of a content sheet's bar that does not dismiss the sheet; its handler runs next.
    case didChoose(ChosenAction)
    /// A content sheet moves to another detent.
    case didSelectDetent(Detent, Detent.ChangeCause)
    /// The user tried to dismiss the sheet, with this outcome, and `shouldDismiss` or
    /// ``PresentationOptions/interactiveDismissal`` refused.
    case didRefuseDismissal(Outcome)
}

extension PresentationEvent: CustomStringConvertible {
    /// The event for logs, such as `willDismiss (cancelled by escape)`.
    public var description: String {
        switch self {
        case .willPresent: "willPresent"
        case .didPresent: "didPresent"
        case .willDismiss(let outcome): "willDismiss (\(outcome))"
        case .handle(let outcome): "handle (\(outcome))"
        case .didDismiss(let outcome): "didDismiss (\(outcome))"
        case .didChoose(let action): "didChoose (\(action))"
        case .didSelectDetent(let detent, let cause): "didSelectDetent (\(detent) by \(cause))"
        case .didRefuseDismissal(let outcome): "didRefuseDismissal (\(outcome))"
        }
    }
}
