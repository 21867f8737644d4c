import CPopsheet
import Popsheet
import PopsheetLayout
import PopsheetModel

/// A window of the size of its sheet, with which it grows, without decorations.
///
/// The user can resize it if the sheet's content takes any height. It is at the lower edge of the screen or of its parent's
/// window, if the system lets a program choose.
@MainActor
final class OwnWindow: StandaloneSurface {
    let window: WidgetPointer
    var traits: OwnWindowTraits? { own }
    var isSeeThrough: Bool {
        get { own.transparency == .seeThrough }
        set { own.transparency = newValue ? .seeThrough : .opaque }
    }

    private var own: OwnWindowTraits {
        didSet {
            if own.transparency != oldValue.transparency {
                pop_desk_set_margin(window, margin)
                if size.width > 0 { resize() }
            }
            sheet?.ownWindow = own
        }
    }
    private let content: WidgetPointer
    private let parent: ForeignWindow?
    private var size = (width: Int32(0), height: Int32(0))
    /// The size, including the shadow's margin, with which the window was last laid out.
    private var lastLayout = (width: Int32(0), height: Int32(0))
    /// The sizes, including that margin, that were requested and have not been answered yet, oldest first.
    private var requested: [(width: Int32, height: Int32)] = []
    /// The size that the user can't go below; nil while the window can't be resized.
    private var smallest: (width: Int32, height: Int32)?
    private weak var sheet: (any StandaloneController)?
    private lazy var frames = FrameTicker(window)
    private let measurer = PangoTextMeasurer()
    /// The area of the screen that is available to windows, read once, because the pointer may move to another monitor.
    private lazy var area = freeArea()
    /// The area that the user has moved the window to.
    private var moved: GdkRectangle?
    /// The position that was last requested, including the shadow's margin.
    private var placed: (x: Int32, y: Int32)?
    /// The parent's area when it was last read.
    private var lastParentArea: GdkRectangle?
    /// Whether actions may be added; a window that can't be moved later then needs their space from the beginning.
    private let reservesSpace: Bool

    /// Creates the window, which is not visible yet.
    ///
    /// - Parameters:
    ///   - cardSize: The size of the cards that is asked for.
    ///   - mayGrow: Whether actions may be added to the sheet.
    init(title: String, parent: ForeignWindow?, cardSize: CardSize, mayGrow: Bool) {
        (self.parent, own) = (parent, OwnWindowTraits(cardSize: cardSize))
        lastParentArea = parent?.area
        window = Self.makeWindow(title: title)
        reservesSpace = mayGrow && !(gtk_widget_get_display(window).map { pop_desk_places_windows($0) } ?? false)
        content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_window_set_child(window.asWindow, content)
        pop_desk_set_margin(window, margin)
        _ = Signal(window, "realize", after: true) { [window] _ in pop_desk_mark_dialog(window) }
        // A window manager that does not know about shadows moves a window that is new, or has another size, onto the
        // screen with its margins.
        _ = Signal(window, "map", after: true) { [weak self] _ in
            self?.place()
            self?.allowResizing()
        }
        _ = Signal(window, "realize", after: true) { [weak self] _ in self?.followLayout() }
    }

    func followParent() -> Rect? {
        guard size.width > 0, let now = parent?.area, let display = gtk_widget_get_display(window) else { return nil }
        noteMove()
        // A window that the user has moved keeps its distance from the parent.
        if let last = lastParentArea, var moved {
            (moved.x, moved.y) = (moved.x + now.x - last.x, moved.y + now.y - last.y)
            self.moved = moved
        }
        lastParentArea = now
        area = Self.freeArea(around: moved ?? now, on: display)
        place()
        return nil
    }

    func findAnchor(_ found: @escaping (Result<Rect?, AnchorUnknown>) -> Void) { found(.success(nil)) }

    // MARK: Size and place

    private func followLayout() {
        guard let surface = pop_widget_surface(window) else { return }
        _ = Signal(UnsafeMutableRawPointer(surface), "layout", after: true) { [weak self] arguments in
            let now = (width: Int32(arguments[0]), height: Int32(arguments[1]))
            guard let self, now != lastLayout else { return }
            lastLayout = now
            if !takeAnswer(now), noteResize() { return }
            if gtk_widget_get_mapped(window) != 0 { place() }
        }
    }

