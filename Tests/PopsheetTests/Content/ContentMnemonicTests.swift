import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Alt and a letter in an application's widget, and keys that nothing in it handles (content.md §10).
    @Suite @MainActor struct ContentMnemonicTests {
        init() throws { try Display.open() }

        private func hasFocus(_ widget: WidgetPointer, in window: SheetWindow) -> Bool {
            window.probe.focus.map { $0 == widget || gtk_widget_is_ancestor($0, widget) != 0 } == true
        }

        @Test func theyChooseInTheSheetAndNothingBeneath() async throws {
            try await withSheetWindow { window in
                var clicks = 0
                gtk_button_set_label(window.button.cast(), "_Go")
                gtk_button_set_use_underline(window.button.cast(), 1)
                let (entry, other, button) = (
                    gtk_entry_new()!, gtk_entry_new()!, gtk_button_new_with_mnemonic("_Press")!
                )
                connect(button, "clicked") { clicks += 1 }
                let label = gtk_label_new_with_mnemonic("_Name")!
                gtk_label_set_mnemonic_widget(OpaquePointer(label), entry)
                let run = try ContentSheetRun("Title", content: Contents.column([other, label, entry, button]))
                try await run.presented(in: window, animated: true)
                try await eventually("the first has the focus") { hasFocus(other, in: window) }
                try await window.input.key("alt+n")
                try await eventually("the label's entry has the focus") { hasFocus(entry, in: window) }
                try await window.input.key("alt+p")
                try await eventually("the button is clicked") { clicks == 1 }
                try await window.input.key("alt+g")
                try await window.input.key("alt+p")
                try await eventually("the button is clicked again") { clicks == 2 }
                #expect(window.buttonClicks == 0 && run.isPresented)
                gtk_widget_set_sensitive(button, 0)
                try await window.input.key("alt+p")
                try await FrameCounter.idle(window.widget)
                #expect(clicks == 2)
                try await run.dismiss()
            }
        }

        @Test func aLetterOfSeveralFocusesOneAfterTheOther() async throws {
            try await withSheetWindow { window in
                let entries = [gtk_entry_new()!, gtk_entry_new()!]
                var children: [WidgetPointer] = [gtk_entry_new()]
                for entry in entries {
                    let label = gtk_label_new_with_mnemonic("_Name")!
                    gtk_label_set_mnemonic_widget(OpaquePointer(label), entry)
                    children += [label, entry]
                }
                let run = try ContentSheetRun("Title", content: Contents.column(children))
                try await run.presented(in: window, animated: true)
                for index in [0, 1, 0, 1] {
                    try await window.input.key("alt+n")
                    try await eventually("entry \(index) has the focus") { hasFocus(entries[index], in: window) }
                }
                try await run.dismiss()
            }
        }

        @Test(arguments: [true, false])
        func anUnhandledKeyReachesTheWidgetOnce(_ isModal: Bool) async throws {
            let area = gtk_drawing_area_new()!
            gtk_widget_set_focusable(area, 1)
            gtk_widget_set_size_request(area, 100, 50)
            var presses = 0
            let keys = gtk_event_controller_key_new()!
            let signal = Signal.answering(UnsafeMutableRawPointer(keys), "key-pressed") { _ in
                presses += 1
                return false
            }
            defer { signal.disconnect() }
            gtk_widget_add_controller(area, keys)
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: area, detents: [.medium]) {
                    if !isModal { $0.largestUndimmedDetent = .medium }
                }
                try await run.presented(in: window, animated: true)
                gtk_widget_grab_focus(area)
                for count in 1...3 {
                    try await window.input.key("F\(count + 5)")
                    try await eventually("it arrives") { presses >= count }
                    try await FrameCounter.idle(window.widget)
                    #expect(presses == count)
                }
                try await run.dismiss()
            }
        }

        @Test func theTabKeyMovesThroughBarContentAndActionsInTheirOrder() async throws {
            try await withSheetWindow { window in
                let (first, second) = (gtk_entry_new()!, gtk_entry_new()!)
                let run = try ContentSheetRun(
                    "Title", content: Contents.column([first, second]), trailing: [BarItem("Done", id: "done")],
                    actions: [Action("One", id: "one")])
                try await run.presented(in: window, animated: true)
                try await eventually("the content is first") { hasFocus(first, in: window) }
                let content = try #require(run.content)
                let item = try #require(content.bar.items.first?.button)
                let row = try #require(content.list.rows.shown.first?.button)
                let order = [first, second, row, content.grabber.button, item]
                for (index, widget) in (order + [first]).enumerated() {
                    try await eventually("\(index) has the focus") { hasFocus(widget, in: window) }
                    try await window.input.key("Tab")
                }
                for widget in [first, item, content.grabber.button, row, second, first] {
                    try await window.input.key("shift+Tab")
                    try await eventually("back") { hasFocus(widget, in: window) }
                }
                try await run.dismiss()
            }
        }
    }
}
