/// The bytes of the process's arguments, which the parser has decoded.
enum OriginalBytes {
    /// The bytes of an option's value, which need not be UTF-8.
    static func of(_ value: String) -> [UInt8] {
        guard value.unicodeScalars.contains("\u{FFFD}") else { return Array(value.utf8) }
        for index in 0..<Int(CommandLine.argc) {
            guard let word = CommandLine.unsafeArgv[index] else { continue }
            let bytes = UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) }
            if let found = part(of: bytes, decodedAs: value) { return found }
        }
        return Array(value.utf8)
    }

    /// The whole argument, or what is after one of its equals signs, if it is decoded as a text.
    static func part(of argument: [UInt8], decodedAs value: String) -> [UInt8]? {
        if String(decoding: argument, as: UTF8.self) == value { return argument }
        for index in argument.indices where argument[index] == UInt8(ascii: "=") {
            let rest = argument[(index + 1)...]
            if String(decoding: rest, as: UTF8.self) == value { return Array(rest) }
        }
        return nil
    }
}
