import Foundation
import PopsheetTestSupport

/// The sizes in which an X server shows its windows, from now on.
final class WindowSizes: Sendable {
    private let xev: RunningProcess

    struct Size: Equatable {
        var width: Int
        var height: Int
    }

    /// Begins to listen.
    init() async throws {
        let xev = try ProcessRunner.start("xev", ["-root", "-event", "substructure", "-event", "property"])
        self.xev = xev
        // It prints nothing before the first event.
        try await eventually("xev listens") {
            let property = "POPSHEET_TEST"
            try await ProcessRunner.run("xprop", ["-root", "-f", property, "32c", "-set", property, "1"]).check()
            return String(decoding: xev.outputSoFar, as: UTF8.self).contains("PropertyNotify")
        }
    }

    deinit { xev.send(SIGKILL) }

    /// The sizes in which each window has been visible, one after the other, of windows that are not tiny.
    var shown: [[Size]] {
        var windows: [Substring: (size: Size, isMapped: Bool, shown: [Size])] = [:]
        for event in String(decoding: xev.outputSoFar, as: UTF8.self).components(separatedBy: "\n\n") {
            guard let name = value("window", in: event) else { continue }
            var window = windows[name] ?? (Size(width: 0, height: 0), false, [])
            if event.contains("ConfigureNotify event"), let width = number("width", in: event),
                let height = number("height", in: event)
            {
                window.size = Size(width: width, height: height)
            } else if event.contains("UnmapNotify event") {
                window.isMapped = false
            } else if event.contains("MapNotify event") {
                window.isMapped = true
            }
            if window.isMapped, window.shown.last != window.size { window.shown.append(window.size) }
            windows[name] = window
        }
        return windows.values.map(\.shown).filter { $0.contains { $0.height >= 100 } }
    }

    /// The word after a name in xev's text of an event.
    private func value(_ name: String, in event: String) -> Substring? {
        guard let found = event.range(of: " \(name) ", options: .backwards) else { return nil }
        return event[found.upperBound...].prefix { $0 != "," && !$0.isWhitespace }
    }

    private func number(_ name: String, in event: String) -> Int? { value(name, in: event).flatMap { Int($0) } }
}
