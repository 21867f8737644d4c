import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import Testing

/// The bar of a content sheet (content.md §4).
@Suite struct BarLayoutTests {
    private let long = String(repeating: "long ", count: 30)

    private func bar(
        _ title: String?, leading: [BarItem] = [], trailing: [BarItem] = [], width: Double = 390,
        textScale: Double = 1, direction: LayoutDirection = .leftToRight
    ) -> BarLayout? {
        SampleContent(title: title, leading: leading, trailing: trailing)
            .laidOut(in: .sample(width, 800, textScale: textScale, direction: direction)).parts.bar
    }

    /// The width of a text in the fake measurer's font.
    private func width(_ text: String, _ weight: FontWeight = .regular) -> Double {
        FakeMeasurer.width(of: text, in: Font(size: 17, weight: weight)).rounded(.up)
    }

    @Test func theTitleIsInTheMiddle() throws {
        let bar = try #require(self.bar("Title"))
        #expect(near(bar.frame, Rect(x: 0, y: 10, width: 390, height: 44)))
        #expect(near(bar.title?.midX, 195) && near(bar.title?.midY, 32))
        #expect(bar.titleFont == Font(size: 17, weight: .semibold))
        #expect(bar.items.isEmpty)
    }

    @Test func itemsAreAtTheEdges() throws {
        let bar = try #require(
            self.bar(
                "Title", leading: [.cancel, BarItem("A")], trailing: [BarItem("B"), BarItem("Done", isDefault: true)]))
        let frames = bar.items.map(\.frame)
        #expect(bar.items.map(\.id) == ["cancel", "A", "B", "Done"])
        #expect(near(frames[0].x, 16) && near(frames[0].width, width("Cancel")))
        #expect(near(frames[1].x, frames[0].maxX + 16))
        #expect(near(frames[3].maxX, 374) && near(frames[3].width, width("Done", .semibold)))
        #expect(near(frames[2].maxX, frames[3].x - 16))
        #expect(bar.items.map(\.font.weight) == [.regular, .regular, .regular, .semibold])
        #expect(bar.items.allSatisfy { $0.frame.y == 10 && $0.frame.height == 44 && !$0.isTruncated })
    }

    @Test func aTitleBetweenUnequalItemsStaysInTheMiddleWhileItFits() throws {
        let bar = try #require(self.bar("Title", leading: [BarItem("A long label")]))
        #expect(near(bar.title?.midX, 195))
    }

    @Test func aLongItemShiftsTheTitle() throws {
        let label = String(repeating: "x", count: 24)
        let bar = try #require(self.bar("Title", leading: [BarItem(label)]))
        #expect(near(bar.title?.x, 16 + width(label) + 16))
        #expect(near(bar.title?.width, width("Title", .semibold)))
        let mirrored = try #require(self.bar("Title", trailing: [BarItem(label)]))
        #expect(near(mirrored.title?.maxX, 390 - 16 - width(label) - 16))
    }

    @Test func aLongTitleIsEllipsisedBetweenTheItems() throws {
        let bar = try #require(self.bar(long, leading: [.cancel], trailing: [BarItem("Done")]))
        let title = try #require(bar.title)
        #expect(near(title.x, bar.items[0].frame.maxX + 16))
        #expect(near(title.maxX, bar.items[1].frame.x - 16))
        let alone = try #require(self.bar(long)?.title)
        #expect(near(alone.x, 16) && near(alone.width, 358))
    }

    @Test func itemsThatDontFitShareTheBar() throws {
        let bar = try #require(self.bar("Title", leading: [BarItem(long)], trailing: [BarItem(long + "er")]))
        #expect(bar.title == nil)
        #expect(near(bar.items[0].frame.x, 16) && near(bar.items[1].frame.maxX, 374))
        #expect(near(bar.items[1].frame.x - bar.items[0].frame.maxX, 16))
        #expect(bar.items.allSatisfy { $0.isTruncated })
        let many = try #require(self.bar("Title", trailing: (1...40).map { BarItem("Item \($0)") }))
        #expect(many.items.allSatisfy { $0.frame.x >= 16 - 1e-9 && $0.frame.maxX <= 374 + 1e-9 })
    }

    @Test func aBarMirrorsFromRightToLeft() throws {
        let items = ([BarItem.cancel], [BarItem("Done", isDefault: true)])
        let one = try #require(self.bar("A title", leading: items.0, trailing: items.1))
        let other = try #require(self.bar("A title", leading: items.0, trailing: items.1, direction: .rightToLeft))
        #expect(near(other.items[0].frame.maxX, 390 - one.items[0].frame.x))
        #expect(near(other.items[1].frame.x, 390 - one.items[1].frame.maxX))
        #expect(near(other.title?.midX, 390 - one.title!.midX))
    }

    @Test func aBarGrowsWithTheText() throws {
        let bar = try #require(self.bar("Title", textScale: 2))
        #expect(bar.titleFont.size == 34)
        let height: Double = 61  // 1.2 × 34 + 44 − 1.4 × 17
        #expect(near(bar.frame.height, height))
        #expect(self.bar("Title", textScale: 0.5)?.frame.height == 44)
    }

    @Test func theStandardCancelIsInTheUsersLanguage() {
        let content = SampleContent(leading: [.cancel])
        let placement = ContentPlacement<ContentSheetLayout>(
            ContainerRequest(
                PresentationOptions(), anchor: nil, attachment: SheetAttachment(detents: [.large])),
            in: .phone
        ) {
            ContentSheetMeasurement(
                content.description, widget: WidgetSizing(natural: content.natural, minimumHeight: 0), for: $0, in: $1,
                cancelLabel: "Abbrechen", measuring: FakeMeasurer())
        }
        #expect(near(placement.content.bar?.items[0].frame.width, width("Abbrechen")))
    }

    @Test func withoutATitleOrItemsThereIsNoBar() {
        #expect(bar(nil) == nil)
        #expect(bar(" ") == nil)
        #expect(bar(nil, leading: [.cancel])?.title == nil)
    }
}
