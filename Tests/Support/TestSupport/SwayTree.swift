import Foundation

/// A window as sway reports it.
public struct SwayWindow: Sendable {
    public let title: String?
    public let hasFocus: Bool
    /// The window on the screen without its shadow, in logical pixels.
    public let frame: ScreenRect
    /// The window within its surface: the rest of the surface is its shadow.
    let geometry: ScreenRect
}

/// The windows that sway shows.
public enum SwayTree {
    /// The windows of a process; of this one if none is given.
    public static func windows(of process: Int32? = nil) async throws -> [SwayWindow] {
        try JSONDecoder().decode(Node.self, from: Data(await SwayConnection.tree())).windows(of: process ?? getpid())
    }

    /// The upper left corner of this process's toplevel surface of a size; of the focused one if several have that size.
    static func origin(width: Int, height: Int, scale: Double) async throws -> ScreenPoint {
        let own = try await windows()
        // A surface is at least as large as its window, and larger by its shadow on all sides.
        let fitting = own.filter { window in
            Double(width) == window.geometry.width + 2 * window.geometry.x && Double(height) >= window.geometry.height
        }
        guard let window = fitting.first(where: \.hasFocus) ?? fitting.first ?? (own.count == 1 ? own[0] : nil)
        else {
            throw Unplaced(what: "sway shows \(own.count) windows of this process, none of \(width) × \(height)")
        }
        return ScreenPoint(
            x: (window.frame.x - window.geometry.x) * scale, y: (window.frame.y - window.geometry.y) * scale)
    }

    /// One node of what sway answers; a window's node has the identifier of its process.
    private struct Node: Decodable {
        struct Rect: Decodable {
            let x, y, width, height: Double

            var screenRect: ScreenRect { ScreenRect(x: x, y: y, width: width, height: height) }
        }

        let pid: Int32?
        let name: String?
        let rect, geometry: Rect
        let focused: Bool
        let nodes, floatingNodes: [Node]

        private enum CodingKeys: String, CodingKey {
            case pid, name, rect, geometry, focused, nodes
            case floatingNodes = "floating_nodes"
        }

        func windows(of process: Int32) -> [SwayWindow] {
            let own = SwayWindow(
                title: name, hasFocus: focused, frame: rect.screenRect, geometry: geometry.screenRect)
            return (pid == process ? [own] : []) + (nodes + floatingNodes).flatMap { $0.windows(of: process) }
        }
    }
}
