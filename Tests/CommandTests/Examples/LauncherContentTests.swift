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

        @Test func theFormOfAllControlsFitsAndIsSentOnceItIsComplete() async throws {
            let launcher = try await LauncherProcess.open("controls", "Every control")
            defer { launcher.end() }
            try await eventually("the controls are in the sheet") {
                guard let slider = try await launcher.frame("slider", "Knots"),
                    let sheet = try await launcher.frame("dialog", "Sheet, Ferry")
                else { return false }
                return slider.x + slider.width < sheet.x + sheet.width - 16
            }
            #expect(try await !launcher.describe("Book").contains("sensitive"))
            // Backwards from the first control: over the bar's button, to the last one.
            try await eventually("the last control has the focus", timeout: .seconds(30)) {
                if try await launcher.focus().contains("I know the rules") { return true }
                try await Input().key("shift+Tab")
                return false
            }
            try await Input().key("space")
            try await eventually("the form can be sent") {
                try await launcher.describe("Book").contains("sensitive")
            }
            try await launcher.press("push button", "Book")
            try await launcher.expectOutcome("“Book”, id book")
        }

        @Test func theSheetsOfAStackAreDismissedOneByOne() async throws {
            let launcher = try await LauncherProcess.open("stack", "A stack of sheets")
            defer { launcher.end() }
            try await launcher.press("push button", "Stops…")
            try await launcher.press("push button", "Add a Stop…")
            try await eventually("the uppermost sheet is there") {
                try await launcher.frame("label", "This is the uppermost sheet") != nil
            }
            let input = try Input()
            try await input.key("Escape")
            try await eventually("the uppermost sheet is gone") {
                try await !launcher.has("label", "This is the uppermost sheet")
            }
            try await input.key("Escape")
            try await eventually("the next one is gone") { try await !launcher.has("push button", "Add a Stop…") }
            #expect(!launcher.text.contains("willDismiss"))
            try await input.key("Escape")
            try await launcher.expectOutcome("cancelled by escape")
        }

        @Test func aQuestionIsAskedByTheCommand() async throws {
            let launcher = try await LauncherProcess.open("questions", "Each question")
            defer { launcher.end() }
            try await launcher.press("", "A Day")
            try await launcher.expectOutcome("“A Day”, id date")
            func isAsked() async throws -> Bool {
                try await Accessibility.ask("--app", "popsheet", "find", "", "Due Date").status == 0
            }
            try await eventually("the command asks") { try await isAsked() }
            try await Input().key("Escape")
            try await eventually("the command has ended") { try await !isAsked() }
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
            #expect(try await !launcher.describe("Choose").contains("sensitive"))
            let input = try Input()
            try await input.type("kingsmoorse")
            try await eventually("the town is in the list, the first one is not") {
                let hasFirst = try await launcher.has("", "Aldton")
                return try await launcher.has("", "Kingsmoorsea") && !hasFirst
            }
            try await input.key("Return")
            try await launcher.expectOutcome("“Choose”, id choose")
        }

        @Test func aPickerHasNothingChosenUntilTheUserChooses() async throws {
            let launcher = try await LauncherProcess.open("picker", "A picker")
            defer { launcher.end() }
            let input = try Input()
            try await eventually("a row has the focus") {
                if try await launcher.focus().contains("list item") { return true }
                try await input.key("Tab")
                return false
            }
            #expect(try await !launcher.describe("Set").contains("sensitive"))
            try await input.key("Down")
            try await input.key("space")
            try await eventually("a row is chosen") { try await launcher.describe("Set").contains("sensitive") }
            try await launcher.press("push button", "Set")
            try await launcher.expectOutcome("“Set”, id set")
        }

        @Test func thePictureIsBetweenTheTitleAndTheActions() async throws {
            let launcher = try await LauncherProcess.open("picture", "A picture and actions")
            defer { launcher.end() }
            try await eventually("the slider is there") { try await launcher.has("slider", "Zoom") }
            try await launcher.press("", "Delete Photo")
            try await launcher.expectOutcome("“Delete Photo”, id delete")
        }

        @Test(arguments: ["phone", "tablet"])
        func allOfThePictureIsVisible(device: String) async throws {
            let launcher = try await LauncherProcess.open("picture", "A picture and actions", on: device)
            defer { launcher.end() }
            try await eventually("the picture is above the slider, in its sheet") {
                guard let picture = try await launcher.frame("", "Dunes at sunset"),
                    let zoom = try await launcher.frame("slider", "Zoom")
                else { return false }
                return picture.y + picture.height <= zoom.y && picture.width <= zoom.width + 40 && picture.height >= 100
            }
        }

        @Test func theMenuBeginsWithTheItemThatDestroys() async throws {
            let launcher = try await LauncherProcess.open("menu", "A menu")
            defer { launcher.end() }
            try await eventually("Delete is above the switches") {
                guard let delete = try await launcher.frame("", "Delete"),
                    let first = try await launcher.frame("", "Favourite")
                else { return false }
                return delete.y + delete.height <= first.y
            }
        }

        @Test func theSheetIsBelowTheHomeBar() async throws {
            let launcher = try await LauncherProcess.open("form", "A form")
            defer { launcher.end() }
            try await eventually("the bar is black on the sheet") {
                let stage = try await launcher.stageOnScreen()
                let picture = try await Screenshot.of(stage)
                let middle = stage.point(0.5, 1)
                let bar = picture.pixel(at: middle.offset(x: 0, y: -10))
                return bar == Pixel(0, 0, 0) && picture.pixel(at: middle.offset(x: 0, y: -20)) != bar
            }
        }

        @Test func theCoverOfTheStripDisappearsWithIt() async throws {
            let launcher = try await LauncherProcess.open("player", "A player that collapses")
            defer { launcher.end() }
            func hasCover() async throws -> Bool {
                let cover = try await launcher.place("", "Cover")
                let corner = cover.point(0, 0).offset(x: 3, y: 3)
                let color = try await Screenshot.of(cover).pixel(at: corner)
                return cover.width == 44 && (color?.blue ?? 255) < 128  // the sky of a night
            }
            try await eventually("the strip has a small cover") { try await hasCover() }
            try await launcher.press("push button", "Sheet grabber")
            try await eventually("only the details have a cover") { try await !hasCover() }
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
