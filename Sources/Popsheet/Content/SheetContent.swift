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
    var requestedSize: ContentRequest? { get }
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
    /// What a key means to the content; nil for nothing.
    func meaning(of key: Key, at time: Double) -> KeyMeaning?
    /// Receives a key that has no meaning, if the sheet has the keyboard; returns whether it was handled.
    ///
    /// - Parameter controller: Gives the key to the application's widget.
    func receive(_ key: Key, from controller: KeyForwarding) -> Bool
    /// Gives a key to the input method that composes text in the application's widget; returns whether it took the key.
    func compose(_ key: Key, with controller: KeyForwarding) -> Bool
    /// Whether the letters that choose actions are shown.
    var showsMnemonics: Bool { get set }
    /// The position of a mouse pointer without a pressed button, in the area's coordinates; nil without one.
    var pointer: Point? { get set }
    /// What a press can choose.
    var pressTargets: [any PressTarget] { get }
    /// The visible frames at rest of the rows that a press can choose, in the area's coordinates.
    var targetFrames: [(id: TargetID, frame: Rect)] { get }
    /// Chooses something, as a press on its target does.
    func choose(_ id: TargetID)
    /// Whether a widget belongs to the application, so that GTK delivers a press on it as usual.
    func ownsPress(on widget: WidgetPointer) -> Bool
}

extension SheetContent {
    func ownsPress(on widget: WidgetPointer) -> Bool { false }
    func receive(_ key: Key, from controller: KeyForwarding) -> Bool { false }
    func compose(_ key: Key, with controller: KeyForwarding) -> Bool { false }
}

/// The sizes that a content requests, in logical pixels, to notice changes.
struct ContentRequest: Hashable {
    /// The minimum and the natural width.
    var width: [Int]
    /// The minimum and the natural height at its current width.
    var height: [Int]
}

extension SheetContent {
    var requestedSize: ContentRequest? { nil }
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

/// A part of a content that a press chooses, such as a row.
@MainActor
protocol PressTarget: AnyObject {
    /// The widget.
    var widget: WidgetPointer { get }
    /// What a press chooses; nil for nothing.
    var targetID: TargetID? { get }
    /// Whether a press that moves drags the sheet, instead of choosing what it is moved to.
    var dragsSheet: Bool { get }
    /// Whether it can be chosen.
    var isEnabled: Bool { get }
    /// Whether it looks pressed.
    var isPressed: Bool { get }
    /// Sets whether it looks pressed.
    func setPressed(_ isPressed: Bool)
}

extension PressTarget {
    var dragsSheet: Bool { false }
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

/// What a key means to a sheet.
enum KeyMeaning {
    /// Dismisses the sheet.
    case cancel
    /// Does something once; holding the key does not repeat it.
    case once(@MainActor () -> Void)
    /// Does something, and again while the key is held.
    case repeatable(@MainActor () -> Void)
    /// Does nothing, and nothing else receives the key.
    case nothing
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
