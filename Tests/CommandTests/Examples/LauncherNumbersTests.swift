import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The gallery's page of a sheet's numbers, with real input.
    @Suite @MainActor struct LauncherNumbersTests {
        @Test(arguments: [("phone", "1250x700"), ("phone", "360x640"), ("tablet", "1250x700")])
        func aNumberUnderThePointerIsExplained(device: String, window: String) async throws {
            let launcher = try LauncherProcess.start("numbers", "Every number", on: device, window: window)
            defer { launcher.end() }
            try await eventually("the button has its place") { launcher.button != nil }
            try await eventually("the row under the pointer is explained", timeout: .seconds(30)) {
                guard let stage = launcher.stage, let button = launcher.button else { return false }
                let isPhone = device == "phone"
                // The row of Cancel above the home bar, or the first row in the bubble below the button.
                let y = isPhone ? stage.height - 70 : button.y - stage.y + 130
                guard try await launcher.move(to: 0.5, y / stage.height) else { return false }
                return try await launcher.text(of: "Row").contains(": \(isPhone ? Int(stage.width) - 16 : 320) × 57")
            }
        }

        @Test func theArrowKeysExplainOneNumberAfterTheOther() async throws {
            let launcher = try LauncherProcess.start("numbers", "Every number", window: "1250x700")
            defer { launcher.end() }
            let input = try Input()
            try await eventually("the drawing has the focus", timeout: .seconds(30)) {
                if try await launcher.focus().contains("Numbers of the sheet") { return true }
                try await input.key("Tab")
                return false
            }
            try await input.key("Right")
            try await eventually("the card is explained") {
                guard let stage = launcher.stage else { return false }
                return try await launcher.text(of: "Card:").contains("\(Int(stage.width) - 16) × ")
            }
            try await input.key("Left")
            try await eventually("the motion is explained") {
                try await launcher.text(of: "Motion:").contains("a damping ratio of 0.85")
            }
        }

        @Test func theNumbersFollowTheAppearance() async throws {
            let launcher = try LauncherProcess.start(
                "numbers", "Every number", window: "1250x700", appearance: "adwaita")
            defer { launcher.end() }
            try await eventually("the row has another height than the phone's", timeout: .seconds(30)) {
                guard let stage = launcher.stage, try await launcher.move(to: 0.5, 1 - 80 / stage.height) else {
                    return false
                }
                let row = try await launcher.text(of: "Row")
                return row.contains(" × ") && !row.contains(" × 57")
            }
        }
    }
}
