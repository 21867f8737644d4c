import CPopsheetAPI
import Popsheet
import PopsheetTestSupport
import Testing

extension LibrarySuites {
    /// Sheets that show a widget, and their live changes.
    @Suite @MainActor struct LibraryContentTests {
        private typealias Result = LibrarySheet.Result

        private func detents(_ detents: [OpaquePointer], of sheet: OpaquePointer) {
            var list: [OpaquePointer?] = detents
            popsheet_content_sheet_set_detents(sheet, &list, gsize(list.count))
            for detent in detents { popsheet_detent_unref(detent) }
        }

        @Test func theDefaultItemIsReturnedAndTheWidgetKeepsItsText() async throws {
            let (sheet, entry) = try LibrarySheet.contentSheet()
            let test = try await LibrarySheet(sheet)
            for text in ["a", "ab"] {
                let count = test.results.count
                test.present()
                try await test.waitUntilPresented()
                try await eventually("the entry has the focus") {
                    gtk_widget_is_ancestor(gtk_window_get_focus(test.window.window), entry) != 0
                }
                gtk_editable_set_position(OpaquePointer(entry), -1)
                try await Input().type(text.suffix(1).description)
                try await eventually("the entry has the text") {
                    String(cString: gtk_editable_get_text(OpaquePointer(entry))) == text
                }
                try await Input().key("Return")
                try await eventually("there is a result") { test.results.count > count }
                #expect(test.results.last == Result(id: "create"))
                #expect(gtk_widget_get_parent(entry) == nil)
            }
        }

        @Test func aProgramReplacesTheTextsOfTheLibrary() throws {
            let names = ["cancel", "action-sheet", "sheet", "grabber", "destructive", "detent-medium", "detent-mine"]
            defer { for name in names { popsheet_set_default_text(name, nil) } }
            for name in names { popsheet_set_default_text(name, "My \(name)") }
            let strings = PopsheetDefaults.strings
            #expect(
                [strings.cancel, strings.actionSheet, strings.sheet, strings.grabber, strings.destructive]
                    == names.prefix(5).map { "My \($0)" })
            #expect(strings.detentName(.medium) == "My detent-medium")
            #expect(strings.detentName(.custom("mine") { _ in 1 }) == "My detent-mine")
            #expect(strings.detentName(.large) == PopsheetStrings().detentName(.large))
            for name in names { popsheet_set_default_text(name, nil) }
            #expect(PopsheetDefaults.strings.grabber == PopsheetStrings().grabber)
            #expect(PopsheetDefaults.strings.detentName(.medium) == PopsheetStrings().detentName(.medium))
        }

        @Test func anItemThatDoesNotDismissOnlyEmitsItsSignal() async throws {
            let (sheet, _) = try LibrarySheet.contentSheet()
            let test = try await LibrarySheet(sheet)
            let item = try #require(popsheet_content_sheet_get_action(test.sheet, "create"))
            popsheet_bar_item_set_dismisses(item, 0)
            var count = 0
            let connection = Signal(UnsafeMutableRawPointer(item), "activated") { _ in count += 1 }
            test.present()
            try await test.waitUntilPresented()
            try await Input().key("Return")
            try await eventually("the item is activated") { count == 1 }
            #expect(test.results.isEmpty && !test.log.contains("response"))
            popsheet_bar_item_set_busy(item, 1)
            popsheet_bar_item_set_busy(item, 0)
            popsheet_bar_item_set_dismisses(item, 1)
            try await Input().key("Return")
            #expect(try await test.result() == Result(id: "create"))
            connection.disconnect()
        }

