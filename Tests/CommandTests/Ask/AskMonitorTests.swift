import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The command where there is more than one monitor.
    @Suite @MainActor struct AskMonitorTests {
        @Test(.requires(.x11, "the two monitors are an X server's"))
        func itIsOnTheMonitorWithThePointer() async throws {
            let screen = try await TwoMonitors()
            for monitor in TwoMonitors.monitors {
                let window = try await screen.ask(["One"], pointerOn: monitor, surface: "window")
                var place: ScreenRect?
                try await eventually("the window is at the lower edge of \(monitor): \(place as Any)") {
                    place = try await screen.place(of: "One")
                    guard let place else { return false }
                    return place.width == 414 && place.center.x == monitor.center.x
                        && place.y + place.height == monitor.y + monitor.height
                }
                window.process.send(SIGTERM)
                expectAnswer(try await window.answer(), "", status: 128 + SIGTERM)

                let overlay = try await screen.ask(["One"], pointerOn: monitor, surface: "overlay")
                try await eventually("the overlay covers \(monitor)") { try await screen.place(of: "One") == monitor }
                overlay.process.send(SIGTERM)
                expectAnswer(try await overlay.answer(), "", status: 128 + SIGTERM)
            }
        }

        @Test(.requires(.x11, "the two monitors are an X server's"))
        func aPopoverIsOnTheMonitorWithWhatItPointsAt() async throws {
            let screen = try await TwoMonitors()
            let asking = try await screen.ask(
                ["One", "--anchor", "1500,300,40,20"], pointerOn: TwoMonitors.monitors[0], surface: "auto")
            try await eventually("the popover's overlay covers the other monitor") {
                try await screen.place(of: "One") == TwoMonitors.monitors[1]
            }
            asking.process.send(SIGTERM)
            expectAnswer(try await asking.answer(), "", status: 128 + SIGTERM)
        }
    }
}
