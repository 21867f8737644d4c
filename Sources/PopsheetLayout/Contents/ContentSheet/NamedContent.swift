/// A widget that stands for an application's in layouts and pictures of content sheets (content.md §10).
///
/// A layout is computed without a display, so its size is fixed: a picture shows the real widget in the same place.
package enum NamedContent: String, Sendable, Hashable, CaseIterable {
    /// A line of text that can be edited.
    case entry
    /// A list of ten rows, which scrolls.
    case list
    /// A text of several lines, which scrolls.
    case text
    /// A progress bar.
    case progress
    /// A month.
    case calendar

    /// The number of rows of the list.
    package static let rowCount = 10
    /// The height of a row of the list, and the minimum height of what scrolls.
    package static let rowHeight = 44.0

    /// The natural size, in logical pixels.
    package var naturalSize: Size {
        switch self {
        case .entry: Size(width: 300, height: 34)
        case .list: Size(width: 300, height: Double(Self.rowCount) * Self.rowHeight)
        case .text: Size(width: 300, height: 200)
        case .progress: Size(width: 300, height: 24)
        case .calendar: Size(width: 300, height: 280)
        }
    }

    /// Whether it fills the height that it is given; otherwise it is at the top, at its natural height.
    package var fillsHeight: Bool { self == .list || self == .text }

    /// The sizes for layout.
    package var sizing: WidgetSizing {
        let size = naturalSize
        var sizing = WidgetSizing(natural: size, minimumHeight: fillsHeight ? Self.rowHeight : size.height)
        if self == .text { sizing.scrollingPart = { _ in (minimum: Self.rowHeight, natural: size.height) } }
        return sizing
    }
}
