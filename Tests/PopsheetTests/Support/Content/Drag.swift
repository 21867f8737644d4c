import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport

@testable import Popsheet

/// A real press in a window that moves, by the mouse or by a finger.
@MainActor
struct Drag {
    enum Device: String, CaseIterable, Sendable { case mouse, finger }

    let window: SheetWindow
    let device: Device
    private let start: ScreenPoint

    /// Presses at a point of the window.
    static func begin(
        at point: Point, in window: SheetWindow, by device: Device = .mouse
    ) async throws -> Drag {
        let start = try await window.onScreen(x: point.x, y: point.y)
        switch device {
        case .mouse:
            try await window.input.move(to: start)
            try await FrameCounter.idle(window.widget)
            try await window.input.down()
        case .finger: try await window.input.touch(.begin, at: start)
        }
        return Drag(window: window, device: device, start: start)
    }

    /// Presses in the middle of a widget.
    static func begin(
        on widget: WidgetPointer, in window: SheetWindow, by device: Device = .mouse
    ) async throws -> Drag {
        guard let frame = window.probe.frame(of: widget) else { throw SheetWindow.Unseen() }
        return try await begin(at: Point(x: frame.midX, y: frame.midY), in: window, by: device)
    }

    /// Moves to a place relative to the start, without waiting.
    func move(_ y: Double, x: Double = 0) async throws {
        let point = start.offset(x: x, y: y)
        switch device {
        case .mouse: try await window.input.move(to: point)
        case .finger: try await window.input.touch(.update, at: point)
        }
    }

    /// Moves to distances below the start, each of which is shown before the next.
    func move(through distances: [Double]) async throws {
        for distance in distances {
            try await move(distance)
            try await FrameCounter.idle(window.widget)
        }
    }

    /// Rests at a distance below the start and releases there, without velocity.
    func release(_ y: Double) async throws {
        try await move(y)
        try await window.input.rest()
        try await end(y)
    }

    /// Releases at once.
    func end(_ y: Double) async throws {
        switch device {
        case .mouse: try await window.input.up()
        case .finger: try await window.input.touch(.end, at: start.offset(x: 0, y: y))
        }
    }

    /// Moves between two distances at a constant speed, in pixels per second, and releases there.
    func flick(from first: Double, to last: Double, speed: Double) async throws {
        let (clock, steps) = (ContinuousClock(), 8)
        let (begin, duration) = (clock.now, Duration.seconds(abs(last - first) / speed))
        for step in 1...steps {
            try await clock.sleep(until: begin + duration * step / steps)
            try await move(first + (last - first) * Double(step) / Double(steps))
        }
        try await end(last)
    }
}
