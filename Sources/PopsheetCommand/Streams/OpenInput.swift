/// An input file that is open.
struct OpenInput {
    private let file: InputFile
    let descriptor: Int32

    init(_ file: InputFile, _ descriptor: Int32) { (self.file, self.descriptor) = (file, descriptor) }

    /// The standard input.
    static let standardInput = OpenInput(.standardInput, STDIN_FILENO)

    /// The available bytes, up to a number; waits until there are some, and returns nil at the end.
    func readSome(atMost count: Int = 1 << 16) throws(CommandFailure) -> [UInt8]? {
        while true {
            var code: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
                let count = readBytes(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
                if count < 0 { code = errno }
                size = max(count, 0)
            }
            switch code {
            case 0: return bytes.isEmpty ? nil : bytes
            case EINTR: continue
            // Another program has set the descriptor not to wait.
            case EAGAIN: wait(milliseconds: -1)
            default: throw file.failure(code)
            }
        }
    }

    /// Whether it is a file, which has an end.
    var isFile: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The rest of a file that has no more than a number of bytes, which stays to be read, without escape sequences; nil for
    /// another input.
    func shortText(bytes limit: Int) -> String? {
        let start = lseek(descriptor, 0, SEEK_CUR)
        guard isFile, start >= 0 else { return nil }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: limit + 1)
        // Some files of the system give less than there is.
        while bytes.count <= limit {
            let count = pread(descriptor, &buffer, buffer.count, start + off_t(bytes.count))
            if count < 0 { return nil }
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        guard bytes.count <= limit else { return nil }
        var decoder = TextDecoder()
        var text = EscapeSequences.stripped(from: decoder.take(bytes) + decoder.finish())
        if text.last?.isNewline == true { text.removeLast() }
        return text
    }

    /// Whether it can be read without waiting, which includes its end.
    var hasSome: Bool { wait(milliseconds: 0) }

    /// Whether it can be read within a time, or without a limit for nil.
    func hasSome(within seconds: Double?) -> Bool {
        wait(milliseconds: seconds.map { Int32(clamping: Int(max(0, $0 * 1_000).rounded(.up))) } ?? -1)
    }

    @discardableResult
    private func wait(milliseconds: Int32) -> Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, milliseconds) > 0
    }

    /// Reads and forgets what there is within a time; at the end, waits for that time.
    func discard(within milliseconds: Int32) {
        guard wait(milliseconds: milliseconds) else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        if buffer.withUnsafeMutableBytes({ readBytes(descriptor, into: $0) }) <= 0 { poll(nil, 0, milliseconds) }
    }

    /// Moves past a number of bytes of a file; returns false, and moves nowhere, if it has fewer.
    func skip(_ count: Int) -> Bool {
        let size = lseek(descriptor, 0, SEEK_END)
        return lseek(descriptor, size < count ? 0 : off_t(count), SEEK_SET) == count
    }

    /// Closes the file; standard input remains open.
    func close() {
        guard descriptor != STDIN_FILENO else { return }
        closeFile(descriptor)
    }
}
