import PopsheetLayout

/// The look of a window that holds nothing but a sheet.
package enum OwnWindowLook: Hashable, Sendable {
    /// What lies behind the window is seen around the cards, which throw shadows on it.
    case seeThrough
    /// Nothing is seen through the window: it has a ground and a border.
    case opaque

    /// How far the window reaches beyond its area along each edge, for shadows, in logical pixels.
    package var margin: Double {
        guard self == .seeThrough else { return 0 }
        let shadow = Shadow.window
        // A part of it falls into the cards' own margin.
        return (shadow.reach + shadow.offset - SheetMetrics.standard.sideMargin).rounded(.up)
    }

    /// Sets the cards off from what lies beneath them, whatever colour that has.
    func apply(to looks: inout PanelLooks, _ theme: Theme, in context: LayoutContext) {
        func setOff(_ panel: inout PanelLook) {
            panel.hairline = PanelLook.Hairline(theme.edge, in: context)
            panel.shadow = self == .seeThrough ? .window : nil
        }
        setOff(&looks.main)
        setOff(&looks.footer)
    }
}
