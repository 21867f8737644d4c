/// Why an appearance could not be registered: always names it, and says how to mend that.
public enum AppearanceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name has no visible character.
    case emptyName
    /// There is an appearance of that name: one that every program has, or one that was registered.
    case duplicateName(String)
    /// A colour is none: a component is no number, or not from 0 to 255, or the opacity not from 0 to 1.
    case invalidColor(appearance: String, color: String)

    /// One line for people.
    public var description: String {
        switch self {
        case .emptyName: "the appearance's name is empty; give it one"
        case .duplicateName(let name): "there is an appearance \"\(name.excerpt)\" already; give this one another name"
        case .invalidColor(let name, let color):
            "the colour \"\(color)\" of the appearance \"\(name.excerpt)\" is none; "
                + "give components from 0 to 255 and an opacity from 0 to 1"
        }
    }
}
