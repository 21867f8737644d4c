/// A command of `--notification --listen`.
enum ZenityNotificationCommand: Hashable, Sendable {
    /// The icon of the following notifications; nil for no icon.
    case icon(ZenityIcon?)
    case message(ZenityNotification.Message)
    case tooltip(ZenityNotification.Message)
    /// The hints of the following notifications.
    case hints([ZenityNotification.Hint])
}

/// Reads the commands of `--notification --listen` from a stream with one in each line.
struct NotificationReader {
    private var splitter = RecordSplitter(end: .line)

    /// Reads bytes; returns the commands they complete.
    ///
    /// Lines that are not a command are left out.
    mutating func take(_ bytes: [UInt8]) -> [ZenityNotificationCommand] {
        splitter.take(bytes).compactMap { Self.command($0) }
    }

    /// The command that the end of the stream completes.
    mutating func finish() -> ZenityNotificationCommand? { splitter.finish().flatMap { Self.command($0) } }

    private static func command(_ line: [UInt8]) -> ZenityNotificationCommand? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = String(decoding: AsciiSpace.trimmed(line[..<colon]), as: UTF8.self).lowercased()
        let value = String(decoding: line[(colon + 1)...].drop { AsciiSpace.contains($0) }, as: UTF8.self)
        switch name {
        case "icon": return .icon(ZenityIcon(value))
        case "message": return ZenityNotification.Message(value).map { .message($0) }
        case "tooltip": return ZenityNotification.Message(value).map { .tooltip($0) }
        case "hints":
            let lines = CEscapes.resolved(value).split(separator: "\n")
            return .hints(lines.compactMap { ZenityNotification.Hint(String($0)) })
        default: return nil
        }
    }
}
