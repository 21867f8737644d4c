import Popsheet

/// How a sheet is presented, in Swift and in options of the command.
struct PresentationText {
    /// Whether the sheet moves.
    let isAnimated: Bool

    /// The arguments of `present`.
    var arguments: String { "in: window, from: .widget(button)" + (isAnimated ? "" : ", animated: false") }

    /// The options of the command.
    var options: [String] { isAnimated ? [] : ["--no-animation"] }

    /// The presentation of a sheet or a controller, and what to do with its answer.
    func answering(_ presenter: String) -> String {
        """
        switch await \(presenter).present(\(arguments)) {
        case .action(let action): perform(action.id)
        case .cancelled(let reason): log(reason)
        }
        """
    }
}
