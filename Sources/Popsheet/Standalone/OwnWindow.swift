import CPopsheet
import PopsheetLayout
import PopsheetModel

/// A window as large as its sheet, which grows with it, without decorations, at the lower edge of the screen or of its
/// parent's window, where the system lets a program choose.
@MainActor
final class OwnWindow: StandaloneSurface {
    let window: WidgetPointer
    let isAsLargeAsSheet = true

    private let content: WidgetPointer
    private let parent: ForeignWindow?
    private var size = (width: Int32(0), height: Int32(0))
    private let measurer = PangoTextMeasurer()
    /// What of the screen windows may take; asked once, for the pointer may go to another monitor.
    private lazy var area = freeArea()
    /// Where a hand has put the window.
    private var moved: GdkRectangle?

    /// The window's width on a screen that has room for it: the widest card and its margins.
    private static let width = SheetMetrics.standard.maximumRegularWidth + 2 * SheetMetrics.standard.sideMargin

    /// Makes the window, which is not yet to be seen.
    init(title: String, parent: ForeignWindow?) {
        self.parent = parent
        window = pop_desk_window_new(title)
        content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_window_set_child(window.asWindow, content)
        _ = Signal(window, "realize", after: true) { [window] _ in pop_desk_mark_dialog(window) }
    }

    func findAnchor(_ found: @escaping (Result<Rect?, AnchorUnknown>) -> Void) { found(.success(nil)) }

    // MARK: Size and place

    /// Gives the window the size of the sheet, or what of it the screen has room for.
    @discardableResult
    func fit(_ sheet: ActionSheet) -> Bool {
        let before = size
        var wanted = CompactMetrics.screen
        if sheet.presentation != .compact {
            let width = min(Self.width, Double(area.width))
            wanted = Size(width: width, height: naturalHeight(of: sheet, width: width))
        }
        size = (
            Int32(min(wanted.width, Double(area.width))), Int32(min(wanted.height, Double(area.height)).rounded(.up))
        )
        guard size != before else { return false }
        gtk_widget_set_size_request(content, size.width, size.height)
        place()
        return true
    }

    /// A window as tall as the screen gets no taller, however many actions there are.
    func grow(_ sheet: ActionSheet) -> Bool { size.height < area.height && fit(sheet) }

    /// How tall a window must be for nothing of the sheet to scroll; no taller than the screen.
    private func naturalHeight(of sheet: ActionSheet, width: Double) -> Double {
        let surroundings = Surroundings(of: window, in: window, fillsScreen: false)
        let room = Double(area.height)
        guard
            var stage = try? PopsheetLayout.Stage(
                size: Size(width: width, height: room), textScale: surroundings.textScale,
                deviceScale: surroundings.deviceScale, direction: surroundings.direction)
        else { return 0 }
        stage.isOwnWindow = true
        let isClassic = (sheet.appearance ?? Application.appearance).isClassic
        let layout = try? SheetLayout(
            sheet, on: stage, isClassic: isClassic,
            cancelLabel: StandardLabel.cancel, measuring: measurer)
        // A panel reaches the window's edges, cards keep a margin to them.
        let margin = isClassic ? 0 : SheetMetrics.standard.sideMargin
        return min(room, room - (layout?.cards.first?.frame.y ?? room) + margin)
    }

    /// Puts the window to the middle of the lower edge of where it was put by hand, or else of the parent's window, or else
    /// of the screen.
    private func place() {
        var now = GdkRectangle()
        switch pop_desk_last_move(window, &now) {
        case POP_MOVE_GOES_ON: return
        case POP_MOVE_ENDED:
            moved = now
            if let display = gtk_widget_get_display(window) { area = Self.freeArea(around: now, on: display) }
        default: break
        }
        let base = moved ?? parent?.area ?? area
        let x = base.x + (base.width - size.width) / 2
        let y = base.y + base.height - size.height
        pop_desk_place_window(
            window, min(max(x, area.x), area.x + area.width - size.width),
            min(max(y, area.y), area.y + area.height - size.height))
    }

    private func freeArea() -> GdkRectangle {
        guard let display = gtk_widget_get_display(window) else { return GdkRectangle() }
        if let base = parent?.area { return Self.freeArea(around: base, on: display) }
        return pop_desk_free_area(StandaloneSheet.monitorWithPointer(of: display))
    }

    /// What windows may take of the monitor that has most to do with one of them.
    private static func freeArea(around window: GdkRectangle, on display: OpaquePointer) -> GdkRectangle {
        pop_desk_free_area(
            pop_desk_monitor_at(
                display, Double(window.x + window.width / 2), Double(window.y + window.height / 2)))
    }
}
