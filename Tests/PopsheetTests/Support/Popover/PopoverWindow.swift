import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport

@testable import Popsheet

/// A wide window with a button at any position for popovers to point at, and other widgets around it.
@MainActor
final class PopoverWindow {
    let window: SheetWindow
    let fixed: WidgetPointer
    /// The source of the popovers.
    let source: WidgetPointer
    /// Another widget.
    let other: WidgetPointer, entry: WidgetPointer
    private(set) var sourceClicks = 0, otherClicks = 0

    init(width: Int = 900, height: Int = 640, sourceAt x: Double = 400, _ y: Double = 40) throws {
        try Display.open()
        fixed = gtk_fixed_new()
        source = gtk_button_new_with_label("Source")
        other = gtk_button_new_with_label("Other")
        entry = gtk_entry_new()
        gtk_widget_set_size_request(source, 80, 40)
        gtk_widget_set_size_request(other, 100, 40)
        let low = min(420, Double(height) - 100)
        for (child, x, y) in [(source, x, y), (other, 20, low), (entry, 20, low + 50)] {
            gtk_fixed_put(OpaquePointer(fixed).fixed, child, x, y)
        }
        window = try SheetWindow(width: width, height: height, content: fixed)
        connect(source, "clicked") { [unowned self] in sourceClicks += 1 }
        connect(other, "clicked") { [unowned self] in otherClicks += 1 }
    }

    var anchor: SheetAnchor { .widget(WidgetReference(source)) }
    var probe: SheetProbe { window.probe }

    /// Moves the source.
    func moveSource(_ x: Double, _ y: Double) { gtk_fixed_move(OpaquePointer(fixed).fixed, source, x, y) }

    /// Takes the source out of the window, which destroys it.
    func removeSource() { gtk_fixed_remove(OpaquePointer(fixed).fixed, source) }

    /// The source's frame in the window.
    var sourceFrame: Rect { probe.frame(of: source) ?? Rect(x: 0, y: 0, width: 0, height: 0) }

    /// The bubble's current frame in the window, including the arrow.
    var bubbleFrame: Rect? { probe.cards.first.flatMap { probe.frame(of: $0) } }

    /// The sheet's layout, without its widgets.
    func layout(
        of sheet: ActionSheet, anchor: Rect? = nil, popover: PopoverOptions = PopoverOptions()
    ) throws -> SheetLayout {
        let widget = window.widget
        let stage = try LayoutContext(
            size: Size(width: window.width, height: window.height),
            deviceScale: Double(gtk_widget_get_scale_factor(widget)),
            direction: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight)
        return try SheetLayout(
            sheet, PresentationOptions(appearance: .light, popover: popover), in: stage, anchor: anchor ?? sourceFrame,
            cancelLabel: StandardLabel.cancel, measuring: PangoTextMeasurer())
    }

    /// Waits until the bubble is where the layout places it now.
    func bubbleFollows(_ sheet: ActionSheet, popover: PopoverOptions = PopoverOptions()) async throws {
        try await eventually("the bubble follows") {
            guard let bubble = try layout(of: sheet, popover: popover).bubble?.bounds, let frame = bubbleFrame else {
                return false
            }
            return frame.isClose(to: bubble)
        }
    }

    func text(of entry: WidgetPointer) -> String { String(cString: gtk_editable_get_text(OpaquePointer(entry))) }
}

extension OpaquePointer {
    @MainActor fileprivate var fixed: UnsafeMutablePointer<GtkFixed> { UnsafeMutablePointer(self) }
}

extension SheetWindow {
    /// Gives the window another size, and waits until it has it.
    func resize(_ width: Int, _ height: Int) async throws {
        gtk_window_set_default_size(window, CInt(width), CInt(height))
        try await eventually("the window is \(width) × \(height)") {
            self.width == Double(width) && self.height == Double(height)
        }
        try await rests()
    }
}

extension Rect {
    /// Whether it is the same to half a pixel; the sizes of widgets are whole pixels.
    func isClose(to other: Rect) -> Bool {
        abs(x - other.x) <= 0.5 && abs(y - other.y) <= 0.5 && abs(width - other.width) < 1
            && abs(height - other.height) < 1
    }
}

@MainActor func gtkBox() -> WidgetPointer { gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) }

/// Opens a window, runs the test with it, and closes it however the test ends.
@MainActor
func withPopoverWindow(
    width: Int = 900, height: Int = 640, sourceAt x: Double = 400, _ y: Double = 40,
    _ body: (PopoverWindow) async throws -> Void
) async throws {
    let window = try PopoverWindow(width: width, height: height, sourceAt: x, y)
    defer { window.window.close() }
    try await window.window.show()
    try await body(window)
}
