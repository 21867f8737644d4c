package import PopsheetLayout

/// The parts of a layout by the names that the specification gives them.
extension SheetLayout {
    /// The container's name.
    package var form: ContainerName { containerName }
    /// The cards of a bottom sheet, or the panel of 2010, from above.
    package var cards: [Panel] { [.sheet, .alert].contains(form) ? container.panels : [] }
    /// The bubble of a popover.
    package var bubble: Panel? { form == .popover ? container.panel(.main) : nil }
    /// The card with header and actions.
    package var mainCard: Panel? { cards.first { $0.role == .main } }
    /// The card with the cancel action.
    package var cancelCard: Panel? { cards.first { $0.role == .footer } }
    /// The dimmed area around a bottom sheet.
    package var backdrop: Rect? { container.backdrop }
    /// How far the sheet travels.
    package var travel: Double { container.travel }
    /// The title and the message.
    package var header: Header? { list.header }
    /// The rows in the order shown, the cancel action last.
    package var rows: [Row] { list.rows }
    /// The rows that scroll.
    package var actionRows: [Row] { list.rows.filter { $0.place == .actions } }
    /// The row that stays in place.
    package var cancelRow: Row? { list.footer }
    /// The part of the area in which the actions scroll.
    package var actionsViewport: Rect { list.viewport }
    /// The lines between the rows.
    package var separators: [Separator] { list.separators }
    /// What has to scroll.
    package var scrolls: Scrolls { list.scrolls }
}

/// A sheet at a moment of its motion: its parts where they are then, not scaled.
package struct MovedSheet {
    private let layout: SheetLayout
    private let dy: Double

    /// The parts of a layout in a scene of it.
    package init(_ layout: SheetLayout, _ scene: Scene) { (self.layout, dy) = (layout, scene.offset) }

    /// The cards of a bottom sheet.
    package var cards: [Panel] { layout.cards.map { $0.offset(y: dy) } }
    /// The title and the message.
    package var header: Header? { layout.header?.offset(y: dy) }
    /// The frames of the rows.
    package var rowFrames: [Rect] { layout.rows.map { $0.frame.offset(y: dy) } }
    /// The frames of the lines.
    package var lineFrames: [Rect] { layout.separators.map { $0.frame.offset(y: dy) } }
}
