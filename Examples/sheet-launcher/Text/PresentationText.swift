import Popsheet

/// Writes how a sheet is presented, in Swift and as options of the command.
struct PresentationText {
    /// How the sheet is presented; the device's safe area is not written.
    let presentation: PresentationOptions

    /// The arguments of `present`.
    var arguments: String { "in: window, from: .widget(button)" + (assignments.isEmpty ? "" : ", options: options") }

    /// The declaration of the options, with a line break; empty for the default ones.
    var declaration: String {
        guard !assignments.isEmpty else { return "" }
        return (["var options = PresentationOptions()"] + assignments.map { "options.\($0)" }).joined(separator: "\n")
            + "\n"
    }

    /// The expression that creates a sheet's controller.
    func controller(of sheet: String) -> String {
        "ActionSheetController(\(sheet)\(assignments.isEmpty ? "" : ", options: options"))"
    }

    /// The code that presents a sheet, and handles its outcome.
    var answeringSheet: String { declaration + Self.answer(of: "sheet", arguments) }

    /// The code that presents a controller, and handles its outcome.
    var answeringController: String { Self.answer(of: "controller", "in: window, from: .widget(button)") }

    /// The code that presents a sheet or a controller, and handles its outcome.
    static func answer(of presenter: String, _ arguments: String) -> String {
        """
        switch await \(presenter).present(\(arguments)) {
        case .action(let action): perform(action.id)
        case .cancelled(let reason): log(reason)
        }
        """
    }

    /// The assignments to the options that are not the default.
    private var assignments: [String] {
        let (defaults, popover) = (PresentationOptions(), presentation.popover)
        var lines: [String] = []
        if presentation.style != defaults.style { lines.append("style = .\(presentation.style.rawValue)") }
        if let appearance = presentation.appearance { lines.append("appearance = .\(appearance.rawValue)") }
        if let tint = presentation.tint {
            lines.append("tint = TintColor(red: \(tint.red), green: \(tint.green), blue: \(tint.blue))")
        }
        if presentation.compactStyle != defaults.compactStyle {
            lines.append("compactStyle = .\(presentation.compactStyle.rawValue)")
        }
        if popover.arrowDirections != defaults.popover.arrowDirections {
            let edges = arrowEdges.map { ".\($0)" }
            lines.append("popover.arrowDirections = [\(edges.joined(separator: ", "))]")
        }
        if let surface = popover.surface { lines.append("popover.surface = .\(surface.rawValue)") }
        if !presentation.isAnimated { lines.append("isAnimated = false") }
        return lines
    }

    private var arrowEdges: [String] {
        PopoverOptions.ArrowEdge.allCases.filter(presentation.popover.arrowDirections.contains).map(\.rawValue)
    }

    /// The options of the command.
    var commandOptions: [String] {
        var options: [String] = []
        if presentation.style != .automatic { options.append("--presentation \(presentation.style.rawValue)") }
        if let appearance = presentation.appearance {
            options.append("--appearance \(ShellText.word(of: appearance))")
        }
        if let tint = presentation.tint { options.append("--tint \(ShellText.word(ShellText.hex(tint)))") }
        if presentation.compactStyle != .rounded {
            options.append("--compact-look \(presentation.compactStyle.rawValue)")
        }
        if !arrowEdges.isEmpty, arrowEdges.count < PopoverOptions.ArrowEdge.allCases.count {
            options.append("--arrow \(arrowEdges.joined(separator: ","))")
        }
        return options + (presentation.isAnimated ? [] : ["--no-animation"])
    }
}
