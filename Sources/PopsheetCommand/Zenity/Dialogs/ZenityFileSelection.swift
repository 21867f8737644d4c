import Popsheet
import PopsheetDialogs
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

extension ZenityDialogKind {
    static let fileSelection = ZenityDialogKind(
        "file-selection", ZenityFileSelection.self, "Ask for files or folders", group: "File selection",
        hasText: false)
}

/// `--file-selection`: files or folders.
struct ZenityFileSelection: ZenityDialog {
    /// A filter of file names.
    struct Filter: Hashable, Sendable {
        var name: String
        var patterns: [String]

        /// A filter written as `NAME | *.a *.b`, or as patterns only, which are then the name.
        init(_ given: String) {
            let parts = given.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
            name = parts.count > 1 ? Self.trimmed(parts[0]) : given
            patterns = (parts.last ?? "").split(separator: " ").map { String($0) }
        }

        private static func trimmed(_ text: Substring) -> String {
            let start = text.drop { $0.isWhitespace }
            return String(start.reversed().drop { $0.isWhitespace }.reversed())
        }
    }

    var mode: FileChooser.Mode
    var allowsMultiple: Bool
    /// The separator as it was given: its escape sequences are not resolved (zenity.md §4).
    var separator: [UInt8]
    /// The folder that is shown at first, and the name of a file in it; paths need not be UTF-8.
    var folder: [UInt8]?
    var file: [UInt8]?
    var filters: [Filter]

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        allowsMultiple = arguments.has(.multiple)
        // As in zenity: several files can't be saved to, and saving wins over folders.
        mode = arguments.has(.save) && !allowsMultiple ? .save : arguments.has(.directory) ? .folder : .open
        separator = arguments.bytes(.separator) ?? Array("|".utf8)
        filters = arguments.texts(.fileFilter).map { Filter($0) }
        guard let path = arguments.bytes(.filename), !path.isEmpty else { return }
        let slash = path.lastIndex(of: UInt8(ascii: "/"))
        folder = slash.map { $0 == 0 ? [UInt8(ascii: "/")] : Array(path[..<$0]) }
        let name = Array(path[((slash ?? -1) + 1)...])
        file = name.isEmpty ? nil : name
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<[[UInt8]]> { ZenityFileSelectionDialog(self, settings) }

    func givenValue(_ outcome: ZenityOutcome, from source: String) throws(CommandFailure) -> [[UInt8]] {
        if let path { return [path] }
        if outcome == .ok { throw .usage("\(source): no file is chosen; give one with --filename") }
        return []
    }

    /// The path that is chosen at first, absolute; nil without one.
    private var path: [UInt8]? {
        let slash = UInt8(ascii: "/")
        guard folder != nil || file != nil else { return nil }
        let parts = (folder.map { [$0] } ?? []) + (file.map { [$0] } ?? [])
        let path = Array(parts.joined(separator: folder == [slash] ? [] : [slash]))
        guard path.first != slash, let directory = Self.workingDirectory else { return path }
        return directory + [slash] + path
    }

    fileprivate static var workingDirectory: [UInt8]? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }

    func output(_ files: [[UInt8]]) -> [UInt8] {
        files.isEmpty ? [] : Array(files.joined(separator: separator)) + [UInt8(ascii: "\n")]
    }
}

/// A file chooser, which has its own window instead of a sheet.
private final class ZenityFileSelectionDialog: Dialog {
    private let request: ZenityFileSelection
    private let settings: ZenitySettings
    private var chooser: FileChooser?
    /// The window that the chooser's belongs to.
    private var parent: ForeignWindow?
    /// The paths, which need not be UTF-8.
    private(set) var value: [[UInt8]] = []

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
            title: settings.title ?? settings.programName ?? "zenity", mode: request.mode,
            allowsMultiple: request.allowsMultiple)
        chooser.setPlace(
            folder: request.folder ?? ZenityFileSelection.workingDirectory ?? [UInt8(ascii: ".")], file: request.file)
        for filter in request.filters { chooser.addFilter(named: filter.name, patterns: filter.patterns) }
        return chooser
    }

    private func finish(_ end: FileChooser.End, in session: DialogSession?) {
        switch end {
        case .accepted:
            if let chooser { value = chooser.paths }
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
}