        @Test func theSheetRestsAtItsDetentsAndReportsItsHeight() async throws {
            let (sheet, _) = try LibrarySheet.contentSheet()
            let test = try await LibrarySheet(sheet)
            detents([popsheet_detent_new_height("low", 200), popsheet_detent_new_large()], of: sheet)
            var heights: [Double] = []
            test.listen("notify::height") { _ in
                heights.append(popsheet_content_sheet_get_height(sheet))
                return "height"
            }
            test.listen("detent-changed") { _ in
                "detent " + String(cString: popsheet_content_sheet_get_selected_detent(sheet))
            }
            test.present()
            try await test.waitUntilPresented()
            try await eventually("it rests") { popsheet_content_sheet_get_at_rest(sheet) != 0 }
            #expect(popsheet_content_sheet_get_height(sheet) == 200)
            #expect(String(cString: popsheet_content_sheet_get_selected_detent(sheet)) == "low")
            popsheet_content_sheet_set_selected_detent(sheet, "large")
            try await eventually("it rests higher") {
                popsheet_content_sheet_get_at_rest(sheet) != 0 && popsheet_content_sheet_get_height(sheet) > 300
            }
            #expect(heights.contains { $0 > 200 && $0 < 300 })
            #expect(test.log.contains("detent large"))
            popsheet_sheet_force_close(sheet)
            #expect(try await test.result() == Result(reason: POPSHEET_CANCEL_REASON_PROGRAM))
            #expect(popsheet_content_sheet_get_height(sheet) == 0)
            #expect(popsheet_content_sheet_get_at_rest(sheet) == 0)
        }

        @Test func aCustomDetentIsComputedAgain() async throws {
            let (sheet, _) = try LibrarySheet.contentSheet()
            let test = try await LibrarySheet(sheet)
            let height = UnsafeMutablePointer<Double>.allocate(capacity: 1)
            height.pointee = 240
            let detent = popsheet_detent_new_custom(
                "own", { _, _, _, data in data?.assumingMemoryBound(to: Double.self).pointee ?? 0 }, height,
                { $0?.assumingMemoryBound(to: Double.self).deallocate() })
            detents([detent].compactMap { $0 }, of: sheet)
            test.present()
            try await eventually("it rests") { popsheet_content_sheet_get_at_rest(sheet) != 0 }
            #expect(popsheet_content_sheet_get_height(sheet) == 240)
            height.pointee = 320
            popsheet_content_sheet_invalidate_detents(sheet)
            try await eventually("it has moved") { popsheet_content_sheet_get_height(sheet) == 320 }
            popsheet_sheet_force_close(sheet)
            _ = try await test.result()
        }

