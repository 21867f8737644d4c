import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A key that is pressed soon after the sheet came counts once it is released; rows may come and go until then
    /// (sheet.md §9).
    @Suite @MainActor struct SheetKeyReleaseTests {
        private static let one = Action("One", id: "one", mnemonic: "o")
        private static let two = Action("Two", id: "two", mnemonic: "t")

        /// A key that picks "One".
        private func key(_ name: String) -> Key {
            switch name {
            case "Return": .init(value: UInt32(GDK_KEY_Return), code: 36)
            case "space": .init(value: UInt32(GDK_KEY_space), code: 65)
            default: .init(value: UInt32(GDK_KEY_o), code: 32, modifiers: GDK_ALT_MASK.rawValue)
            }
        }

        /// Runs the body with a sheet on which a key was pressed in the moment that it came.
        private func withHeldKey(
            _ name: String, _ body: (SheetWindow, SheetRun, SheetKeys) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: [Self.one, Self.two, .cancel])
                run.present(in: window.reference, animated: false)
                let keys = try #require(run.controller.presenter?.keys)
                #expect(run.controller.presenter?.focusedAction == "one")
                keys.press(key(name))
                try await body(window, run, keys)
            }
        }

        @Test(arguments: ["Return", "space", "alt+o"])
        func theActionThatTheKeyWasPressedForIsPickedAlsoBelowRowsThatHaveCome(_ name: String) async throws {
            try await withHeldKey(name) { window, run, keys in
                let new = Action("Zero", id: "zero", mnemonic: "z")
                try run.update([new, Self.one, Self.two, .cancel])
                try await eventually("the row has come") { window.probe.rows.count == 4 }
                try await run.isAtRest(in: window)
                keys.release(key(name))
                let answer = try await run.ends()
                #expect(answer == "answer one#1")
            }
        }

        @Test(arguments: ["Return", "space", "alt+o"])
        func nothingIsPickedWhereTheActionHasLeft(_ name: String) async throws {
            try await withHeldKey(name) { window, run, keys in
                try run.update([Self.two, .cancel])
                try await eventually("the other row has the focus") {
                    window.probe.rows.count == 2 && run.controller.presenter?.focusedAction == "two"
                }
                try await run.isAtRest(in: window)
                // The focus has been there for long, so that it is not what keeps the key from picking.
                run.controller.presenter?.view.listFocus.clock = { .infinity }
                keys.release(key(name))
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }
    }
}
