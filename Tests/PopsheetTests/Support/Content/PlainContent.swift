import CPopsheet
import PopsheetModel

@testable import Popsheet
@testable import PopsheetLayout

/// A widget of an application, with a button above it that drags the sheet, in a bottom sheet.
@MainActor
final class PlainContent: SheetContent, ContentInput {
    let accessibleName = "Content"
    weak var host: (any SheetContentHost)?
    /// The application's widget.
    let widget: WidgetPointer
    /// What drags the sheet and is chosen by a press.
    let grip = Grip()
    private let height: Double
    private(set) var chosen: [TargetID] = []
    /// The keys that were offered, and how many of them the widget handled.
    private(set) var keys = (offered: 0, handled: 0)
    private let gripHeight = 40.0

    final class Grip: PressTarget {
        let widget: WidgetPointer = gtk_button_new_with_label("Grip")
        let targetID: TargetID? = .grabber
        let isEnabled = true
        let dragsSheet = true
        private(set) var isPressed = false
        func setPressed(_ isPressed: Bool) { self.isPressed = isPressed }
        init() {
            g_object_ref_sink(widget)
            pop_button_ignore_presses(widget)
        }
    }

    init(_ widget: WidgetPointer, height: Double) {
        (self.widget, self.height) = (widget, height)
        g_object_ref_sink(widget)
    }

    func measure(for container: any Container, in context: LayoutContext) -> PlainMeasurement {
        PlainMeasurement(height: height)
    }

    func show(_ layout: PlainLayout, in panels: PanelViews, theme: Theme, context: LayoutContext, isAnimated: Bool) {
        let frame = layout.frame
        var (bar, rest) = (frame, frame)
        bar.height = gripHeight
        (rest.y, rest.height) = (frame.y + gripHeight, frame.height - gripHeight)
        panels.setChildren([(widget: grip.widget, frame: bar), (widget: widget, frame: rest)], of: .main)
        panels.setMarks(RowMarks(), on: .main)
    }

    func restoreScrollPosition() {}
    func apply(_ scene: Scene) {}

    private(set) lazy var focus: any ContentFocus = PlainFocus(of: widget)
    func meaning(of key: Key, at time: Double) -> KeyMeaning? { nil }
    var showsMnemonics = false
    var pointer: Point?
    var pressTargets: [any PressTarget] { [grip] }
    var targetFrames: [(id: TargetID, frame: Rect)] { [] }
    func choose(_ id: TargetID) { chosen.append(id) }

    func ownsPress(on pressed: WidgetPointer) -> Bool {
        pressed == widget || gtk_widget_is_ancestor(pressed, widget) != 0
    }

    func receive(_ key: Key, from controller: KeyForwarding) -> Bool {
        keys.offered += 1
        guard let end = gtk_widget_get_parent(widget), controller.forward(key, upTo: end) else { return false }
        keys.handled += 1
        return true
    }
}

/// The focus of a widget that manages it itself.
@MainActor
private final class PlainFocus: ContentFocus {
    private let widget: WidgetPointer
    init(of widget: WidgetPointer) { self.widget = widget }
    func begin() { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) }
    func leave() {}
    func takeBack() { begin() }
    func willChange() {}
    func restore() {}
}

struct PlainMeasurement: ContentMeasurement {
    var height: Double
    var sizing: ContentSizing? {
        ContentSizing(idealWidth: { 300 }, minimumHeight: { _ in 100 }, naturalHeight: { [height] _ in height })
    }
    var footerSizing: ContentSizing? { nil }
    func layout(in content: Rect, footer: Rect?) -> PlainLayout { PlainLayout(frame: content) }
}

struct PlainLayout: ContentLayout {
    var frame: Rect
    var overflows: Bool { false }
    mutating func mirror(inWidth width: Double) { frame = frame.mirrored(inWidth: width) }
}
