import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// Sections of a list of actions: gaps and headings above their first rows (sheet.md §12).
@Suite struct SectionTests {
    private func sample(
        _ count: Int, _ sections: [SectionStart], title: String? = nil, as style: PresentationOptions.Style = .sheet,
        appearance: SheetAppearance? = nil
    ) throws -> SampleSheet {
        let sheet = try ActionSheet(title, actions: [.cancel])
        return SampleSheet(
            sheet: try sheet.replacingSections(with: (0..<count).map { Action("Action \($0)") }, sections),
            options: PresentationOptions(style: style, appearance: appearance))
    }

    @Test func aSectionWithoutAHeadingIsBelowAGapBetweenTwoLines() throws {
        let layout = try sample(3, [SectionStart(at: 1)]).laidOut(on: .phone)
        let frames = layout.list.rows.map(\.frame)
        #expect(near(frames[1].y - frames[0].maxY, 8))
        #expect(near(frames[2].y, frames[1].maxY))
        #expect(layout.list.separators.map(\.rowBelow) == [1, 1, 2])
        #expect(layout.list.separators.map(\.frame.y) == [frames[0].maxY, frames[1].y, frames[2].y])
    }

    @Test func aHeadingIsAboveItsFirstRowAndBelowALine() throws {
        let layout = try sample(3, [SectionStart(at: 1, heading: "Sort by")]).laidOut(on: .phone)
        let frames = layout.list.rows.map(\.frame)
        let band = try #require(layout.list.band(above: 1))
        let heading = try #require(band.heading)
        // 14 above, a line of 13 × 1.2, 4 below.
        #expect(near(frames[1].y - frames[0].maxY, 14 + 15.6 + 4))
        #expect(near(heading.y, frames[0].maxY + 14))
        #expect(heading.x == frames[1].x + 16 && heading.width == frames[1].width - 32)
        #expect(layout.list.separators.map(\.frame.y) == [frames[0].maxY, frames[2].y])
        #expect(layout.list.band(above: 0) == nil && layout.list.band(above: 2) == nil)
    }

    @Test func aHeadingBeginsWhereLabelsDo() throws {
        var area = LayoutContext.sample(800, 600)
        area.form = .glass
        let sheet = try sample(3, [SectionStart(at: 1, heading: "Sort by")], as: .popover)
        let list = sheet.laidOut(on: area, anchor: Rect(x: 300, y: 100, width: 80, height: 40)).list
        let heading = try #require(list.band(above: 1)?.heading)
        #expect(!list.centersLabels && heading.x == list.rows[1].frame.x + list.rows[1].labelInset)
    }

    @Test func aHeadingAboveTheFirstRowMovesItDown() throws {
        let layout = try sample(2, [SectionStart(at: 0, heading: "Edit")]).laidOut(on: .phone)
        let list = layout.list
        #expect(near(list.rows[0].frame.y - list.viewport.y, 14 + 15.6 + 4))
        #expect(list.separators.map(\.rowBelow) == [1])
        let titled = try sample(2, [SectionStart(at: 0, heading: "Edit")], title: "Title").laidOut(on: .phone).list
        #expect(titled.separators.map(\.isBelowHeader) == [true, false])
        #expect(near(titled.separators[0].frame.y, titled.viewport.y))
    }

    @Test func aGapAboveTheFirstRowIsLeftOut() throws {
        let layout = try sample(2, [SectionStart(at: 0)]).laidOut(on: .phone)
        let plain = try sample(2, []).laidOut(on: .phone)
        #expect(layout == plain)
    }

    @Test func theCardGrowsByTheBands() throws {
        let plain = try sample(4, []).laidOut(on: .phone)
        let divided = try sample(4, [SectionStart(at: 1), SectionStart(at: 2, heading: "A")]).laidOut(on: .phone)
        let (before, after) = (plain.mainCard?.frame.height ?? 0, divided.mainCard?.frame.height ?? 0)
        let bands: Double = 41.6  // 8 + 14 + 15.6 + 4
        #expect(near(after - before, bands))
    }

    @Test func theLinesOfABandDisappearNextToAPressedRow() throws {
        let list = try sample(3, [SectionStart(at: 1)]).laidOut(on: .phone).list
        #expect(list.marks(scrolledBy: 0, pressed: [1], hovered: nil).separators == [])
        #expect(list.marks(scrolledBy: 0, pressed: [2], hovered: nil).separators.count == 2)
    }

    @Test func aBandIsMirroredWithItsRows() throws {
        let sample = try sample(2, [SectionStart(at: 1, heading: "Sort by")])
        let layout = sample.laidOut(on: .sample(390, 844, direction: .rightToLeft))
        let band = try #require(layout.list.band(above: 1))
        let row = layout.list.rows[1].frame
        #expect(band.frame.x == row.x && band.frame.width == row.width)
        #expect(near(band.frame.maxY, row.y))
    }

    @Test func everyFormHasTheBands() throws {
        let sections = [SectionStart(at: 1), SectionStart(at: 2, heading: "A")]
        for (style, appearance) in [
            (PresentationOptions.Style.sheet, nil), (.popover, nil), (.compact, nil), (.sheet, .classicBlue),
        ] as [(PresentationOptions.Style, SheetAppearance?)] {
            let layout = try sample(3, sections, as: style, appearance: appearance).laidOut(
                on: .desktop, anchor: Rect(x: 400, y: 300, width: 40, height: 20))
            #expect(layout.list.bands.map(\.rowBelow) == [1, 2], "\(style)")
            for band in layout.list.bands {
                #expect(near(band.frame.maxY, layout.list.rows[band.rowBelow].frame.y), "\(style)")
            }
        }
    }

    @Test func onlyTheGivenOrderHasSections() throws {
        let sheet = try ActionSheet(actions: [.cancel]).replacingSections(
            with: [Action("A"), Action("B", role: .destructive)],
            [SectionStart(at: 1, heading: "X"), SectionStart(at: 9)])
        #expect(sheet.ordering == .asGiven && sheet.displayedActions.map(\.id) == ["A", "B"])
        #expect(sheet.sections == [SectionStart(at: 1, heading: "X")])
        #expect(SectionStart(at: 0, heading: " \u{200B}").heading == nil)
        let replaced = try sheet.replacingActions(with: [Action("C")])
        #expect(replaced.sections == [])
    }
}
