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
                // The window does not become wider than it is told.
                let desk = try await launcher.frame("", "Stage")?.width ?? .infinity
                return desk <= Double(width) && stage.width >= 300 && stage.width + 28 <= desk
                    && stage.height <= Double(height) - 28 - 40
            }
        }

        @Test func theDeviceGrowsWithTheWindow() async throws {
            let server = try await PrivateServer(width: 2560, height: 1440)
            let launcher = try LauncherProcess(on: server, width: 2560, height: 1440)
            defer { launcher.end() }
            try await eventually("the phone is larger, in its proportions: \(launcher.stage as Any)") {
                guard let stage = launcher.stage else { return false }
                return stage.height > 1.4 * 844 && abs(stage.width / stage.height - 390.0 / 844) < 0.01
            }
            // It keeps the width of a phone, on which sheets come from below.
            #expect(try #require(launcher.stage).width < 600)
            try await launcher.press("", "Tablet")
            try await eventually("the tablet is larger: \(launcher.stage as Any)") {
                (launcher.stage?.width ?? 0) > 1.5 * 1024
            }
        }

        @Test func theCodeWraps() async throws {
            let launcher = try LauncherProcess.start("form", "A form", window: "360x640")
            defer { launcher.end() }
            try await launcher.press("", "Show Code and Log")
            let code = "# The command has sheets of actions; widgets and menus need an application."
            try await eventually("the code has several lines, which are in the window") {
                guard let text = try await launcher.frame("label", code) else { return false }
                return text.height > 20 && text.x + text.width <= 360
            }
        }

        @Test func allCasesOfALowWindowAreInAListWithAVisibleBar() async throws {
            let launcher = try LauncherProcess.start("menu", "A menu", window: "805x614")
            defer { launcher.end() }
            try await eventually("the list is next to its bar, and the selected case is visible") {
                guard let list = try await launcher.frame("list", "Cases"),
                    let bar = try await launcher.frame("scroll bar", ""),
                    let row = try await launcher.frame("list item", "A menu")
                else { return false }
                // The list has the same space on both sides; a bar that comes and goes would be over it.
                return list.height > bar.height && list.x + list.width + list.x <= bar.x && bar.height >= 400
                    && row.y >= bar.y && row.y + row.height <= bar.y + bar.height
            }
        }

        @Test func theTitleIsNotBelowTheButtons() async throws {
            let launcher = try LauncherProcess(width: 805)
            defer { launcher.end() }
            try await launcher.resize(width: 805, height: 614)
            try await eventually("the title ends before the button, or is hidden") {
                guard let stage = try await launcher.frame("", "Stage"), stage.width <= 805,
                    let button = try await launcher.frame("", "Settings")
                else { return false }
                guard let title = try await launcher.frame("label", "Sheet Launcher") else { return true }
                return title.x + title.width <= button.x
            }
        }

        @Test func theSettingsOfALowWindowAreInOnePopover() async throws {
            let launcher = try LauncherProcess(width: 805)
            defer { launcher.end() }
            try await eventually("there is a button for the settings") {
                try await launcher.frame("", "Settings") != nil
            }
            #expect(try await launcher.frame("", "Text size") == nil)
            try await launcher.click("", "Settings")
            try await eventually("the popover has the settings") {
                let first = try await launcher.frame("", "Appearance")
                let last = try await launcher.frame("", "Dark desktop")
                return first != nil && last != nil
            }
        }

        @Test func theSettingsOfAHighWindowAreBelowTheList() async throws {
            let server = try await PrivateServer(width: 1280, height: 960)
            let launcher = try LauncherProcess(on: server, width: 1280, height: 960)
            defer { launcher.end() }
            try await eventually("the settings are below the list") {
                guard let list = try await launcher.frame("list", "Cases"),
                    let setting = try await launcher.frame("", "Text size")
                else { return false }
                return setting.y > list.y && setting.x < list.x + list.width
            }
        }

        @Test func aPressOutsideTheStageKeepsAPopover() async throws {
            let launcher = try await LauncherProcess.open("delete", "Delete a photo", on: "tablet")
            defer { launcher.end() }
            try await launcher.click("", "Settings")
            try await eventually("the settings are there") { try await launcher.frame("", "Dark desktop") != nil }
            try await launcher.click("", "Show Cases and Settings")  // closes the settings
            try await eventually("they are gone") { try await launcher.frame("", "Dark desktop") == nil }
            #expect(!launcher.text.contains("willDismiss"))
            try await Input().click(at: try await launcher.stageOnScreen().point(0.05, 0.2))
            try await launcher.expectOutcome("cancelled by outsideClick")
        }

        @Test func theFocusOfTheStagesButtonIsVisible() async throws {
            let launcher = try LauncherProcess()
            defer { launcher.end() }
            try await eventually("a case has the focus") { try await launcher.focus().contains("Delete a photo") }
            try await eventually("the button has the focus") {
                if try await launcher.focus().contains("Delete 3 Photos") { return true }
                try await Input().key("Tab")
                return try await launcher.focus().contains("Delete 3 Photos")
            }
            try await eventually("a ring is around it, after a gap") {
                let (picture, stage) = (try await Screenshot.ofScreen(), try await launcher.stageOnScreen())
                guard let frame = launcher.stage, let button = launcher.button else { return false }
                let edge = ScreenPoint(x: stage.x + 16, y: stage.y + button.y - frame.y)
                let ring = picture.pixel(at: edge.offset(x: -4, y: 0))
                let gap = picture.pixel(at: edge.offset(x: -1, y: 0))
                return ring?.isClose(to: Pixel(10, 108, 255)) == true && gap == Pixel(255, 255, 255)
            }
        }

        @Test func theFocusSelectsNoCode() async throws {
            let launcher = try LauncherProcess(width: 1270)
            defer { launcher.end() }
            try await eventually("a case has the focus") { try await launcher.focus().contains("Delete a photo") }
            try await eventually("the code has the focus") {
                if try await launcher.focus().contains("let sheet") { return true }
                try await Input().key("Tab")
                return try await launcher.focus().contains("let sheet")
            }
            #expect(try await !launcher.focus().contains("selected="))
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
                return focus.contains("push button \"Share Photo\"")
            }
            try await input.key("shift+Tab")
            try await eventually("the focus is back at the case") {
                try await launcher.focus().contains("list item \"Share\"")
            }
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