        @Test func aMenuThatIsSetWhileTheActionsArePresentedIsShownTheNextTime() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            test.present()
            try await test.waitUntilPresented()
            let menu = g_menu_new()
            g_menu_append(menu, "Open", "win.open")
            popsheet_action_sheet_set_menu_model(
                test.sheet, UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self))
            menu.map { g_object_unref(UnsafeMutableRawPointer($0)) }
            popsheet_sheet_set_action_enabled(test.sheet, "delete", 0)
            try await test.choose()
            #expect(try await test.result() == Result(id: "move"))
        }

        @Test func contentThatHasAParentIsAnError() async throws {
            let (sheet, entry) = try LibrarySheet.contentSheet()
            let test = try await LibrarySheet(sheet)
            gtk_window_set_child(test.window.window, entry)
            test.present()
            #expect(
                try await test.result()
                    == Result(error: "popsheet-error-quark \(POPSHEET_ERROR_CONTENT_HAS_PARENT.rawValue)"))
        }

        /// The first widget with a CSS name in a widget, or the widget itself.
        private func descendant(
            of widget: UnsafeMutablePointer<GtkWidget>, named name: String
        ) -> UnsafeMutablePointer<GtkWidget>? {
            if String(cString: gtk_widget_get_css_name(widget)) == name { return widget }
            return widget.children.lazy.compactMap { descendant(of: $0, named: name) }.first
        }

        @Test func aPopoverFollowsTheRectangleThatItPointsAt() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            popsheet_sheet_set_style(test.sheet, POPSHEET_STYLE_POPOVER)
            popsheet_sheet_set_source(test.sheet, test.window.widget)
            var rect = GdkRectangle(x: 180, y: 40, width: 40, height: 20)
            popsheet_sheet_set_pointing_to(test.sheet, &rect)
            test.present()
            try await test.waitUntilPresented()
            let card = try #require(descendant(of: test.window.widget, named: "card"))
            let before = try Place.onSurface(of: card).y
            rect.y = 140
            popsheet_sheet_set_pointing_to(test.sheet, &rect)
            try await eventually("the popover has moved") { try Place.onSurface(of: card).y == before + 100 }
            popsheet_sheet_set_pointing_to(test.sheet, nil)
            // It points at all of the window, from its own surface, which has no size at first.
            try await eventually("the popover has moved again") {
                do {
                    return try Place.onSurface(of: card).y != before + 100
                } catch {
                    return false
                }
            }
            popsheet_sheet_force_close(test.sheet)
            _ = try await test.result()
        }

        @Test func missingContentIsAnError() async throws {
            try Display.open()
            let test = try await LibrarySheet(try #require(popsheet_content_sheet_new("Empty", nil)))
            test.present()
            #expect(
                try await test.result()
                    == Result(error: "popsheet-error-quark \(POPSHEET_ERROR_INVALID_CONTENT.rawValue)"))
        }

        @Test func actionsThatAreAppendedWhileTheSheetIsPresentedCanBeChosen() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            test.present()
            try await test.waitUntilPresented()
            #expect(popsheet_action_sheet_remove(test.sheet, "delete") != 0)
            #expect(popsheet_action_sheet_remove(test.sheet, "move") != 0)
            popsheet_action_sheet_append_new(test.sheet, "share", "Share", POPSHEET_ROLE_DEFAULT)
            popsheet_sheet_set_title(test.sheet, "Share")
            try await test.choose()
            #expect(try await test.result() == Result(id: "share"))
        }

        @Test func aChangeThatIsNotValidKeepsTheSheetAndWarns() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            test.present()
            try await test.waitUntilPresented()
            let action = try #require(popsheet_action_sheet_get_action(test.sheet, "delete"))
            let warnings = await GLibMessages.expecting("a sheet keeps its contents") {
                popsheet_action_set_label(action, " ")
            }
            #expect(warnings.count == 1)
            popsheet_action_set_label(action, "Delete")
            try await test.choose()
            #expect(try await test.result() == Result(id: "delete"))
        }

        @Test func aDisabledActionCantBeChosen() async throws {
            let test = try await LibrarySheet(try LibrarySheet.actionSheet())
            test.present()
            try await test.waitUntilPresented()
            popsheet_sheet_set_action_enabled(test.sheet, "delete", 0)
            try await test.choose()
            #expect(try await test.result() == Result(id: "move"))
        }

        @Test func aMenuIsASheetOfItsItems() async throws {
            try Display.open()
            let menu = g_menu_new()
            g_menu_append(menu, "Name", "win.sort::name")
            g_menu_append(menu, "Date", "win.sort::date")
            let model = UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self)
            let test = try await LibrarySheet(try #require(popsheet_action_sheet_new_from_menu(model)))
            menu.map { g_object_unref(UnsafeMutableRawPointer($0)) }
            let action = g_simple_action_new("sort", g_variant_type_new("s"))
            let group = g_simple_action_group_new()
            g_action_map_add_action(OpaquePointer(group), action)
            var chosen: [String] = []
            let connection = Signal(UnsafeMutableRawPointer(try #require(action)), "activate") { _ in
                chosen.append("sort")
            }
            popsheet_sheet_insert_action_group(test.sheet, "win", group.map { OpaquePointer($0) })
            test.present()
            try await test.waitUntilPresented()
            try await Input().key("Return")
            #expect(try await test.result() == Result(id: "win.sort::name"))
            #expect(chosen == ["sort"])
            connection.disconnect()
        }
    }
}
