import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The title and the message of a bottom sheet (sheet.md §3).
@Suite struct HeaderTests {
    @Test func titleAndMessageHaveTheirPaddings() throws {
        let layout = ActionSheet.sample("Title", message: "Message").laidOut(on: .phone)
        let (header, main) = (try #require(layout.header), layout.mainCard!.frame)
        #expect(near(header.frame, Rect(x: 8, y: main.y, width: 374, height: 63.2)))
        #expect(near(header.title, Rect(x: 24, y: main.y + 14, width: 342, height: 15.6)))
        #expect(near(header.message, Rect(x: 24, y: main.y + 33.6, width: 342, height: 15.6)))
        #expect(near(layout.actionRows[0].frame.y, header.frame.maxY))
    }

    @Test func aTitleOrAMessageAloneHasNoGap() throws {
        for layout in [
            ActionSheet.sample("Title").laidOut(on: .phone),
            ActionSheet.sample(message: "Message").laidOut(on: .phone),
        ] {
            let header = try #require(layout.header)
            #expect(near(header.frame.height, 43.6))
            #expect(near((header.title ?? header.message)?.y, header.frame.y + 14))
            #expect((header.title == nil) != (header.message == nil))
        }
    }

    @Test func withoutBothThereIsNoSpaceForThem() {
        let layout = ActionSheet.sample().laidOut(on: .phone)
        #expect(layout.header == nil)
        #expect(layout.actionRows[0].frame.y == layout.mainCard?.frame.y)
    }

    @Test func theTitleIsSemiboldAndTheMessageRegular() throws {
        let header = try #require(ActionSheet.sample("Title", message: "Message").laidOut(on: .phone).header)
        #expect(header.titleFont == Font(size: 13, weight: .semibold))
        #expect(header.messageFont == Font(size: 13, weight: .regular))
    }

    @Test(arguments: [(0.5, 13.0), (0.99, 13), (1, 13), (1.5, 19.5), (2, 26), (4, 52)])
    func theTextsGrowWithTheFactorButNeverShrink(scale: Double, size: Double) throws {
        let stage = LayoutContext.sample(390, 2000, textScale: scale)
        let header = try #require(ActionSheet.sample("T", message: "M").laidOut(on: stage).header)
        #expect(header.titleFont.size == size)
        #expect(header.messageFont.size == size)
        #expect(near(header.frame.height, 32 + 2.4 * size))
    }

    @Test func longTextsWrapBetweenTheirMargins() throws {
        // 342 wide: 47 characters of the title's, 52 of the message's.
        let layout = ActionSheet.sample(
            String(repeating: "t", count: 48), message: String(repeating: "m", count: 158)
        )
        .laidOut(on: .phone)
        let header = try #require(layout.header)
        #expect(near(header.title?.height, 31.2))
        #expect(near(header.message?.height, 62.4))
        #expect(near(header.frame.height, 125.6))
    }

    @Test func lineBreaksCount() throws {
        let header = try #require(ActionSheet.sample(message: "one\ntwo\n\nfour").laidOut(on: .phone).header)
        #expect(near(header.message?.height, 4 * 15.6))
    }

    @Test func aCardNarrowerThanItsPaddingsLeavesNothingButThem() throws {
        let header = try #require(ActionSheet.sample("T").laidOut(on: .sample(40, 300)).header)
        #expect(header.frame.width == 24)
        #expect(header.title?.width == 0)
        #expect(header.title?.x == 20)
    }

    @Test func aTitleThatSurelyTakesOneLineIsAsTallAsOne() {
        // Twenty-three characters of 14.3, which is 1.1 em, are 328.9 of 342.
        for (length, isMeasured) in [(23, false), (24, true)] {
            let measurer = FakeMeasurer()
            let title = String(repeating: "x", count: length)
            let layout = ActionSheet.sample(title).laidOut(on: .phone, measuring: measurer)
            #expect(near(layout.header?.title?.height, 15.6))
            #expect((measurer.measuredParagraphs > 0) == isMeasured)
        }
    }

    @Test func anIconIsAboveTheTexts() throws {
        for (title, space) in [(nil, 0.0), ("Title", 8.0)] {
            var sample = ActionSheet.sample(title)
            sample.sheet.headerImage = .icon("dialog-warning")
            let layout = sample.laidOut(on: .phone)
            let (header, main) = (try #require(layout.header), layout.mainCard!.frame)
            #expect(near(header.image, Rect(x: 8 + (374 - 48) / 2, y: main.y + 14, width: 48, height: 48)))
            #expect(near(header.title?.y ?? 0, title == nil ? 0 : main.y + 14 + 48 + space))
            let text = title == nil ? 0 : 15.6
            #expect(near(header.frame.height, 28 + 48 + space + text))
        }
    }

    @Test func aSymbolIsAboveATitleAndItsCaption() throws {
        var sample = ActionSheet.sample("Title", message: "Message")
        (sample.sheet.headerImage, sample.sheet.headerTexts) = (.symbol(.warning), .alert)
        let layout = sample.laidOut(on: .phone)
        let (header, main) = (try #require(layout.header), layout.mainCard!.frame)
        #expect(near(header.image, Rect(x: 8 + (374 - 40) / 2, y: main.y + 16, width: 40, height: 40)))
        #expect(header.titleFont == Font(size: 17, weight: .semibold))
        #expect(header.messageFont == Font(size: 13))
        #expect(near(header.title?.y, main.y + 16 + 40 + 8))
        #expect(near(header.frame.maxY, try #require(header.message).maxY + 16))
    }

    @Test(arguments: [nil, "Title"]) func aMessageAloneOrOfManyLinesIsBodyText(title: String?) throws {
        let message = title == nil ? "Message" : (1...9).map { "Line \($0)" }.joined(separator: "\n")
        var sample = ActionSheet.sample(title, message: message)
        (sample.sheet.headerImage, sample.sheet.headerTexts) = (.symbol(.info), .alert)
        #expect(sample.laidOut(on: .phone).header?.messageFont == Font(size: 15))
    }

    @Test func aMessageOnOneLineIsAsHighAsAnyLine() throws {
        var sample = ActionSheet.sample(message: "First\n" + String(repeating: "m", count: 5_000))
        sample.sheet.keepsMessageOnOneLine = true
        #expect(near(sample.laidOut(on: .phone).header?.message?.height, 15.6))
        let shown = try #require(DisplayText.header(of: sample.sheet).message?.plain)
        #expect(shown.hasPrefix("First\u{21B5}mm") && shown.hasSuffix("m…"))
        #expect(shown.unicodeScalars.count == DisplayText.lineLimit + 1)
    }

    @Test func aMegabyteOfTitleIsMeasuredShort() {
        let measurer = FakeMeasurer()
        let megabyte = String(repeating: "x", count: 1_000_000)
        let layout = ActionSheet.sample(megabyte, message: megabyte).laidOut(on: .phone, measuring: measurer)
        #expect(layout.scrolls.header)
        #expect(measurer.measuredParagraphs == 2)
        // 4,097 characters of 7.15 in 342: 86 lines.
        #expect(near(layout.header?.title?.height, 86 * 15.6))
    }
}
