/// Where the rows come from.
enum DmenuSource: Sendable {
    /// All rows.
    case rows([DmenuRow])
    /// An input from which they are read while the window is shown.
    case open(DmenuInput)
}

/// The input: a file, or standard input.
struct DmenuInput: Sendable {
    private let settings: DmenuSettings
    private let file: InputFile

    init(_ settings: DmenuSettings) throws(CommandFailure) {
        self.settings = settings
        file = settings.input.map { InputFile(bytes: $0) } ?? .standardInput
    }

    /// Whether there are no rows to read: rofi reads none from a terminal.
    private var isEmpty: Bool {
        settings.input == nil && (isClosed || settings.dialect == .rofi && isatty(STDIN_FILENO) != 0)
    }

    /// Whether standard input was closed: `StandardDescriptors` has opened it for writing.
    private var isClosed: Bool { fcntl(STDIN_FILENO, F_GETFL) & O_ACCMODE == O_WRONLY }

    /// Reads all rows.
    func readAll() throws(CommandFailure) -> [DmenuRow] {
        if isEmpty { return [] }
        var reader = DmenuReader(settings)
        return reader.take(try file.read()) + reader.finish()
    }

    /// Opens it for reading while something is shown; nil if there is nothing to read.
    func open() throws(CommandFailure) -> OpenInput? {
        if isEmpty { return nil }
        return settings.input == nil ? .standardInput : try file.open()
    }
}
