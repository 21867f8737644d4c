import PopsheetModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An input file named on the command line; `-` is the standard input.
struct InputFile: Hashable {
    var path: String

    /// The file's name in messages.
    var name: String {
        switch path {
        case "-": "standard input"
        case "": "\"\""
        default: path.printable.shortened(to: 160)
        }
    }

    /// The descriptor of standard input.
    static let standardInput = STDIN_FILENO

    /// The maximum size of the input; a sheet of a hundred thousand actions is a tenth of it.
    static let limit = 256 << 20

    /// Opens the file, or returns the descriptor of standard input.
    func open() throws(CommandFailure) -> Int32 {
        if path == "-" { return STDIN_FILENO }
        let descriptor = Self.openOnce(path)
        guard descriptor >= 0 else { throw failure(errno) }
        return descriptor
    }

    private static func openOnce(_ path: String) -> Int32 {
        #if canImport(Glibc)
            Glibc.open(path, O_RDONLY | O_CLOEXEC)
        #else
            Musl.open(path, O_RDONLY | O_CLOEXEC)
        #endif
    }

    /// Reads the whole file.
    func read() throws(CommandFailure) -> [UInt8] {
        let descriptor = try open()
        defer { if path != "-" { close(descriptor) } }
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { Self.readOnce(descriptor, $0) }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            if count == 0 { return content }
            content += chunk.prefix(count)
            if content.count > Self.limit { throw .data("\(name): larger than \(Self.limit >> 20) MB") }
        }
    }

    /// The available bytes of standard input; waits until there are some, and returns nil at the end.
    func readSome() throws(CommandFailure) -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { Self.readOnce(STDIN_FILENO, $0) }
            if count >= 0 { return count == 0 ? nil : Array(chunk.prefix(count)) }
            if errno != EINTR { throw failure(errno) }
        }
    }

    /// Whether standard input can be read without waiting, which includes its end.
    var hasSome: Bool {
        var wanted = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, 0) > 0
    }

    private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
            Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    private func failure(_ code: Int32) -> CommandFailure {
        .data("\(name): can't be read: \(String(cString: strerror(code)))")
    }
}
