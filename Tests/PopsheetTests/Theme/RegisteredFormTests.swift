import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// What appearances with a form of their own look like in real windows (sheet.md §14).
    @Suite @MainActor struct RegisteredFormTests {
        private func withSheet(
            _ appearance: SheetAppearance?, width: Int = 400, height: Int = 640, tint: Color? = nil,
            _ body: (SheetWindow, ActionSheetController) async throws -> Void
        ) async throws {
            try await withSheetWindow(width: width, height: height) { window in
                let sheet = try ActionSheet(
                    "Delete 3 photos?",
                    actions: [Action("Delete", id: "delete", role: .destructive), Action("Keep", id: "keep")])
                let controller = ActionSheetController(
                    sheet, options: PresentationOptions(appearance: appearance, tint: tint))
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                try await body(window, controller)
                #expect(controller.phase == .presented)
                controller.dismiss(animated: false)
            }
        }

        private func rowHeights(in window: SheetWindow) throws -> [Double] {
            try frames(of: window.probe.rows, in: window).map(\.height)
        }

        private func frames(of widgets: [WidgetPointer], in window: SheetWindow) throws -> [Rect] {
            try widgets.map { try #require(window.probe.frame(of: $0)) }
        }

        /// The middle of a row's left end, where no label is.
        private func place(_ row: WidgetPointer, in window: SheetWindow) throws -> (x: Double, y: Double) {
            let frame = try #require(window.probe.frame(of: row))
            return (frame.x + 14, frame.midY)
        }

        /// Waits until a row's label has enough pixels of a colour.
        private func expectLabel(_ color: Pixel, of row: WidgetPointer, in window: SheetWindow, _ what: String)
            async throws
        {
            try await eventually("\(what) has labels of \(color)") {
                let frame = try #require(window.probe.frame(of: row))
                let picture = try await window.picture()
                let pixels = (Int(frame.y)..<Int(frame.maxY)).flatMap { line in
                    (Int(frame.x)..<Int(frame.maxX)).compactMap { picture.shot.pixel($0, line) }
                }
                return pixels.count { $0.isClose(to: color, tolerance: 6) } > 12
            }
        }

        // MARK: Of a program

        @Test func aProgramsFormIsThatOfItsSheets() async throws {
            try Display.open()
            var form = SheetAppearance.Form.standard
            (form.sheet.margin, form.sheet.cardGap) = (20, nil)
            form.sheet.card.cornerRadius = 28
            form.sheet.card.rows.height = 70
            form.material = nil
            form.dimming = .init(light: 1, dark: 1)
            var colors = SheetAppearance.Colors.light
            colors.backdrop = Color(10, 20, 120)
            let appearance = try SheetAppearance.register("own form", light: colors, form: form)
            try await withSheet(appearance) { window, _ in
                let cards = try frames(of: window.probe.cards, in: window)
                #expect(cards[0].x == 20 && cards[0].width == 360 && cards[0].maxY == 620)
                #expect(try rowHeights(in: window) == [70, 70, 70])
                // Cancel is at the end of the same card.
                #expect(try frames(of: window.probe.rows, in: window)[2].maxY == 620)
                try await window.shows(Pixel(10, 20, 120), x: 100, y: 40, "the backdrop")
                // Without a material the card's colour does not depend on what is below it.
                try await window.shows(Pixel(252, 252, 252), x: cards[0].midX, y: cards[0].y + 8, "the card")
                try await window.shows(Pixel(10, 20, 120), x: cards[0].x + 4, y: cards[0].y + 4, "next to the corner")
            }
        }

        @Test func aFormWithAnInvalidNumberIsRejected() throws {
            var form = SheetAppearance.Form.standard
            form.popover.motion.presenting = .init(stiffness: 300, damping: .nan)
            do {
                try SheetAppearance.register("wrong form", light: .light, form: form)
                Issue.record("it was registered")
            } catch {
                #expect(error.code == .invalidNumber && error.number == "popover.motion.presenting.damping")
                #expect(error.description.contains("\"popover.motion.presenting.damping\" of the appearance"))
            }
            #expect(RegisteredAppearance.named("wrong form") == nil)
        }

        // MARK: Those of the library

        @Test func anAlertBecomesABottomSheetInANarrowWindow() async throws {
            try await withSheet(.adwaita, width: 700, height: 600) { window, _ in
                let alert = try frames(of: window.probe.cards, in: window)[0]
                #expect(abs(alert.midX - 350) <= 1 && abs(alert.midY - 300) <= 1)
                let focus = window.probe.focusedRow
                try await window.resize(400, 600)
                let card = try #require(window.probe.cards.first)
                try await eventually("the card is attached to the edge") {
                    guard let frame = window.probe.frame(of: card) else { return false }
                    return frame.x == 0 && frame.width == 400 && frame.maxY > 600
                }
                #expect(window.probe.focusedRow == focus)
                try await window.resize(700, 600)
                try await eventually("it is in the middle again") {
                    window.probe.frame(of: card).map { abs($0.midY - 300) <= 1 } == true
                }
            }
        }

        @Test func theOnlyActionIsNextToCancelAndBothCanBeReached() async throws {
            try await withSheetWindow(width: 700, height: 600) { window in
                let sheet = try ActionSheet("Delete?", actions: [Action("Delete", role: .destructive)])
                let controller = ActionSheetController(sheet, options: PresentationOptions(appearance: .adwaita))
                var outcome: Outcome?
                controller.present(in: window.reference, animated: false) { outcome = $0 }
                try await FrameCounter.idle(window.widget)
                let rows = try frames(of: window.probe.rows, in: window)
                #expect(rows.count == 2 && rows[0].y == rows[1].y && rows[1].maxX < rows[0].x)
                for row in [1, 0] {
                    try await window.input.key("Tab")
                    try await eventually("Tab moves the focus to row \(row)") { window.probe.focusedRow == row }
                }
                for (key, row) in [("Left", 1), ("Left", 1), ("Right", 0), ("Left", 1)] {
                    try await window.input.key(key)
                    try await eventually("\(key) moves the focus to row \(row)") { window.probe.focusedRow == row }
                }
                try await window.click(window.probe.rows[1])
                try await eventually("Cancel was clicked") { outcome != nil }
                #expect(outcome == .cancelled(.cancelAction))
            }
        }

        @Test func theAccentOfTheDesktopsPortalIsFollowedLive() async throws {
            let portal = try ProcessRunner.start("portal", [])
            try await portal.write(Array("accent-color 0.9294 0.3569 0\n".utf8))
            try await withSheetWindow { window in
                var sheet = try ContentSheet(
                    "Name", content: WidgetReference(gtk_label_new("Text")), detents: [.medium],
                    actions: [Action("Done", id: "done"), Action("Delete", id: "delete", role: .destructive)])
                sheet.defaultAction = "done"
                for tint in [nil, Color(120, 0, 120)] {
                    let controller = ContentSheetController(
                        sheet, options: PresentationOptions(appearance: .adwaita, tint: tint))
                    controller.present(in: window.reference) { _ in }
                    try await eventually("it is presented") { controller.phase == .presented }
                    let rows = window.probe.rows
                    let row = try #require(rows.first { gtk_widget_has_css_class($0, "default") != 0 })
                    // The program's tint takes the accent's place.
                    try await fill(tint == nil ? Pixel(237, 91, 0) : Pixel(120, 0, 120), of: row, in: window)
                    try await expectLabel(Pixel(255, 255, 255), of: row, in: window, "the default action")
                    try await portal.write(Array("accent-color 0.2275 0.5804 0.2902\n".utf8))
                    try await fill(tint == nil ? Pixel(58, 148, 74) : Pixel(120, 0, 120), of: row, in: window)
                    controller.dismiss()
                    try await eventually("it is gone") { window.probe.overlays.isEmpty }
                }
            }
            // Out of range, as where the desktop has none.
            try await portal.write(Array("accent-color -1 -1 -1\n".utf8))
            try await eventually("there is no accent") { DesktopPortal.shared.accent == nil }
            portal.closeInput()
            _ = try await portal.answer()
        }

        /// Waits until a row is filled with a colour where it has no label.
        private func fill(_ color: Pixel, of row: WidgetPointer, in window: SheetWindow) async throws {
            let place = try place(row, in: window)
            try await window.shows(color, x: place.x, y: place.y, "the row")
        }

        @Test func aStyleSheetChoosesTheAppearanceLive() async throws {
            try await withSheet(nil) { window, _ in
                #expect(try rowHeights(in: window) == [57, 57, 57])
                try await withStyleSheet("@define-color popsheet_appearance_glass white;") {
                    try await eventually("the rows are those of glass") {
                        try rowHeights(in: window) == [48, 48, 48]
                    }
                }
                try await eventually("they are the phone's again") { try rowHeights(in: window) == [57, 57, 57] }
                // A colour that is not there chooses nothing.
                try await withStyleSheet("@define-color popsheet_appearance_glass transparent;") {
                    try await FrameCounter.idle(window.widget)
                    #expect(try rowHeights(in: window) == [57, 57, 57])
                }
            }
            // An appearance that was asked for stays.
            try await withStyleSheet("@define-color popsheet_appearance_adwaita black;") {
                try await withSheet(.dark) { window, _ in
                    let heights = try rowHeights(in: window)
                    #expect(heights == [57, 57, 57])
                }
            }
        }

        @Test(arguments: [SheetAppearance.adwaita, .glass])
        func inHighContrastCardsAreOpaqueAndEveryTextHasContrast(_ appearance: SheetAppearance) throws {
            let registered = try #require(RegisteredAppearance.named(appearance.name))
            for isDark in [false, true] {
                let theme = registered.theme(isDark: isDark, isHighContrast: true)
                    .arranging(registered.form.sheet.card.rows)
                let accent = try #require(theme.fill(role: .default, isDefault: true, isPressed: false)).top
                for text in [
                    theme.label(role: .default, isEnabled: true, isDefault: true),
                    theme.focusRing(role: .default, isDefault: true),
                ] {
                    let ratio = text.luminance.contrast(with: accent.luminance)
                    #expect(ratio >= 3, "the default action, dark \(isDark): \(ratio) : 1")
                }
                #expect(theme.tintOpacity == nil && theme.mainCard.alpha == 1)
                for role in [ActionRole.default, .destructive, .cancel] {
                    for isPressed in [false, true] {
                        let label = theme.label(role: role, isEnabled: true, isPressed: isPressed)
                        let fill = try #require(theme.fill(role: role, isPressed: isPressed)).top
                        let ground = fill.over(theme.mainCard)
                        let ratio = label.over(ground).luminance.contrast(with: ground.luminance)
                        #expect(ratio >= 4.5, "\(role), pressed \(isPressed), dark \(isDark): \(ratio) : 1")
                    }
                }
                for text in [theme.secondaryLabel, theme.title, theme.message].compactMap({ $0 }) {
                    let ratio = text.over(theme.mainCard).luminance.contrast(with: theme.mainCard.luminance)
                    #expect(ratio >= 4.5, "a text, dark \(isDark): \(ratio) : 1")
                }
            }
        }
    }
}

extension Color {
    /// The colour over an opaque one.
    fileprivate func over(_ back: Color) -> Color {
        func mixed(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
        return Color(mixed(red, back.red), mixed(green, back.green), mixed(blue, back.blue))
    }

    fileprivate var luminance: Luminance { Luminance(red, green, blue) }
}
