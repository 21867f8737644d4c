import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The keyboard with a bottom sheet (sheet.md §9).
    @Suite @MainActor struct SheetKeyTests {
        @Test func escapeCancelsAndRunsTheCancelHandler() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.key("Escape")
                try await run.ends()
                #expect(run.log == SheetRun.life("escape", handler: "cancel"))
            }
        }

        @Test(arguments: [SheetWindow.Kind.gtkApplicationWindow, .adwApplicationWindow])
        func escapeIsTheSheetsBeforeItIsAnAccelerator(_ kind: SheetWindow.Kind) async throws {
            try await withSheetWindow(kind) { window in
                var activations = 0
                let application = try #require(window.application)
                let action = g_simple_action_new("leave", nil)!
                let observer = Signal(UnsafeMutableRawPointer(action), "activate") { _ in activations += 1 }
                defer { observer.disconnect() }
                g_action_map_add_action(OpaquePointer(application), action)
                setAccelerators(["Escape"], application)
                defer { setAccelerators([], application) }

                try await window.input.key("Escape")
                try await eventually("the accelerator works without a sheet") { activations == 1 }
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
                #expect(activations == 1)
                try await window.input.key("Escape")
                try await eventually("the accelerator works again") { activations == 2 }
            }
        }

        @Test(arguments: ["Return", "KP_Enter", "space"])
        func theKeyPicksTheFocusedRow(_ key: String) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.key("Down")
                try await eventually("the second row has the focus") { window.probe.focusedRow == 1 }
                try await window.input.key(key)
                try await run.ends()
                #expect(run.log == SheetRun.life("move#0", handler: "move"))
            }
        }

        @Test func keysWalkTheEnabledRowsInTheOrderShownAndRoundTheEnds() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: [
                    Action("One", id: "one", isEnabled: false), Action("Two", id: "two"),
                    Action("Three", id: "three", isEnabled: false), Action("Four", id: "four"),
                    Action("Red", id: "red", role: .destructive), .cancel,
                ])
                try await run.presented(in: window)
                // Red, One (disabled), Two, Three (disabled), Four, Cancel.
                #expect(window.probe.focusedRow == 0)
                let walk: [(key: String, row: Int)] = [
                    ("Tab", 2), ("Tab", 4), ("Tab", 5), ("Tab", 0), ("shift+Tab", 5), ("shift+Tab", 4), ("Down", 5),
                    ("Down", 0), ("Up", 5), ("Up", 4), ("Home", 0), ("End", 4), ("End", 5), ("End", 5), ("Home", 0),
                    ("Up", 5), ("Home", 0), ("Tab", 2), ("End", 4),
                ]
                for (step, (key, row)) in walk.enumerated() {
                    try await window.input.key(key)
                    try await eventually("step \(step), \(key), leads to row \(row), not \(focused(window))") {
                        window.probe.focusedRow == row
                    }
                }
            }
        }

        @Test func focusOpensOnTheFirstEnabledAction() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: [
                    Action("One", id: "one", isEnabled: false), Action("Two", id: "two"), .cancel,
                ])
                try await run.presented(in: window)
                #expect(window.probe.focusedRow == 1)
            }
        }

        @Test func focusOpensOnCancelWhereNothingElseIsEnabled() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: [Action("One", id: "one", isEnabled: false), .cancel])
                try await run.presented(in: window)
                #expect(window.probe.focusedRow == 1)
                try await window.input.key("Tab")
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer cancelAction")
            }
        }

        @Test(arguments: ["Left", "Right", "ctrl+Tab", "ctrl+shift+Tab", "Page_Down", "ctrl+Home"])
        func noKeyLeadsOutOfTheSheet(_ key: String) async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.entry)
                let run = try SheetRun()
                try await run.presented(in: window)
                // More than there are rows.
                for _ in 1...6 {
                    try await window.input.key(key)
                    try await FrameCounter.idle(window.widget, emptyFrames: 1)
                    #expect(window.probe.focusedRow != nil)
                }
                try await window.input.key("Home")
                try await eventually("the first row has the focus, not \(focused(window))") {
                    window.probe.focusedRow == 0
                }
                #expect(run.isPresented)
            }
        }

        @Test func typedTextDoesNotReachTheContentUnderTheSheet() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.entry)
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.type("xyz")
                try await window.input.key("Escape")
                try await run.ends()
                #expect(String(cString: gtk_editable_get_text(OpaquePointer(window.entry))) == "")
                try await window.input.type("a")
                try await eventually("the entry receives keys again") {
                    String(cString: gtk_editable_get_text(OpaquePointer(window.entry))) == "a"
                }
            }
        }

        @Test func returnDoesNotReachTheWindowsDefaultButton() async throws {
            try await withSheetWindow { window in
                gtk_window_set_default_widget(window.window, window.button)
                let run = try SheetRun(actions: [Action("One", id: "one", isEnabled: false)])
                try await run.presented(in: window)
                try await window.input.key("Return")
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
                #expect(window.buttonClicks == 0)
            }
        }

        @Test func aMnemonicUnderTheSheetIsNotReached() async throws {
            try await withSheetWindow { window in
                gtk_button_set_label(UnsafeMutablePointer<GtkButton>(OpaquePointer(window.button)), "_Beneath")
                gtk_button_set_use_underline(UnsafeMutablePointer<GtkButton>(OpaquePointer(window.button)), 1)
                try await window.input.key("alt+b")
                try await eventually("the mnemonic works without a sheet") { window.buttonClicks == 1 }
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.key("alt+b")
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
                // GTK lets a mnemonic's click come a while later.
                try await window.input.key("alt+b")
                try await eventually("the mnemonic works again") { window.buttonClicks >= 2 }
                #expect(window.buttonClicks == 2)
            }
        }

        /// A Return meant for something else must not destroy anything.
        @Test(arguments: ["Return", "space"])
        func aKeyPicksNoDestructiveActionDuringThePresentation(_ key: String) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                var picked = false
                run.controller.shouldDismiss = { outcome in
                    if case .action = outcome, run.controller.phase == .presenting { picked = true }
                    return true
                }
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                run.present(in: window.reference)
                try await eventually("the first frame") { !recorder.frames.isEmpty }
                try await window.input.key(key)
                try await run.isAtRest(in: window)
                #expect(!picked)
                // Shows the ring.
                try await window.input.key("Home")
                try await window.input.key(key)
                let answer = try await run.ends()
                #expect(answer == "answer delete#1")
            }
        }

        // MARK: Keys that are held

        /// A key that is already held when the sheet is presented has no effect, however long it repeats (sheet.md §9).
        @Test(arguments: ["Return", "space", "Escape"])
        func aKeyThatIsStillHeldHasNoEffect(_ key: String) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: [Action("One", id: "one"), .cancel])
                // A Wayland compositor may report the key late; the sheet must not receive it as a new press.
                let before = KeyCounter(window.widget)
                try await window.input.keyDown(key)
                try await eventually("the key is down") { before.presses > 0 }
                run.present(in: window.reference)
                try await run.isAtRest(in: window)
                try await KeyCounter(window.widget).isRepeated()
                #expect(run.isPresented)
                try await window.input.keyUp(key)
                try await window.input.key(key)
                let answer = try await run.ends()
                #expect(answer == (key == "Escape" ? "answer escape" : "answer one#0"))
                #expect(run.log.filter { $0.hasPrefix("handler") }.count == 1)
            }
        }

        @Test func aKeyThatIsHeldPicksInOneSheetOnly() async throws {
            try await withSheetWindow { window in
                let (first, second) = (try SheetRun(actions: [.cancel]), try SheetRun(actions: [.cancel]))
                first.controller.onEvent = { [weak window, weak second] event in
                    if case .didDismiss = event, let window { second?.present(in: window.reference) }
                }
                // The first sheet receives the second press during its dismissal; it is held when the second appears.
                try await first.presented(in: window, animated: true)
                try await window.input.keyDown("Escape")
                try await window.input.keyUp("Escape")
                try await window.input.keyDown("Escape")
                try await eventually("the second sheet is there") { second.isPresented }
                try await KeyCounter(window.widget).isRepeated()
                #expect(second.log == ["willPresent", "didPresent"])
                try await window.input.keyUp("Escape")
                second.controller.dismiss(animated: false)
            }
        }

        // MARK: Type-ahead

        @Test(arguments: [("h", 2), ("m", 1), ("mo", 1), ("c", 3), ("x", 0)])
        func whatIsTypedLeadsToItsLabel(_ typed: String, _ row: Int) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                for letter in typed { try await window.input.key(String(letter)) }
                try await eventually("row \(row) has the focus, not \(focused(window))") {
                    window.probe.focusedRow == row
                }
                #expect(run.isPresented)
                run.controller.dismiss(animated: false)
            }
        }

        /// The ring is for keys alone, also where a click opened the sheet.
        @Test func aKeyShowsWhereTheFocusIs() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                connect(window.button, "clicked") { run.present(in: window.reference, animated: false) }
                try await window.click(window.button)
                try await run.isAtRest(in: window)
                #expect(gtk_window_get_focus_visible(window.window) == 0)
                try await window.input.key("Down")
                // In the tint, two pixels wide, three from the row's edge.
                let row = try #require(window.probe.frame(of: window.probe.rows[1]))
                for (x, y) in [(row.x + 3, row.midY), (row.maxX - 3, row.midY), (row.midX, row.y + 3)] {
                    try await window.shows(Pixel(0, 122, 255), x: x, y: y, "the ring")
                }
                try await window.input.key("Down")
                try await window.shows(
                    SheetWindow.dimmed.underMaterial(), x: row.x + 3, y: row.midY, "where the ring was")
                run.controller.dismiss(animated: false)
            }
        }

        // MARK: Focus

        @Test func focusGoesBackToWhereItWas() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.entry)
                let before = try #require(window.probe.focus)
                for way in ["Escape", "Return", "program"] {
                    let run = try SheetRun()
                    try await run.presented(in: window, animated: true)
                    #expect(window.probe.focusedRow == 0)
                    // A key shows the ring first, without which Return picks nothing that destroys.
                    if way == "Return" { try await window.input.key("Home") }
                    if way == "program" {
                        run.controller.dismiss(animated: true)
                    } else {
                        try await window.input.key(way)
                    }
                    try await run.ends()
                    #expect(window.probe.focus == before, "after \(way)")
                }
            }
        }

        @Test func aWindowWithoutFocusHasNoFocusAfterwards() async throws {
            try await withSheetWindow { window in
                gtk_window_set_focus(window.window, nil)
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.key("Escape")
                try await run.ends()
                #expect(window.probe.focus == nil)
            }
        }

        @Test func focusIsLostForAWidgetThatIsGoneByThen() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.button)
                let run = try SheetRun()
                try await run.presented(in: window)
                gtk_box_remove(asBox(try #require(gtk_widget_get_parent(window.button))), window.button)
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
                #expect(window.probe.focus != window.button)
            }
        }

        @Test(arguments: ["Tab", "Down", "Home", "Return", "space"])
        func aKeyReachesNothingWhileTheSheetIsBeingDismissed(_ key: String) async throws {
            try await withSheetWindow { window in
                var activations = 0
                connect(window.button, "activate") { activations += 1 }
                // After the sheet has gone, a key is the window's by right; on a slow machine it may arrive that late.
                for attempt in 1...5 {
                    gtk_widget_grab_focus(window.button)
                    let before = activations
                    let run = try SheetRun()
                    try await run.presented(in: window, animated: true)
                    let keys = KeyCounter(window.widget)
                    keys.onPress = { [unowned run] in run.note("key") }
                    run.controller.dismiss(animated: true)
                    try await window.input.key(key)
                    try await run.ends()
                    try await eventually("the key arrives") { keys.presses == 1 }
                    let expected = ["willPresent", "didPresent", "willDismiss programmatic", "key"]
                    guard run.log.starts(with: expected) else {
                        try #require(attempt < 5, "the key never arrived in time: \(run.log)")
                        continue
                    }
                    #expect(window.probe.focus == window.button)
                    #expect(activations == before)
                    break
                }
                guard ["Return", "space"].contains(key) else { return }
                let before = activations
                try await window.input.key(key)
                try await eventually("now the key is the button's") { activations == before + 1 }
            }
        }

        // MARK: Help

        private func focused(_ window: SheetWindow) -> String { window.probe.focusedRow.map { "\($0)" } ?? "none" }

        private func setAccelerators(_ accelerators: [String], _ application: UnsafeMutablePointer<GtkApplication>) {
            var names = accelerators.map { UnsafePointer(strdup($0)) } + [nil]
            gtk_application_set_accels_for_action(application, "app.leave", &names)
            for case .some(let name) in names { free(UnsafeMutableRawPointer(mutating: name)) }
        }
    }
}
