import PopsheetLayout
import PopsheetModel

/// The watch's sheet: the whole window, black (sheet.md §5).
struct CompactStyle: PresentationStyle {
    var isModal: Bool { true }
    var coversArea: Bool { true }
    var pointsAtAnchor: Bool { false }

    func theme(for appearance: ResolvedAppearance, _ options: PresentationOptions) -> Theme {
        .compact(options.compactStyle)
    }
}
