/// One thing a person can choose in an action sheet.
///
/// For example:
///
/// ```swift
/// Action("Delete Photos", id: "delete", role: .destructive)
/// Action("Move to Album…", icon: "folder-symbolic", mnemonic: "m") { moveToAlbum() }
/// ```
///
/// Labels, subtitles and titles are plain text: markup in them is shown as it is written.
public struct Action: Sendable, Identifiable {
    /// Code that runs when its action is chosen, after the sheet has left the screen.
    public typealias Handler = @MainActor @Sendable () -> Void

    /// What tells the action from the others of its sheet; reported when it is chosen.
    public var id: String
    /// The text of the action's row.
    public var label: String
    /// What choosing the action means.
    public var role: ActionRole
    /// Whether the action can be chosen; one that can't is shown dimmed.
    public var isEnabled: Bool
    /// The name of an icon in the desktop's icon theme, or the path of a picture file, shown at the leading edge.
    ///
    /// A text with a slash in it is a path. An icon that can't be had isn't shown; a warning says so once.
    public var icon: String?
    /// A second, smaller line under the label.
    public var subtitle: String?
    /// The letter that picks the action together with the Alt key; its first occurrence in the label is underlined while
    /// that key is held.
    ///
    /// Nothing in the label itself says so: an underscore is one. Where several actions of a sheet have the same letter it
    /// moves the focus from one to the next.
    public var mnemonic: Character?
    /// Whether the label is the standard "Cancel", to be translated where it is shown.
    public let hasStandardLabel: Bool
    /// What the row shows instead of an action.
    package var placeholder: Placeholder?
    /// What to run when the action is chosen.
    public var handler: Handler?

    /// Creates an action; without an `id`, its label serves as one.
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

    /// The id of a cancel action that was not given another.
    public static let cancelIdentifier = "cancel"

    /// The standard cancel action: "Cancel", in the language of the desktop.
    public static var cancel: Action {
        Action(
            label: "Cancel", id: cancelIdentifier, role: .cancel, isEnabled: true, icon: nil, subtitle: nil,
            mnemonic: nil, hasStandardLabel: true, handler: nil)
    }

    /// A cancel action with a label of its own, such as "Keep".
    public static func cancel(_ label: String, handler: Handler? = nil) -> Action {
        Action(label, id: cancelIdentifier, role: .cancel, handler: handler)
    }

    /// The standard cancel action with something to run when it, or anything that counts as it, is chosen.
    public static func cancel(handler: @escaping Handler) -> Action {
        var action = cancel
        action.handler = handler
        return action
    }
}

extension Action: Equatable {
    /// Two actions are equal when nobody could tell them apart; handlers can't be compared and do not count.
    public static func == (one: Action, other: Action) -> Bool {
        one.id == other.id && one.label == other.label && one.role == other.role
            && one.isEnabled == other.isEnabled && one.icon == other.icon && one.subtitle == other.subtitle
            && one.mnemonic == other.mnemonic && one.hasStandardLabel == other.hasStandardLabel
            && one.placeholder == other.placeholder
    }
}
