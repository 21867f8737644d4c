import Popsheet
import PopsheetDialogs
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

/// A file chooser, which has its own window instead of a sheet.
@MainActor
final class FileDialog<Value>: Dialog {
    private let request: FileRequest
    private let title: String
    private let read: ([[UInt8]]) -> Value
    private var chooser: FileChooser?
    /// The window that the chooser's belongs to.
    private var parent: ForeignWindow?
    /// The paths, which need not be UTF-8.
    private var paths: [[UInt8]] = []

    /// - Parameter value: Returns what the chosen paths mean.
    init(_ request: FileRequest, title: String, value read: @escaping ([[UInt8]]) -> Value) {
        (self.request, self.title, self.read) = (request, title, read)
    }

    func begin(in session: DialogSession) throws(CommandFailure) {
        PostponedTheme.setVariant(isDark: session.settings.isDark)
        let chooser = request.chooser(title: title)
        self.chooser = chooser
        chooser.onEnd = { [weak self, weak session] end in self?.finish(end, in: session) }
        let place = session.settings.place
        chooser.setSize(width: place.size.width, height: place.size.height)
        if place.parent != nil, let window = chooser.window {
            parent = ForeignWindow.adopt(window, at: place)
            chooser.isModal = parent != nil && place.isModal
            parent?.onClose = { [weak session] in session?.end(with: .cancelled(.parentClosed)) }
        }
        StandaloneProcess.willShowWindow()
        chooser.show()
        session.wasShown()
    }

    private func finish(_ end: FileChooser.End, in session: DialogSession?) {
        switch end {
        case .accepted:
            if let chooser { paths = chooser.paths }
            session?.choose(Action.acceptingIdentifier)
        case .cancelled: session?.end(with: .cancelled(.cancelAction))
        case .closed: session?.end(with: .cancelled(.windowClosed))
        }
    }

    var value: Value { read(paths) }

    func ended() {
        chooser?.onEnd = nil
        chooser?.close()
        chooser = nil
    }
}
