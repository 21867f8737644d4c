import CPopsheet
import PopsheetLayout
import PopsheetModel
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet that is shown follows its window's look and the desktop's settings (sheet.md §6).
    @Suite @MainActor struct SheetSurroundingsTests {
        private func withSheet(_ body: (SheetWindow, SheetRun) async throws -> Void) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await body(window, run)
                #expect(run.log == ["willPresent", "didPresent"])
                #expect(window.probe.focusedRow == 0)
                run.controller.dismiss(animated: false)
            }
        }

        @Test func whereItsWindowTurnsDarkTheSheetDoes() async throws {
            try await withSheet { window, _ in
                let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                try await window.shows(
                    SheetWindow.dimmed.underMaterial(), x: card.x + 20, y: card.maxY - 10, "the card")
                gtk_widget_add_css_class(window.widget, "night")
                try await window.shows(
                    SheetWindow.dimmed.underMaterial(isDark: true), x: card.x + 20, y: card.maxY - 10, "the card")
                gtk_widget_remove_css_class(window.widget, "night")
                try await window.shows(
                    SheetWindow.dimmed.underMaterial(), x: card.x + 20, y: card.maxY - 10, "the card")
            }
        }

        @Test func theApplicationsLooksAreThoseOfASheetThatNamesNone() async throws {
            defer { (PopsheetDefaults.appearance, PopsheetDefaults.tint) = (.automatic, nil) }
            PopsheetDefaults.appearance = .dark
            PopsheetDefaults.tint = SheetColor(255, 0, 255)
            try await withSheet { window, _ in
                let (card, row) = (window.probe.cards[0], window.probe.rows[1])
                let (frame, label) = (window.probe.frame(of: card), window.probe.frame(of: row))
                let (place, text) = (try #require(frame), try #require(label))
                try await window.shows(
                    SheetWindow.dimmed.underMaterial(isDark: true), x: place.x + 20, y: place.maxY - 10, "the card")
                @MainActor func isTinted(_ picture: WindowPicture) -> Bool {
                    (Int(text.y)..<Int(text.maxY)).contains { line in
                        (Int(text.x)..<Int(text.maxX)).contains { column in
                            picture.shot.pixel(column, line).map { $0.red > 200 && $0.green < 60 } == true
                        }
                    }
                }
                let picture = try await window.picture(until: "the label is tinted", isTinted)
                #expect(isTinted(picture))
            }
        }

        @Test(arguments: [-1.0, .nan, .infinity, 1e300]) func aSafeAreaOutOfRangeHidesNoSheet(value: Double)
            async throws
        {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.controller.options.safeArea = Insets(top: value, left: value, bottom: value, right: value)
                run.controller.options.popover.width = .fixed(value)
                try await run.presented(in: window)
                run.controller.dismiss(animated: false)
                #expect(try await run.ends() == "answer programmatic")
            }
        }

        @Test func theTextScalesWithTheDesktops() async throws {
            try await withSheet { window, run in
                @MainActor func height() -> Double { window.probe.frame(of: window.probe.rows[1])?.height ?? 0 }
                #expect(height() == 57)
                try await withSetting("gtk-xft-dpi", .number(3 * 96 * 1024), of: window) {
                    try await eventually("the rows grow") { height() > 57 }
                }
                try await eventually("the rows are as before") { height() == 57 }
            }
        }

        @Test func theTextsDirectionIsFollowed() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: [Action("Move", id: "move", icon: "folder-symbolic"), .cancel])
                try await run.presented(in: window)
                let picture = try await window.pictureOfSheet()
                let row = try #require(window.probe.frame(of: window.probe.rows[0]))
                @MainActor func hasIcon(_ picture: WindowPicture, _ range: ClosedRange<Double>) -> Bool {
                    (Int(row.y) + 12..<Int(row.maxY) - 12).contains { line in
                        (Int(range.lowerBound)...Int(range.upperBound)).contains {
                            (picture.shot.pixel($0, line)?.red ?? 255) < 128
                        }
                    }
                }
                let (left, right) = (row.x + 10...row.x + 44, row.maxX - 44...row.maxX - 10)
                #expect(hasIcon(picture, left) && !hasIcon(picture, right))
                gtk_widget_set_direction(window.widget, GTK_TEXT_DIR_RTL)
                _ = try await window.picture(until: "the icon changes sides") { picture in
                    hasIcon(picture, right) && !hasIcon(picture, left)
                }
                run.controller.dismiss(animated: false)
            }
        }

        @Test func theHighContrastThemeMakesTheSheetOneOfHighContrast() async throws {
            try await withSheet { window, _ in
                let row = try #require(window.probe.frame(of: window.probe.rows[1]))
                // The label's blue is (0, 64, 221) there, and (0, 122, 255) else.
                @MainActor func isDarkBlue(_ picture: WindowPicture) -> Bool {
                    (Int(row.y)..<Int(row.maxY)).contains { line in
                        (Int(row.x)..<Int(row.maxX)).contains { column in
                            picture.shot.pixel(column, line).map { $0.red < 90 && $0.green < 100 } == true
                        }
                    }
                }
                #expect(try await !isDarkBlue(window.pictureOfSheet()))
                try await withSetting("gtk-theme-name", .text("HighContrast"), of: window) {
                    let picture = try await window.picture(until: "the label is darker", isDarkBlue)
                    #expect(isDarkBlue(picture))
                }
                let picture = try await window.picture(until: "the label is as before") { !isDarkBlue($0) }
                #expect(!isDarkBlue(picture))
            }
        }

        @Test func theSafeAreaMayChange() async throws {
            try await withSheet { window, run in
                let before = try #require(window.probe.frame(of: window.probe.cards[1]))
                run.controller.options.safeArea = Insets(top: 0, left: 0, bottom: 34, right: 0)
                try await eventually("the cancel card rises") {
                    window.probe.frame(of: window.probe.cards[1])?.y == before.y - 34
                }
            }
        }

        /// A pane that a scrolled window shows in part is dimmed, and modal, in that part.
        @Test func aSheetIsCutOffWhereItsPaneIs() async throws {
            let (scrolled, pane) = (gtk_scrolled_window_new()!, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
            let (outside, box) = (gtk_button_new_with_label("Outside")!, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
            gtk_widget_set_size_request(pane, 390, 800)
            gtk_scrolled_window_set_child(OpaquePointer(scrolled), pane)
            gtk_widget_set_size_request(scrolled, -1, 400)
            gtk_box_append(asBox(box), scrolled)
            gtk_box_append(asBox(box), outside)
            gtk_widget_set_vexpand(outside, 1)
            try Display.open()
            try await withSheetWindow(content: box) { window in
                var clicks = 0
                connect(outside, "clicked") { clicks += 1 }
                let run = try SheetRun()
                run.present(in: WidgetReference(pane), animated: false)
                try await run.isAtRest(in: window)
                try await window.shows(SheetWindow.dimmed, x: 4, y: 396, "the pane's last row that is seen")
                try await window.click(outside)
                try await eventually("the click arrives") { clicks == 1 }
                #expect(run.isPresented)
                // Scrolled to its end, the pane shows the sheet's cancel row, which can be picked.
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)), 400)
                try await eventually("the cards have moved with the pane") {
                    abs((window.probe.frame(of: window.probe.cards[1])?.maxY ?? 0) - 392) < 1
                }
                try await FrameCounter.idle(window.widget)
                try await window.click(window.probe.rows[3])
                let answer = try await run.ends()
                #expect(answer == "answer cancelAction")
            }
        }
    }
}
