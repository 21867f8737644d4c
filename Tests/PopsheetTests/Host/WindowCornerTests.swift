import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// If a window draws its own frame with round corners, no part of a sheet is outside the corners.
    @Suite @MainActor struct WindowCornerTests {
        /// A window with round corners all around, as GTK's newer themes have them.
        private let round = """
            window.probed { border-radius: 15px; box-shadow: none; outline: none; }
            window.probed.maximized, window.probed.fullscreen { border-radius: 0; }
            window.probed.night headerbar { background: rgb(20, 30, 40); }
            window.probed.night { background: rgb(40, 30, 20); }
            """

        private func withRoundWindow(
            isNight: Bool = false, _ body: (SheetWindow) async throws -> Void
        ) async throws {
            try Display.open()
            try await withStyleSheet(round, priority: GTK_STYLE_PROVIDER_PRIORITY_USER + 1) {
                try await withSheetWindow(.gtkApplicationWindow, content: gtk_drawing_area_new()) { window in
                    if isNight { gtk_widget_add_css_class(window.widget, "night") }
                    try await body(window)
                }
            }
        }

        /// How much of each pixel's light is left, by the pixels' own numbers; 1 where nothing is dimmed.
        private func light(_ before: Screenshot, _ after: Screenshot, _ column: Int, _ row: Int) throws -> Double {
            let (plain, dimmed) = (try #require(before.pixel(column, row)), try #require(after.pixel(column, row)))
            func sum(_ pixel: Pixel) -> Double { Double(pixel.red) + Double(pixel.green) + Double(pixel.blue) }
            return sum(plain) == 0 ? 1 : sum(dimmed) / sum(plain)
        }

        @Test(arguments: [false, true]) func theBackdropEndsWhereTheWindowDoes(_ isNight: Bool) async throws {
            try await withRoundWindow(isNight: isNight) { window in
                #expect(
                    WindowCorners(of: window.widget, frame: Rect(x: 0, y: 0, width: 1, height: 1))?.radii
                        == [15, 15, 15, 15])
                let before = try await window.picture().shot
                let run = try SheetRun()
                try await run.presented(in: window)
                let after = try await window.picture { picture in
                    try light(before, picture.shot, 60, 200) < 0.65
                }.shot
                let (right, bottom) = (before.width - 1, before.height - 1)
                // From the corner inwards: outside, and inside of the circle of radius 15.
                for (x, y, dx, dy) in [(0, 0, 1, 1), (right, 0, -1, 1), (right, bottom, -1, -1), (0, bottom, 1, -1)] {
                    for (step, expected) in [(0, 1.0), (2, 1), (3, 1), (6, 0.6), (9, 0.6)] {
                        let seen = try light(before, after, x + step * dx, y + step * dy)
                        #expect(abs(seen - expected) < 0.03, "\(seen) at \(step) from \(x), \(y)")
                    }
                    // The straight parts of the edges belong to the window.
                    #expect(try abs(light(before, after, x + 17 * dx, y) - 0.6) < 0.03)
                    #expect(try abs(light(before, after, x, y + 17 * dy) - 0.6) < 0.03)
                }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        /// A panel from edge to edge has the window's corners as well.
        @Test func aPanelOf2010EndsThereToo() async throws {
            try await withRoundWindow { window in
                let before = try await window.picture().shot
                let sheet = try ActionSheet("Title") { Action("One") }
                let controller = ActionSheetController(sheet, options: PresentationOptions(appearance: .classicBlack))
                controller.present(in: window.reference, animated: false) { _ in }
                let after = try await window.picture { picture in
                    picture.shot.pixel(30, before.height - 4).map { Int($0.red) + Int($0.green) < 100 } == true
                }.shot
                for x in [0, 2, before.width - 3, before.width - 1] {
                    #expect(after.pixel(x, before.height - 1) == before.pixel(x, before.height - 1))
                }
                controller.dismiss(animated: false)
            }
        }

        @Test func aWindowThatFillsTheScreenHasNoCorners() async throws {
            try await withRoundWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                #expect(run.controller.presenter?.overlay.corners != nil)
                // sway maximizes nothing.
                if try Display.open().server.isX11 {
                    gtk_window_maximize(window.window)
                    try await eventually("the corners are gone") { run.controller.presenter?.overlay.corners == nil }
                    gtk_window_unmaximize(window.window)
                    try await eventually("they are back") { run.controller.presenter?.overlay.corners != nil }
                }
                gtk_window_fullscreen(window.window)
                try await eventually("the corners are gone") { run.controller.presenter?.overlay.corners == nil }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test(
            .requires(.shadows, "GTK draws plain frames elsewhere"),
            arguments: [SheetWindow.Kind.gtkApplicationWindow, .adwWindow])
        func theCornersAreThoseOfTheWindowsStyle(_ kind: SheetWindow.Kind) async throws {
            try await withSheetWindow(kind) { window in
                try #require(gtk_widget_has_css_class(window.widget, "csd") != 0)
                let corners = try #require(
                    WindowCorners(of: window.widget, frame: Rect(x: 0, y: 0, width: 1, height: 1)))
                // GTK's own theme rounds the upper ones, libadwaita's all.
                #expect(corners.radii[0] > 4 && corners.radii[1] == corners.radii[0])
            }
        }

        @Test func aWindowWithoutItsOwnFrameHasNoCorners() async throws {
            try await withSheetWindow { window in
                #expect(WindowCorners(of: window.widget, frame: Rect(x: 0, y: 0, width: 1, height: 1)) == nil)
            }
        }
    }
}
