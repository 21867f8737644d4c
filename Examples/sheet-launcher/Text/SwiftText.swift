import Popsheet

/// Writes the Swift code that creates a sheet.
enum SwiftText {
    /// The length at which a line is broken.
    static let lineLength = 64

    /// The declaration of a constant that holds the sheet.
    ///
    /// - Parameter handlers: The bodies of the handlers to write, by the ids of their actions.
    static func declaration(of sheet: ActionSheet, named name: String = "sheet", handlers: [Action.ID: String] = [:])
        -> String
    {
        var lines = (sheet.actions + customCancel(of: sheet)).map { action in
            guard let body = handlers[action.id] else { return "    " + self.action(action) }
            return "    \(self.action(action)) {\n    \(body)\n    }"
        }
        if lines.isEmpty { lines = [""] }
        return """
            let \(name) = try ActionSheet\(head(of: sheet, name: name)) {
            \(lines.joined(separator: "\n"))
            }
            """
    }

    /// The expression that makes an action.
    static func action(_ action: Action) -> String {
        if action.role == .cancel {
            return action == .cancel ? "Action.cancel" : "Action.cancel(\(literal(action.label)))"
        }
        var arguments = [literal(action.label)]
        if action.id != action.label { arguments.append("id: \(literal(action.id))") }
        if action.role != .default { arguments.append("role: .\(action.role.rawValue)") }
        if !action.isEnabled { arguments.append("isEnabled: false") }
        if let icon = action.icon { arguments.append("icon: \(literal(icon))") }
        if let subtitle = action.subtitle { arguments.append("subtitle: \(literal(subtitle))") }
        let line = "Action(\(arguments.joined(separator: ", ")))"
        // The action is indented by four columns in its block.
        guard line.count > lineLength - 4 else { return line }
        return "Action(\n\(packed(arguments, indentation: 8)))"
    }

    /// A string literal of a text.
    static func literal(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return "\"\(literal)\""
    }

    /// The arguments before the block, on one line if they fit.
    private static func head(of sheet: ActionSheet, name: String) -> String {
        var arguments: [String] = []
        if let title = sheet.title { arguments.append(literal(title)) }
        if let message = sheet.message { arguments.append("message: \(literal(message))") }
        if sheet.ordering != .standard { arguments.append("ordering: .\(sheet.ordering.rawValue)") }
        if sheet.cancelAction == nil { arguments.append("includesCancelAction: false") }
        guard !arguments.isEmpty else { return "" }
        let line = arguments.joined(separator: ", ")
        guard "let \(name) = try ActionSheet(\(line)) {".count > lineLength else { return "(\(line))" }
        return "(\n\(packed(arguments, indentation: 4))\n)"
    }

    /// Arguments on lines that are as long as possible.
    static func packed(_ arguments: [String], indentation: Int) -> String {
        var lines: [String] = []
        for (index, argument) in arguments.enumerated() {
            let part = index == arguments.count - 1 ? argument : argument + ","
            // A parenthesis may follow the last argument.
            if let last = lines.last, last.count + 1 + part.count < lineLength {
                lines[lines.count - 1] = last + " " + part
            } else {
                lines.append(String(repeating: " ", count: indentation) + part)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The cancel action, unless it is the default one.
    private static func customCancel(of sheet: ActionSheet) -> [Action] {
        guard let cancel = sheet.cancelAction, cancel != .cancel else { return [] }
        return [cancel]
    }
}
