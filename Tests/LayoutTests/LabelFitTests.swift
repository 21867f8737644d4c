import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// Labels that are too long for their row (sheet.md §3).
@Suite struct LabelFitTests {
    private func row(_ label: String, icon: String? = nil, on stage: LayoutContext = .phone) -> Row {
        ActionSheet.sample(of: [Action(label, icon: icon)]).laidOut(on: stage).rows[0]
    }

    /// So narrow that even the shortest label has to be measured.
    private let narrow = LayoutContext.sample(100, 844)

    private func label(_ count: Int) -> String { String(repeating: "x", count: count) }

    // A row of the phone's has room for 374 − 2 × 16 = 342; a character of 20 points is 10 wide.

    @Test func aLabelThatFitsHasItsFullSize() {
        #expect(row(label(34)).font == Font(size: 20))
        #expect(!row(label(34)).isTruncated)
    }

    @Test(arguments: [35, 40, 48]) func aLabelThatDoesNotFitShrinks(count: Int) {
        let row = row(label(count))
        #expect(near(row.font.size, 20 * 342 / (10 * Double(count))))
        #expect(!row.isTruncated)
    }

    @Test(arguments: [49, 100, 10_000]) func belowSeventyPercentItIsCut(count: Int) {
        let row = row(label(count))
        #expect(row.font.size == 14)
        #expect(row.isTruncated)
    }

    @Test func atExactlySeventyPercentNothingIsCut() {
        // 343 of room for 490.
        let layout = ActionSheet.sample(of: [Action(label(49))], as: .popover)
            .laidOut(on: .desktop, popover: PopoverOptions(width: .fixed(375)))
        #expect(near(layout.rows[0].font.size, 14))
        #expect(!layout.rows[0].isTruncated)
    }

    @Test func anIconTakesSpaceAtBothSidesSinceTheLabelStaysCentred() {
        // 374 − 2 × (16 + 24 + 8) = 278.
        #expect(row(label(27), icon: "folder").font.size == 20)
        #expect(near(row(label(28), icon: "folder").font.size, 20 * 278 / 280))
        #expect(!row(label(39), icon: "folder").isTruncated)
        #expect(row(label(40), icon: "folder").isTruncated)
    }

    @Test func theCancelActionShrinksByItsOwnWeight() {
        // Semibold: 11 wide.
        func cancel(_ count: Int) -> Row {
            ActionSheet.sample(of: [.cancel(label(count))]).laidOut(on: .phone).rows[0]
        }
        #expect(cancel(31).font == Font(size: 20, weight: .semibold))
        #expect(near(cancel(32).font.size, 20 * 342 / 352))
        #expect(cancel(32).font.weight == .semibold)
        #expect(cancel(45).isTruncated)
    }

    @Test func largerTextShrinksFromItsOwnSize() {
        let stage = LayoutContext.sample(390, 844, textScale: 40.0 / 17)
        #expect(row(label(17), on: stage).font.size == 40)
        #expect(near(row(label(20), on: stage).font.size, 40.0 * 342 / 400))
        #expect(near(row(label(30), on: stage).font.size, 28))
        #expect(row(label(30), on: stage).isTruncated)
    }

    @Test func aRowWithoutRoomIsCut() {
        let row = row("Label", on: .sample(30, 844))
        #expect(row.frame.width == 14)
        #expect(row.font.size == 14)
        #expect(row.isTruncated)
    }

    @Test func nothingIsMeasuredForAWindowThatHasNoSizeYet() {
        let measurer = FakeMeasurer()
        _ = ActionSheet.sample().laidOut(on: .sample(0, 0), measuring: measurer)
        #expect(measurer.measuredLabels.isEmpty)
    }

    @Test func theStandardCancelIsMeasuredInTheUsersLanguage() throws {
        let measurer = FakeMeasurer()
        _ = try SheetLayout(ActionSheet.sample().sheet, in: narrow, cancelLabel: "Abbrechen", measuring: measurer)
        #expect(measurer.measuredLabels.contains("Abbrechen"))
        #expect(!measurer.measuredLabels.contains("Cancel"))
    }

    @Test func aCustomCancelLabelIsNotTranslated() throws {
        let measurer = FakeMeasurer()
        let sheet = ActionSheet.sample(of: [Action("A"), .cancel("Keep")])
        _ = try SheetLayout(sheet.sheet, in: narrow, cancelLabel: "Abbrechen", measuring: measurer)
        #expect(measurer.measuredLabels.contains("Keep"))
        #expect(!measurer.measuredLabels.contains("Abbrechen"))
    }

    @Test func aLabelThatFitsWithAnyLettersIsNotMeasured() {
        // Fifteen characters of 22, which is 1.1 em, are 330 of 342.
        for (label, isMeasured) in [(label(15), false), (label(16), true), ("ä", true), ("a\nb", true)] {
            let measurer = FakeMeasurer()
            let sheet = ActionSheet.sample(of: [Action(label, id: "a")], cancel: false)
            let row = sheet.laidOut(on: .phone, measuring: measurer).rows[0]
            #expect(measurer.measuredLabels.isEmpty == !isMeasured)
            #expect(row.font == Font(size: 20))
        }
    }

    @Test func whatIsMeasuredIsWhatIsDrawn() {
        let measurer = FakeMeasurer()
        _ = ActionSheet.sample(of: [Action("a\nb\0", id: "a"), Action(label(1_000_000), id: "b")])
            .laidOut(on: .phone, measuring: measurer)
        #expect(measurer.measuredLabels.contains("a↵b␀"))
        #expect(measurer.measuredLabels.allSatisfy { $0.unicodeScalars.count <= DisplayText.lineLimit + 1 })
    }
}
