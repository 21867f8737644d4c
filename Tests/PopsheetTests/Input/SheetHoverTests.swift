import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The row under the mouse pointer (sheet.md §9).
    @Suite @MainActor struct SheetHoverTests {
        private func withSheet(
            _ appearance: SheetAppearance = .highContrast, _ presentation: PresentationOptions.Style = .sheet,
            _ body: (SheetWindow, ActionSheetController) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                try await window.input.move(to: ScreenPoint(x: 1, y: 1))
                let sheet = try ActionSheet(
                    "Delete?",
                    actions: [
                        Action("Delete", id: "delete", role: .destructive), Action("Move", id: "move"),
                        Action("Hide", id: "hide", isEnabled: false), .cancel,
                    ])
                let controller = ActionSheetController(
                    sheet, options: PresentationOptions(style: presentation, appearance: appearance))
                controller.present(in: window.reference, animated: false) { _ in }
                try await eventually("the sheet is presented") { controller.phase == .presented }
                try await FrameCounter.idle(window.widget)
                try await body(window, controller)
                controller.dismiss(animated: false)
            }
        }

        private func move(to row: Int, of window: SheetWindow) async throws {
            let center = try await window.center(of: window.probe.rows[row])
            try await window.input.move(to: center)
        }

        private func shows(_ color: Pixel, atRow row: Int, of window: SheetWindow, _ what: String) async throws {
            let frame = try #require(window.probe.frame(of: window.probe.rows[row]))
            try await window.shows(color, x: frame.x + 20, y: frame.midY, what)
        }

        private let card = Pixel(252, 252, 252)
        private let hovered = Pixel(242, 242, 242)

        @Test func aRowUnderThePointerIsHighlightedUntilThePointerLeaves() async throws {
            try await withSheet { window, _ in
                try await shows(card, atRow: 1, of: window, "the row")
                try await move(to: 1, of: window)
                try await shows(hovered, atRow: 1, of: window, "the row under the pointer")
                try await shows(card, atRow: 0, of: window, "the row above")
                try await move(to: 0, of: window)
                try await shows(hovered, atRow: 0, of: window, "the next one")
                try await shows(card, atRow: 1, of: window, "the one before")
                try await window.input.move(to: window.onScreen(x: 100, y: 30))
                try await shows(card, atRow: 0, of: window, "a row that the pointer has left")
            }
        }

        @Test func theCancelCardIsHighlightedToo() async throws {
            try await withSheet { window, _ in
                try await move(to: 3, of: window)
                try await shows(Pixel(245, 245, 245), atRow: 3, of: window, "the cancel card")
            }
        }

        @Test func aDisabledRowIsNot() async throws {
            try await withSheet { window, controller in
                try await move(to: 1, of: window)
                try await shows(hovered, atRow: 1, of: window, "the row before")
                try await move(to: 2, of: window)
                try await shows(card, atRow: 1, of: window, "the row that the pointer has left")
                try await shows(card, atRow: 2, of: window, "the disabled row")
            }
        }

        @Test func nothingIsWhileAButtonIsDown() async throws {
            try await withSheet { window, controller in
                try await move(to: 1, of: window)
                try await shows(hovered, atRow: 1, of: window, "the row under the pointer")
                try await window.input.down()
                try await shows(Pixel(188, 188, 192), atRow: 1, of: window, "the pressed row")
                // A disabled row takes no press, so nothing looks pressed there.
                try await move(to: 2, of: window)
                try await shows(card, atRow: 1, of: window, "the row that the press has left")
                #expect(controller.presenter?.view.hoveredRow == nil)
                try await move(to: 0, of: window)
                try await shows(Pixel(188, 188, 192), atRow: 0, of: window, "the pressed row")
                #expect(controller.presenter?.view.hoveredRow == nil)
                try await window.input.move(to: window.onScreen(x: 100, y: 30))
                try await window.input.up()
                try await move(to: 1, of: window)
                try await shows(hovered, atRow: 1, of: window, "the row once nothing is pressed")
            }
        }

        @Test(arguments: [(SheetAppearance.classicBlue, PresentationOptions.Style.sheet), (.automatic, .compact)])
        func aRowThatIsAButtonIsHighlightedAsOne(
            _ appearance: SheetAppearance, _ presentation: PresentationOptions.Style
        ) async throws {
            try await withSheet(appearance, presentation) { window, _ in
                let frame = try #require(window.probe.frame(of: window.probe.rows[1]))
                let before = try #require(try await window.pixel(x: frame.x + 20, y: frame.midY + 6))
                try await move(to: 1, of: window)
                try await eventually("the button is highlighted") {
                    guard let now = try await window.pixel(x: frame.x + 20, y: frame.midY + 6) else { return false }
                    return abs(Int(now.red) - Int(before.red)) >= 10
                }
                try await window.input.move(to: ScreenPoint(x: 1, y: 1))
                try await window.shows(
                    before, x: frame.x + 20, y: frame.midY + 6, "the button once the pointer has left")
            }
        }

        @Test func theCompactCancelButtonIsAlsoHighlightedNextToItsLabel() async throws {
            try await withSheet(.automatic, .compact) { window, _ in
                let frame = try #require(window.probe.frame(of: window.probe.rows[3]))
                let black = Pixel(0, 0, 0)
                try await window.shows(black, x: frame.maxX + 2, y: frame.midY, "the place next to the label")
                try await move(to: 3, of: window)
                try await window.shows(
                    Pixel(26, 26, 26), x: frame.maxX + 2, y: frame.midY, "the highlight next to the label")
                try await window.shows(black, x: frame.maxX + 6, y: frame.midY, "the place outside the highlight")
                try await window.input.move(to: ScreenPoint(x: 1, y: 1))
                try await window.shows(black, x: frame.maxX + 2, y: frame.midY, "it once the pointer has left")
            }
        }

        @Test func theHighlightStaysUnderThePointerWhereRowsArrive() async throws {
            try await withSheet { window, controller in
                try await move(to: 1, of: window)
                try await shows(hovered, atRow: 1, of: window, "the row under the pointer")
                try controller.update(actions: (1...3).map { Action("Action \($0)", id: "\($0)") } + [.cancel])
                try await FrameCounter.idle(window.widget)
                try await shows(hovered, atRow: 1, of: window, "the row that is there now")
                #expect(controller.presenter?.view.hoveredRow == 1)
            }
        }
    }
}
