import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The gallery's sheets with widgets, with real input: each is presented, shows its content, and has its outcome.
    @Suite @MainActor struct LauncherContentTests {
        @Test func theFormIsCreatedWithTheReturnKeyOnceItHasAName() async throws {
            let launcher = try await LauncherProcess.open("form", "A form")
            defer { launcher.end() }
            let input = try Input()
            try await input.key("Return")  // there is no name yet
            try await input.type("Harbour")
            try await input.key("Return")
            try await launcher.expectOutcome("“Create”, id create")
        }

        @Test func theFormGrowsByTheKeyboard() async throws {
            let launcher = try await LauncherProcess.open("form", "A form")
            defer { launcher.end() }
            try await launcher.press("push button", "Sheet grabber")
            try await launcher.expect("didSelectDetent large, by grabber")
            try await Input().key("Escape")
            try await launcher.expectOutcome("cancelled by escape")
        }

        @Test func theListFollowsWhatIsTyped() async throws {
            let launcher = try await LauncherProcess.open("search", "A list with a search")
            defer { launcher.end() }
            try await eventually("the first town is in the list") { try await launcher.has("", "Aldton") }
            let input = try Input()
            try await input.type("kingsmoorse")
            try await eventually("the town is in the list, the first one is not") {
                let hasFirst = try await launcher.has("", "Aldton")
                return try await launcher.has("", "Kingsmoorsea") && !hasFirst
            }
            try await input.key("Return")
            try await launcher.expectOutcome("“Choose”, id choose")
        }

        @Test func thePictureIsBetweenTheTitleAndTheActions() async throws {
            let launcher = try await LauncherProcess.open("picture", "A picture and actions")
            defer { launcher.end() }
            try await eventually("the slider is there") { try await launcher.has("slider", "Zoom") }
            try await launcher.press("", "Delete Photo")
            try await launcher.expectOutcome("“Delete Photo”, id delete")
        }

        @Test func thePlayerShowsItsDetailsAboveTheStrip() async throws {
            let launcher = try await LauncherProcess.open("player", "A player that collapses")
            defer { launcher.end() }
            try await eventually("the strip has its button") { try await launcher.has("", "Play") }
            try await launcher.press("push button", "Sheet grabber")
            try await launcher.expect("didSelectDetent large, by grabber")
            try await eventually("the details are there") { try await launcher.has("slider", "Position") }
            try await launcher.press("push button", "Sheet grabber")
            try await launcher.expect("didSelectDetent height(88.0), by grabber")
        }

        @Test(arguments: ["phone", "tablet", "watch"])
        func theDateIsChosenOnEveryDevice(device: String) async throws {
            let launcher = try await LauncherProcess.open("date", "A date", on: device)
            defer { launcher.end() }
            // The watch has no space for the title.
            try await eventually("the calendar is there") { try await launcher.has("", "Done") }
            try await launcher.press("", "Done")
            try await launcher.expectOutcome("“Done”, id done")
        }

        @Test func aDragOnTheMapPansItAndNotTheSheet() async throws {
            let launcher = try await LauncherProcess.open("map", "A map")
            defer { launcher.end() }
            try await eventually("the map is at the harbour") { try await launcher.has("", "Harbour") }
            try await launcher.drag(from: 0.5, 0.7, by: -120, -60)
            try await eventually("the map is at the market") { try await launcher.has("", "Market") }
            try await launcher.drag(from: 0.5, 0.7, by: 0, 150)
            #expect(!launcher.text.contains("didSelectDetent") && !launcher.text.contains("willDismiss"))
            try await Input().key("Escape")
            try await launcher.expectOutcome("cancelled by escape")
        }

        @Test(arguments: ["phone", "tablet", "watch"])
        func theMenuKeepsWhatWasChosen(device: String) async throws {
            let launcher = try await LauncherProcess.open("menu", "A menu", on: device)
            defer { launcher.end() }
            try await launcher.press("", "Name")
            try await launcher.expectOutcome("“Name”, id photo.sort::name")
            try await launcher.open()
            try await eventually("the choice has the check mark") {
                try await launcher.describe("Name").contains("checked")
            }
        }
    }
}
