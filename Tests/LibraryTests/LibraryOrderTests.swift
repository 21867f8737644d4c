import CPopsheetAPI
import Popsheet
import PopsheetTestSupport
import Testing

@testable import PopsheetC

extension LibrarySuites {
    /// Programs that call the library from its own signals and callbacks.
    @Suite @MainActor struct LibraryOrderTests {
        private typealias Result = LibrarySheet.Result

        @Test(arguments: [true, false])
        func aSheetThatIsPresentedFromItsActionIsPresented(animated: Bool) async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            popsheet_sheet_set_animated(test.sheet, animated ? 1 : 0)
            popsheet_sheet_set_focus_action(test.sheet, "move")
            let action = try #require(popsheet_action_sheet_get_action(test.sheet, "move"))
            var isFirst = true
            let connection = Signal(UnsafeMutableRawPointer(action), "activated") { _ in
                if isFirst { test.present() }
                isFirst = false
            }
            test.present()
            try await test.waitUntilPresented()
            try await Input().key("Return")
            try await eventually("the first one ends") { test.results.count == 1 }
            try await test.waitUntilPresented()
            #expect(popsheet_sheet_close(test.sheet) != 0)
            try await eventually("the second one ends") { test.results.count == 2 }
            #expect(test.results == [Result(id: "move"), Result(reason: POPSHEET_CANCEL_REASON_PROGRAM)])
            #expect(
                test.log == [
                    "phase 1", "phase 2", "presented", "phase 3", "phase 0", "response", "dismissed", "phase 1",
                    "phase 2",
                    "presented", "phase 3", "phase 0", "cancelled \(POPSHEET_CANCEL_REASON_PROGRAM.rawValue)",
                    "dismissed",
                ])
            connection.disconnect()
        }

        @Test func aDismissalFromTheFirstSignalComesAfterIt() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            popsheet_sheet_set_animated(test.sheet, 0)
            let connection = Signal(UnsafeMutableRawPointer(test.sheet), "notify::phase") { _ in
                if popsheet_sheet_get_phase(test.sheet) == POPSHEET_PHASE_PRESENTING {
                    popsheet_sheet_force_close(test.sheet)
                }
            }
            test.present()
            #expect(try await test.result() == Result(reason: POPSHEET_CANCEL_REASON_PROGRAM))
            #expect(
                test.log == [
                    "phase 1", "phase 2", "presented", "phase 3", "phase 0",
                    "cancelled \(POPSHEET_CANCEL_REASON_PROGRAM.rawValue)", "dismissed",
                ])
            #expect(popsheet_sheet_get_phase(test.sheet) == POPSHEET_PHASE_IDLE)
            connection.disconnect()
        }

        @Test func aRefusedPresentationDuringADismissalLosesNothing() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            let hidden = try TestWindow()
            defer { hidden.close() }
            test.present()
            try await test.waitUntilPresented()
            popsheet_sheet_force_close(test.sheet)
            #expect(popsheet_sheet_get_phase(test.sheet) == POPSHEET_PHASE_DISMISSING)
            test.present(over: hidden.widget)
            try await eventually("both calls end") { test.results.count == 2 }
            #expect(test.results[0] == Result(reason: POPSHEET_CANCEL_REASON_PROGRAM))
            #expect(test.results[1].error == "popsheet-error-quark \(POPSHEET_ERROR_INVALID_OWNER.rawValue)")
            #expect(test.log.count { $0 == "dismissed" } == 1)
            #expect(popsheet_sheet_get_phase(test.sheet) == POPSHEET_PHASE_IDLE)
        }

        @Test func aSheetThatReturnsDuringItsDismissalEndsTheFirstCallAfterItsSignals() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            test.present()
            try await test.waitUntilPresented()
            popsheet_sheet_force_close(test.sheet)
            test.onResult = { [unowned test] in test.log.append("result") }
            test.present()
            try await test.waitUntilPresented()
            let first = test.log.firstIndex(of: "result") ?? 0
            #expect(test.log[..<first].suffix(1) == ["dismissed"])
            popsheet_sheet_force_close(test.sheet)
            try await eventually("both calls end") { test.results.count == 2 }
        }

        @Test func aListenerMayReleaseTheSheetWhileItMoves() async throws {
            let (sheet, _) = try LibrarySheet.contentSheet()
            let window = try TestWindow(width: 400, height: 640)
            defer { window.close() }
            try await window.show()
            nonisolated(unsafe) var reference = GWeakRef()
            g_weak_ref_init(&reference, UnsafeMutableRawPointer(sheet))
            var heights = 0
            let connection = Signal(UnsafeMutableRawPointer(sheet), "notify::height") { _ in
                heights += 1
                guard popsheet_sheet_get_phase(sheet) == POPSHEET_PHASE_PRESENTED || heights == 3 else { return }
                popsheet_sheet_set_animated(sheet, 0)
                popsheet_sheet_force_close(sheet)
            }
            popsheet_sheet_present(sheet, window.widget, nil, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(sheet))
            try await eventually("it is released") {
                guard let object = g_weak_ref_get(&reference) else { return true }
                g_object_unref(object)
                return false
            }
            #expect(heights >= 3)
            g_weak_ref_clear(&reference)
            withExtendedLifetime(connection) {}
        }

        @Test func theHeightIsZeroAfterEveryDismissal() async throws {
            let (sheet, _) = try LibrarySheet.contentSheet()
            let test = try await LibrarySheet(sheet)
            popsheet_sheet_set_style(sheet, POPSHEET_STYLE_POPOVER)
            popsheet_sheet_set_source(sheet, test.window.widget)
            test.present()
            try await eventually("it rests") { popsheet_content_sheet_get_at_rest(sheet) != 0 }
            #expect(popsheet_content_sheet_get_height(sheet) > 0)
            test.window.close()
            #expect(try await test.result() == Result(reason: POPSHEET_CANCEL_REASON_PARENT_CLOSED))
            #expect(popsheet_content_sheet_get_height(sheet) == 0)
            #expect(popsheet_content_sheet_get_at_rest(sheet) == 0)
        }

        @Test func aWidgetThatIsSetDuringADismissalIsPresented() async throws {
            let (sheet, entry) = try LibrarySheet.contentSheet()
            let test = try await LibrarySheet(sheet)
            test.present()
            try await test.waitUntilPresented()
            popsheet_sheet_force_close(sheet)
            let label: UnsafeMutablePointer<GtkWidget> = try #require(gtk_label_new("Another"))
            popsheet_content_sheet_set_content(sheet, label)
            test.present()
            try await eventually("the first call ends") { test.results.count == 1 }
            try await test.waitUntilPresented()
            #expect(gtk_widget_get_parent(label) != nil)
            popsheet_sheet_force_close(sheet)
            try await eventually("the second call ends") { test.results.count == 2 }
            withExtendedLifetime(entry) {}
        }

        @Test func anActionThatIsInAListTwiceIsFollowedUntilItIsGone() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            let action = try #require(popsheet_action_new("twice", "Twice"))
            defer { g_object_unref(UnsafeMutableRawPointer(action)) }
            popsheet_action_sheet_append(test.sheet, action)
            popsheet_action_sheet_append(test.sheet, action)
            #expect(popsheet_action_sheet_remove(test.sheet, "twice") != 0)
            test.present()
            try await test.waitUntilPresented()
            for id in ["delete", "move"] { popsheet_sheet_set_action_enabled(test.sheet, id, 0) }
            popsheet_action_set_enabled(action, 0)
            popsheet_action_set_enabled(action, 1)
            try await test.choose()
            #expect(try await test.result() == Result(id: "twice"))
        }

        @Test func eachReasonHasAValue() {
            let unnamed = CancelReason.allCases.filter {
                PopsheetCancelReason($0) == POPSHEET_CANCEL_REASON_PROGRAM && $0 != .programmatic
            }
            #expect(unnamed == [])
        }
    }
}
