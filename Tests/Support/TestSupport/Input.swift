import Foundation

/// Real input: it goes through the display server, and reaches the window at that position.
///
/// Each call returns once the server has accepted the event; the application reacts later, so wait for
/// that with ``eventually(_:timeout:isolation:file:line:_:)``. For example:
///
///     let input = try Input()
///     try await input.click(at: Place.onScreen(of: button).center)
///     try await eventually { clicks == 1 }
public struct Input: Sendable {
    public enum Button: Int, Sendable {
        case left = 1
        case middle, right
    }

    /// The server, or the rig, does not do what was asked.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The user's own pause between a motion and what follows it.
    private static let pause = Duration.milliseconds(20)

    private let daemon: LineClient

    /// Connects to the rig's input daemon.
    public init() throws {
        guard let directory = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] else {
            throw Display.Missing.rig
        }
        daemon = try LineClient(path: directory + "/rig-input")
    }

    private func send(_ words: String...) async throws {
        let line = words.joined(separator: " ")
        let answer = try await daemon.ask(line)
        guard answer == "ok" else { throw Failure(description: "“\(line)”: \(answer)") }
    }

    // MARK: Pointer

    public func move(to point: ScreenPoint) async throws {
        try await send("move", "\(point.x)", "\(point.y)")
    }

    public func down(_ button: Button = .left) async throws {
        try await send("down", "\(button.rawValue)")
    }

    public func up(_ button: Button = .left) async throws {
        try await send("up", "\(button.rawValue)")
    }

    public func click(at point: ScreenPoint, _ button: Button = .left, count: Int = 1) async throws {
        try await move(to: point)
        for _ in 0..<count {
            try await Task.sleep(for: Self.pause)
            try await down(button)
            try await Task.sleep(for: Self.pause)
            try await up(button)
        }
    }

    /// Holds the pointer still as a user does, so long that no earlier motion counts for the velocity.
    public func rest() async throws { try await Task.sleep(for: .milliseconds(200)) }

    /// Presses at one point, moves to another at a constant speed, and releases there.
    public func drag(
        from start: ScreenPoint, to end: ScreenPoint, steps: Int = 20,
        over duration: Duration = .milliseconds(300)
    ) async throws {
        try await move(to: start)
        try await Task.sleep(for: Self.pause)
        try await down()
        try await pace(steps, over: duration) { part in
            try await move(to: start.toward(end, part))
        }
        try await Task.sleep(for: Self.pause)
        try await up()
    }

    /// Turns the wheel by whole notches; down and right are positive.
    public func scroll(at point: ScreenPoint, down dy: Int = 0, right dx: Int = 0) async throws {
        try await move(to: point)
        try await Task.sleep(for: Self.pause)
        try await send("axis", "\(dy)", "\(dx)")
    }

    /// Scrolls by pixels as two fingers on a touchpad do, and lifts them. Not on Xvfb.
    public func pan(
        at point: ScreenPoint, down dy: Double = 0, right dx: Double = 0, steps: Int = 20,
        over duration: Duration = .milliseconds(300)
    ) async throws {
        try await move(to: point)
        try await pace(steps, over: duration) { _ in
            try await send("caxis", "\(dy / Double(steps))", "\(dx / Double(steps))")
        }
        try await send("cstop")
    }

    // MARK: Keyboard

    /// Presses and releases a key by its X name, with modifiers before it: `Return`, `Escape`, `a`, `shift+Tab`.
    public func key(_ name: String) async throws {
        try await send("key", name)
    }

    /// Presses a key and holds it; it repeats as set in the server.
    public func keyDown(_ name: String) async throws {
        try await send("keydown", name)
    }

    public func keyUp(_ name: String) async throws {
        try await send("keyup", name)
    }

    /// Types any text, also what the keyboard's layout does not have.
    public func type(_ text: String) async throws {
        try await send("type", text.utf8.map { String(format: "%02x", $0) }.joined())
    }

    // MARK: Touch (with-x11 --touch, with-weston)

    public enum TouchPhase: String, Sendable {
        case begin, update, end
        /// The compositor takes the fingers over (with-weston only).
        case cancel
    }

    public func touch(_ phase: TouchPhase, finger: Int = 0, at point: ScreenPoint) async throws {
        try await send("touch", phase.rawValue, "\(finger)", "\(point.x)", "\(point.y)")
    }

    public func tap(at point: ScreenPoint) async throws {
        try await touch(.begin, at: point)
        try await Task.sleep(for: Self.pause)
        try await touch(.end, at: point)
    }

    public func swipe(
        from start: ScreenPoint, to end: ScreenPoint, steps: Int = 20,
        over duration: Duration = .milliseconds(300)
    ) async throws {
        try await touch(.begin, at: start)
        try await pace(steps, over: duration) { part in
            try await touch(.update, at: start.toward(end, part))
        }
        try await touch(.end, at: end)
    }

    /// Calls the body with 1/steps … 1, evenly spread over the time.
    private func pace(_ steps: Int, over duration: Duration, _ body: (Double) async throws -> Void)
        async throws
    {
        let begin = ContinuousClock.now
        for step in 1...max(1, steps) {
            try await Task.sleep(until: begin + duration * step / max(1, steps))
            try await body(Double(step) / Double(max(1, steps)))
        }
    }
}

extension ScreenPoint {
    fileprivate func toward(_ end: ScreenPoint, _ part: Double) -> ScreenPoint {
        ScreenPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
    }
}
