import Popsheet

/// A controller that a function of the folder Contents creates; the displayed code is the function's file.
final class CodeSubject<Controller: PresentationController>: Subject {
    private let name: String
    private let code: [UInt8]
    private let title: (Controller) -> String?
    private let make: () throws -> Controller
    /// The controller of the last presentation, if the next one continues with its state.
    private var kept: Controller?
    private let isKept: Bool

    /// - Parameters:
    ///   - name: The name of the function.
    ///   - code: The text of its file.
    ///   - isKept: Whether all presentations have the same controller, and so the same widget.
    ///   - make: Calls the function.
    init(
        _ name: String, _ code: [UInt8], isKept: Bool = false, title: @escaping (Controller) -> String?,
        make: @escaping () throws -> Controller
    ) {
        (self.name, self.code, self.isKept, self.title, self.make) = (name, code, isKept, title, make)
    }

    func begin(
        _ options: PresentationOptions, present: @escaping @MainActor @Sendable (ActionSheet) -> Void
    ) throws -> Showing {
        let controller = try kept ?? make()
        if isKept { kept = controller }
        controller.options = options
        return Showing(controller: controller, title: title(controller))
    }

    func swiftText(_ presentation: PresentationText) -> String {
        // The imports are at the beginning of the file, followed by an empty line.
        let file = String(decoding: code, as: UTF8.self)
        let body = file.firstRange(of: "\n\n").map { String(file[$0.upperBound...]) } ?? file
        return """
            // With the functions in Examples/sheet-launcher/GTK, in place of your binding of GTK.
            \(body)
            \(presentation.declaration)let controller = try \(name)()
            \(presentation.declaration.isEmpty ? "" : "controller.options = options\n")\(presentation.answeringController)
            """
    }

    func shellText(_ presentation: PresentationText) -> String {
        "# The command has sheets of actions; widgets and menus need an application."
    }
}
