import ArgumentParser
import Popsheet
import PopsheetDialogs
import PopsheetStandalone

/// The options of the questions for files and for folders.
struct PathArguments: ParsableArguments {
    @Flag(help: "Let the user choose several.")
    var multiple = false

    @Option(
        parsing: .unconditional,
        help: .init("The file or folder that is chosen, or the folder that is shown, at first.", valueName: "path"),
        completion: .file())
    var path: String?

    @Flag(name: .customShort("0"), help: "A NUL ends each path instead of a line break.")
    var nulEnded = false

    /// What is asked for.
    ///
    /// - Parameter request: What the question adds.
    func request(_ question: QuestionArguments, _ request: FileRequest) throws(CommandFailure) -> FileRequest {
        if question.surface == .overlay {
            throw .usage("--surface: the desktop has its own window for files; omit the option")
        }
        var request = request
        request.allowsMultiple = multiple
        request.labels = (question.ok, question.cancelling.cancel)
        guard let path else { return request }
        let bytes = OriginalBytes.of(path)
        if bytes.isEmpty { throw .usage("--path: the path is empty; give one, or omit the option") }
        Self.begin(at: bytes, &request)
        if let folder = request.folder, !Self.isFolder(folder) {
            let name = String(decoding: folder, as: UTF8.self)
            throw .usage("--path: there is no folder \(name.printable.shortened(to: 160)); give one that exists")
        }
        return request
    }

    /// Begins with a path: a folder is shown, with or without a slash at its end.
    private static func begin(at path: [UInt8], _ request: inout FileRequest) {
        let slash = UInt8(ascii: "/")
        let isFolder = request.mode == .folder || Self.isFolder(path)
        request.begin(at: isFolder && path.last != slash ? path + [slash] : path)
    }

    /// Begins with the first path of an answer that was accepted before, unless `--path` gives one, or it is gone.
    func recall(_ answer: JSONValue, _ request: inout FileRequest) {
        let paths = if case .array(let paths) = answer { paths } else { [answer] }
        guard path == nil, case .string(let last)? = paths.first, !last.isEmpty else { return }
        let bytes = Array(last.utf8)
        var recalled = request
        Self.begin(at: bytes, &recalled)
        guard let folder = recalled.folder, Self.isFolder(folder) else { return }
        if request.mode == .open, recalled.file == nil || !Self.exists(bytes) { return }
        request = recalled
    }

    /// Whether a path is that of a folder.
    static func isFolder(_ path: [UInt8]) -> Bool { mode(of: path) == S_IFDIR }

    /// Whether there is something at a path.
    static func exists(_ path: [UInt8]) -> Bool { mode(of: path) != nil }

    private static func mode(of path: [UInt8]) -> mode_t? {
        var status = stat()
        let isThere = (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
            $0.baseAddress.map { stat($0, &status) } == 0
        }
        return isThere ? status.st_mode & S_IFMT : nil
    }

    /// The paths as they are printed, to the byte.
    func value(_ paths: [[UInt8]]) -> QuestionValue {
        let end: UInt8 = nulEnded ? 0 : UInt8(ascii: "\n")
        let texts = paths.map { JSONValue.string(String(decoding: $0, as: UTF8.self)) }
        return QuestionValue(
            text: paths.flatMap { $0 + [end] }, json: multiple ? .array(texts) : texts.first ?? .null)
    }

    /// The value of an answer that is given beforehand: its paths, or the path of `--path`.
    func value(answering answer: GivenAnswer, _ request: FileRequest) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        if let paths = try answer.texts() {
            if paths.isEmpty || paths.contains("") || paths.count > 1 && !multiple {
                throw answer.mismatch(multiple ? "paths in an array" : "a path")
            }
            return value(
                try paths.map { text throws(CommandFailure) in
                    var chosen = request
                    chosen.begin(at: Array(text.utf8))
                    return try path(of: chosen, answer)
                })
        }
        return value([try path(of: request, answer)])
    }

    /// The path of an answer that is given beforehand.
    private func path(of request: FileRequest, _ answer: GivenAnswer) throws(CommandFailure) -> [UInt8] {
        guard let path = request.path, request.mode == .folder || request.file != nil else {
            throw .usage("\(answer.source): nothing is chosen; give a path with --path")
        }
        if request.mode == .open, !Self.exists(path) {
            let option = answer.value == nil ? "--path" : "the answer"
            throw .usage("\(answer.source): there is no file at the path of \(option); give one that exists")
        }
        return path
    }

    /// The dialog, in the desktop's own window.
    @MainActor
    func dialog(
        _ question: QuestionArguments, _ request: FileRequest, title: String
    ) -> any Dialog<QuestionValue> {
        // The window has no space for a message.
        let texts = [question.texts.title, question.texts.message].compactMap { $0 }.filter { !$0.isEmpty }
        let inJSON = question.output == .json
        return FileDialog(request, title: texts.isEmpty ? title : texts.joined(separator: " – ")) { paths in
            if inJSON, paths.contains(where: { String(validating: $0, as: UTF8.self) == nil }) {
                Output.warning("a path is not UTF-8, which JSON must be: other bytes became \u{FFFD}")
            }
            return value(paths)
        }
    }
}
