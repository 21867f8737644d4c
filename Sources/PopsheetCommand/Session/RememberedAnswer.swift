import Popsheet
import PopsheetModel

/// The last accepted answer under a name of `--remember`, in a file of the user's (command.md, "Remembered answers").
///
/// What is wrong with the file is a warning: the question is asked without it.
struct RememberedAnswer {
    private let name: String
    /// The kind of question, so that one does not take the answer to another.
    private let kind: String

    init(named name: String, of kind: String) { (self.name, self.kind) = (name, kind) }

    /// The longest name, in bytes; file systems permit 255, and a temporary file has a longer one.
    private static let nameLimit = 200
    /// The largest file, in bytes.
    private static let sizeLimit = 1 << 20

    /// Why a text can't be a name; nil if it can.
    static func fault(ofName name: String) -> String? {
        if name.isEmpty { return "the name is empty; give one, such as branch" }
        if name.hasPrefix(".") { return "the name begins with a dot; give another" }
        if name.utf8.contains(UInt8(ascii: "/")) {
            return "the name contains a slash; give one without, such as branch"
        }
        if name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "the name contains a control character; give another"
        }
        return name.utf8.count > nameLimit ? "the name is longer than \(nameLimit) bytes; give a shorter one" : nil
    }

    // MARK: Reading

    /// What was found in place of the file.
    enum Found: Hashable {
        case nothing
        case answer(JSONValue)
        /// A file that is not the user's own, or no file.
        case unsuitable
    }

    /// The answer; a file that can't be used is reported.
    func read() -> Found {
        do throws(Fault) {
            guard let directory = try Self.openDirectory(creating: false) else { return .nothing }
            defer { closeFile(directory) }
            guard let bytes = try content(in: directory) else { return .nothing }
            return answer(in: bytes)
        } catch {
            warn(error)
            return .unsuitable
        }
    }

    private func answer(in bytes: [UInt8]) -> Found {
        guard let members = Self.members(bytes),
            case .string(let kind)? = members.first(where: { $0.name == Self.kindKey })?.value,
            let value = members.first(where: { $0.name == Self.valueKey })?.value
        else {
            // The next answer replaces it.
            warn(Fault("it is damaged"))
            return .nothing
        }
        return kind == self.kind ? .answer(value) : .nothing
    }

    private static func members(_ bytes: [UInt8]) -> [JSONValue.Member]? {
        do throws(JSONParser.Failure) {
            guard case .object(let members) = try JSONParser.parse(bytes) else { return nil }
            return members
        } catch {
            return nil
        }
    }

    private static let (kindKey, valueKey) = ("question", "value")

    private func content(in directory: Int32) throws(Fault) -> [UInt8]? {
        // Opening a FIFO for reading would wait for its writer.
        let file = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        if file < 0 {
            let code = errno
            if code == ENOENT { return nil }
            throw code == ELOOP ? Fault("it is a symbolic link") : Fault(code, "read")
        }
        defer { closeFile(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Fault(errno, "read") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Fault("it is not a regular file") }
        guard status.st_uid == geteuid() else { throw Fault("it belongs to another user") }
        guard status.st_size <= Self.sizeLimit else { throw Fault("it is larger than \(Self.sizeLimit >> 20) MB") }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= Self.sizeLimit {
            let count = buffer.withUnsafeMutableBytes { readBytes(file, into: $0) }
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw Fault(errno, "read") }
        }
        throw Fault("it is larger than \(Self.sizeLimit >> 20) MB")
    }

    // MARK: Writing

    /// Replaces the answer, at once or not at all.
    func write(_ value: JSONValue) {
        let answer: JSONValue = [Self.kindKey: .string(kind), Self.valueKey: value]
        let bytes = Array((answer.line + "\n").utf8)
        do throws(Fault) {
            guard bytes.count <= Self.sizeLimit else { throw Fault("the answer is too long to remember") }
            guard let directory = try Self.openDirectory(creating: true) else { return }
            defer { closeFile(directory) }
            try write(bytes, in: directory)
        } catch {
            warn(error)
        }
    }

    private func write(_ bytes: [UInt8], in directory: Int32) throws(Fault) {
        // The name of a remembered answer does not begin with a dot.
        let temporary = ".\(name).\(getpid())"
        _ = unlinkat(directory, temporary, 0)
        let file = openat(directory, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Fault(errno, "written") }
        var code = bytes.withUnsafeBytes { Output.write($0, to: file) }
        if code == nil, fsync(file) != 0, errno != EINVAL { code = errno }
        closeFile(file)
        if code == nil, renameat(directory, temporary, directory, name) != 0 { code = errno }
        guard let code else { return }
        _ = unlinkat(directory, temporary, 0)
        throw Fault(code, "written")
    }

    // MARK: The directory

    /// Opens the directory of remembered answers.
    ///
    /// - Returns: nil if it does not exist.
    private static func openDirectory(creating: Bool) throws(Fault) -> Int32? {
        let path = try path()
        if creating { makeDirectories(path) }
        let directory = openFile(Array(path.utf8CString), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if directory < 0 {
            let code = errno
            if code == ENOENT, !creating { return nil }
            // With O_DIRECTORY, a symbolic link is reported as no directory.
            throw code == ELOOP || code == ENOTDIR
                ? Fault("its directory is a symbolic link, or no directory")
                : Fault(code, creating ? "written" : "read")
        }
        var status = stat()
        if fstat(directory, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o022 == 0 { return directory }
        closeFile(directory)
        throw Fault("other users may write to its directory")
    }

    private static func path() throws(Fault) -> String {
        // Relative paths are to be ignored (XDG Base Directory Specification).
        if let state = absolute("XDG_STATE_HOME") { return state + "/popsheet" }
        guard let home = absolute("HOME") else {
            throw Fault("neither XDG_STATE_HOME nor HOME is a directory; set one")
        }
        return home + "/.local/state/popsheet"
    }

    private static func absolute(_ variable: String) -> String? {
        guard let value = getenv(variable), value.pointee == UInt8(ascii: "/") else { return nil }
        return String(cString: value)
    }

    /// Makes a directory, and those above it, for the user alone.
    private static func makeDirectories(_ path: String) {
        for (index, character) in zip(path.indices, path).dropFirst() where character == "/" {
            _ = mkdir(String(path[..<index]), 0o700)
        }
        _ = mkdir(path, 0o700)
    }

    // MARK: Warnings

    /// What is wrong with the file.
    private struct Fault: Error {
        var reason: String

        init(_ reason: String) { self.reason = reason }

        init(_ code: Int32, _ what: String) { reason = "it can't be \(what): \(String(cString: strerror(code)))" }
    }

    private func warn(_ fault: Fault) {
        Output.warning("--remember: the answer \"\(name.excerpt)\" is not remembered: \(fault.reason)")
    }
}
