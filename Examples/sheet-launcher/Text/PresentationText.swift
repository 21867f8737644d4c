import Popsheet

/// Writes how a sheet is presented, in Swift and as options of the command.
struct PresentationText {
    /// How the sheet is presented; the device's safe area is not written.
    let presentation: PresentationOptions
    /// Whether the sheet has a source.
    var isAnchored = true

    /// The arguments of `present`.
    var arguments: String { place + (initializers.isEmpty ? "" : ", options: options") }

    private var place: String { isAnchored ? "in: window, from: .widget(button)" : "in: window" }

    /// The declaration of the options, with a line break; empty for the default ones.
    var declaration: String {
        guard !initializers.isEmpty else { return "" }
        let line = "let options = PresentationOptions(\(initializers.joined(separator: ", ")))"
        guard line.count > SwiftText.lineLength else { return line + "\n" }
        return "let options = PresentationOptions(\n\(SwiftText.packed(initializers, indentation: 4)))\n"
    }

    /// The expression that creates a sheet's controller.
    func controller(of sheet: String) -> String {
        "ActionSheetController(\(sheet)\(initializers.isEmpty ? "" : ", options: options"))"
    }

    /// The code that presents a sheet, and handles its outcome.
    var answeringSheet: String { declaration + Self.answer(of: "sheet", arguments) }

    /// The code that presents a controller, and handles its outcome.
    var answeringController: String { Self.answer(of: "controller", place) }

    /// The code that presents a sheet or a controller, and handles its outcome.
    static func answer(of presenter: String, _ arguments: String) -> String {
        let line = "switch await \(presenter).present(\(arguments)) {"
        let broken = "switch await \(presenter).present(\n    \(arguments)\n) {"
        return """
            \(line.count > SwiftText.lineLength ? broken : line)
            case .action(let action): perform(action.id)
            case .cancelled(let reason): log(reason)
            }
            """
    }

    /// The arguments for the options that are not the default.
    private var initializers: [String] {
        let (defaults, popover) = (PresentationOptions(), presentation.popover)
        var arguments: [String] = []
        if presentation.style != defaults.style { arguments.append("style: .\(presentation.style)") }
        if let appearance = presentation.appearance { arguments.append("appearance: .\(appearance)") }
        if let tint = presentation.tint {
            arguments.append("tint: SheetColor(hex: \"\(tint)\")")
        }
        if presentation.compactStyle != defaults.compactStyle {
            arguments.append("compactStyle: .\(presentation.compactStyle)")
        }
        var popoverArguments: [String] = []
        if popover.arrowDirections != defaults.popover.arrowDirections {
            popoverArguments.append("arrowDirections: [\(arrowEdges.map { ".\($0)" }.joined(separator: ", "))]")
        }
        if let surface = popover.surface { popoverArguments.append("surface: .\(surface)") }
        if !popoverArguments.isEmpty {
            arguments.append("popover: PopoverOptions(\(popoverArguments.joined(separator: ", ")))")
        }
        if !presentation.isAnimated { arguments.append("isAnimated: false") }
        return arguments
    }

    private var arrowEdges: [String] {
        PopoverOptions.ArrowEdge.allCases.filter(presentation.popover.arrowDirections.contains).map(\.rawValue)
    }

    /// The options of the command.
    var commandOptions: [String] {
        var options: [String] = []
        if presentation.style != .automatic { options.append("--presentation \(presentation.style.name)") }
        if let appearance = presentation.appearance {
            options.append("--appearance \(ShellText.word(of: appearance))")
        }
        if let tint = presentation.tint { options.append("--tint \(ShellText.word("\(tint)"))") }
        if presentation.compactStyle != .rounded {
            options.append("--compact-look \(presentation.compactStyle.rawValue)")
        }
        if !arrowEdges.isEmpty, arrowEdges.count < PopoverOptions.ArrowEdge.allCases.count {
            options.append("--arrow \(arrowEdges.joined(separator: ","))")
        }
        return options + (presentation.isAnimated ? [] : ["--no-animation"])
    }
}
