import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Sheets over content sheets, and popovers in them (content.md §10).
    @Suite @MainActor struct ContentNestingTests {
        init() throws { try Display.open() }

        private func hasFocus(_ widget: WidgetPointer, in window: SheetWindow) -> Bool {
            window.probe.focus.map { $0 == widget || gtk_widget_is_ancestor($0, widget) != 0 } == true
        }

        @Test func escapeClosesTheUppermostOfThreeSheetsAndTheFocusReturnsEachTime() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.entry)
                let (first, second) = (gtk_entry_new()!, gtk_entry_new()!)
                let lower = try ContentSheetRun("Lower", content: first)
                try await lower.presented(in: window, animated: true)
                try await eventually("the lower has the focus") { hasFocus(first, in: window) }
                let upper = try ContentSheetRun("Upper", content: second, detents: [.height(200)])
                try await upper.presented(in: window, animated: true)
                try await eventually("the upper has the focus") { hasFocus(second, in: window) }
                let action = try SheetRun()
                try await action.presented(in: window)
                #expect(!hasFocus(second, in: window))
                try await window.input.key("Escape")
                try await action.ends()
                try await eventually("the upper has the focus again") { hasFocus(second, in: window) }
                #expect(lower.isPresented && upper.isPresented)
                try await window.input.type("x")
                try await eventually("it receives the keys") {
                    String(cString: gtk_editable_get_text(OpaquePointer(second))) == "x"
                }
                try await window.input.key("Escape")
                let outcome = try await upper.ends()
                #expect(outcome == "escape" && lower.isPresented)
                try await eventually("the lower has the focus again") { hasFocus(first, in: window) }
                try await window.input.key("Escape")
                try await lower.ends()
                try await eventually("the window has the focus again") { hasFocus(window.entry, in: window) }
            }
        }

        @Test func aSheetBeneathAnotherIsNotDragged() async throws {
            try await withSheetWindow { window in
                let lower = try ContentSheetRun("Lower", content: Contents.block(height: 50), detents: [.large])
                try await lower.presented(in: window, animated: true)
                let upper = try ContentSheetRun("Upper", content: Contents.block(height: 50), detents: [.height(200)])
                upper.controller.shouldDismiss = { _ in false }
                try await upper.presented(in: window, animated: true)
                let top = window.probe.top
                let drag = try await Drag.begin(at: Point(x: 100, y: 200), in: window)
                try await drag.move(through: [20, 100])
                try await drag.release(150)
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.top == top && lower.isPresented && upper.isPresented)
                upper.controller.shouldDismiss = nil
                try await upper.dismiss()
                try await lower.dismiss()
            }
        }

        @Test func anActionSheetIsPresentedInsideAContentPopover() async throws {
            try await withSheetWindow(width: 800, height: 640) { window in
                let entry = gtk_entry_new()!
                let run = try ContentSheetRun(
                    content: Contents.column([entry, Contents.block(height: 300, width: 300)]),
                    options: PresentationOptions(style: .popover))
                try await run.presented(in: window, from: .widget(WidgetReference(window.button)))
                try await eventually("the entry has the focus") { hasFocus(entry, in: window) }
                let action = try SheetRun()
                action.present(inside: run.controller)
                try await eventually("it is presented") { action.isPresented }
                try await window.input.key("Escape")
                let answer = try await action.ends()
                #expect(answer == "answer escape" && run.isPresented)
                try await eventually("the entry has the focus again") { hasFocus(entry, in: window) }
                try await window.input.key("Escape")
                try await run.ends()
            }
        }

        // MARK: GTK's popovers

        private func menu() -> (button: WidgetPointer, popover: WidgetPointer, inside: WidgetPointer) {
            let (button, popover, inside) = (gtk_menu_button_new()!, gtk_popover_new()!, gtk_entry_new()!)
            gtk_menu_button_set_label(OpaquePointer(button), "Menu")
            gtk_popover_set_child(popover.cast(), inside)
            gtk_menu_button_set_popover(OpaquePointer(button), popover)
            return (button, popover, inside)
        }

        @Test func aMenuOpensAboveTheSheetByMouseAndEscapeClosesOnlyTheMenu() async throws {
            let (button, popover, inside) = menu()
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.column([gtk_entry_new(), button]))
                try await run.presented(in: window, animated: true)
                for _ in 0..<2 {
                    try await window.click(button)
                    try await eventually("the menu is open") { gtk_widget_get_mapped(popover) != 0 }
                    try await eventually("the focus is in it") { hasFocus(inside, in: window) }
                    try await window.input.type("a")
                    try await eventually("it receives keys") {
                        String(cString: gtk_editable_get_text(OpaquePointer(inside))).hasSuffix("a")
                    }
                    try await window.input.key("Escape")
                    try await eventually("the menu is closed") { gtk_widget_get_mapped(popover) == 0 }
                    try await eventually("the focus returns") { hasFocus(button, in: window) }
                    #expect(run.isPresented)
                }
                try await window.input.key("Escape")
                let outcome = try await run.ends()
                #expect(run.outcome == .cancelled(.escape) && !outcome.isEmpty)
            }
        }

        @Test func aMenuOpensByKeysAndAHeldEscapeThatClosesItDoesNotDismissTheSheet() async throws {
            let (button, popover, inside) = menu()
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.column([button]))
                try await run.presented(in: window, animated: true)
                let keys = KeyCounter(window.widget)
                try await eventually("the button has the focus") { hasFocus(button, in: window) }
                try await window.input.key("space")
                try await eventually("the menu is open") { gtk_widget_get_mapped(popover) != 0 }
                try await eventually("the focus is in it") { hasFocus(inside, in: window) }
                try await window.input.keyDown("Escape")
                try await eventually("the menu is closed") { gtk_widget_get_mapped(popover) == 0 }
                try await keys.isRepeated()
                #expect(run.isPresented && run.outcome == nil, "\(run.log)")
                try await window.input.keyUp("Escape")
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                try await window.input.key("Escape")
                let outcome = try await run.ends()
                #expect(outcome == "escape")
            }
        }

        @Test func aPressOutsideAMenuClosesItAndNotTheSheet() async throws {
            let (button, popover, _) = menu()
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.column([button]))
                try await run.presented(in: window, animated: true)
                try await window.click(button)
                try await eventually("the menu is open") { gtk_widget_get_mapped(popover) != 0 }
                try await window.click(x: 200, y: 620)
                try await eventually("the menu is closed") { gtk_widget_get_mapped(popover) == 0 }
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                try await run.dismiss()
            }
        }

        @Test func aDropDownIsUsedByMouse() async throws {
            let texts = gtk_string_list_new(nil)!
            for text in ["One", "Two", "Three"] { gtk_string_list_append(texts, text) }
            let dropDown = gtk_drop_down_new(texts, nil)!
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.column([dropDown]))
                try await run.presented(in: window, animated: true)
                let popover = try #require(dropDown.children.first { $0.isA(gtk_popover_get_type()) })
                try await window.click(dropDown)
                try await eventually("the list is open") { gtk_widget_get_mapped(popover) != 0 }
                try await FrameCounter.idle(window.widget)
                try await window.input.key("Down")
                try await window.input.key("Return")
                try await eventually("the second is chosen") {
                    gtk_drop_down_get_selected(OpaquePointer(dropDown)) == 1
                }
                try await eventually("the list is closed") { gtk_widget_get_mapped(popover) == 0 }
                #expect(run.isPresented)
                try await run.dismiss()
            }
        }

        @Test func aTooltipOfTheContentIsShown() async throws {
            let label = gtk_label_new("Label")!
            var queries = 0
            gtk_widget_set_has_tooltip(label, 1)
            let signal = Signal.answering(UnsafeMutableRawPointer(label), "query-tooltip") { _ in
                queries += 1
                return false
            }
            defer { signal.disconnect() }
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.column([label]))
                try await run.presented(in: window, animated: true)
                let place = try await window.center(of: label)
                try await window.input.move(to: place)
                try await window.input.move(to: place.offset(x: 3, y: 0))
                try await eventually("GTK asks for the tooltip") { queries > 0 }
                try await run.dismiss()
            }
        }
    }
}
