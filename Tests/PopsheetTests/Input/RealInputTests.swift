import CPopsheet
import PopsheetTestSupport
import Testing

extension GTKSuites {
    /// Tests of the rig: input goes through the display server, which shows what GTK drew.
    @Suite @MainActor struct RealInputTests {
        private static let blue = Pixel(53, 132, 228)  // #3584e4

        /// A window with one blue button in it that counts its clicks.
        @MainActor private final class Fixture {
            let button: UnsafeMutablePointer<GtkWidget>
            let window: TestWindow
            let input: Input
            var clicks = 0

            init() throws {
                try Display.open()
                button = gtk_button_new_with_label("Go")!
                window = try TestWindow(
                    width: 300, height: 200, child: button,
                    css: "button.blue { background: #3584e4; border: none; border-radius: 0; margin: 40px; }")
                input = try Input()
                gtk_widget_add_css_class(button, "blue")
                connect(button, "clicked") { [unowned self] in clicks += 1 }
            }
        }

        private func withButton(_ body: (Fixture) async throws -> Void) async throws {
            let fixture = try Fixture()
            defer { fixture.window.close() }
            try await fixture.window.show()
            try await body(fixture)
        }

        @Test func aRealClickReachesTheButton() async throws {
            try await withButton { fixture in
                try await fixture.input.click(at: Place.onScreen(of: fixture.button).center)
                try await eventually("the click arrives") { fixture.clicks > 0 }
                #expect(fixture.clicks == 1)
            }
        }

        @Test func aClickNextToTheButtonDoesNotReachIt() async throws {
            try await withButton { fixture in
                try await fixture.input.click(
                    at: Place.ofSurface(of: fixture.window.widget).point(0.02, 0.02))
                try await fixture.input.click(at: Place.onScreen(of: fixture.button).center)
                try await eventually("the second click arrives") { fixture.clicks > 0 }
                #expect(fixture.clicks == 1)
            }
        }

        @Test(arguments: ["Return", "space"])
        func aRealKeyPressesTheFocusedButton(_ key: String) async throws {
            try await withButton { fixture in
                gtk_widget_grab_focus(fixture.button)
                try await fixture.input.key(key)
                try await eventually("the key arrives") { fixture.clicks > 0 }
                #expect(fixture.clicks == 1)
            }
        }

        @Test func theScreenShowsTheButtonsColourWhereTheButtonIs() async throws {
            try await withButton { fixture in
                let bounds = try await Place.onScreen(of: fixture.button)
                let left = bounds.point(0.1, 0.5)
                let outside = left.offset(x: -0.1 * bounds.width - 2, y: 0)
                // The pointer's place is the last test's: move it off, or the button shows its hover colour.
                try await fixture.input.move(to: ScreenPoint(x: 1, y: 1))
                try await eventually("the button is blue") {
                    try await Screenshot.ofScreen().pixel(at: left) == Self.blue
                }
                #expect(try await Screenshot.ofScreen().pixel(at: outside) != Self.blue)
            }
        }

        @Test func typedTextReachesAnEntryWithAnyKeyboardLayout() async throws {
            try Display.open()
            let entry = gtk_entry_new()!
            let window = try TestWindow(child: entry)
            defer { window.close() }
            try await window.show()
            gtk_widget_grab_focus(entry)
            try await Input().type("Hi, Wörld €1!")
            var text: String { String(cString: gtk_editable_get_text(OpaquePointer(entry))) }
            try await eventually("“Hi, Wörld €1!” arrives, not “\(text)”") { text == "Hi, Wörld €1!" }
        }
    }
}
