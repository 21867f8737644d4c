import CPopsheet
import Popsheet

/// The part of a table below its field: the rows, which scroll, or what is in their place.
@MainActor
final class TableArea {
    /// What contains the rows and their headers; the widget that contains it keeps it alive.
    let widget: WidgetPointer = pop_tab_stop_new()
    /// What is shown until there is a row.
    let placeholder: TablePlaceholder
    private let settings: Table.Settings
    private let scrolled: WidgetPointer = gtk_scrolled_window_new()
    private let noMatches = NoMatches()
    private var resting: Signal?

    /// Runs when the row is pressed that accepts the text in the field.
    var onCustom: (() -> Void)? {
        get { noMatches.onAccept }
        set { noMatches.onAccept = newValue }
    }

    init(of view: WidgetPointer, _ settings: Table.Settings) {
        self.settings = settings
        placeholder = TablePlaceholder(isAnimated: settings.isAnimated)
        let window = OpaquePointer(scrolled)
        let wraps = settings.columns.contains { $0.wrapWidth != nil }
        gtk_scrolled_window_set_policy(window, wraps ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
        // The minimum height of a row, which it would get otherwise, is that of one line, however long.
        if wraps { gtk_scrollable_set_vscroll_policy(OpaquePointer(view), GTK_SCROLL_NATURAL) }
        gtk_scrolled_window_set_propagate_natural_height(window, 1)
        gtk_scrolled_window_set_propagate_natural_width(window, 1)
        gtk_scrolled_window_set_child(window, view)
        gtk_widget_set_vexpand(scrolled, 1)
        gtk_widget_set_hexpand(scrolled, 1)
        // The rows have the focus, also those that come later.
        gtk_widget_set_focusable(scrolled, 0)
        let overlay: WidgetPointer = gtk_overlay_new()
        gtk_overlay_set_child(OpaquePointer(overlay), scrolled)
        gtk_overlay_add_overlay(OpaquePointer(overlay), noMatches.widget)
        gtk_overlay_set_measure_overlay(OpaquePointer(overlay), noMatches.widget, 1)
        gtk_box_append(widget.cast(), overlay)
        resting = RestingPointer.ignoring(in: widget)
        pop_widget_keep_rows(widget, min(Table.keptRows, UInt32(clamping: settings.maximumRows ?? .max)))
        if let most = settings.maximumRows { pop_widget_limit_rows(widget, UInt32(clamping: most)) }
        gtk_widget_add_css_class(widget, StyleClass.well)
        gtk_widget_set_visible(widget, 0)
        placeholder.isShown = !settings.hidesPlaceholder
    }

    /// Whether the rows are shown, or the placeholder.
    var showsRows = false {
        didSet {
            placeholder.isShown = !showsRows && !settings.hidesPlaceholder
            gtk_widget_set_visible(widget, showsRows ? 1 : 0)
        }
    }

    /// Separates the rows from the texts or the field above them; headers have a line of their own.
    func separate(belowField: Bool) {
        gtk_widget_set_margin_top(widget, settings.isBelowTexts && !belowField ? DialogMetrics.ruleMargin : 0)
        if !settings.showsHeader, settings.isBelowTexts || belowField {
            gtk_widget_add_css_class(widget, StyleClass.ruled)
        } else {
            gtk_widget_remove_css_class(widget, StyleClass.ruled)
        }
    }

    /// Keeps the height, or has that of the rows again.
    func keepHeight(_ keeps: Bool) {
        gtk_scrolled_window_set_min_content_height(
            OpaquePointer(scrolled), keeps ? gtk_widget_get_height(scrolled) : -1)
    }

    /// Shows a text in the place of the rows if none is found.
    ///
    /// - Parameter label: The label of the row that accepts the text in the field; nil without one.
    func show(store: TableStore, accepting label: String?) {
        if store.shown.isEmpty, store.count > 0 || label != nil {
            noMatches.show(accepting: label)
        } else {
            noMatches.hide()
        }
        if store.count == 0 { showsRows = label != nil }
    }
}
