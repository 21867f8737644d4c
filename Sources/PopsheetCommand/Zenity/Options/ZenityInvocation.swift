/// What the arguments of zenity ask for.
enum ZenityInvocation: Sendable {
    /// A text to print to standard output, as it is.
    case page(String)
    case dialog(ZenityArguments)
}
