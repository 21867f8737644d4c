/// One choice in an action sheet.
///
/// For example:
///
/// ```swift
/// Action("Delete Photos", id: "delete", role: .destructive)
/// Action("Move to Album…", icon: "folder-symbolic", mnemonic: "m") { moveToAlbum() }
/// ```
///
/// Labels, subtitles and titles are plain text; markup is shown literally.
public struct Action: Sendable, Identifiable {
    /// Code that runs when the action is chosen, after the sheet has left the screen.
    public typealias Handler = @MainActor @Sendable () -> Void
    /// The same for code that waits; what awaits the sheet's outcome does not wait for it.
    public typealias AsyncHandler = @MainActor @Sendable () async -> Void

    /// The identifier, unique in a sheet; reported when the action is chosen.
    public var id: String
    /// The text of the action's row.
    public var label: String { didSet { hasStandardLabel = false } }
    /// What choosing the action means.
    public var role: ActionRole
    /// Whether the action can be chosen; a disabled action is dimmed.
    public var isEnabled: Bool
    /// The name of an icon in the desktop's icon theme, or the path of an image file, shown at the leading edge.
    ///
    /// A string that contains a slash is a path. An icon that can't be loaded is left out, with one warning.
    public var icon: String?
    /// A second line below the label, in smaller text.
    public var subtitle: String?
    /// The letter that, with the Alt key, chooses the action; its first occurrence in the label is underlined while Alt
    /// is held.
    ///
    /// An underscore in the label has no special meaning. If several actions of a sheet have the same letter, it moves
    /// the focus from one to the next.
    public var mnemonic: Character?
    /// Whether the label is the standard "Cancel", which is translated when it is shown.
    package private(set) var hasStandardLabel: Bool
    /// Whether what the action toggles is on, for assistive technologies; nil for an action that toggles nothing.
    package var isOn: Bool?
    /// Whether a spinner takes the place of the label, so that the action can't be chosen.
    package var isBusy = false
    /// Whether choosing the action dismisses the sheet; a cancel action always does.
    package var dismisses = true
    /// The placeholder that the row shows instead of an action.
    package var placeholder: Placeholder?
    /// The code that runs when the action is chosen.
    public var handler: Handler?

    /// Creates an action; without an `id`, the label is its id.
    public init(
        _ label: String,
        id: String? = nil,
        role: ActionRole = .default,
        isEnabled: Bool = true,
        icon: String? = nil,
        subtitle: String? = nil,
        mnemonic: Character? = nil,
        handler: Handler? = nil
    ) {
        self.init(
            label: label, id: id ?? label, role: role, isEnabled: isEnabled, icon: icon, subtitle: subtitle,
            mnemonic: mnemonic, hasStandardLabel: false, handler: handler)
    }

    /// Creates an action whose handler waits; without an `id`, the label is its id.
    public init(
        _ label: String,
        id: String? = nil,
        role: ActionRole = .default,
        isEnabled: Bool = true,
        icon: String? = nil,
        subtitle: String? = nil,
        mnemonic: Character? = nil,
        handler: @escaping AsyncHandler
    ) {
        self.init(
            label, id: id, role: role, isEnabled: isEnabled, icon: icon, subtitle: subtitle, mnemonic: mnemonic,
            handler: { Task { await handler() } } as Handler)
    }

    /// Creates an action whose id is a value of an application's type.
    ///
    /// For example, with `enum Choice: String { case delete, move }`:
    ///
    /// ```swift
    /// Action("Delete Photos", id: Choice.delete, role: .destructive)
    /// ```
    public init<ID: RawRepresentable<String>>(
        _ label: String,
        id: ID,
        role: ActionRole = .default,
        isEnabled: Bool = true,
        icon: String? = nil,
        subtitle: String? = nil,
        mnemonic: Character? = nil,
        handler: Handler? = nil
    ) {
        self.init(
            label, id: id.rawValue, role: role, isEnabled: isEnabled, icon: icon, subtitle: subtitle,
            mnemonic: mnemonic, handler: handler)
    }

    /// Creates an action whose id is a value of an application's type, and whose handler waits.
    public init<ID: RawRepresentable<String>>(
        _ label: String,
        id: ID,
        role: ActionRole = .default,
        isEnabled: Bool = true,
        icon: String? = nil,
        subtitle: String? = nil,
        mnemonic: Character? = nil,
        handler: @escaping AsyncHandler
    ) {
        self.init(
            label, id: id.rawValue, role: role, isEnabled: isEnabled, icon: icon, subtitle: subtitle,
            mnemonic: mnemonic, handler: handler)
    }

    private init(
        label: String, id: String, role: ActionRole, isEnabled: Bool, icon: String?, subtitle: String?,
        mnemonic: Character?, hasStandardLabel: Bool, handler: Handler?
    ) {
        self.id = id
        self.label = label
        self.role = role
        self.isEnabled = isEnabled
        self.icon = icon
        self.subtitle = subtitle
        self.mnemonic = mnemonic
        self.hasStandardLabel = hasStandardLabel
        self.handler = handler
    }

    /// The label as it is displayed.
    ///
    /// - Parameter cancel: The standard cancel action's label in the user's language.
    package func displayLabel(cancel: @autoclosure () -> String) -> String { hasStandardLabel ? cancel() : label }

    /// The default id of a cancel action.
    package static let cancelIdentifier = "cancel"

    /// The standard cancel action: "Cancel", in the user's language.
    public static var cancel: Action {
        Action(
            label: "Cancel", id: cancelIdentifier, role: .cancel, isEnabled: true, icon: nil, subtitle: nil,
            mnemonic: nil, hasStandardLabel: true, handler: nil)
    }

    /// A cancel action with its own label, such as "Keep".
    public static func cancel(_ label: String, handler: Handler? = nil) -> Action {
        Action(label, id: cancelIdentifier, role: .cancel, handler: handler)
    }

    /// The standard cancel action with a handler, which runs when the user cancels in any way.
    public static func cancel(handler: @escaping Handler) -> Action {
        var action = cancel
        action.handler = handler
        return action
    }
}

extension Action: Equatable {
    /// Compares everything except the handlers, which can't be compared.
    public static func == (one: Action, other: Action) -> Bool {
        one.id == other.id && one.label == other.label && one.role == other.role
            && one.isEnabled == other.isEnabled && one.icon == other.icon && one.subtitle == other.subtitle
            && one.mnemonic == other.mnemonic && one.hasStandardLabel == other.hasStandardLabel
            && one.placeholder == other.placeholder && one.isOn == other.isOn && one.isBusy == other.isBusy
            && one.dismisses == other.dismisses
    }
}

extension Action: CustomStringConvertible {
    /// The action for logs, such as `destructive action "delete" (Delete Photos)`.
    public var description: String {
        let role = role == .default ? "" : "\(role) "
        return "\(isEnabled ? "" : "disabled ")\(role)action \"\(id)\" (\(label))"
    }
}
