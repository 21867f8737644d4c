/// The places of a container's parts at rest, in the coordinates of the area that it covers.
package struct ContainerLayout: Sendable, Hashable {
    /// The surfaces, from above; none where there is nothing to carry or no room.
    package var panels: [Panel]
    /// The place of the content.
    package var content: Rect
    /// The place of the footer.
    package var footer: Rect?
    /// What is dimmed around the panels.
    package var backdrop: Rect?
    /// Space that it keeps above its panels.
    package var topMargin = 0.0
    /// How far it travels from its rest to where nothing of it is seen.
    package var travel = 0.0
    /// What the desktop is asked for where it has a surface of its own.
    package var popup: Popup.Request?

    init(panels: [Panel], content: Rect, footer: Rect? = nil) {
        self.panels = panels
        self.content = content
        self.footer = footer
    }

    /// The panel of a role.
    package func panel(_ role: Panel.Role) -> Panel? { panels.first { $0.role == role } }

    /// What the panels cover, the space between them included; nil where there is none.
    package var bounds: Rect? {
        guard let first = panels.first?.bounds else { return nil }
        return panels.dropFirst().reduce(first) { all, panel in
            let (next, x, y) = (panel.bounds, min(all.x, panel.bounds.x), min(all.y, panel.bounds.y))
            return Rect(x: x, y: y, width: max(all.maxX, next.maxX) - x, height: max(all.maxY, next.maxY) - y)
        }
    }

    /// How tall a window must be to hold it, laid out at the lower edge of one of a height.
    package func height(inWindowOfHeight height: Double) -> Double {
        height - (panels.first?.frame.y ?? height) + topMargin
    }

    /// The point that scaling leaves in place: the arrow's tip, or the middle of the panel without one.
    package var scaleOrigin: Point {
        if let tip = panels.first?.arrow?.tip { return tip }
        let frame = panels.first?.frame ?? content
        return Point(x: frame.midX, y: frame.midY)
    }

    /// The same in an upright mirror.
    func mirrored(inWidth width: Double) -> ContainerLayout {
        var mirrored = self
        for index in panels.indices { mirrored.panels[index].mirror(inWidth: width) }
        mirrored.content = content.mirrored(inWidth: width)
        mirrored.footer = footer?.mirrored(inWidth: width)
        mirrored.popup = popup?.mirrored(inWidth: width)
        return mirrored
    }
}
