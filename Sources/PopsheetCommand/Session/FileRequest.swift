import PopsheetDialogs

/// What a file chooser asks for.
struct FileRequest: Sendable {
    /// A filter of file names.
    struct Filter: Hashable, Sendable {
        var name: String
        var patterns: [String]

        /// A filter written as `NAME | *.a *.b`, or as patterns only, which are then the name.
        init(_ given: String) {
            let parts = given.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
            name = parts.count > 1 ? TypedNumber.trimmed(String(parts[0])) : given
            patterns = (parts.last ?? "").split(separator: " ").map { String($0) }
        }
    }

    var mode = FileChooser.Mode.open
    var allowsMultiple = false
    /// The folder that is shown at first, and the name of a file in it; paths need not be UTF-8.
    var folder: [UInt8]?
    var file: [UInt8]?
    var filters: [Filter] = []
    /// The labels of the buttons; nil for GTK's.
    var labels: (accept: String?, cancel: String?) = (nil, nil)

    private static let slash = UInt8(ascii: "/")

    /// Begins with a path, which is a folder's if it ends with a slash.
    mutating func begin(at path: [UInt8]) {
        guard !path.isEmpty else { return }
        let last = path.lastIndex(of: Self.slash)
        folder = last.map { $0 == 0 ? [Self.slash] : Array(path[..<$0]) }
        let name = Array(path[((last ?? -1) + 1)...])
        file = name.isEmpty ? nil : name
    }

    /// The path that is chosen at first, absolute; nil without one.
    var path: [UInt8]? {
        guard folder != nil || file != nil else { return nil }
        let parts = (folder.map { [$0] } ?? []) + (file.map { [$0] } ?? [])
        let path = Array(parts.joined(separator: folder == [Self.slash] ? [] : [Self.slash]))
        guard path.first != Self.slash, let directory = Self.workingDirectory else { return path }
        return directory + [Self.slash] + path
    }

    private static var workingDirectory: [UInt8]? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }

    /// Makes the chooser.
    @MainActor
    func chooser(title: String) -> FileChooser {
        let chooser = FileChooser(
            title: title, mode: mode, allowsMultiple: allowsMultiple, accept: labels.accept, cancel: labels.cancel)
        chooser.setPlace(folder: folder ?? Self.workingDirectory ?? [UInt8(ascii: ".")], file: file)
        for filter in filters { chooser.addFilter(named: filter.name, patterns: filter.patterns) }
        return chooser
    }
}
