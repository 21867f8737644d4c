import Popsheet

/// Writes how a sheet is presented, in Swift and as options of the command.
struct PresentationText {
    /// Whether the sheet moves.
    let isAnimated: Bool
    /// The options for a popover.
    var popover = PopoverOptions()

    /// The arguments of `present`.
    var arguments: String { "in: window, from: .widget(button)" + (isAnimated ? "" : ", animated: false") }

    /// The options of the command.
    var options: [String] {
        var options: [String] = []
        let arrows = ArrowEdge.allCases.filter(popover.arrowDirections.contains).map(\.rawValue)
        if !arrows.isEmpty, arrows.count < ArrowEdge.allCases.count {
            options.append("--arrow \(arrows.joined(separator: ","))")
        }
        return options + (isAnimated ? [] : ["--no-animation"])
    }

    /// The code that presents a sheet or a controller, and handles its outcome.
    func answering(_ presenter: String) -> String {
        guard popover != PopoverOptions() else { return answer(of: presenter) }
        let controller = presenter == "controller" ? "" : "let controller = ActionSheetController(\(presenter))\n"
        return controller + "controller.popover = PopoverOptions(\(popoverArguments))\n" + answer(of: "controller")
    }

    private func answer(of presenter: String) -> String {
        """
        switch await \(presenter).present(\(arguments)) {
        case .action(let action): perform(action.id)
        case .cancelled(let reason): log(reason)
        }
        """
    }

    private var popoverArguments: String {
        var arguments: [String] = []
        if popover.arrowDirections != PopoverOptions().arrowDirections {
            let edges = ArrowEdge.allCases.filter(popover.arrowDirections.contains).map { ".\($0.rawValue)" }
            arguments.append("arrowDirections: [\(edges.joined(separator: ", "))]")
        }
        if let surface = popover.surface { arguments.append("surface: .\(surface.rawValue)") }
        return arguments.joined(separator: ", ")
    }
}
