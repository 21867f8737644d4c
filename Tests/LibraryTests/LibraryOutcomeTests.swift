import CPopsheetAPI
import Popsheet
import PopsheetTestSupport
import Testing

/// Cancels a cancellable, on any thread.
private func cancelOnThread(_ cancellable: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    g_cancellable_cancel(cancellable?.assumingMemoryBound(to: GCancellable.self))
    return nil
}

extension LibrarySuites {
    /// What a presentation returns and emits.
    @Suite @MainActor struct LibraryOutcomeTests {
        private typealias Result = LibrarySheet.Result

        @Test func theChosenActionIsReturnedAfterTheSignals() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            test.present()
            try await test.waitUntilPresented()
            try await test.choose()
            #expect(try await test.result() == Result(id: "delete"))
            #expect(
                test.log == [
                    "phase 1", "phase 2", "presented", "phase 3", "phase 0", "response", "response::delete",
                    "dismissed",
                ])
        }

        @Test func anActionEmitsThatItIsActivated() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            let action = try #require(popsheet_action_sheet_get_action(test.sheet, "move"))
            var count = 0
            let connection = Signal(UnsafeMutableRawPointer(action), "activated") { _ in count += 1 }
            popsheet_sheet_set_focus_action(test.sheet, "move")
            test.present()
            try await test.waitUntilPresented()
            try await Input().key("Return")
            #expect(try await test.result() == Result(id: "move"))
            #expect(count == 1)
            connection.disconnect()
        }

        @Test func escapeCancelsWithoutAnError() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            test.present()
            try await test.waitUntilPresented()
            try await Input().key("Escape")
            #expect(try await test.result() == Result(reason: POPSHEET_CANCEL_REASON_ESCAPE))
            #expect(test.log.suffix(2) == ["cancelled \(POPSHEET_CANCEL_REASON_ESCAPE.rawValue)", "dismissed"])
        }

        @Test func aSheetThatCantCloseReportsEachAttempt() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            popsheet_sheet_set_can_close(test.sheet, 0)
            test.present()
            try await test.waitUntilPresented()
            try await Input().key("Escape")
            try await eventually("an attempt is reported") { test.log.last == "close-attempt" }
            #expect(popsheet_sheet_close(test.sheet) == 0)
            #expect(test.log.count { $0 == "close-attempt" } == 2)
            #expect(test.results.isEmpty)
            popsheet_sheet_force_close(test.sheet)
            #expect(try await test.result() == Result(reason: POPSHEET_CANCEL_REASON_PROGRAM))
        }

        @Test func closingDismissesASheetThatCanClose() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            #expect(popsheet_sheet_close(test.sheet) == 0)
            test.present()
            try await test.waitUntilPresented()
            #expect(popsheet_sheet_close(test.sheet) == 1)
            #expect(try await test.result() == Result(reason: POPSHEET_CANCEL_REASON_PROGRAM))
        }

        @Test func theTimeLimitCancels() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            popsheet_sheet_set_timeout(test.sheet, 1)
            test.present()
            #expect(try await test.result() == Result(reason: POPSHEET_CANCEL_REASON_TIMEOUT))
        }

        @Test func aSecondCallWaitsForTheSameOutcome() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            test.present()
            test.present()
            try await test.waitUntilPresented()
            try await test.choose()
            try await eventually("both calls end") { test.results.count == 2 }
            #expect(test.results == [Result(id: "delete"), Result(id: "delete")])
            #expect(test.log.count { $0 == "dismissed" } == 1)
        }

        @Test func aSheetCanBePresentedAgain() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            for count in 1...3 {
                test.present()
                try await test.waitUntilPresented()
                popsheet_sheet_force_close(test.sheet)
                try await eventually("presentation \(count) ends") { test.results.count == count }
            }
            #expect(Set(test.results.map(\.reason.rawValue)) == [POPSHEET_CANCEL_REASON_PROGRAM.rawValue])
        }

        @Test func theSheetKeepsItselfAliveUntilItsCallback() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            nonisolated(unsafe) var reference = GWeakRef()
            g_weak_ref_init(&reference, UnsafeMutableRawPointer(test.sheet))
            let other = try LibrarySheet.actionSheet()
            g_weak_ref_set(&reference, UnsafeMutableRawPointer(other))
            popsheet_sheet_present(other, test.window.widget, nil, nil, nil)
            g_object_unref(UnsafeMutableRawPointer(other))
            try await eventually("it is presented") { popsheet_sheet_get_phase(other) == POPSHEET_PHASE_PRESENTED }
            popsheet_sheet_force_close(other)
            try await eventually("it is released") {
                guard let object = g_weak_ref_get(&reference) else { return true }
                g_object_unref(object)
                return false
            }
            g_weak_ref_clear(&reference)
        }

        // MARK: Errors

        @Test func anIdThatExistsIsAnErrorOfThePresentation() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            popsheet_action_sheet_append_new(test.sheet, "delete", "Delete", POPSHEET_ROLE_DEFAULT)
            test.present()
            #expect(
                try await test.result()
                    == Result(error: "popsheet-error-quark \(POPSHEET_ERROR_DUPLICATE_ID.rawValue)"))
            #expect(test.log == [])
        }

        @Test func aSheetWithNothingToChooseIsAnError() async throws {
            try Display.open()
            let test = try await LibrarySheet(try #require(popsheet_action_sheet_new("Nothing", nil)))
            popsheet_sheet_set_has_cancel(test.sheet, 0)
            test.present()
            #expect(
                try await test.result()
                    == Result(error: "popsheet-error-quark \(POPSHEET_ERROR_NOTHING_TO_CHOOSE.rawValue)"))
        }

        @Test func anOwnerThatIsGoneIsAnError() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            let gone = try TestWindow()
            try await gone.show()
            g_object_ref(UnsafeMutableRawPointer(gone.widget))
            defer { g_object_unref(UnsafeMutableRawPointer(gone.widget)) }
            gone.close()
            test.present(over: gone.widget)
            #expect(
                try await test.result()
                    == Result(error: "popsheet-error-quark \(POPSHEET_ERROR_INVALID_OWNER.rawValue)"))
            #expect(test.log == ["phase 1", "phase 0"])
        }

        @Test func anErrorInsideASheetThatIsNotPresentedChangesNoLaterPresentation() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            let host = try LibrarySheet.actionSheet()
            defer { g_object_unref(UnsafeMutableRawPointer(host)) }
            popsheet_sheet_present_inside(test.sheet, host, nil, nil, nil)
            let hidden = try TestWindow()
            defer { hidden.close() }
            test.present(over: hidden.widget)
            _ = try await test.result()
            #expect(test.log == ["phase 1", "phase 0"])
            test.present()
            try await test.waitUntilPresented()
            popsheet_sheet_force_close(test.sheet)
            try await eventually("there is a second result") { test.results.count == 2 }
            #expect(test.log.dropFirst(2).contains("presented") && test.log.last == "dismissed", "\(test.log)")
        }

        @Test func anOwnerThatIsNotShownIsAnErrorThatSaysSo() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            let hidden = try TestWindow()
            defer { hidden.close() }
            test.present(over: hidden.widget)
            let result = try await test.result()
            #expect(result?.error == "popsheet-error-quark \(POPSHEET_ERROR_INVALID_OWNER.rawValue)")
            #expect(result?.message?.hasPrefix("a sheet can't be presented here: ") == true)
            #expect(test.log == ["phase 1", "phase 0"])
        }

        @Test func aWindowThatIsDestroyedEndsItsSheet() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            test.present()
            try await test.waitUntilPresented()
            test.window.close()
            #expect(try await test.result() == Result(reason: POPSHEET_CANCEL_REASON_PARENT_CLOSED))
        }

        // MARK: Cancellation

        /// A cancellable that is not cancelled, which the caller releases.
        private func cancellable() throws -> UnsafeMutablePointer<GCancellable> { try #require(g_cancellable_new()) }

        private let cancelled = Result(error: "g-io-error-quark \(G_IO_ERROR_CANCELLED.rawValue)")

        @Test func aCancellationBeforeThePresentationShowsNothing() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            let cancellable = try cancellable()
            g_cancellable_cancel(cancellable)
            test.present(cancellable)
            #expect(try await test.result() == cancelled)
            #expect(test.log == [])
            g_object_unref(UnsafeMutableRawPointer(cancellable))
        }

        @Test func aCancellationDismissesTheSheet() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            let cancellable = try cancellable()
            test.present(cancellable)
            try await test.waitUntilPresented()
            g_cancellable_cancel(cancellable)
            #expect(try await test.result() == cancelled)
            #expect(test.log.last == "dismissed")
            g_object_unref(UnsafeMutableRawPointer(cancellable))
        }

        @Test func aCancellationWhileTheSheetMovesEndsItOnce() async throws {
            for phase in [POPSHEET_PHASE_PRESENTING, POPSHEET_PHASE_DISMISSING] {
                let test = try await LibrarySheet(try LibrarySheet.actionSheet())
                let cancellable = try cancellable()
                test.present(cancellable)
                if phase == POPSHEET_PHASE_DISMISSING {
                    try await test.waitUntilPresented()
                    popsheet_sheet_force_close(test.sheet)
                }
                #expect(popsheet_sheet_get_phase(test.sheet) == phase)
                g_cancellable_cancel(cancellable)
                #expect(try await test.result() == cancelled)
                #expect(test.log.count { $0 == "dismissed" } == 1)
                g_object_unref(UnsafeMutableRawPointer(cancellable))
                test.window.close()
            }
        }

        @Test func aCancellationFromAnotherThreadDismissesTheSheet() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            let cancellable = try cancellable()
            test.present(cancellable)
            try await test.waitUntilPresented()
            let thread = g_thread_new("canceller", cancelOnThread, cancellable)
            g_thread_join(thread)
            #expect(try await test.result() == cancelled)
            g_object_unref(UnsafeMutableRawPointer(cancellable))
        }
    }
}
