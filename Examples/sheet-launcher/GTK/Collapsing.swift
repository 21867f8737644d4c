import CPopsheetGTK4

/// An icon and a label; the label is hidden if both do not fit.
@MainActor
final class IconAndWord: CustomLayout {
    private let icon: Widget
    private let word: Widget
    private static let (spacing, margin) = (6, 4)

    private init(_ icon: Widget, _ word: Widget) { (self.icon, self.word) = (icon, word) }

    /// Creates the content of a button.
    static func make(_ icon: Widget, _ word: Widget) -> Widget {
        container(laidOutBy: IconAndWord(icon, word), icon, word)
    }

    func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
        let (icon, word) = (wantedSize(of: icon, orientation), wantedSize(of: word, orientation))
        guard orientation == GTK_ORIENTATION_HORIZONTAL else {
            return (max(icon.minimum, word.minimum), max(icon.natural, word.natural))
        }
        return (icon.natural, icon.natural + Self.spacing + word.natural + 2 * Self.margin)
    }

    func allocate(width: Int, height: Int) {
        let (iconWidth, wordWidth) = (
            wantedSize(of: icon, GTK_ORIENTATION_HORIZONTAL).natural,
            wantedSize(of: word, GTK_ORIENTATION_HORIZONTAL).natural
        )
        let both = iconWidth + Self.spacing + wordWidth
        let showsWord = width >= both
        let start = (width - (showsWord ? both : iconWidth)) / 2
        place(icon, x: start, y: 0, width: iconWidth, height: height, in: width)
        setShown(word, showsWord)
        guard showsWord else { return }
        place(
            word, x: start + iconWidth + Self.spacing, y: 0, width: wordWidth, height: height, in: width)
    }
}

/// A widget that is shown only if it fits completely in the space that others leave.
@MainActor
final class AllOrNothing: CustomLayout {
    private let child: Widget

    private init(_ child: Widget) { self.child = child }

    /// Wraps a widget.
    static func make(_ child: Widget) -> Widget { container(laidOutBy: AllOrNothing(child), child) }

    func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
        let size = wantedSize(of: child, orientation)
        // GTK 4.18's header bar gives its title the width that it requests, also where the buttons leave less.
        return orientation == GTK_ORIENTATION_HORIZONTAL ? (0, 0) : size
    }

    func allocate(width: Int, height: Int) {
        let isShown = width >= wantedSize(of: child, GTK_ORIENTATION_HORIZONTAL).natural
        setShown(child, isShown)
        if isShown { place(child, x: 0, y: 0, width: width, height: height, in: width) }
    }
}

/// A widget that is clipped at its lower edge where it does not fit.
@MainActor
final class Shrinking: CustomLayout {
    private let child: Widget

    private init(_ child: Widget) { self.child = child }

    /// Wraps a widget.
    static func make(_ child: Widget) -> Widget { container(laidOutBy: Shrinking(child), child).clipped() }

    func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
        let size = wantedSize(of: child, orientation)
        return orientation == GTK_ORIENTATION_VERTICAL ? (0, size.natural) : size
    }

    func allocate(width: Int, height: Int) {
        let least = wantedSize(of: child, GTK_ORIENTATION_VERTICAL).minimum
        place(child, x: 0, y: 0, width: width, height: max(height, least), in: width)
    }
}
