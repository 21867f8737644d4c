import CPopsheet
import CPopsheetGTK4
import PopsheetLayout
import PopsheetRandomNumbers
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The content under cards and bubbles shows through them (sheet.md §3 and 4).
    @Suite @MainActor struct MaterialTests {
        private static let red = Color(220, 30, 40), green = Color(30, 160, 60)

        private func pixel(_ color: Color) -> Pixel { Pixel(UInt8(color.red), UInt8(color.green), UInt8(color.blue)) }

        private func sheet(_ appearance: SheetAppearance) throws -> ActionSheetController {
            ActionSheetController(
                try ActionSheet("Delete?") {
                    Action("Delete", role: .destructive)
                    Action("Keep")
                }, options: PresentationOptions(appearance: appearance))
        }

        /// Within four levels of the convolution, wherever no text is; the finest differences are a coarse blur's.
        @Test(arguments: [SheetAppearance.light, .dark])
        func itIsTheContentSaturatedBlurredAndTinted(_ appearance: SheetAppearance) async throws {
            try Display.open()
            var random = RandomNumbers()
            let mosaic = Mosaic.random(&random)
            try await withSheetWindow(content: mosaic.pointer) { window in
                let content = try await window.picture().shot
                let reference = MaterialReference(over: content, isDimmed: true, isDark: appearance == .dark)
                let controller = try sheet(appearance)
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                let shot = try await window.picture().shot
                let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                // Away from the texts and the lines.
                for y in stride(from: card.y + 18, to: card.maxY - 16, by: 23) {
                    for x in [card.x + 8, card.x + 40, card.maxX - 60, card.maxX - 9] {
                        let seen = try #require(shot.pixel(Int(x), Int(y)))
                        let wanted = reference.color(Int(x), Int(y))
                        for (one, other) in zip([seen.red, seen.green, seen.blue], wanted) {
                            #expect(abs(Double(one) - other) <= 4, "\(seen), not \(wanted) at \(x), \(y)")
                        }
                    }
                }
                controller.dismiss(animated: false)
            }
        }

        @Test func aBubbleInItsWindowHasItUndimmed() async throws {
            try Display.open()
            let mosaic = Mosaic(Self.green)
            try await withSheetWindow(width: 900, content: mosaic.pointer) { window in
                let controller = try sheet(.light)
                let anchor = SheetAnchor.rect(Rect(x: 400, y: 60, width: 20, height: 20), in: window.reference)
                controller.present(in: window.reference, from: anchor, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                let bubble = try #require(window.probe.frame(of: window.probe.cards[0]))
                let wanted = pixel(Self.green).underMaterial()
                try await window.shows(wanted, x: bubble.x + 20, y: bubble.maxY - 20, "the bubble")
                controller.dismiss(animated: false)
            }
        }

        /// Two frames after the content: more than fifteen times a second, and not one frame more.
        @Test func itFollowsContentThatChangesAndThenRests() async throws {
            try Display.open()
            let mosaic = Mosaic(Self.red)
            try await withSheetWindow(content: mosaic.pointer) { window in
                let controller = try sheet(.light)
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                for color in [Self.green, Self.red, Color(10, 10, 10), Self.green] {
                    let counter = FrameCounter(window.widget)
                    mosaic.fill(color)
                    let wanted = pixel(color).underBackdrop.underMaterial()
                    try await window.shows(wanted, x: card.x + 8, y: card.maxY - 20, "the card")
                    try await FrameCounter.idle(window.widget)
                    // One of them is what waits for rest asks for.
                    #expect(counter.frames <= 3, "\(counter.frames) frames")
                    counter.stop()
                }
                controller.dismiss(animated: false)
            }
        }

        /// Also while it moves: content that changes in each frame is never older than a few frames.
        @Test func underEverChangingContentItMovesOn() async throws {
            try Display.open()
            let mosaic = Mosaic(Self.red)
            try await withSheetWindow(content: mosaic.pointer) { window in
                let counter = FrameCounter(window.widget)
                let ticker = FrameTicker(window.widget)
                ticker.start { _ in
                    mosaic.fill(Color(Double(counter.frames * 8 % 256), 90, 60))
                    return counter.frames < 60
                }
                let controller = try sheet(.light)
                controller.present(in: window.reference, animated: true) { _ in }
                try await eventually("the content has come to rest") { counter.frames >= 60 }
                try await FrameCounter.idle(window.widget)
                #expect(controller.phase == .presented)
                let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                let last = try #require(mosaic.tiles.first).color
                let wanted = pixel(last).underBackdrop.underMaterial()
                try await window.shows(wanted, x: card.x + 8, y: card.maxY - 20, "the card")
                counter.stop()
                controller.dismiss(animated: false)
            }
        }

        /// Drawn again in each frame, with GL if available.
        @Test func aGLAreaAsContentWorks() async throws {
            try Display.open()
            let area = try #require(gtk_gl_area_new())
            try await withSheetWindow(content: area) { window in
                let counter = FrameCounter(window.widget)
                let ticker = FrameTicker(window.widget)
                ticker.start { _ in
                    gtk_widget_queue_draw(area)
                    return counter.frames < 30
                }
                let controller = try sheet(.light)
                controller.present(in: window.reference, animated: true) { _ in }
                try await eventually("the area has come to rest") { counter.frames >= 30 }
                try await FrameCounter.idle(window.widget)
                let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                let pixel = try #require(try await window.pixel(x: card.x + 8, y: card.maxY - 20))
                // However dark the area is, the tint covers it.
                #expect(pixel.red >= 190 && pixel.green >= 190 && pixel.blue >= 190, "\(pixel)")
                #expect(GLibMessages.unexpected.isEmpty)
                counter.stop()
                controller.dismiss(animated: false)
            }
        }

        /// The content under a window is unknown.
        @Test func overAWindowThatCanBeSeenThroughTheCardIsOpaque() async throws {
            try Display.open()
            let provider = gtk_css_provider_new()!
            cgtk4_css_provider_load(provider, "window.probed { background: none; }")
            let display = gdk_display_get_default()
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), CUnsignedInt(GTK_STYLE_PROVIDER_PRIORITY_USER) + 10)
            defer {
                gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
                g_object_unref(provider)
            }
            try await withSheetWindow(content: gtk_label_new("Here")) { window in
                let controller = try sheet(.light)
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                try await window.shows(Pixel(252, 252, 252), x: card.x + 8, y: card.maxY - 20, "the card")
                controller.dismiss(animated: false)
            }
        }

        @Test(arguments: [SheetAppearance.highContrast, .highContrastDark])
        func inHighContrastNothingShinesThrough(_ appearance: SheetAppearance) async throws {
            try Display.open()
            let mosaic = Mosaic(Self.red)
            try await withSheetWindow(content: mosaic.pointer) { window in
                let controller = try sheet(appearance)
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                let wanted = appearance == .highContrast ? Pixel(252, 252, 252) : Pixel(41, 41, 41)
                try await window.shows(wanted, x: card.x + 8, y: card.maxY - 20, "the card", tolerance: 0)
                controller.dismiss(animated: false)
            }
        }

        /// The part of the window under it shows through; outside the window it is the tint.
        @Test(.requires(.compositor, "without one nothing shines through"))
        func aBubbleBeyondItsWindowIsOpaqueThere() async throws {
            try Display.open()
            try await withPopoverWindow(width: 700, height: 200, sourceAt: 300, 120) { place in
                try #require(PopupSurface.isTransparent(over: place.window.widget))
                let run = try place.nativeRun(arrows: [.up])
                try await run.presented(in: place.window, from: place.anchor)
                let bubble = try await place.bubble(of: run)
                let window = try await place.window.onScreen()
                #expect(bubble.frame.maxY > window.y + window.height + 120)
                let x = bubble.frame.x + 8
                try await place.shows(Pixel(252, 252, 252), ScreenPoint(x: x, y: bubble.frame.maxY - 20), tolerance: 1)
                try await eventually("the window shines through") {
                    let inside = ScreenRect(x: x, y: bubble.frame.y + 20, width: 1, height: 1)
                    guard let pixel = try await Screenshot.of(inside).pixel(0, 0) else { return false }
                    return pixel.red > pixel.green + 2 && pixel.green > pixel.blue + 2
                }
                try await place.dismiss(run)
            }
        }
    }
}
