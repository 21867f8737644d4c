import CPopsheet
import Foundation
import TestSupport

@testable import Popsheet

/// Where a window's own coordinates are on the screen: within its frame, and without its shadow.
@MainActor
enum WindowPlace {
    /// The X server knows where its windows are, and GTK where in them its own begins. A Wayland client knows of no
    /// place; sway tells the window's without the shadow, by its title. (The shadow that it tells of is that of the
    /// first frame, when libadwaita's windows had none yet.)
    static func onScreen(of window: WidgetPointer) async throws -> ScreenRect {
        let display = try Display.open()
        let size = (width: Double(gtk_widget_get_width(window)), height: Double(gtk_widget_get_height(window)))
        guard display.server == .sway else {
            let surface = try await Place.ofSurface(of: window)
            var (dx, dy) = (0.0, 0.0)
            gtk_native_get_surface_transform(OpaquePointer(window), &dx, &dy)
            return ScreenRect(x: surface.x + dx, y: surface.y + dy, width: size.width, height: size.height)
        }
        let title = String(cString: gtk_window_get_title(asWindow(window)))
        let answer = try await ProcessRunner.run("swaymsg", ["--raw", "--type", "get_tree"]).check()
        let tree = try JSONDecoder().decode(Node.self, from: Data(answer.output))
        guard let rect = tree.find(title)?.rect else { throw Lost(title: title) }
        return ScreenRect(x: rect.x, y: rect.y, width: size.width, height: size.height)
    }

    struct Lost: Error, CustomStringConvertible {
        let title: String
        var description: String { "sway shows no window “\(title)”" }
    }

    private struct Node: Decodable {
        struct Rect: Decodable {
            let x, y: Double
        }

        let pid: Int32?
        let name: String?
        let rect: Rect
        let nodes: [Node]
        let floating: [Node]

        enum CodingKeys: String, CodingKey {
            case pid, name, rect, nodes
            case floating = "floating_nodes"
        }

        func find(_ title: String) -> Node? {
            if pid == getpid(), name == title { return self }
            for node in nodes + floating {
                if let found = node.find(title) { return found }
            }
            return nil
        }
    }
}
