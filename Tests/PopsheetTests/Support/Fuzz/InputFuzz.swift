import CPopsheet
import PopsheetRandomNumbers
import PopsheetTestSupport

@testable import Popsheet

/// Sends random events to a window and its sheets as a desktop does: with the display server's pointer, wheel and keys, while
/// the program presents and dismisses and the window changes its size.
@MainActor
final class InputFuzz: RandomEvents {
    private(set) var random: RandomNumbers
    let window: SheetWindow
    private var place: ScreenRect
    /// The sheets that there were, in the order in which they were first presented.
    private(set) var sheets: [FuzzSheet] = []
    /// The last events, which are reported with a fault.
    private(set) var events: [String] = []
    private var isDown = false
    private var held: String?

    init(in window: SheetWindow) async throws {
        random = RandomNumbers()
        self.window = window
        place = try await window.onScreen()
    }

    /// Does one thing, and then pauses like a user.
    func step() async throws {
        switch random.number(0...1) {
        case ..<0.25: try await move()
        case ..<0.5: try await press()
        case ..<0.6: try await wheel()
        case ..<0.85: try await key()
        case ..<0.97: program()
        default: try await resize()
        }
        try await Task.sleep(for: .milliseconds(random.pick([0, 0, 5, 20])))
    }

    private func note(_ event: String) {
        events.append(event)
        if events.count > 40 { events.removeFirst() }
    }

    /// Releases all buttons and keys.
    func letGo() async throws {
        if isDown { try await window.input.up() }
        isDown = false
        if let held { try await window.input.keyUp(held) }
        held = nil
    }

    /// Takes every sheet away.
    func end() async throws {
        try await letGo()
        for sheet in sheets.reversed() { sheet.controller.dismiss(animated: random.chance(0.5)) }
    }

    // MARK: Pointer and touch

    /// Near the last edge, where rows are, more often than elsewhere; always in the window.
    private func point() -> ScreenPoint {
        let share = random.chance(0.6) ? random.number(0.5...1) : random.number(0...1)
        return ScreenPoint(
            x: place.x + 2 + random.number(0...1) * (place.width - 4), y: place.y + 2 + share * (place.height - 4))
    }

    private func move() async throws {
        let point = point()
        note("move to \(Int(point.x - place.x)), \(Int(point.y - place.y))")
        try await window.input.move(to: point)
    }

    private func press() async throws {
        note(isDown ? "release" : "press")
        if isDown { try await window.input.up() } else { try await window.input.down() }
        isDown.toggle()
    }

    private func wheel() async throws {
        let notches = random.pick([-3, -1, 1, 1, 5])
        note("wheel by \(notches)")
        try await window.input.scroll(at: point(), down: notches)
    }

    private static let keys = [
        "Escape", "Tab", "shift+Tab", "Down", "Down", "Down", "Up", "Return", "space", "Home", "End", "Page_Down", "a",
        "d", "x",
    ]

    private func key() async throws {
        if let held {
            note("\(held) up")
            self.held = nil
            return try await window.input.keyUp(held)
        }
        let key = random.pick(Self.keys)
        guard random.chance(0.2), !key.contains("+") else {
            note(key)
            return try await window.input.key(key)
        }
        note("\(key) down")
        held = key
        try await window.input.keyDown(key)
    }

    // MARK: The program

    private func program() {
        let living = sheets.filter { !$0.isGone }
        if let top = living.last, living.count > 1 || random.chance(0.5) {
            guard random.chance(0.3) else { return note("a moment") }
            note("dismiss")
            return top.controller.dismiss(animated: random.chance(0.7))
        }
        present()
    }

    private func present() {
        if let old = sheets.first(where: \.isGone), sheets.last?.isGone == true, random.chance(0.3) {
            note("present one again")
            sheets.removeAll { $0 === old }
            sheets.append(old)
            return old.present(in: window.reference, from: nil, animated: random.chance(0.7))
        }
        let count = random.pick([1, 2, 4, 8, 40])
        let actions = (0..<count).map {
            Action("Action \($0)", id: "\($0)", isEnabled: random.chance(0.8), mnemonic: random.chance(0.2) ? "a" : nil)
        }
        guard
            let new = try? ActionSheet(
                random.chance(0.5) ? "Which one?" : nil, actions: actions, includesCancelAction: random.chance(0.8))
        else { return }
        let anchor: SheetAnchor? = random.chance(0.2) ? .widget(WidgetReference(window.button)) : nil
        note("present \(count) actions\(anchor == nil ? "" : " from the button")")
        let sheet = FuzzSheet(new, random.pick([.automatic, .sheet, .compact]))
        sheets.append(sheet)
        sheet.present(in: window.reference, from: anchor, animated: random.chance(0.7))
    }

    private func resize() async throws {
        let (width, height) = random.pick([(500, 600), (390, 500), (700, 500), (300, 400)])
        note("resize to \(width) × \(height)")
        gtk_window_set_default_size(window.window, Int32(width), Int32(height))
        // A popover on a surface of its own may have the keyboard, and the window not be active.
        try await eventually("the window is at rest") {
            let now = try await window.onScreen()
            defer { place = now }
            return now == place && now.width > 0
        }
    }
}
