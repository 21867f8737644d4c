import PopsheetModel

/// A kind of display server.
enum DisplayKind: String, CaseIterable {
    case x11
    case wayland

    /// The name in messages.
    var name: String { self == .x11 ? "X server" : "Wayland compositor" }

    /// The environment variable that names a server of this kind.
    var variable: String { self == .x11 ? "DISPLAY" : "WAYLAND_DISPLAY" }

    /// The kinds that GDK_BACKEND permits, and its value; all of them if it is not set or contains `*`.
    static var permitted: (kinds: [DisplayKind], by: String?) {
        guard let value = getenv("GDK_BACKEND").map({ String(cString: $0) }), !value.isEmpty else {
            return (allCases, nil)
        }
        let names = value.split(separator: ",")
        return (names.contains("*") ? allCases : allCases.filter { names.contains(Substring($0.rawValue)) }, value)
    }
}

extension CommandFailure {
    /// No display server can be reached.
    ///
    /// - Parameters:
    ///   - wanted: The only acceptable kind; nil for any.
    ///   - option: The beginning of the message if an option requires that kind.
    static func unreachable(_ wanted: DisplayKind? = nil, wantedBy option: String = "") -> CommandFailure {
        let (permitted, backend) = DisplayKind.permitted
        let kinds = wanted.map { [$0] } ?? permitted
        let kind = kinds.count == 1 ? kinds[0].name : "display server"
        let setting = "GDK_BACKEND=\((backend ?? "").printable.shortened(to: 60))"
        if kinds.isEmpty || wanted.map({ !permitted.contains($0) }) == true {
            return .display("\(option)no \(kind) can be used with \(setting); unset it")
        }
        let named = kinds.compactMap { kind in
            getenv(kind.variable).flatMap {
                $0.pointee == 0
                    ? nil : "\(kind.variable)=\(String(cString: $0).printable.shortened(to: 120))"
            }
        }
        var message =
            named.isEmpty
            ? "no \(kind) can be reached; set \(kinds.map(\.variable).joined(separator: " or "))"
            : "no \(kind) can be reached at \(named.joined(separator: " or ")); name one that is running and that you may use"
        if wanted == nil, permitted.count < DisplayKind.allCases.count {
            message += ", or unset GDK_BACKEND, which permits no other"
        }
        return .display(option + message)
    }
}
