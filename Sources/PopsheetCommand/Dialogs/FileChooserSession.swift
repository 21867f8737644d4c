import Popsheet
import PopsheetDialogs
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

/// One run of a file chooser, which has a window of its own instead of a sheet's: waits until it ends.
@MainActor
final class FileChooserSession {
    private let loop = AnswerLoop<Outcome>()
    private let settings: DialogSession.Settings

    /// The window that the chooser's belongs to.
    private var parent: ForeignWindow?

    private init(_ settings: DialogSession.Settings) { self.settings = settings }

    /// Shows a chooser and waits for its end.
    ///
    /// - Parameters:
    ///   - make: Makes the chooser; GTK has been started.
    ///   - accepts: The action that stands for accepting.
    ///   - accepted: Receives the chosen paths if the user has accepted.
    static func run(
        _ settings: DialogSession.Settings, accepts: Action.ID, _ make: () -> FileChooser,
        accepted: (_ paths: [[UInt8]]) -> Void
    ) throws(CommandFailure) -> DialogSession.End {
        try FileChooserSession(settings).run(accepts, make, accepted)
    }

    /// Makes the chooser's window a child of the place's parent, if that can be reached.
    private func attach(_ chooser: FileChooser) {
        guard settings.place.parent != nil, let window = chooser.window else { return }
        parent = ForeignWindow.adopt(window, at: settings.place)
        chooser.isModal = parent != nil && settings.place.isModal
        parent?.onClose = { [loop] in loop.end(with: .success(.cancelled(.parentClosed))) }
    }

    private func run(
        _ accepts: Action.ID, _ make: () -> FileChooser, _ accepted: (_ paths: [[UInt8]]) -> Void
    ) throws(CommandFailure) -> DialogSession.End {
        guard
            StandaloneProcess.start(
                program: settings.program, windowClass: settings.windowClass, for: settings.place,
                lostDisplay: settings.lostDisplay, lostWindow: settings.lostWindow)
        else {
            throw .unreachable()
        }
        loop.listen {}
        let chooser = make()
        chooser.onEnd = { [loop] end in
            switch end {
            case .accepted:
                loop.end(with: .success(.action(ChosenAction(id: accepts, index: 0, label: accepts))))
            case .cancelled: loop.end(with: .success(.cancelled(.cancelAction)))
            case .closed: loop.end(with: .success(.cancelled(.windowClosed)))
            }
        }
        let size = settings.place.size
        chooser.setSize(width: size.width, height: size.height)
        attach(chooser)
        StandaloneProcess.willShowWindow()
        chooser.show()
        let deadline = settings.timeout.map { Deadline(seconds: $0) }
        deadline?.start { [loop] in loop.end(with: .success(.cancelled(.timeout))) }
        let end = loop.run()
        deadline?.stop()
        chooser.onEnd = nil
        defer { chooser.close() }
        switch end {
        case .signal(let number): return .signal(number)
        case .answer(let outcome):
            let outcome = try outcome.get()
            if case .action = outcome { accepted(chooser.paths) }
            return .outcome(outcome)
        case nil: return .outcome(.cancelled(.programmatic))
        }
    }
}
