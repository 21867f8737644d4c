import Foundation

/// What sway tells about the windows of this process.
enum SwayTree {
    /// One toplevel as `swaymsg -t get_tree` describes it, and the nodes below it.
    private struct Node: Decodable {
        struct Rect: Decodable {
            let x, y, width, height: Int
        }

        let pid: Int32?
        let rect: Rect
        /// The window within its surface: the rest of the surface is its shadow.
        let geometry: Rect
        let focused: Bool
        let nodes: [Node]
        let floatingNodes: [Node]

        private enum CodingKeys: String, CodingKey {
            case pid, rect, geometry, focused, nodes
            case floatingNodes = "floating_nodes"
        }

        var windows: [Node] {
            (pid == nil ? [] : [self]) + (nodes + floatingNodes).flatMap(\.windows)
        }
    }

    /// The upper left corner of this process's toplevel surface of that size; of the focused one where several have it.
    static func origin(width: Int, height: Int, scale: Double) async throws -> ScreenPoint {
        let answer = try await ProcessRunner.run("swaymsg", ["--raw", "--type", "get_tree"])
        let tree = try JSONDecoder().decode(Node.self, from: Data(answer.output))
        let own = tree.windows.filter { $0.pid == getpid() }
        // A surface is at least as large as its window, and larger by its shadow on all sides.
        let fitting = own.filter { node in
            width == node.geometry.width + 2 * node.geometry.x && height >= node.geometry.height
        }
        guard let window = fitting.first(where: \.focused) ?? fitting.first ?? (own.count == 1 ? own[0] : nil)
        else {
            throw Unplaced(what: "sway shows \(own.count) windows of ours, none of \(width) × \(height)")
        }
        return ScreenPoint(
            x: Double(window.rect.x - window.geometry.x) * scale,
            y: Double(window.rect.y - window.geometry.y) * scale)
    }
}
