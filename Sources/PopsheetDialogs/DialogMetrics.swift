import CPopsheet
import Popsheet
import PopsheetLayout

/// The distances of a dialog's widgets, in logical pixels.
enum DialogMetrics {
    /// From the edges of the card.
    static let sideMargin: Int32 = 16
    /// From the header's last line and from the actions (controls.md §3).
    static let verticalMargin: Int32 = 16
    /// Between the header's last line and the line below it, as above actions (sheet.md §3).
    static let ruleMargin = Int32(SheetMetrics.standard.headerVerticalPadding)
    /// The space of the chosen row's check mark, beyond that of the margin.
    static let checkWidth: Int32 = 29
    /// Above and below the field that filters rows (controls.md §4).
    static let searchMargin: Int32 = 12
    /// The same as the vertical margin, on a low screen, for what is hardly lower than the screen.
    static let lowVerticalMargin: Int32 = 4
    /// Between a caption and its field, and between fields.
    static let spacing: Int32 = 8
    /// Between the column of captions and the column of fields (controls.md §3).
    static let columnSpacing: Int32 = 12
    /// The maximum width of the captions in a column (controls.md §3).
    static let captionWidth = 96.0
    /// From this text scale on, captions are above their fields (controls.md §3).
    static let stackingTextScale = 1.4
    /// The minimum height of a field with several lines.
    static let fieldTextHeight: Int32 = 80
    /// The number of lines up to which it grows (controls.md §4).
    private static let mostLines = 6.0
    /// The height of that many lines.
    @MainActor
    static func tallestField() -> Int32 {
        let line = TextSizes(scale: DesktopSettings.standard.textScale).fieldLine
        return Int32((mostLines * line).rounded(.up))
    }
    /// The minimum height of such a field outside of a row, and the space above and below its text.
    static let (ownTextHeight, fieldTextMargin): (Int32, Int32) = (132, 11)
    /// The minimum height of a whole text, which is lower on a low screen, but not than its scroll bar.
    static let wholeTextHeight: Int32 = 44
    /// The maximum height of a list that is part of a field.
    static let listHeight: Int32 = 180
    /// The minimum width of a choice's list, and the number of rows that are visible at once (controls.md §4).
    static let (choicesWidth, visibleChoices): (Int32, Double) = (250, 5.5)
    /// The maximum width of segments in a row, so that there is space for a caption.
    static let segmentsWidth = 240.0
    /// At the sides of a segment's label.
    static let segmentPadding = 10.0
    /// The width and height of a row's icon, as of an action's (sheet.md §3).
    static let iconSize = Int32(SheetMetrics.standard.iconSize)
    /// Between an icon and its label (controls.md §3).
    static let iconLabelGap: Int32 = 12
    /// The minimum height of a label with a subtitle, in a row of 60 (controls.md §3).
    static let subtitledCellHeight: Int32 = 52
    /// Lower screens have no space for a calendar of GTK's height with a title, a hint and two actions.
    static let lowScreenHeight: Int32 = 600
    /// The height of what is shown in place of rows, as of an action (sheet.md §3).
    static let placeholderHeight = Int32(SheetMetrics.standard.rowHeight)

    /// Keeps a widget that does not fill its card away from the edges.
    @MainActor
    static func inset(_ widget: WidgetPointer) {
        gtk_widget_add_css_class(widget, StyleClass.inset)
        gtk_widget_set_margin_start(widget, sideMargin)
        gtk_widget_set_margin_end(widget, sideMargin)
        gtk_widget_set_margin_top(widget, verticalMargin)
        gtk_widget_set_margin_bottom(widget, verticalMargin)
    }

    /// Moves the margins of a widget to the one that contains it.
    @MainActor
    static func moveInset(from part: WidgetPointer, to whole: WidgetPointer) {
        gtk_widget_set_margin_start(whole, gtk_widget_get_margin_start(part))
        gtk_widget_set_margin_end(whole, gtk_widget_get_margin_end(part))
        gtk_widget_set_margin_top(whole, gtk_widget_get_margin_top(part))
        gtk_widget_set_margin_bottom(whole, gtk_widget_get_margin_bottom(part))
        if gtk_widget_has_css_class(part, StyleClass.inset) != 0 { gtk_widget_add_css_class(whole, StyleClass.inset) }
        removeInset(part)
    }

    /// Removes the margins of a widget that is part of another one.
    @MainActor
    static func removeInset(_ widget: WidgetPointer) {
        gtk_widget_remove_css_class(widget, StyleClass.inset)
        gtk_widget_set_margin_start(widget, 0)
        gtk_widget_set_margin_end(widget, 0)
        gtk_widget_set_margin_top(widget, 0)
        gtk_widget_set_margin_bottom(widget, 0)
    }
}