    /// Returns whether a size answers a request.
    ///
    /// The desktop may answer with another size; sizes after that are the user's.
    private func takeAnswer(_ now: (width: Int32, height: Int32)) -> Bool {
        guard !requested.isEmpty else { return false }
        // Several requests may be answered one after the other, or the last one alone.
        if let index = requested.firstIndex(where: { $0 == now }) {
            requested.removeFirst(index + 1)
        } else {
            requested = []
        }
        return true
    }

    /// Resizes the window to the sheet, limited to the screen.
    @discardableResult
    func fit(_ sheet: any StandaloneController) -> Bool {
        self.sheet = sheet
        if sheet.expands, !own.cardSize.isResizable { own.cardSize.isResizable = true }
        let before = size
        let wanted = ContainerRegistry.windowSize(for: sheet.options) ?? naturalSize(of: sheet)
        size = (
            Int32(min(wanted.width, Double(area.width))), Int32(min(wanted.height, Double(area.height)).rounded(.up))
        )
        guard size != before else { return false }
        resize()
        return true
    }

    private func naturalSize(of sheet: any StandaloneController) -> Size {
        // The cards and their margins.
        let textScale = Traits(of: window, in: window, fillsScreen: false).textScale
        let natural = sheet.naturalWidth(atTextScale: textScale)
        let wanted = own.cardSize.width(for: natural) + 2 * SheetMetrics.standard.sideMargin
        let width = min(wanted, Double(area.width))
        // In a window that is taller than the sheet, the sheet is at the lower edge.
        let height =
            reservesSpace ? Double(area.height) : naturalHeight(of: sheet, width: width, cards: own.cardSize)
        return Size(width: width, height: height)
    }

    private func resize() {
        let whole = (width: size.width + 2 * margin, height: size.height + 2 * margin)
        if whole != lastLayout || !requested.isEmpty, requested.last.map({ $0 != whole }) ?? true {
            requested.append(whole)
        }
        if let smallest {
            gtk_widget_set_size_request(content, smallest.width + 2 * margin, smallest.height + 2 * margin)
            pop_desk_set_default_size(window, whole.width, whole.height)
        } else {
            gtk_widget_set_size_request(content, whole.width, whole.height)
        }
        place()
    }

    // MARK: Resizing

    /// Lets the user resize the window of a sheet that can use it, once it is shown: a compositor that arranges windows in
    /// tiles leaves out those that can't be resized when they appear.
    private func allowResizing() {
        guard smallest == nil, own.cardSize.isResizable else { return }
        var framesLeft = Self.framesUntilShown
        frames.start { [weak self] _ in
            framesLeft -= 1
            if framesLeft > 0 { return true }
            self?.beginResizing()
            return false
        }
    }

    /// After so many frames a window is on the screen.
    private static let framesUntilShown = 3

    private func beginResizing() {
        guard let sheet, size.width > 0 else { return }
        let metrics = SheetMetrics.standard
        var cards = CardSize(height: 1)
        cards.followsContent = own.cardSize.followsContent
        let width = min(size.width, Int32(metrics.minimumLandscapeWidth + 2 * metrics.sideMargin))
        let height =
            reservesSpace
            ? size.height
            : min(size.height, Int32(naturalHeight(of: sheet, width: Double(size.width), cards: cards).rounded(.up)))
        smallest = (width, height)
        resize()
        gtk_window_set_resizable(window.asWindow, 1)
    }

    /// Takes over the size that the user, or the desktop, has given the window; returns whether its place is theirs too.
    private func noteResize() -> Bool {
        guard smallest != nil else { return false }
        let (last, metrics) = (size, SheetMetrics.standard)
        pop_desk_note_size(window, lastLayout.width, lastLayout.height)
        size = (lastLayout.width - 2 * margin, lastLayout.height - 2 * margin)
        if size.width != last.width { own.cardSize.width = Double(size.width) - 2 * metrics.sideMargin }
        if size.height != last.height, !reservesSpace {
            own.cardSize.height = Double(size.height) - metrics.sideMargin - metrics.bottomMargin
        }
        var now = GdkRectangle()
        guard pop_desk_window_area(window, &now) else { return true }
        // A window manager that does not know about shadows makes a window fit the screen with its margins.
        let isMoved = placed.map { now.x != $0.x || now.y != $0.y } ?? true
        guard isMoved || moved != nil || pop_desk_pointer_is_held(window) else { return false }
        noteMove(to: now)
        return true
    }

