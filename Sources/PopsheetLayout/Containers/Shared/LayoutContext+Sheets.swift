import PopsheetModel

// The space that a window has for sheets at its lower edge, whatever their look.
extension LayoutContext {
    /// The minimum y of a bottom sheet at rest (sheet.md §3).
    var topLimit: Double {
        let metrics = SheetMetrics.standard
        return size.width > size.height
            ? metrics.landscapeTopMargin : max(metrics.portraitTopMargin, safeArea.top)
    }

    /// The maximum width of a card between the window's sides and their margins.
    var widestCard: Double {
        max(0, size.width - safeArea.left - safeArea.right - 2 * SheetMetrics.standard.sideMargin)
    }

    /// The columns of a card of a width, if it fits, and the lower edge of the lowest card (sheet.md §3).
    ///
    /// - Parameter maximum: The maximum width in a window of regular width.
    func cardArea(
        width wanted: Double, atMost maximum: Double = SheetMetrics.standard.maximumRegularWidth
    ) -> Rect {
        let (metrics, safe) = (SheetMetrics.standard, leadingSafeArea)
        var card = wanted
        if size.width >= SizeClass.regularWidth { card = min(card, maximum) }
        card = min(card, widestCard)
        let middle = min(max(safe.left + (size.width - safe.left - safe.right) / 2, 0), size.width)
        let x = (middle - card / 2).clamped(0, max(0, size.width - card))
        return Rect(
            x: x, y: 0, width: card, height: max(0, size.height - safe.bottom - metrics.bottomMargin))
    }

    /// The travel of a sheet with this upper edge, including its shadow and the margin below the area.
    func travel(from top: Double?) -> Double { size.height - (top ?? size.height) + travelOfShadow }

    /// The additional travel of a sheet with a shadow: the margin below its area, and its shadow.
    var travelOfShadow: Double { 2 * shadowMargin }
}
