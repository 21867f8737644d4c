import PopsheetPlatform

/// Another process of this program, which has measured nothing before.
enum OwnProcess {
    /// Runs a command of this program, and returns the number that it prints; NaN if it prints none.
    static func figure(of command: String, _ argument: Int) -> Double {
        guard let output = popen("exec \(CommandLine.arguments[0]) \(command) \(argument)", "r") else { return .nan }
        defer { pclose(output) }
        var figure = Double.nan
        return withUnsafeMutablePointer(to: &figure) { pointer in
            withVaList([pointer]) { vfscanf(output, "%lf", $0) } == 1 ? pointer.pointee : .nan
        }
    }
}
