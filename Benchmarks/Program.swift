import PopsheetBaseline
import PopsheetPlatform

/// Other programs.
enum Program {
    /// Whether a program is in PATH, or at its path.
    static func isInstalled(_ program: String) -> Bool {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let places = program.contains("/") ? [program] : path.split(separator: ":").map { $0 + "/" + program }
        return places.contains { access($0, X_OK) == 0 }
    }

    /// The first number with periods that a program prints with an option.
    static func version(_ program: String, _ option: String) -> String? {
        guard let output = popen("exec \(program) \(option) 2>/dev/null", "r") else { return nil }
        defer { pclose(output) }
        var text = ""
        while true {
            let character = fgetc(output)
            if character == EOF { break }
            text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: character)))
        }
        let words = text.split { !($0.isASCII && $0.isNumber) && $0 != "." }
        return words.first { $0.contains(".") && $0.first != "." }.map(String.init)
    }

    /// Calls a function with words as C has them.
    static func withWords<Result>(_ words: [String], _ body: (UnsafePointer<UnsafePointer<CChar>>) -> Result) -> Result
    {
        var pointers: [UnsafePointer<CChar>?] = words.map { UnsafePointer(strdup($0)) }
        pointers.append(nil)
        defer { for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) } }
        return pointers.withUnsafeBufferPointer { list in
            list.withMemoryRebound(to: UnsafePointer<CChar>.self) { words in
                guard let first = words.baseAddress else { preconditionFailure("there is no end of the words") }
                return body(first)
            }
        }
    }

    /// The time in which a program runs to its end, in milliseconds, or NaN on failure.
    static func time(_ words: [String]) -> Double {
        let time = withWords(words) { start_run($0) }
        return time < 0 ? .nan : time
    }
}
