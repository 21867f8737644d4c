import PopsheetModel

extension SheetAppearance.Form.Dimming {
    /// The opacity of the backdrop in a window.
    func opacity(in context: LayoutContext) -> Double { context.isDark ? dark : light }
}
