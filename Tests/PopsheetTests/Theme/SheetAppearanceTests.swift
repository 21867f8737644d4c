import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The appearances of sheets (sheet.md §6): the desktop's, those that a program registers, and what style sheets make of
    /// them.
    @Suite @MainActor struct SheetAppearanceTests {
        private let lightCard = Pixel(252, 252, 252), darkCard = Pixel(41, 41, 41)

        private func withSheet(
            _ appearance: SheetAppearance? = nil, _ body: (SheetWindow, _ card: Rect) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                let controller = ActionSheetController(
                    try SheetRun().controller.sheet, options: PresentationOptions(appearance: appearance))
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                try await body(window, try #require(window.probe.frame(of: window.probe.cards[0])))
                #expect(controller.phase == .presented)
                controller.dismiss(animated: false)
            }
        }

        /// Waits until a row's label, or the like, has enough pixels of a colour.
        private func expect(
            _ color: Pixel, in widget: WidgetPointer, of window: SheetWindow, _ what: String
        ) async throws {
            let frame = try #require(window.probe.frame(of: widget))
            @MainActor func hasColor(_ picture: WindowPicture) -> Bool {
                let pixels = (Int(frame.y)..<Int(frame.maxY)).flatMap { line in
                    (Int(frame.x)..<Int(frame.maxX)).compactMap { picture.shot.pixel($0, line) }
                }
                return pixels.count { $0.isClose(to: color, tolerance: 6) } > 12
            }
            let picture = try await window.picture(until: what, hasColor)
            #expect(hasColor(picture), "\(what)")
        }

        private func cardShows(_ color: Pixel, _ window: SheetWindow, _ card: Rect) async throws {
            let color = SheetWindow.dimmed.underMaterial(tint: color, isDark: color.red < 128)
            try await window.shows(color, x: card.x + 20, y: card.maxY - 10, "the card")
        }

        // MARK: The desktop

        @Test func lightAndDarkOfTheDesktopsPortalAreFollowedLive() async throws {
            let portal = try ProcessRunner.start("portal", [])
            try await portal.write(Array("color-scheme 0\n".utf8))
            try await withSheet { window, card in
                try await cardShows(lightCard, window, card)
                try await portal.write(Array("color-scheme 1\n".utf8))
                // A window of libadwaita's follows by itself, so that its look counts; in this process one may have been.
                let follows = g_type_from_name("AdwStyleManager") != 0
                try await eventually("the portal reports it") { DesktopPortal.shared.prefersDark }
                try await cardShows(follows ? lightCard : darkCard, window, card)
                // "Prefers light" is no reason to be dark.
                try await portal.write(Array("color-scheme 2\n".utf8))
                try await cardShows(lightCard, window, card)
            }
            portal.closeInput()
            _ = try await portal.answer()
        }

        @Test func theDesktopsPortalsContrastIsFollowedLive() async throws {
            let portal = try ProcessRunner.start("portal", ["--old"])
            try await portal.write(Array("contrast 0\n".utf8))
            try await withSheet { window, _ in
                let row = window.probe.rows[1]
                try await expect(Pixel(0, 122, 255), in: row, of: window, "the label is the light look's blue")
                try await portal.write(Array("contrast 1\n".utf8))
                try await expect(Pixel(0, 64, 221), in: row, of: window, "the label is that of high contrast")
                gtk_widget_add_css_class(window.widget, "night")
                try await expect(Pixel(64, 156, 255), in: row, of: window, "the label is that of dark high contrast")
                try await portal.write(Array("contrast 0\n".utf8))
                try await expect(Pixel(10, 132, 255), in: row, of: window, "the label is the dark look's blue")
            }
            portal.closeInput()
            _ = try await portal.answer()
        }

        // MARK: Registered ones

        private var sepia: SheetAppearance.Colors {
            var colors = SheetAppearance.Colors.light
            colors.card = Color(244, 236, 216)
            colors.tint = Color(139, 69, 19)
            return colors
        }

        @Test func aRegisteredAppearanceHasItsColoursAndFollowsTheDesktop() async throws {
            try Display.open()
            var night = SheetAppearance.Colors.dark
            night.card = Color(60, 50, 40)
            let appearance = try SheetAppearance.register("sepia", light: sepia, dark: night)
            #expect(appearance == SheetAppearance("sepia"))
            try await withSheet(appearance) { window, card in
                try await cardShows(Pixel(244, 236, 216), window, card)
                try await expect(Pixel(139, 69, 19), in: window.probe.rows[1], of: window, "the label is brown")
                try await expect(Pixel(255, 59, 48), in: window.probe.rows[0], of: window, "the destructive one is red")
                gtk_widget_add_css_class(window.widget, "night")
                try await cardShows(Pixel(60, 50, 40), window, card)
                // It was registered without colours for high contrast, so it has those that keep a contrast.
                try await withSetting("gtk-theme-name", .text("HighContrast"), of: window) {
                    try await window.shows(darkCard, x: card.x + 20, y: card.maxY - 10, "the opaque card")
                }
            }
            #expect(throws: SheetAppearance.RegistrationError.duplicateName("sepia")) {
                try SheetAppearance.register("sepia", light: .light)
            }
        }

        @Test func invalidAppearancesAreRejected() {
            #expect(throws: SheetAppearance.RegistrationError.emptyName) {
                try SheetAppearance.register(" \n", light: .light)
            }
            #expect(throws: SheetAppearance.RegistrationError.duplicateName("dark")) {
                try SheetAppearance.register("dark", light: .light)
            }
            var colors = SheetAppearance.Colors.light
            colors.separator = Color(0, 0, 300)
            #expect(throws: SheetAppearance.RegistrationError.invalidColor(appearance: "wrong", color: "separator")) {
                try SheetAppearance.register("wrong", light: .light, dark: colors)
            }
            colors.separator = Color(0, .nan, 0)
            #expect(throws: SheetAppearance.RegistrationError.invalidColor(appearance: "wrong", color: "separator")) {
                try SheetAppearance.register("wrong", light: colors)
            }
            // What was refused is not there.
            #expect(RegisteredAppearance.named("wrong") == nil)
        }

        @Test func anUnregisteredNameMeansAutomatic() async throws {
            try Display.open()
            try await withSheet(SheetAppearance("unregistered")) { window, card in
                try await cardShows(lightCard, window, card)
                gtk_widget_add_css_class(window.widget, "night")
                try await cardShows(darkCard, window, card)
            }
        }

        // MARK: Style sheets

        @Test(arguments: [GTK_STYLE_PROVIDER_PRIORITY_APPLICATION, GTK_STYLE_PROVIDER_PRIORITY_USER])
        func aStyleSheetColoursTextsByTheirClasses(_ priority: Int32) async throws {
            try Display.open()
            let text = """
                popsheet.sheet.light button.row.destructive { color: rgb(0, 128, 0); }
                popsheet button.row.cancel { color: rgb(128, 0, 128); }
                popsheet label.title { color: rgb(0, 0, 200); }
                popsheet button.row.default:active { color: rgb(200, 0, 0); }
                """
            try await withStyleSheet(text, priority: priority) {
                try await withSheet { window, _ in
                    let rows = window.probe.rows
                    try await expect(Pixel(0, 128, 0), in: rows[0], of: window, "the destructive label")
                    try await expect(Pixel(0, 122, 255), in: rows[1], of: window, "the ordinary label, as it was")
                    try await expect(Pixel(128, 0, 128), in: rows[3], of: window, "the cancel label")
                    let header = try #require(window.probe.header)
                    let title = SheetProbe.children(of: header)[0]
                    try await expect(Pixel(0, 0, 200), in: title, of: window, "the title")
                    try await window.input.move(to: window.center(of: rows[1]))
                    try await window.input.down()
                    try await eventually("the pressed label is red") {
                        let frame = try #require(window.probe.frame(of: rows[1]))
                        let shot = try await Screenshot.of(window.onScreen())
                        return (Int(frame.x)..<Int(frame.maxX)).contains { column in
                            (Int(frame.y)..<Int(frame.maxY)).contains { line in
                                shot.pixel(column, line)?.isClose(to: Pixel(200, 0, 0), tolerance: 6) == true
                            }
                        }
                    }
                    // Outside the sheet, where nothing is picked.
                    try await window.input.move(to: window.onScreen(x: 200, y: 30))
                    try await window.input.up()
                }
            }
        }

        @Test func aStyleSheetGivesFillsByTheirNamesLive() async throws {
            try Display.open()
            let text = """
                @define-color popsheet_card_color rgb(250, 240, 200);
                @define-color popsheet_cancel_card_color rgb(200, 240, 250);
                @define-color popsheet_tint_color rgb(160, 0, 80);
                """
            try await withSheet { window, card in
                try await cardShows(lightCard, window, card)
                try await withStyleSheet(text) {
                    try await cardShows(Pixel(250, 240, 200), window, card)
                    let cancel = try #require(window.probe.frame(of: window.probe.cards[1]))
                    try await window.shows(Pixel(200, 240, 250), x: cancel.x + 20, y: cancel.midY, "the cancel card")
                    try await expect(Pixel(160, 0, 80), in: window.probe.rows[1], of: window, "the label")
                }
                try await cardShows(lightCard, window, card)
            }
        }

        @Test func aStyleSheetGivesTheColoursOfThePanelOf2010() async throws {
            try Display.open()
            let text = """
                @define-color popsheet_classic_panel_top_color rgb(10, 90, 30);
                @define-color popsheet_classic_panel_bottom_color rgb(10, 90, 30);
                @define-color popsheet_card_color rgb(255, 0, 0);
                """
            try await withStyleSheet(text) {
                try await withSheet(.classicBlue) { window, card in
                    try await window.shows(Pixel(10, 90, 30), x: 8, y: card.midY, "the panel")
                }
            }
        }

        /// The layout is a function of the sheet and the window alone.
        @Test func noStyleSheetMovesOrFillsAnything() async throws {
            try Display.open()
            let text = """
                * { letter-spacing: 4px; font-size: 30px; }
                button, label, card, header, popsheet, popsheet button.row, popsheet label {
                  margin: 9px; padding: 7px; border: 3px solid red; min-height: 90px; background: red; opacity: 0.5;
                  box-shadow: 0 0 9px red; font-weight: 900; border-radius: 9px;
                }
                """
            try await withSheetWindow(content: gtk_drawing_area_new()) { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let before = try await window.pictureOfSheet()
                let frames = window.probe.rows.map { window.probe.frame(of: $0) }
                try await withStyleSheet(text) {
                    try await FrameCounter.idle(window.widget)
                    #expect(window.probe.rows.map { window.probe.frame(of: $0) } == frames)
                    for card in try window.expectedCards(of: run.controller.sheet) {
                        let place = try await window.onScreen()
                        let rect = ScreenRect(
                            x: place.x + card.x, y: place.y + card.y, width: card.width, height: card.height)
                        let after = try await window.picture().shot.cropped(to: rect)
                        // Texts and all.
                        #expect(after.differences(from: before.shot.cropped(to: rect), tolerance: 3) == 0)
                    }
                }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}
