import PopsheetModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension CommandFailure {
    /// No server of a kind answers.
    ///
    /// - Parameters:
    ///   - variables: The variables of the environment that name one.
    ///   - option: What begins the message where an option wants the server.
    static func unreachable(
        _ kind: String, namedBy variables: [String], wantedBy option: String = ""
    ) -> CommandFailure {
        let named = variables.compactMap { variable in
            getenv(variable).flatMap {
                $0.pointee == 0 ? nil : "\(variable)=\(String(cString: $0).printable.shortened(to: 120))"
            }
        }
        let message =
            named.isEmpty
            ? "no \(kind) can be reached; set \(variables.joined(separator: " or "))"
            : "no \(kind) can be reached at \(named.joined(separator: " or ")); name one that runs"
        return .display(option + message)
    }
}
