import CPopsheet
import PopsheetLayout
import PopsheetModel
import PopsheetRandomNumbers
import PopsheetTestSupport

@testable import Popsheet

/// Sends random events to a window and its sheets: input, the program's calls and the desktop's settings.
@MainActor
final class Fuzz: RandomEvents {
    var random: RandomNumbers
    let window: SheetWindow
    /// A part of the window that sheets may be confined to.
    private let pane: WidgetPointer
    /// The sheets that there are, the lowest first.
    private(set) var sheets: [FuzzSheet] = []
    /// The last events, which are reported with a fault.
    private(set) var events: [String] = []
    private var time = 1_000.0
    private var fingers: Set<Int> = []
    private var held: Set<UInt32> = []

    init(in window: SheetWindow) {
        random = RandomNumbers()
        self.window = window
        pane = window.scroller
    }

    /// Does one thing.
    func step() {
        time += random.chance(0.2) ? random.number(0...1) : random.number(0...0.02)
        let share = random.number(0...1)
        switch share {
        case ..<0.35: hand()
        case ..<0.6: key()
        case ..<0.7: scroll()
        case ..<0.93: program()
        default: desktop()
        }
    }

    private func note(_ event: String) {
        events.append(event)
        if events.count > 40 { events.removeFirst() }
    }

    /// Releases all buttons and keys.
    func letGo() {
        for finger in fingers { hand(.up, finger, at: Point(x: 5, y: 5)) }
        fingers = []
        for code in held { for sheet in sheets { sheet.presenter?.keys?.release(.init(value: 0, code: code)) } }
        held = []
    }

    /// Takes every sheet away.
    func end() {
        letGo()
        for sheet in sheets.reversed() {
            sheet.controller.shouldDismiss = nil
            sheet.controller.dismiss(animated: false)
        }
    }

    // MARK: Pointer and touch

    private func hand() {
        let finger = random.pick([0, 0, 0, 0, 1, 2])
        let point = Point(x: random.number(-20...window.width + 20), y: random.number(-20...window.height + 20))
        if !fingers.contains(finger) {
            fingers.insert(finger)
            return hand(.down(isTouch: finger > 0), finger, at: point)
        }
        if random.chance(0.55) { return hand(.move, finger, at: point) }
        fingers.remove(finger)
        hand(random.chance(0.9) ? .up : .cancel, finger, at: point)
    }

    private func hand(_ step: PressListener.Step, _ finger: Int, at point: Point) {
        note("finger \(finger) \(step) at \(Int(point.x)), \(Int(point.y))")
        for sheet in sheets.reversed() {
            let listener = sheet.presenter?.presses?.listener
            // The uppermost receives it first, and does not pass it on.
            if listener?.take(step, finger: OpaquePointer(bitPattern: finger), at: point, time: time) == true { return }
        }
    }

    private func scroll() {
        guard let view = sheets.last?.presenter?.view else { return }
        let offset = random.chance(0.5) ? random.number(0...12_000) : view.listScroll.offset + random.number(-90...90)
        note("scroll to \(Int(offset))")
        view.listScroll.offset = offset
    }

    // MARK: Keys

    private static let keys: [Int32] = [
        GDK_KEY_Escape, GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Tab, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Down,
        GDK_KEY_Down,
        GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_a, GDK_KEY_d, GDK_KEY_x, GDK_KEY_Alt_L,
    ]

    private func key() {
        let index = Int.random(in: 0..<Self.keys.count, using: &random)
        let alt = random.chance(0.15) ? GDK_ALT_MASK.rawValue : 0
        let key = Key(value: UInt32(Self.keys[index]), code: UInt32(100 + index), modifiers: alt)
        if held.contains(key.code), random.chance(0.7) {
            note("key \(Self.keys[index]) up")
            held.remove(key.code)
            for sheet in sheets.reversed() { sheet.presenter?.keys?.release(key) }
        } else {
            note("key \(Self.keys[index]) down, \(alt)")
            held.insert(key.code)
            for sheet in sheets.reversed() where sheet.presenter?.keys?.press(key) == true { return }
        }
    }

    // MARK: The program

