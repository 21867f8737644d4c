import Testing

@testable import PopsheetCommand

/// The exit statuses of zenity (zenity.md §2).
@Suite struct ZenityStatusTests {
    private func statuses(_ environment: [String: String]) -> ZenityStatuses {
        ZenityStatuses { environment[$0] }
    }

    @Test func standardStatuses() {
        let statuses = statuses([:])
        #expect(ZenityOutcome.ok.status(statuses) == 0)
        #expect(ZenityOutcome.cancelled.status(statuses) == 1)
        #expect(ZenityOutcome.escaped.status(statuses) == 1)
        #expect(ZenityOutcome.extra(0).status(statuses) == 1)
        #expect(ZenityOutcome.timedOut.status(statuses) == 5)
        #expect(ZenityFailure.usage("").status(statuses) == 255)
        #expect(ZenityFailure.setUp("").status(statuses) == 255)
        #expect(ZenityFailure.display("").status(statuses) == 1)
    }

    @Test(arguments: ["ZENITY", "DIALOG"])
    func theEnvironmentOverridesThem(prefix: String) {
        let names = ["OK", "CANCEL", "ESC", "EXTRA", "TIMEOUT", "ERROR"]
        let statuses = statuses(
            Dictionary(uniqueKeysWithValues: names.enumerated().map { ("\(prefix)_\($1)", "\($0 + 10)") }))
        #expect(ZenityOutcome.ok.status(statuses) == 10)
        #expect(ZenityOutcome.cancelled.status(statuses) == 11)
        #expect(ZenityOutcome.escaped.status(statuses) == 12)
        #expect(ZenityOutcome.extra(3).status(statuses) == 13)
        #expect(ZenityOutcome.timedOut.status(statuses) == 14)
        #expect(ZenityFailure.setUp("").status(statuses) == 15)
        #expect(ZenityFailure.usage("").status(statuses) == 255)
        #expect(ZenityFailure.display("").status(statuses) == 1)
    }

    @Test func zenitysVariableIsFirst() {
        #expect(statuses(["ZENITY_OK": "7", "DIALOG_OK": "8"]).ok == 7)
        #expect(statuses(["ZENITY_OK": "", "DIALOG_OK": "8"]).ok == 0)
    }

    @Test(
        arguments: [("12", 12), (" -3x", -3), ("x", 0), ("", 0), ("+4", 4), ("0x10", 0), ("1.9", 1)]
            as [(String, Int32)])
    func aValueIsReadAsAtoiDoes(text: String, status: Int32) {
        #expect(statuses(["ZENITY_CANCEL": text]).cancelled == status)
    }

    /// C leaves open what it is; here it is the low bits, for the digits that 64 bits can't hold too.
    @Test(
        arguments: [("4294967303", 7), ("-4294967303", -7), ("18446744073709551623", 7), ("9223372036854775808", 0)]
            as [(String, Int32)])
    func ofAHugeValueTheLowBitsCount(text: String, status: Int32) {
        #expect(statuses(["ZENITY_OK": text]).ok == status)
    }
}
