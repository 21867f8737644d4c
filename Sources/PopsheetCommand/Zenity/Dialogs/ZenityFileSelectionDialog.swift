import Popsheet
import PopsheetDialogs
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `--file-selection`: a file chooser, which has a window of its own instead of a sheet's.
@MainActor
final class ZenityFileSelectionDialog: Dialog {
    private let request: ZenityFileSelection
    private let settings: ZenitySettings
    private var chooser: FileChooser?
    /// The window that the chooser's belongs to.
    private var parent: ForeignWindow?
    private(set) var value = ZenityContent.files([])

    init(_ request: ZenityFileSelection, _ settings: ZenitySettings) {
        (self.request, self.settings) = (request, settings)
    }

    func begin(in session: DialogSession) throws(CommandFailure) {
        let chooser = makeChooser()
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

    private func makeChooser() -> FileChooser {
        let chooser = FileChooser(
            title: settings.title ?? settings.programName ?? "zenity", mode: request.chooserMode,
            allowsMultiple: request.allowsMultiple)
        chooser.setPlace(folder: request.folder ?? Self.workingDirectory, file: request.file)
        for filter in request.filters { chooser.addFilter(named: filter.name, patterns: filter.patterns) }
        return chooser
    }

    private func finish(_ end: FileChooser.End, in session: DialogSession?) {
        switch end {
        case .accepted:
            if let chooser { value = .files(chooser.paths) }
            session?.choose(Action.acceptingIdentifier)
        case .cancelled: session?.end(with: .cancelled(.cancelAction))
        case .closed: session?.end(with: .cancelled(.windowClosed))
        }
    }

    func ended() {
        chooser?.onEnd = nil
        chooser?.close()
        chooser = nil
    }

    private static var workingDirectory: [UInt8] {
        guard let path = getcwd(nil, 0) else { return [UInt8(ascii: ".")] }
        defer { free(path) }
        return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }
}

extension ZenityFileSelection {
    fileprivate var chooserMode: FileChooser.Mode {
        switch mode {
        case .open: .open
        case .save: .save
        case .folder: .folder
        }
    }
}
