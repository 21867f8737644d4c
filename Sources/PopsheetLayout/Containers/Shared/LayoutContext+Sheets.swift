import PopsheetModel

// The space that a window has for sheets at its lower edge, whatever their look.
extension LayoutContext {
    /// The minimum y of a bottom sheet at rest (sheet.md §3).
    var topLimit: Double {
        let metrics = SheetMetrics.standard
        return size.width > size.height
            ? metrics.landscapeTopMargin : max(form.sheet.topMargin, safeArea.top)
    }

    /// The space between the cards and the sides and the lower edge; a window of the sheet's own leaves it for shadows.
    private var cardMargin: Double { host == .sheet ? SheetMetrics.standard.sideMargin : form.sheet.margin }

    /// The fraction of the window's height that a panel extends beyond the lower edge, as far as a drag can lift it.
    static let overscroll = 0.4

    /// How far a panel at the lower edge extends beyond it: the safe area, and as far as a drag can lift it.
    var extentBelow: Double { safeArea.bottom + (size.height * Self.overscroll).rounded(.up) }

    /// The maximum width of a card between the window's sides and their margins.
    var widestCard: Double {
        max(0, size.width - safeArea.left - safeArea.right - 2 * cardMargin)
    }

    /// The columns of a card of a width, if it fits, and the lower edge of the lowest card (sheet.md §3).
    ///
    /// - Parameter maximum: The maximum width in a window of regular width.
    func cardArea(
        width wanted: Double, atMost maximum: Double = SheetMetrics.standard.maximumRegularWidth
    ) -> Rect {
        var card = wanted
        if size.width >= SizeClass.regularWidth { card = min(card, maximum) }
        card = min(card, widestCard)
        return Rect(
            x: cardX(width: card), y: 0, width: card,
            height: max(0, size.height - leadingSafeArea.bottom - cardMargin))
    }

    /// The left edge of a card in the middle between the safe areas, inside the window.
    func cardX(width: Double) -> Double {
        let safe = leadingSafeArea
        let middle = (safe.left + (size.width - safe.left - safe.right) / 2).clamped(0, size.width)
        return (middle - width / 2).clamped(0, max(0, size.width - width))
    }

    /// The travel of a sheet with this upper edge, including its shadow and the margin below the area.
    func travel(from top: Double?) -> Double { size.height - (top ?? size.height) + travelOfShadow }

    /// The additional travel of a sheet with a shadow: the margin below its area, and its shadow.
    var travelOfShadow: Double { 2 * shadowMargin }
}
