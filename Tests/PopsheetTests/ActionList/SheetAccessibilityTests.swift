import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// What a sheet reports to assistive tools over the accessibility bus (sheet.md §10).
    ///
    /// GTK 4.18 reports the same as GTK 4.8, except for the name of a button's role, which `a11y` normalises.
    @Suite @MainActor struct SheetAccessibilityTests {
        /// Something that assistive tools know.
        private struct Element {
            var role: String, name: String, description: String
            var states: Set<Substring>
        }

        /// All there is, each before what is in it.
        private func elements() async throws -> [Element] {
            let answer = try await Accessibility.ask("tree").check()
            return answer.text.split(separator: "\n").compactMap { line in
                // role "name" (description) {states} [actions] @place
                guard let quote = line.firstIndex(of: "\""), let end = line.position(of: "\" ", after: quote),
                    let open = line[end...].firstIndex(of: "{"), let close = line[open...].firstIndex(of: "}")
                else { return nil }
                let between = line[end..<open].dropFirst(2).trimmed
                return Element(
                    role: line[..<quote].trimmed, name: String(line[line.index(after: quote)..<end]),
                    description: between.hasPrefix("(") ? String(between.dropFirst().dropLast()) : "",
                    states: Set(line[line.index(after: open)..<close].split(separator: ",")))
            }
        }

        private func elements(
            until description: String, _ condition: ([Element]) -> Bool
        ) async throws -> [Element] {
            var found: [Element] = []
            try await eventually("\(description): \(found.map { "\($0.role) “\($0.name)”" })") {
                found = try await elements()
                return condition(found)
            }
            return found
        }

        private func buttons(_ elements: [Element]) -> [String] {
            elements.filter { $0.role == "push button" }.map(\.name)
        }

        @Test func theSheetIsAModalDialogOfItsTextsAndButtonsInTheOrderShown() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let all = try await elements(until: "the sheet is reported") { buttons($0).count == 4 }
                let dialog = try #require(all.firstIndex { $0.role == "dialog" })
                #expect(all[dialog].name == "Action sheet, Delete 3 photos?, They leave all your devices.")
                #expect(all[dialog].states.contains("modal"))
                let reported = all[dialog...].filter { !$0.name.isEmpty }.dropFirst().map { "\($0.role) \($0.name)" }
                #expect(
                    reported == [
                        "label Delete 3 photos?", "label They leave all your devices.", "push button Delete Photos",
                        "push button Move to Album…", "push button Hide", "push button Cancel",
                    ])
                run.controller.dismiss(animated: false)
            }
        }

        @Test func theHeadingsAndStatesOfAMenuAreReported() async throws {
            try await withSheetWindow { window in
                let actions = TestActions().add("on", state: "true").add("off", state: "false").add("a")
                let menu = TestMenu().add("A", "x.a").add(
                    "View", section: TestMenu().add("On", "x.on").add("Off", "x.off"))
                let controller = try ActionSheetController(menu: menu.reference, actions: ["x": actions.reference])
                controller.present(in: window.reference) { _ in }
                let all = try await elements(until: "the menu is reported") { buttons($0).count == 4 }
                let dialog = try #require(all.firstIndex { $0.role == "dialog" })
                let reported = all[dialog...].filter { !$0.name.isEmpty }.dropFirst().map { "\($0.role) \($0.name)" }
                #expect(
                    reported == [
                        "push button A", "heading View", "push button On", "push button Off", "push button Cancel",
                    ])
                #expect(all.filter { $0.states.contains("checked") }.map(\.name) == ["On"])
                controller.dismiss(animated: false)
            }
        }

        @Test func aDisabledActionIsReportedAsDisabled() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: [
                    Action("One", id: "one"), Action("Two", id: "two", isEnabled: false), .cancel,
                ])
                try await run.presented(in: window)
                let all = try await elements(until: "the sheet is reported") { buttons($0).count == 3 }
                let sensitive = all.filter { $0.role == "push button" && $0.states.contains("sensitive") }
                #expect(sensitive.map(\.name) == ["One", "Cancel"])
                run.controller.dismiss(animated: false)
            }
        }

        @Test(arguments: [PresentationOptions.Style.sheet, .popover, .compact])
        func aRowIsDescribedByItsSubtitleAndByWhatItDestroys(_ presentation: PresentationOptions.Style) async throws {
            try Display.open()
            try await withSheetWindow(content: gtk_drawing_area_new()) { window in
                let run = try SheetRun(
                    actions: [
                        Action("Delete Photos", id: "delete", role: .destructive, subtitle: "3 photos"),
                        Action("Empty", id: "empty", role: .destructive), Action("Move", id: "move"),
                        Action("Hide", id: "hide", subtitle: "a\0b"),
                    ], style: presentation)
                try await run.presented(in: window)
                let all = try await elements(until: "the sheet is reported") { buttons($0).count == 4 }
                let described = all.filter { $0.role == "push button" }.map { "\($0.name): \($0.description)" }
                #expect(
                    described == [
                        "Delete Photos: 3 photos, Destructive", "Empty: Destructive", "Move: ", "Hide: a␀b",
                    ])
                run.controller.dismiss(animated: false)
            }
        }

        /// The tooltip of such a row shows what is drawn of its label; the name is the whole label.
        @Test func aLongLabelIsNotADescription() async throws {
            try await withSheetWindow { window in
                let long = String(repeating: "all of this ", count: 20)
                let run = try SheetRun(actions: [
                    Action(long, id: "long"), Action(long + "!", id: "red", role: .destructive),
                    Action(long + "?", id: "sub", subtitle: "Below"),
                ])
                try await run.presented(in: window)
                let all = try await elements(until: "the sheet is reported") { buttons($0).count == 3 }
                let rows = all.filter { $0.role == "push button" }
                #expect(rows.map(\.name) == [long + "!", long, long + "?"])
                #expect(rows.map(\.description) == ["Destructive", "", "Below"])
                // Another window size makes the layout, and with it the tooltip, again.
                try await window.resize(500, 640)
                let later = try await elements(until: "the sheet is reported") { buttons($0).count == 3 }
                #expect(
                    later.filter { $0.role == "push button" }.map(\.description) == ["Destructive", "", "Below"])
                run.controller.dismiss(animated: false)
            }
        }

        @Test(arguments: [PresentationOptions.Style.sheet, .popover, .compact])
        func aSheetWithEnoughSpaceHasNoScrollBars(_ presentation: PresentationOptions.Style) async throws {
            try Display.open()
            try await withSheetWindow(content: gtk_drawing_area_new()) { window in
                let run = try SheetRun("Title", actions: SheetRun.actions, style: presentation)
                try await run.presented(in: window)
                let all = try await elements(until: "the sheet is reported") { !buttons($0).isEmpty }
                #expect(!all.contains { $0.role.hasPrefix("scroll") })
                // A scroll bar is reported only while it is needed.
                try await window.resize(400, 200)
                _ = try await elements(until: "a scroll bar is reported") { $0.contains { $0.role == "scroll bar" } }
                try await window.resize(400, 640)
                _ = try await elements(until: "no scroll bar is reported") { !$0.contains { $0.role == "scroll bar" } }
                run.controller.dismiss(animated: false)
            }
        }

        @Test func theFocusIsReportedAsItMoves() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                for (key, name) in [("", "Delete Photos"), ("Down", "Move to Album…"), ("End", "Hide")] {
                    if !key.isEmpty { try await window.input.key(key) }
                    _ = try await elements(until: "“\(name)” has the focus") { all in
                        all.filter { $0.states.contains("focused") }.map(\.name) == [name]
                    }
                }
                run.controller.dismiss(animated: false)
            }
        }

        @Test func eventsReportTheFocusedWidget() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                // GTK reports only changes of objects that a client has requested before.
                _ = try await elements(until: "the sheet is reported") { buttons($0).count == 4 }
                let watch = try ProcessRunner.start("a11y", ["watch"])
                try await eventually("the observer listens") { !watch.outputSoFar.isEmpty }
                for (key, name) in [("Down", "Move to Album…"), ("End", "Hide"), ("Home", "Delete Photos")] {
                    try await window.input.key(key)
                    try await eventually("the focus on “\(name)” is reported") {
                        String(decoding: watch.outputSoFar, as: UTF8.self).hasSuffix("push button \"\(name)\"\n")
                    }
                }
                watch.closeInput()
                _ = try await watch.answer()
                run.controller.dismiss(animated: false)
            }
        }

        @Test func hostileTextsAreReportedSafely() async throws {
            try await withSheetWindow { window in
                let actions = [
                    Action("a\0b\u{1B}", id: "nul"), Action("\u{202E}exe", id: "override"),
                    Action("<b>&", id: "markup"),
                ]
                let run = try SheetRun("\u{202E}evil\u{2069}", message: "Safe", actions: actions)
                try await run.presented(in: window)
                let all = try await elements(until: "the sheet is reported") { buttons($0).count == 3 }
                #expect(buttons(all) == ["a␀b␛", "\u{2068}\u{202E}exe\u{2069}", "<b>&"])
                let dialog = all.first { $0.role == "dialog" }
                #expect(dialog?.name == "Action sheet, \u{2068}\u{202E}evil\u{2069}, Safe")
                run.controller.dismiss(animated: false)
            }
        }

        @Test func aBubbleOnItsOwnSurfaceIsTheSameDialog() async throws {
            try Display.open()
            try await withSheetWindow(width: 700, content: gtk_drawing_area_new()) { window in
                let run = try SheetRun("Title", actions: SheetRun.actions, style: .popover)
                run.controller.options.popover.surface = .native
                let point = Rect(x: 300, y: 300, width: 10, height: 10)
                try await run.presented(in: window, from: .rect(point, in: window.reference))
                let all = try await elements(until: "the sheet is reported") { buttons($0).count == 3 }
                #expect(all.filter { $0.role == "dialog" }.map(\.name) == ["Action sheet, Title"])
                #expect(buttons(all) == ["Delete Photos", "Move to Album…", "Hide"])
                #expect(all.first { $0.name == "Delete Photos" }?.description == "Destructive")
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func anAssistiveToolCanPick() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                _ = try await elements(until: "the sheet is reported") { buttons($0).contains("Hide") }
                try await Accessibility.ask("do", "push button", "Hide").check()
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
            }
        }

        @Test func theContentUnderTheSheetIsHiddenWhileTheSheetIsShown() async throws {
            try await withSheetWindow { window in
                _ = try await elements(until: "the content is reported") { buttons($0).contains("Beneath") }
                let (lower, upper) = (try SheetRun(), try SheetRun(actions: [Action("Up", id: "up"), .cancel]))
                try await lower.presented(in: window)
                _ = try await elements(until: "only the sheet is reported") { buttons($0).count == 4 }
                try await upper.presented(in: window)
                _ = try await elements(until: "only the upper sheet is reported") { buttons($0) == ["Up", "Cancel"] }
                upper.controller.dismiss(animated: false)
                let all = try await elements(until: "only the lower sheet is reported") { buttons($0).count == 4 }
                #expect(!buttons(all).contains("Beneath"))
                lower.controller.dismiss(animated: false)
                _ = try await elements(until: "the content is reported again") { buttons($0) == ["Beneath"] }
            }
        }

        @Test func onlyWhatIsInThePaneIsHidden() async throws {
            let (pane, box) = (gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
            try Display.open()
            gtk_box_append(asBox(pane), gtk_button_new_with_label("Inside"))
            gtk_widget_set_size_request(pane, 390, 500)
            gtk_box_append(asBox(box), pane)
            gtk_box_append(asBox(box), gtk_button_new_with_label("Outside"))
            try await withSheetWindow(content: box) { window in
                let run = try SheetRun(actions: [Action("One", id: "one")])
                run.present(in: WidgetReference(pane), animated: false)
                try await run.isAtRest(in: window)
                _ = try await elements(until: "the content outside the pane is reported") {
                    buttons($0).sorted() == ["One", "Outside"]
                }
                run.controller.dismiss(animated: false)
            }
        }
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }

    /// Where a text begins, after a place.
    fileprivate func position(of text: String, after start: Index) -> Index? {
        indices[start...].dropFirst().first { self[$0...].hasPrefix(text) }
    }
}
