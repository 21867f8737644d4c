import PopsheetDialogs

extension ZenityDialogKind {
    static let fileSelection = ZenityDialogKind(
        "file-selection", ZenityFileSelection.self, "Ask for files or folders", group: "File selection",
        hasText: false)
}

/// `--file-selection`: files or folders.
struct ZenityFileSelection: ZenityDialog {
    var request = FileRequest()
    /// The separator as it was given: its escape sequences are not resolved (zenity.md §4).
    var separator: [UInt8]

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        // As in zenity 4: folders win over saving, and only one file can be saved to.
        request.mode = arguments.has(.directory) ? .folder : arguments.has(.save) ? .save : .open
        request.allowsMultiple = arguments.has(.multiple) && request.mode != .save
        separator = arguments.bytes(.separator) ?? Array("|".utf8)
        request.filters = arguments.texts(.fileFilter).map { FileRequest.Filter($0) }
        if let path = arguments.bytes(.filename) { request.begin(at: path) }
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<[[UInt8]]> {
        FileDialog(request, title: settings.title ?? settings.programName ?? "zenity") { $0 }
    }

    func givenValue(_ outcome: ZenityOutcome, from source: String) throws(CommandFailure) -> [[UInt8]] {
        if let path = request.path { return [path] }
        if outcome == .ok { throw .usage("\(source): no file is chosen; give one with --filename") }
        return []
    }

    func output(_ files: [[UInt8]]) -> [UInt8] {
        files.isEmpty ? [] : Array(files.joined(separator: separator)) + [UInt8(ascii: "\n")]
    }
}
