import PopsheetLayout

/// How a window that contains only a sheet looks.
package enum OwnWindowLook: Hashable, Sendable {
    /// The window is transparent around the cards, which have shadows.
    case seeThrough
    /// The window has an opaque background and a border.
    case opaque

    /// How far the window reaches beyond its area along each edge, for shadows, in logical pixels.
    package var margin: Double {
        guard self == .seeThrough else { return 0 }
        let shadow = Shadow.window
        // A part of it falls into the cards' own margin.
        return (shadow.reach + shadow.offset - SheetMetrics.standard.sideMargin).rounded(.up)
    }

    /// Makes the cards distinct from the content below them, whatever its colour.
    func apply(to looks: inout PanelLooks, _ theme: Theme, in context: LayoutContext) {
        func setOff(_ panel: inout PanelLook) {
            panel.hairline = PanelLook.Hairline(theme.edge, in: context)
            panel.shadow = self == .seeThrough ? .window : nil
        }
        setOff(&looks.main)
        setOff(&looks.footer)
    }
}
