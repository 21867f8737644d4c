import PopsheetModel

/// An input file named on the command line, or the standard input.
struct InputFile: Hashable {
    /// The path, which need not be UTF-8; nil is the standard input.
    let path: [UInt8]?

    /// A file, or standard input if the path is nil.
    init(bytes path: [UInt8]?) { self.path = path }

    /// A file, or standard input if the path is `-`.
    init(path: String) { self.init(bytes: path == "-" ? nil : Array(path.utf8)) }

    /// The standard input.
    static let standardInput = InputFile(bytes: nil)

    /// The file's name in messages.
    var name: String {
        guard let path else { return "standard input" }
        return path.isEmpty ? "\"\"" : String(decoding: path, as: UTF8.self).printable.shortened(to: 160)
    }

    /// The maximum size of the input; a sheet of a hundred thousand actions is a tenth of it.
    static let limit = 256 << 20

    /// Opens the file.
    func open() throws(CommandFailure) -> OpenInput {
        guard let path else { return .standardInput }
        let descriptor = openFile(path.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        return OpenInput(self, descriptor)
    }

    /// Reads the whole file.
    func read() throws(CommandFailure) -> [UInt8] {
        try read(from: try open())
    }

    /// Reads the whole file from where it is open, and closes it.
    func read(from input: OpenInput) throws(CommandFailure) -> [UInt8] {
        defer { input.close() }
        var content: [UInt8] = []
        while let bytes = try input.readSome() {
            content += bytes
            if content.count > Self.limit { throw .data("\(name): larger than \(Self.limit >> 20) MB") }
        }
        return content
    }

    /// The error of a file that can't be opened or read.
    func failure(_ code: Int32) -> CommandFailure {
        .data("\(name): can't be read: \(String(cString: strerror(code)))")
    }
}
