import PopsheetTestSupport
import Testing

/// Every option of `layout` takes what its help promises, and rejects other values by name and with an example.
@Suite struct OptionValueTests {
    private static let goodValuesCases: [(String, [String])] = [
        ("--window", ["390x844", "0x0", "390.5x844.25", "1e3x1e3", "1000000x1000000"]),
        ("--safe-area", ["47,0,34,0", "0.5,1.5,2.5,3.5", "1000,1000,1000,1000"]),
        ("--anchor", ["0,0,0,0", "-5,-5,1,1", "-1000000,1000000,1000000,0"]),
        ("--arrow", ["up", "up,down,left,right", "right,up,up"]),
        ("--presentation", ["auto", "sheet", "popover", "compact"]),
        (
            "--appearance",
            [
                "auto", "light", "dark", "high-contrast", "high-contrast-dark", "classic", "classic-blue",
                "classic-black",
            ]
        ),
        ("--text-scale", ["1.25", "100", "1e-9"]), ("--direction", ["ltr", "rtl"]), ("--scale", ["1", "1.5"]),
        ("--phase", ["in", "out"]), ("--at", ["0", "0.15", "1e308"]),
        ("--from-progress", ["0.5", "-0.1", "1.0063", "1000"]), ("--velocity", ["8", "-8", "-1000"]),
    ]

    @Test(arguments: Self.goodValuesCases)
    func goodValues(option: String, values: [String]) async throws {
        for value in values {
            let answer = try await popsheet(["layout", "-", option, value], input: Array(document.utf8))
            expectSuccess(answer)
            // JSON has no infinite numbers and no NaN.
            #expect(!answer.text.contains("inf") && !answer.text.contains("nan"))
            #expect(throws: Never.self) { try LayoutOutput(answer) }
        }
    }

    @Test func aValueMayFollowAnEqualsSign() async throws {
        for option in ["--window=500x900", "--anchor=-5,0,1,1", "--velocity=-8", "--at=0", "--arrow=up", "--phase=in"] {
            expectSuccess(try await popsheet("layout", "-", option, input: document))
        }
    }

    private static let badValuesCases: [(String, String, [String])] = [
        (
            "--window", "such as 390x844",
            ["", "390x", "390,844", "-390x844", "390x844x1", "nanx844", "390xinf", "1e400x1", "1000001x1"]
        ),
        ("--safe-area", "such as 47,0,34,0", ["1,2,3", "1,2,3,", "-1,0,0,0", "nan,0,0,0", "0,0,1e400,0"]),
        (
            "--anchor", "such as 100,80,60,30",
            ["pointer", "1,2,3", "1,2,-3,4", "nan,0,0,0", "0,-inf,0,0", "1e400,0,0,0"]
        ),
        ("--arrow", "such as up,down", ["", "up,", "Up", "up down", "none"]),
        ("--presentation", "auto, sheet, cards, popover or compact", ["", "automatic", "Sheet"]),
        ("--appearance", "auto, light, dark, high-contrast", ["Light", "highContrast"]),
        ("--text-scale", "such as 1.5", ["0", "-1", "nan", "inf", "1e400", "100.5", "1,5"]),
        ("--direction", "ltr or rtl", ["", "LTR"]), ("--scale", "such as 1.5", ["0", "nan", "2x"]),
        ("--phase", "in or out", ["", "In"]), ("--at", "such as 0.15", ["-0.1", "nan", "inf", "1e400", "150ms"]),
        ("--from-progress", "such as 0.5", ["nan", "1e400", "1001", "50%"]),
        ("--velocity", "such as 0.5", ["", "inf", "-1001", "fast"]),
    ]

    @Test(arguments: Self.badValuesCases)
    func badValues(option: String, hint: String, values: [String]) async throws {
        for value in values {
            let answer = try await popsheet(["layout", "-", option, value], input: Array(document.utf8))
            expectFailure(answer, status: 64, "The value '\(value)' is invalid for '\(option) <", hint)
        }
    }

    @Test func usageIsCheckedBeforeAnythingIsRead() async throws {
        expectFailure(try await popsheet("layout", "no such file", "--window", "0"), status: 64, "--window")
    }

    @Test func theLastOfTwoValuesCounts() async throws {
        let answer = try await popsheet("layout", "-", "--window", "1x1", "--window", "500x900", input: document)
        #expect(try LayoutOutput(answer).backdrop?.frame == .init(x: 0, y: 0, width: 500, height: 900))
    }

    private let document = #"{ "title": "Sure?", "message": "Really?", "actions": [ { "label": "Yes" } ] }"#
}
