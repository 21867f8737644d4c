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
    func apply(to arrangement: inout Arrangement, _ theme: Theme, on stage: PopsheetLayout.Stage) {
        func setOff(_ panel: inout Arrangement.Panel?) {
            guard panel?.fill.isVisible == true else { return }
            // One of the device's pixels, as the lines between rows.
            panel?.hairline = Arrangement.Hairline(color: theme.edge, thickness: 1 / (stage.deviceScale ?? 1))
            panel?.shadow = self == .seeThrough ? .window : nil
        }
        setOff(&arrangement.main)
        setOff(&arrangement.cancel)
    }
}

extension Fill {
    /// Whether anything of it can be seen.
    fileprivate var isVisible: Bool { top.alpha > 0 || bottom.alpha > 0 }
}
