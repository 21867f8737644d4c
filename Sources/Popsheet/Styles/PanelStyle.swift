import PopsheetLayout

/// How a panel looks.
struct PanelStyle: Hashable {
    /// A thin line.
    struct Hairline: Hashable {
        var color: Color
        /// In logical pixels.
        var thickness: Double

        /// The thinnest line that a device can draw.
        init(_ color: Color, in context: LayoutContext) {
            self.color = color
            thickness = 1 / (context.deviceScale ?? 1)
        }
    }

    /// What it is filled with.
    var fill: Fill
    /// What shows the content beneath instead of the fill, where it can be shown.
    var material: Material?
    /// A highlight inside its outline.
    var rim: Rim?
    /// A line on its upper edge.
    var topLine: Color?
    /// The shadow that it throws.
    var shadow: Shadow?
    /// A line along its outline, outside of it.
    var hairline: Hairline?

    /// Nothing to be seen.
    static let clear = PanelStyle(fill: Fill(Color(0, 0, 0, alpha: 0)))
}

extension Theme {
    /// The styles of panels that are set off from what is beneath, also where it has the same colour.
    func raisedPanels(outlined color: Color, in context: LayoutContext) -> PanelStyles {
        var styles = panels
        styles.main.shadow = shadow
        styles.main.hairline = PanelStyle.Hairline(outline ?? color, in: context)
        return styles
    }
}

/// How the panels of a container look.
struct PanelStyles: Hashable {
    /// The panel that carries the content.
    var main: PanelStyle
    /// The panel that carries the footer, in a container that has one.
    var footer: PanelStyle
}
