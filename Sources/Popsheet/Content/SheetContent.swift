import PopsheetLayout
import PopsheetModel

/// What a presentation shows inside its container, such as a list of actions.
///
/// A content measures itself for a container, and shows itself in the frames that the container assigns; which
/// container that is, is not its decision. A presentation knows no content, only this protocol. A new content is a type
/// in its own folder next to this file.
@MainActor
protocol SheetContent: AnyObject {
    /// The content measured for a container.
    associatedtype Measurement: ContentMeasurement

    /// What assistive technologies call the sheet (sheet.md §10).
    var accessibleName: String { get }
    /// What the content reports to; weak in every content.
    var host: (any SheetContentHost)? { get set }

    /// Measures the content for a container.
    func measure(for container: any Container, in context: LayoutContext) -> Measurement
    /// Shows the content at its positions in a layout, in the panels of its container.
    ///
    /// - Parameter isAnimated: Whether parts of the content may move by themselves.
    func show(
        _ layout: Measurement.Layout, in panels: PanelViews, theme: Theme, context: LayoutContext, isAnimated: Bool)
    /// What the content requests of its container; a change while it is shown lays it out again.
    var requestedSize: RequestedSizes? { get }
    /// The detents that the content requests; nil for content that prefers cards.
    var detents: DetentRequest? { get }
    /// Whether a text entry has the keyboard focus, so that an on-screen keyboard may appear.
    var isEditing: Bool { get }
    /// Scrolls to what was shown at the top in the container before; called once the content is in another container.
    func restoreScrollPosition()
    /// The panels have moved to the positions of a scene.
    func apply(_ scene: Scene)
    /// GTK has given the widgets their places of this frame.
    func wasLaidOut()
    /// The sheet is about to leave the window.
    func leave()

    /// Moves the keyboard focus in the content.
    var focus: any ContentFocus { get }
    /// What receives the keys, the pointer and the presses.
    var input: any ContentInput { get }
}

/// The sizes that a content requests, in logical pixels, to notice changes.
struct RequestedSizes: Hashable {
    /// The minimum and the natural width.
    var width: [Int]
    /// The minimum and the natural height at its current width.
    var height: [Int]
}

extension SheetContent where Self: ContentInput {
    var input: any ContentInput { self }
}

extension SheetContent {
    var requestedSize: RequestedSizes? { nil }
    var detents: DetentRequest? { nil }
    var isEditing: Bool { false }
    func wasLaidOut() {}
    func leave() {}
}

/// The detents that a content requests.
struct DetentRequest {
    /// The detents, and the largest one at which nothing is dimmed.
    var attachment: SheetAttachment
    /// The detent that the sheet is presented at; nil for the smallest.
    var initial: Detent.ID?
    /// Whether dragging the content up from its top first moves the sheet to a larger detent.
    var scrollingExpands: Bool
    /// Shows which detent is selected; nil in a container without detents.
    var show: @MainActor (Detent.ID?) -> Void
}

/// What a content reports to: the presentation that it is shown in.
@MainActor
protocol SheetContentHost: AnyObject {
    /// Whether the sheet is being dismissed.
    var isLeaving: Bool { get }
    /// Whether the sheet is at rest.
    var isAtRest: Bool { get }
    /// The user chose or cancelled.
    func end(with outcome: Outcome)
    /// The user chose something that does not dismiss the sheet.
    func noteChoice(of action: ChosenAction)
    /// What a press can choose has moved.
    func targetsMoved()
    /// The keyboard focus in the sheet.
    var focus: FocusScope { get }
    /// Moves the keyboard focus to the next part of the content, or to the previous one.
    func moveFocus(forward: Bool)
    /// Moves the sheet to another detent.
    func step(_ step: DetentStep, cause: Detent.ChangeCause)
    /// The application's widget is gone.
    func contentWasLost()
}

/// Moves the keyboard focus among the parts of a content.
@MainActor
protocol ContentFocus: AnyObject {
    /// Gives the focus to the part that has it first.
    func begin()
    /// Remembers the part with the focus, because a sheet above takes it.
    func leave()
    /// Gives the focus back to the remembered part.
    func takeBack()
    /// Remembers the part with the focus, because the content is about to change.
    func willChange()
    /// Gives the focus to the part that has it after a change.
    func restore()
}

/// A step from one detent to another.
enum DetentStep {
    /// To the next larger detent; from the largest to the smallest.
    case cycle
    /// To the next larger detent.
    case larger
    /// To the next smaller detent.
    case smaller
}
