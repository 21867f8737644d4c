import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The bar of a content sheet (content.md §4): its title, and its items.
final class BarView: NativeWidget {
    private let title = TextView("title", fit: .ellipsizesMiddle)
    /// The items, leading ones first.
    private(set) var items: [RowView] = []
    private var layout: BarLayout?
    private let chosen: @MainActor (Action.ID) -> Void

    /// - Parameter chosen: Runs when an assistive technology chooses an item.
    init(chosen: @escaping @MainActor (Action.ID) -> Void) {
        self.chosen = chosen
        super.init(cssName: "bar", role: GTK_ACCESSIBLE_ROLE_GROUP)
    }

    /// Shows a bar at its positions in a layout.
    ///
    /// - Parameter spins: Whether the spinner of a busy item may turn.
    func update(
        _ layout: BarLayout, _ content: ContentDescription, theme: Theme, in context: LayoutContext, spins: Bool
    ) {
        self.layout = layout
        // An item keeps its widget, and with it the keyboard focus, wherever it is now.
        let last = items
        items = content.items.map { item in
            last.first { $0.targetID == .action(item.id) } ?? makeItem()
        }
        setChildWidgets((layout.title == nil ? [] : [title.pointer]) + items.map(\.button))
        if let frame = layout.title, let text = content.list.title {
            title.update(
                text: StyledText(DisplayText.line(text)), fullText: text, font: layout.titleFont, width: frame.width,
                color: theme.label)
        }
        for ((view, item), row) in zip(zip(items, content.items), layout.items) {
            let label = item.action.displayLabel(cancel: PopsheetDefaults.strings.cancel)
            view.update(
                row, action: item.action, text: DisplayText.line(label), fullText: label, theme: theme, in: context,
                spins: spins)
        }
        queueAllocate()
    }

    private func makeItem() -> RowView {
        let chosen = chosen
        return RowView(
            picked: { row in if let id = row.action?.id { chosen(id) } }, pressedChanged: { _ in }, dragsSheet: true)
    }

    /// The item with the keyboard focus.
    var focused: RowView? { items.first { $0.hasFocus } }

    override func allocate(width: Int, height: Int) {
        guard let layout else { return }
        if let frame = layout.title?.relative(to: layout.frame) { place(title.pointer, at: frame) }
        for (view, row) in zip(items, layout.items) { place(view.button, at: row.frame.relative(to: layout.frame)) }
    }

    private func place(_ widget: WidgetPointer, at frame: Rect) {
        pop_widget_place(widget, Int32(frame.width.rounded(.up)), Int32(frame.height.rounded(.up)), frame.x, frame.y)
    }
}
