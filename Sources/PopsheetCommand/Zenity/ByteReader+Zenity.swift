extension ByteReader {
    /// Begins to read standard input for a dialog of zenity, which keeps what was read: an error is a warning.
    ///
    /// - Parameter onEnd: Runs at the end, which is also where reading fails.
    static func zenity(
        onBytes: @escaping (_ bytes: [UInt8]) -> Void, onEnd: @escaping () -> Void
    ) -> ByteReader {
        ByteReader(
            onBytes: onBytes, onEnd: onEnd,
            onFailure: { failure in
                failure.warnAsZenity()
                onEnd()
            })
    }
}

extension CommandFailure {
    /// Writes the error to standard error as a warning, as zenity does.
    func warnAsZenity() { Output.warningLine(Output.line(for: message, after: "zenity: warning: ")) }
}

extension InputFile {
    /// All bytes; none with a warning if the file can't be read, as in a window.
    func bytesForZenity() -> [UInt8] {
        do throws(CommandFailure) {
            return try read()
        } catch {
            error.warnAsZenity()
            return []
        }
    }
}
