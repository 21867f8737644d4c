import PopsheetModel
import PopsheetStandalone

/// Writes answers and errors.
enum Output {
    /// Writes an answer and a line break to standard output; throws if it can't be written completely.
    static func answer(_ text: String) throws(CommandFailure) {
        try whole(Array((text + "\n").utf8))
    }

    /// Writes an answer that need not be text, and a line break, to standard output.
    static func answer(_ bytes: [UInt8]) throws(CommandFailure) {
        try whole(bytes + [UInt8(ascii: "\n")])
    }

    /// Writes an answer that contains its line breaks to standard output.
    static func whole(_ bytes: [UInt8]) throws(CommandFailure) {
        let code = bytes.withUnsafeBytes { write($0, to: STDOUT_FILENO) }
        if let code { throw failure(code) }
    }

    /// The error of standard output that can't be written.
    static func failure(_ code: Int32) -> CommandFailure {
        .output("standard output: can't be written: \(String(cString: strerror(code)))")
    }

    /// Writes a complete line to standard error.
    static func errorLine(_ line: String) {
        StandardDescriptors.releaseErrors()
        _ = write(line + "\n", to: STDERR_FILENO)
    }

    /// Writes an error to standard error.
    static func error(_ message: String) {
        errorLine(line(for: message))
    }

    /// Writes a warning to standard error.
    static func warning(_ message: String) {
        warningLine(line(for: message, kind: "warning"))
    }

    /// Writes a complete line to standard error; what libraries write there stays hidden if it is.
    static func warningLine(_ line: String) { _ = write(line + "\n", to: StandardDescriptors.errors) }

    /// An error as one printable line, whatever the message contains.
    static func line(for message: String, kind: String = "error") -> String {
        line(for: message, after: "popsheet: \(kind): ")
    }

    /// A message as one printable line after a prefix, whatever the message contains.
    static func line(for message: String, after prefix: String) -> String {
        let words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return prefix + words.printable.shortened(to: 460)
    }

    /// The error number if writing failed.
    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    /// Writes all of the bytes; returns the error number if writing failed.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: rest))
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}