    /// The margin along each edge of the window, beyond its size, for shadows.
    private var margin: Int32 { Int32(own.transparency.margin) }

    /// Resizes the window for more actions; a window as tall as the screen stays the same.
    func grow(_ sheet: any StandaloneController) -> Bool {
        size.height < area.height && fit(sheet)
    }

    /// The height of a window in which nothing of the sheet scrolls, limited to the screen.
    private func naturalHeight(of sheet: any StandaloneController, width: Double, cards: CardSize) -> Double {
        let traits = Traits(of: window, in: window, fillsScreen: false)
        let room = Double(area.height)
        var context = LayoutContext(
            clamping: Size(width: width, height: room), textScale: traits.textScale, deviceScale: traits.deviceScale,
            direction: traits.direction)
        context.host = .sheet
        context.cardSize = cards
        (context.form, context.isDark) = sheet.look(in: traits)
        let layout = sheet.layOut(in: context, measuring: measurer)
        return min(room, layout.container.height(inWindowOfHeight: room))
    }

    /// Moves the window to the middle of the lower edge of an area.
    ///
    /// The area is the one that the user has moved the window to, or else the parent's window, or else the screen.
    private func place() {
        guard noteMove() else { return }
        let (base, size) = (moved ?? parent?.area ?? area, placedSize)
        let x = base.x + (base.width - size.width) / 2
        let y = base.y + base.height - size.height
        let place = (
            x: min(max(x, area.x), area.x + area.width - size.width) - margin,
            y: min(max(y, area.y), area.y + area.height - size.height) - margin
        )
        placed = place
        pop_desk_place_window(window, place.x, place.y)
    }

    /// The size for which the window is placed: that which it is about to have, or else the one that the desktop has given it.
    private var placedSize: (width: Int32, height: Int32) {
        guard requested.isEmpty, lastLayout.width > 0 else { return size }
        return (lastLayout.width - 2 * margin, lastLayout.height - 2 * margin)
    }

    /// Records where the user has moved the window since it was last placed; returns false while it is being moved.
    @discardableResult
    private func noteMove() -> Bool {
        switch WindowMove.last(of: window) {
        case .inProgress: return false
        case .ended(let now): noteMove(to: now)
        case .none: break
        }
        return true
    }

    private func noteMove(to now: GdkRectangle) {
        moved = GdkRectangle(
            x: now.x + margin, y: now.y + margin, width: now.width - 2 * margin, height: now.height - 2 * margin)
        if let display = gtk_widget_get_display(window) { area = Self.freeArea(around: now, on: display) }
    }

    private func freeArea() -> GdkRectangle {
        guard let display = gtk_widget_get_display(window) else { return GdkRectangle() }
        if let base = parent?.area { return Self.freeArea(around: base, on: display) }
        if pop_desk_places_windows(display) {
            return Monitors.freeArea(of: Monitors.withPointer(of: display))
        }
        // If programs can't place windows, neither the window's monitor nor the panels of that monitor are known.
        var area = Monitors.freeArea(of: Monitors.lowest(of: display))
        area.height = Int32(Double(area.height) * Self.unseenFreePart)
        return area
    }

    /// The fraction of a monitor's height that is assumed to be free of panels if the system does not report them.
    private static let unseenFreePart = 0.9

    /// The area available to windows on the monitor nearest to a window.
    private static func freeArea(around window: GdkRectangle, on display: OpaquePointer) -> GdkRectangle {
        let middle = (x: Double(window.x + window.width / 2), y: Double(window.y + window.height / 2))
        return Monitors.freeArea(of: Monitors.nearest(to: middle.x, middle.y, of: display))
    }
}
