/// The opacity of the backdrop of a content sheet at rest (content.md §5).
enum ContentDimming {
    /// Over a light window.
    private static let light = 0.2
    /// Over a dark window.
    private static let dark = 0.48

    /// The opacity in a window.
    static func opacity(in context: LayoutContext) -> Double { context.isDark ? dark : light }
}
