import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The gallery's window, with real input: it adapts to its width, and a sheet that is shown follows every setting.
    @Suite @MainActor struct LauncherWindowTests {
        @Test(arguments: [(360, 640), (360, 720), (805, 614), (1100, 700)])
        func allOfTheDeviceIsInTheWindow(width: Int, height: Int) async throws {
            let launcher = try LauncherProcess()
            defer { launcher.end() }
            try await launcher.resize(width: width, height: height)
            try await eventually("all of the device can be seen: \(launcher.stage as Any)") {
                guard let stage = launcher.stage else { return false }
                // The device's rim is 14 wide, and a header bar is above it.
                return stage.width >= 300 && stage.width <= Double(width) - 28
                    && stage.height <= Double(height) - 28 - 40
            }
        }

        @Test func aSheetFollowsTheWindow() async throws {
            let launcher = try LauncherProcess()
            defer { launcher.end() }
            try await launcher.resize(width: 1100, height: 700)
            try await launcher.open()
            try await launcher.resize(width: 360, height: 640)
            try await eventually("the stage is smaller") { (launcher.stage?.height ?? 999) < 560 }
            // Sway forgets a size that it is given before the program has taken the last one.
            try await eventually("the stage is as large as before: \(launcher.stage as Any)") {
                try await launcher.resize(width: 1100, height: 700)
                return (launcher.stage?.height ?? 0) > 600
            }
            try await launcher.endsByEscape()
        }

        @Test func aSheetFollowsTheDevice() async throws {
            let launcher = try LauncherProcess()
            defer { launcher.end() }
            try await launcher.open()
            try await launcher.press("", "Tablet")
            try await eventually("the stage is a tablet") { (launcher.stage?.width ?? 0) >= 600 }
            try await launcher.endsByEscape()
        }

        @Test func theListOfCasesIsOneTabStop() async throws {
            let launcher = try LauncherProcess()
            defer { launcher.end() }
            let input = try Input()
            try await eventually("the first case has the focus") {
                try await launcher.focus().contains("Delete a photo")
            }
            try await input.key("Down")
            try await eventually("the second case has the focus") { try await launcher.focus().contains("Share") }
            try await input.key("Tab")
            try await eventually("the focus has left the list") {
                let focus = try await launcher.focus()
                return !focus.isEmpty && !focus.contains("list item") && !focus.contains("Share")
            }
            try await input.key("shift+Tab")
            try await eventually("the focus is back at the case") { try await launcher.focus().contains("Share") }
        }

        @Test func theButtonShowsWhatTheClipboardHolds() async throws {
            let launcher = try LauncherProcess(width: 1270)  // all panes fit, with the widest fonts
            defer { launcher.end() }
            try await launcher.press("", "Copy Swift")
            try await eventually("the button says so") { try await launcher.has("", "Swift Copied") }
            try await launcher.press("", "Copy popsheet")
            try await eventually("now the other one does") {
                let other = try await launcher.has("", "popsheet Copied")
                return try await launcher.has("", "Copy Swift") && other
            }
        }
    }
}
