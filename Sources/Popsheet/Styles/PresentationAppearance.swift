import PopsheetLayout
import PopsheetModel

/// How a presentation looks in its container, on its surface and with the traits of its area.
@MainActor
struct PresentationAppearance {
    /// The colours.
    let theme: Theme
    /// How the panels look.
    let panels: PanelStyles
    /// What fills the surface around the panels; nil for nothing.
    let ground: Color?
    /// The line along the edges of an opaque window; nil for none.
    let border: Color?
    /// The frame of the material at rest; nil if it can't be shown.
    let materialFrame: Rect?
    /// The number of the device's pixels per logical pixel.
    let deviceScale: Double
    /// The CSS classes of the sheet's widget.
    let classes: [String]

    init(
        of layout: PresentationLayout, _ options: PresentationOptions, in context: LayoutContext, _ traits: Traits,
        host: PresentationHost, on surface: SurfaceHost
    ) {
        let style = layout.containerName.style
        let resolved = ResolvedAppearance(options, in: traits, host)
        let theme = style.theme(for: resolved, options).tinted(options.tint).restyled(by: traits.namedColors)
        var panels = style.panelStyles(theme, in: context)
        if !surface.popup.fades { panels.main.shadow = nil }
        host.ownWindow?.transparency.apply(to: &panels, theme, in: context)
        (self.theme, self.panels) = (theme, panels)
        ground = surface.ground(for: panels, theme)
        border = host.ownWindow?.transparency == .opaque ? theme.edge : nil
        materialFrame = surface.showsMaterial ? layout.container.panel(.main)?.bounds : nil
        deviceScale = context.deviceScale ?? 1
        classes = [layout.containerName.rawValue] + theme.cssClasses
    }
}

extension ResolvedAppearance {
    /// The appearance that options ask for, in a window.
    @MainActor init(_ options: PresentationOptions, in traits: Traits, _ host: PresentationHost) {
        self.init(options.appearance ?? .automatic, in: traits, hasDarkBar: host.hasDarkBar)
    }
}
