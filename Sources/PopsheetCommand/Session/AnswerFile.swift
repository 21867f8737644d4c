import Popsheet

/// The answers to the successive questions of a script that is tested: a file with one on each line.
struct AnswerFile {
    private let path: String

    init(path: String) { self.path = path }

    /// Removes the first answer from the file and returns it; nil if none is left.
    ///
    /// Blank lines are skipped. Questions that are asked at the same time get different answers.
    func takeAnswer() throws(CommandFailure) -> String? {
        let file = openFile(path.utf8.map { CChar(bitPattern: $0) } + [0], O_RDWR | O_CLOEXEC)
        guard file >= 0 else { throw failure(errno) }
        defer { closeFile(file) }
        while flock(file, LOCK_EX) != 0 { if errno != EINTR { throw failure(errno) } }
        let input = OpenInput(InputFile(path: path), file)
        var rest: [UInt8] = []
        while let bytes = try input.readSome() { rest += bytes }
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let line = String(decoding: rest[..<end], as: UTF8.self)
            rest = Array(rest[end...].dropFirst())
            if line.allSatisfy(\.isWhitespace) { continue }
            try replace(with: rest, in: file)
            return line
        }
        return nil
    }

    private func replace(with bytes: [UInt8], in file: Int32) throws(CommandFailure) {
        guard lseek(file, 0, SEEK_SET) == 0 else { throw failure(errno) }
        if let code = bytes.withUnsafeBytes({ Output.write($0, to: file) }) { throw failure(code) }
        guard ftruncate(file, off_t(bytes.count)) == 0 else { throw failure(errno) }
    }

    private func failure(_ code: Int32) -> CommandFailure {
        let name = path.printable.shortened(to: 160)
        return .data("POPSHEET_ANSWERS: \(name): can't be read and written: \(String(cString: strerror(code)))")
    }
}
