import PopsheetLayout

/// Receives the keys, the pointer and the presses of a sheet.
@MainActor
protocol ContentInput: AnyObject {
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

extension ContentInput {
    func ownsPress(on widget: WidgetPointer) -> Bool { false }
    func receive(_ key: Key, from controller: KeyForwarding) -> Bool { false }
    func compose(_ key: Key, with controller: KeyForwarding) -> Bool { false }
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
