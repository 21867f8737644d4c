import PopsheetLayout

/// Whether what is behind a window that contains only a sheet is visible around the cards.
package enum WindowTransparency: Hashable, Sendable {
    /// It is visible, and the cards have shadows.
    case seeThrough
    /// It is not visible: the window has a background and a border.
    case opaque

    /// How far the window reaches beyond its area along each edge, for shadows, in logical pixels.
    package var margin: Double {
        guard self == .seeThrough else { return 0 }
        let shadow = Shadow.window
        // A part of it falls into the cards' own margin.
        return (shadow.reach + shadow.offset - SheetMetrics.standard.sideMargin).rounded(.up)
    }

    /// Makes the cards distinct from the content below them, whatever its colour.
    func apply(to panels: inout PanelStyles, _ theme: Theme, in context: LayoutContext) {
        func setOff(_ panel: inout PanelStyle) {
            panel.hairline = PanelStyle.Hairline(theme.edge, in: context)
            panel.shadow = self == .seeThrough ? .window : nil
        }
        setOff(&panels.main)
        setOff(&panels.footer)
    }
}
