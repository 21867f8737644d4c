import PopsheetModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file named on the command line that is written; `-` is the standard output.
struct OutputFile: Hashable {
    var path: String

    /// What messages call it.
    var name: String { path == "-" ? "standard output" : path.named }

    /// Writes all of it.
    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        let isStandardOutput = path == "-"
        let descriptor =
            isStandardOutput ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .output(name, errno) }
        var code = bytes.withUnsafeBytes { Output.write($0, to: descriptor) }
        // What a disk has no room for may be told only here.
        if !isStandardOutput, close(descriptor) != 0, code == nil { code = errno }
        if let code { throw .output(name, code) }
    }
}

/// A directory named on the command line in which files are written.
struct OutputDirectory: Hashable {
    var path: String

    /// Makes the directory, where it is not there yet.
    func make() throws(CommandFailure) {
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw .output(path.named, errno) }
    }

    /// A file in it.
    func file(_ name: String) -> OutputFile { OutputFile(path: path.hasSuffix("/") ? path + name : path + "/" + name) }

    /// Makes sure that a file is not there, which would look like one of those that are going to be.
    func checkAbsence(of name: String) throws(CommandFailure) {
        let file = file(name)
        if access(file.path, F_OK) == 0 {
            throw .usage("\(file.name) is of another, longer film; remove that film, or name another directory")
        }
    }
}

extension String {
    /// A path as messages have it.
    fileprivate var named: String { isEmpty ? "\"\"" : printable.shortened(to: 160) }
}

extension CommandFailure {
    fileprivate static func output(_ name: String, _ code: Int32) -> CommandFailure {
        .output("\(name): can't be written: \(String(cString: strerror(code)))")
    }
}
