package import PopsheetMotion

/// The positions of a container's parts at rest, in the coordinates of its area.
package struct ContainerLayout: Sendable, Hashable {
    /// The panels from top to bottom; empty without content or space.
    package var panels: [Panel]
    /// The content's frame.
    package var content: Rect
    /// The footer's frame.
    package var footer: Rect?
    /// The dimmed area around the panels.
    package var backdrop: Rect?
    /// The space above the panels.
    package var topMargin = 0.0
    /// The distance from its position at rest to where none of it is visible.
    package var travel = 0.0
    /// Where the container is at rest at its detents, in ascending order; empty in one that has no detents.
    package var detents: [RestPosition] = []
    /// Where the container may be at rest, in ascending order; the last is the whole ``travel``.
    package var rests: [RestPosition] { detents.isEmpty ? [.whole] : detents }
    /// The opacity of the backdrop at rest.
    package var backdropOpacity = 0.0
    /// The largest rest position at which nothing is dimmed, as a fraction of ``travel``; nil for none.
    package var undimmedRest: Double?
    /// The request to the desktop, if the container has its own surface.
    package var popup: Popup.Request?

    init(panels: [Panel], content: Rect, footer: Rect? = nil) {
        self.panels = panels
        self.content = content
        self.footer = footer
    }

    /// The panel with a role.
    package func panel(_ role: Panel.Role) -> Panel? { panels.first { $0.role == role } }

    /// The bounding rectangle of the panels; nil without panels.
    package var bounds: Rect? { Rect.union(of: panels.map(\.bounds)) }

    /// The height of a window that just fits the container, from a layout at the lower edge of a window of a given
    /// height.
    package func height(inWindowOfHeight height: Double) -> Double {
        height - (panels.first?.frame.y ?? height) + topMargin
    }

    /// The fixed point of scaling: the arrow's tip, or the centre of a panel without an arrow.
    package var scaleOrigin: Point {
        if let tip = panels.first?.arrow?.tip { return tip }
        let frame = panels.first?.frame ?? content
        return Point(x: frame.midX, y: frame.midY)
    }

    /// The layout, mirrored horizontally.
    func mirrored(inWidth width: Double) -> ContainerLayout {
        var mirrored = self
        for index in panels.indices { mirrored.panels[index].mirror(inWidth: width) }
        mirrored.content = content.mirrored(inWidth: width)
        mirrored.footer = footer?.mirrored(inWidth: width)
        mirrored.popup = popup?.mirrored(inWidth: width)
        return mirrored
    }
}
