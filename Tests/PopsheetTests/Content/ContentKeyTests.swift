import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Keys in an application's widget (content.md §10).
    @Suite @MainActor struct ContentKeyTests {
        /// GTK is initialized before the first widget.
        init() throws { try Display.open() }

        private func text(of entry: WidgetPointer) -> String {
            String(cString: gtk_editable_get_text(OpaquePointer(entry)))
        }

        @Test func textIsTypedIntoAnEntry() async throws {
            let entry = gtk_entry_new()!
            try await withContent(entry) { window, run in
                try await window.input.type("Añ x")
                try await eventually("the text is in the entry") { text(of: entry) == "Añ x" }
                try await window.input.key("BackSpace")
                try await eventually("the last letter is gone") { text(of: entry) == "Añ " }
                #expect(text(of: window.entry) == "" && run.isPresented)
            }
        }

        @Test func escapeEndsTheEditingOfALabelBeforeTheSheet() async throws {
            let label = gtk_editable_label_new("Album")!
            // GTK 4.8 uses the label for a moment after it has lost the focus, even if nothing else does.
            g_object_ref_sink(label)
            try await withSheetWindow { window in
                let run = try ContentSheetRun(content: label)
                try await run.presented(in: window)
                gtk_editable_label_start_editing(OpaquePointer(label))
                try await window.input.type("x")
                try await window.input.key("Escape")
                try await eventually("the label is no longer edited") {
                    gtk_editable_label_get_editing(OpaquePointer(label)) == 0
                }
                #expect(run.isPresented)
                try await window.input.key("Escape")
                try await eventually("the sheet is gone: \(run.log)") {
                    run.log.last?.hasPrefix("didDismiss") == true
                }
            }
        }

        @Test func theBarHasTheFocusIfNothingInTheWidgetCanHaveIt() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.entry)
                let run = try ContentSheetRun(content: gtk_drawing_area_new(), trailing: [BarItem("Done", id: "done")])
                try await run.presented(in: window)
                #expect(run.content?.bar.focused?.targetID == .action("done"))
                try await window.input.key("Tab")
                try await eventually("the grabber has the focus") { run.content?.grabber.hasFocus == true }
                try await window.input.key("Tab")
                try await eventually("the item has it again") { run.content?.bar.focused != nil }
                try await window.input.key("Escape")
                try await eventually("the sheet is gone: \(run.log)") {
                    run.log.last?.hasPrefix("didDismiss") == true
                }
            }
        }

        /// The Return key stands for the default action, so it can't have been meant for another one.
        @Test func returnChoosesTheDefaultActionAsSoonAsItIsEnabled() async throws {
            try await withSheetWindow { window in
                var accepts = Action("OK", id: "ok")
                accepts.isEnabled = false
                let run = try ContentSheetRun(content: gtk_progress_bar_new(), actions: [accepts, .cancel]) {
                    $0.defaultAction = "ok"
                }
                try await run.presented(in: window)
                #expect(run.content?.list.rows.focusedAction?.id == "cancel")
                // No time passes for the focus from now on.
                run.content?.list.listFocus.clock = { 0 }
                run.controller.setEnabled(false, "cancel")
                run.controller.setEnabled(true, "ok")
                try await eventually("the action has the focus") { run.content?.list.rows.focusedAction?.id == "ok" }
                try await window.input.key("Return")
                let outcome = try await run.ends()
                #expect(outcome == "ok#0")
            }
        }

        @Test func spaceActivatesAWidgetThatLeavesItToItsWindow() async throws {
            let toggle = gtk_switch_new()!
            try await withSheetWindow { window in
                let run = try ContentSheetRun(content: toggle)
                try await run.presented(in: window)
                try await window.input.key("space")
                try await eventually("the switch is on") { gtk_switch_get_active(OpaquePointer(toggle)) != 0 }
                try await window.input.key("Escape")
                try await eventually("the sheet is gone: \(run.log)") {
                    run.log.last?.hasPrefix("didDismiss") == true
                }
            }
        }

        @Test func copyAndPasteWork() async throws {
            let entry = gtk_entry_new()!
            try await withContent(entry) { window, run in
                try await window.input.type("ab")
                try await eventually("the text is in the entry") { text(of: entry) == "ab" }
                for key in ["ctrl+a", "ctrl+c", "End", "ctrl+v"] { try await window.input.key(key) }
                try await eventually("the text is there twice") { text(of: entry) == "abab" }
            }
        }

        @Test func aWidgetReceivesTheReleasesOfItsKeys() async throws {
            let area = gtk_drawing_area_new()!
            gtk_widget_set_focusable(area, 1)
            var log: [String] = []
            let keys = gtk_event_controller_key_new()!
            var handles = true
            let signals = [
                Signal.answering(UnsafeMutableRawPointer(keys), "key-pressed") { _ in
                    log.append("press")
                    return handles
                },
                Signal(UnsafeMutableRawPointer(keys), "key-released") { _ in log.append("release") },
            ]
            defer { for signal in signals { signal.disconnect() } }
            gtk_widget_add_controller(area, keys)
            try await withContent(area) { window, run in
                try await window.input.key("a")
                try await eventually("press and release") { log == ["press", "release"] }
                handles = false
                try await window.input.key("b")
                try await eventually("both again, once") { log == ["press", "release", "press", "release"] }
                try await FrameCounter.idle(window.widget)
                #expect(log.count == 4)
            }
        }

        @Test func acceleratorsAndShortcutsOfTheWindowDoNotFire() async throws {
            let entry = gtk_entry_new()!
            try await withContent(entry, kind: .gtkApplicationWindow) { window, run in
                let (application, name) = (try #require(window.application), "content-key")
                var activations = 0
                let action = g_simple_action_new(name, nil)!
                let observer = Signal(UnsafeMutableRawPointer(action), "activate") { _ in activations += 1 }
                defer { observer.disconnect() }
                g_action_map_add_action(OpaquePointer(application), action)
                let accelerators = GivenAccelerators(["a", "<Control>q"], of: "app.\(name)", in: application)
                defer { accelerators.remove() }
                let shortcuts = gtk_shortcut_controller_new()!
                gtk_shortcut_controller_set_scope(shortcuts, GTK_SHORTCUT_SCOPE_GLOBAL)
                let trigger = gtk_keyval_trigger_new(UInt32(GDK_KEY_b), GdkModifierType(rawValue: 0))
                gtk_shortcut_controller_add_shortcut(
                    shortcuts, gtk_shortcut_new(trigger, gtk_named_action_new("app.\(name)")))
                gtk_widget_add_controller(window.widget, shortcuts)
                try await window.input.type("ab")
                try await eventually("the text is in the entry") { text(of: entry) == "ab" }
                try await window.input.key("ctrl+q")
                try await window.input.type("c")
                try await eventually("the last letter is in the entry") { text(of: entry) == "abc" }
                #expect(activations == 0)
                try await run.dismiss()
                try await window.input.key("ctrl+q")
                try await eventually("the accelerator works again") { activations == 1 }
            }
        }

        @Test func escapeDismissesWhileAnEntryHasTheFocus() async throws {
            let entry = gtk_entry_new()!
            try await withContent(entry) { window, run in
                try await window.input.key("Escape")
                let outcome = try await run.ends()
                #expect(outcome == .cancelled(.escape))
            }
        }

        @Test func aDropDownOpensAndClosesByKeys() async throws {
            let dropDown = DropDown.make(["One", "Two", "Three"])
            try await withContent(dropDown) { window, run in
                let popover = try #require(DropDown.popover(of: dropDown))
                try await window.input.key("space")
                try await eventually("the list is open") { gtk_widget_get_mapped(popover) != 0 }
                try await eventually("the focus is in it") {
                    window.probe.focus.map { gtk_widget_is_ancestor($0, popover) != 0 } == true
                }
                try await window.input.key("Escape")
                try await eventually("the list is closed") { gtk_widget_get_mapped(popover) == 0 }
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                try await window.input.key("space")
                try await eventually("the list is open again") {
                    window.probe.focus.map { gtk_widget_is_ancestor($0, popover) != 0 } == true
                }
                try await window.input.key("Down")
                try await window.input.key("Return")
                try await eventually("the second is chosen") {
                    gtk_drop_down_get_selected(OpaquePointer(dropDown)) == 1
                }
                try await eventually("the list is closed") { gtk_widget_get_mapped(popover) == 0 }
                #expect(run.isPresented)
                try await window.input.key("Escape")
                let outcome = try await run.ends()
                #expect(outcome == .cancelled(.escape))
            }
        }
    }
}

/// Makes drop-downs.
@MainActor
private enum DropDown {
    static func make(_ texts: [String]) -> WidgetPointer {
        let list = gtk_string_list_new(nil)!
        for text in texts { gtk_string_list_append(list, text) }
        return gtk_drop_down_new(list, nil)
    }

    static func popover(of dropDown: WidgetPointer) -> WidgetPointer? {
        dropDown.children.first { $0.isA(gtk_popover_get_type()) }
    }
}

/// Accelerators of an application's action, until they are removed.
@MainActor
private struct GivenAccelerators {
    let action: String
    let application: UnsafeMutablePointer<GtkApplication>

    init(_ keys: [String], of action: String, in application: UnsafeMutablePointer<GtkApplication>) {
        (self.action, self.application) = (action, application)
        set(keys)
    }

    func remove() { set([]) }

    private func set(_ keys: [String]) {
        var strings: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
        gtk_application_set_accels_for_action(application, action, &strings)
        for string in strings { g_free(UnsafeMutableRawPointer(mutating: string)) }
    }
}
