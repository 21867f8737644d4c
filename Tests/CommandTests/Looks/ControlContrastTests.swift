import CPopsheet
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// What has no text: boxes and marks with a contrast of 3 : 1, tracks and fills with 1.12 : 1 (controls.md §2).
    @Suite(.requires(.x11, "the colours are the same on Wayland")) @MainActor struct ControlContrastTests {
        /// `adwaita` has libadwaita's own boxes and lists, which are paler.
        nonisolated private static let appearances = QuestionLook.appearances.filter { $0 != "adwaita" }

        /// A question whose controls are measured, and the window that it is in.
        private struct Shown {
            let asking: Asking
            let picture: Screenshot
            let window: ScreenRect
            let whole: ScreenRect

            @MainActor init(_ arguments: [String], appearance: String) async throws {
                asking = try await Asking.question(arguments + ["--appearance", appearance])
                window = try await asking.rest()
                picture = try await Screenshot.of(window)
                whole = try await asking.frame("frame ")
            }

            /// The place in the picture of what a line of the tree begins with; the window's coordinates include its shadow.
            @MainActor func place(_ start: String) async throws -> ScreenRect {
                var place = try await asking.frame(start)
                place.x -= (whole.width - window.width) / 2
                place.y -= (whole.height - window.height) / 2
                return place
            }

            func pixel(_ x: Double, _ y: Double) throws -> Luminance {
                try #require(picture.pixel(at: ScreenPoint(x: window.x + x, y: window.y + y))).luminance
            }

            /// Expects a contrast between what is in a part of the picture and its background.
            func expect(_ least: Double, in place: ScreenRect, _ name: String) {
                var onScreen = place
                (onScreen.x, onScreen.y) = (place.x + window.x, place.y + window.y)
                let contrast = picture.cropped(to: onScreen).textContrast
                #expect(contrast >= least, "\(name): \(contrast) : 1")
            }

            @MainActor func end() async throws {
                expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
            }
        }

        /// The style sheet is the same for each version of GTK.
        @Test(
            .enabled(if: gtk_get_minor_version() < 10, "newer versions of GTK report other places of these controls"),
            arguments: appearances)
        func tracksAndFillsCanBeSeen(appearance: String) async throws {
            let shown = try await Shown(
                [
                    "form", "--title", "Album", "--field", "switch:hidden=Hidden", "--field", "number:count=Count",
                    "--field", "slider:size=Size",
                ], appearance: appearance)
            let (label, toggle) = (
                try await shown.place("label \"Hidden\""), try await shown.place("check box \"Hidden\"")
            )
            let (step, slider) = (
                try await shown.place("push button \"Decrease\""), try await shown.place("slider \"Size\"")
            )
            let row = toggle.center.y
            let probes = [
                ("the group", (label.x - 8, row), (label.x - 25, row)),
                ("the switch", (toggle.x + toggle.width - 6, row), (toggle.x - 30, row)),
                ("the stepper", (step.x + 8, step.y + 8), (step.x - 6, step.center.y)),
                ("the slider", (slider.center.x, slider.center.y), (slider.center.x, slider.y + 3)),
            ]
            for (name, inside, outside) in probes {
                let contrast = try shown.pixel(inside.0, inside.1).contrast(with: try shown.pixel(outside.0, outside.1))
                #expect(contrast >= 1.12, "\(name) in \(appearance): \(contrast) : 1")
            }
            try await shown.end()
        }

        @Test(arguments: appearances)
        func boxesAndMarksCanBeSeen(appearance: String) async throws {
            let boxes = try await Shown(
                ["pick", "--title", "Songs", "--multiple", "--checked", "b", "a=Anchor", "b=Boats"],
                appearance: appearance)
            for (name, row) in [("an empty box", "table row \"Anchor\""), ("a checked box", "table row \"Boats\"")] {
                var place = try await boxes.place(row)
                (place.x, place.width) = (place.x + 10, 32)
                boxes.expect(3, in: place, "\(name) in \(appearance)")
            }
            try await boxes.end()
            let marks = try await Shown(
                ["pick", "--title", "Order", "--checked", "b", "a=Date Added", "b=Name"], appearance: appearance)
            var place = try await marks.place("table row \"Name\"")
            (place.x, place.width) = (place.x + place.width - 44, 36)
            marks.expect(3, in: place, "the check mark in \(appearance)")
            try await marks.end()
        }
    }
}