    private func program() {
        sheets.removeAll { $0.isGone && random.chance(0.3) }
        guard let sheet = sheets.last, !random.chance(sheets.count < 2 ? 0.03 : 0) else { return begin() }
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2: present(sheet)
        case 3:
            note("dismiss")
            sheet.controller.dismiss(animated: random.chance(0.7))
        case 4:
            note("append")
            sheet.append(random.pick([1, 3, 50]))
        case 5, 6:
            note("change")
            try? sheet.controller.update(actions: actions())
        case 7:
            var changed = sheet.controller.sheet.actions
            guard !changed.isEmpty else { return }
            note("enable")
            changed[Int.random(in: changed.indices, using: &random)].isEnabled.toggle()
            try? sheet.controller.update(actions: changed + [sheet.controller.sheet.cancelAction].compactMap { $0 })
        case 8:
            note("veto")
            sheet.controller.shouldDismiss = nil
            if random.chance(0.3) {
                sheet.controller.shouldDismiss = { [weak self] _ in self?.random.chance(0.5) ?? true }
            }
        case 9:
            note("safe area")
            sheet.controller.options.safeArea = Insets(
                top: random.number(0...40), left: 0, bottom: random.number(0...40), right: 0)
        case 10:
            note("hide what is shown, or show what is hidden")
            gtk_widget_set_visible(pane, gtk_widget_get_visible(pane) == 0 ? 1 : 0)
        default:
            note("a moment")
        }
    }

    private func begin() {
        guard
            let new = try? ActionSheet(
                random.chance(0.5) ? "Which one?" : nil, message: random.chance(0.2) ? text(200) : nil,
                actions: actions(),
                includesCancelAction: false)
        else { return }
        note("a new sheet")
        let sheet = FuzzSheet(new, random.pick([.automatic, .automatic, .sheet, .compact]))
        sheets.append(sheet)
        present(sheet)
    }

    private func present(_ sheet: FuzzSheet) {
        let isInPane = random.chance(0.3) && gtk_widget_get_visible(pane) != 0
        let anchor: SheetAnchor? = random.chance(0.2) ? .widget(WidgetReference(window.button)) : nil
        note("present\(isInPane ? " in the pane" : "")\(anchor == nil ? "" : " from the button")")
        sheet.present(
            in: isInPane ? WidgetReference(pane) : window.reference, from: anchor, animated: random.chance(0.7))
    }

    private func actions() -> [Action] {
        // Up to 40 rows are all widgets; the longest list is many times as long as what is seen of it.
        let count = random.pick([0, 1, 2, 3, 4, 6, 20, 39, 40, 41, 60, 150])
        var actions = (0..<count).map { index in
            Action(
                random.chance(0.1) ? text(60) : "Action \(index)", id: "\(index)",
                role: random.chance(0.1) ? .destructive : .default, isEnabled: random.chance(0.8),
                subtitle: random.chance(0.1) ? text(20) : nil, mnemonic: random.chance(0.2) ? "a" : nil)
        }
        if count == 0 || random.chance(0.8) { actions.append(.cancel) }
        return actions
    }

    private func text(_ most: Int) -> String {
        let scalars = (0..<Int.random(in: 1...most, using: &random)).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0...0x3000, using: &random))
        }
        return "t" + String(String.UnicodeScalarView(scalars))
    }

    // MARK: The desktop

    private static let sizes: [(Int32, Int32)] = [
        (500, 600), (390, 500), (700, 500), (620, 300), (240, 240), (300, 700),
    ]

    private func desktop() {
        guard let settings = gtk_widget_get_settings(window.widget) else { return }
        let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            let (width, height) = random.pick(Self.sizes)
            note("resize to \(width) × \(height)")
            gtk_window_set_default_size(window.window, width, height)
        case 2:
            note("appearance")
            PopsheetDefaults.appearance = random.pick([.automatic, .light, .dark, .highContrast])
            if random.chance(0.5) {
                gtk_widget_add_css_class(window.widget, "night")
            } else {
                gtk_widget_remove_css_class(window.widget, "night")
            }
        case 3:
            note("direction")
            gtk_widget_set_direction(window.widget, random.pick([GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL]))
        case 4:
            note("animations")
            DesktopSetting.flag(random.chance(0.7)).apply("gtk-enable-animations", to: object)
        case 5:
            note("reduced motion")
            PopsheetDefaults.reducesMotion = random.pick([nil, true, false])
        case 6:
            note("text size")
            DesktopSetting.number(random.pick([96, 96, 144]) * 1_024).apply("gtk-xft-dpi", to: object)
        default:
            note("focus")
            // Like a program that does not know about the sheet.
            if sheets.allSatisfy(\.isGone) { gtk_widget_grab_focus(random.pick([window.entry, window.button])) }
        }
    }
}
