import PopsheetModel

/// An output file named on the command line; `-` is the standard output.
struct OutputFile: Hashable {
    var path: String

    /// The file's name in messages.
    var name: String { path == "-" ? "standard output" : path.named }

    /// Writes all of the data.
    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        let isStandardOutput = path == "-"
        let descriptor =
            isStandardOutput ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .output(name, errno) }
        var code = bytes.withUnsafeBytes { Output.write($0, to: descriptor) }
        // A full disk may be reported only here.
        if !isStandardOutput, close(descriptor) != 0, code == nil { code = errno }
        if let code { throw .output(name, code) }
    }
}

/// An output directory named on the command line.
struct OutputDirectory: Hashable {
    var path: String

    /// Creates the directory if it does not exist.
    func make() throws(CommandFailure) {
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw .output(path.named, errno) }
    }

    /// A file in the directory.
    func file(_ name: String) -> OutputFile { OutputFile(path: path.hasSuffix("/") ? path + name : path + "/" + name) }

    /// Checks that a file does not exist, since it would look like one of the new ones.
    func checkAbsence(of name: String) throws(CommandFailure) {
        let file = file(name)
        if access(file.path, F_OK) == 0 {
            throw .usage("\(file.name) belongs to another, longer film; remove that film, or name another directory")
        }
    }
}

extension String {
    /// The path as shown in messages.
    fileprivate var named: String { isEmpty ? "\"\"" : printable.shortened(to: 160) }
}

extension CommandFailure {
    fileprivate static func output(_ name: String, _ code: Int32) -> CommandFailure {
        .output("\(name): can't be written: \(String(cString: strerror(code)))")
    }
}
