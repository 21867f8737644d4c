import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The sizes of rows and their contents (sheet.md §3).
@Suite struct RowHeightTests {
    private let mixed: [Action] = [
        Action("Plain"), Action("With a subtitle", subtitle: "Subtitle"),
        Action("With an icon", icon: "folder"),
    ]

    // max(57, 2 × (1.8 + 0.4 × font size) + line height), where a line of the measurer's is 1.2 em high.
    private static let heights: [(body: Double, action: Double, height: Double)] = [
        (14, 20, 57), (17, 20, 57), (19, 22, 57), (21, 23, 57), (23, 24, 57), (28, 28, 59.6), (33, 33, 69.6),
        (40, 40, 83.6), (47, 47, 97.6), (53, 53, 109.6), (106, 106, 215.6),
    ]

    @Test(arguments: heights)
    func aRowGrowsWithItsText(body: Double, action: Double, height: Double) {
        let layout = ActionSheet.sample().laidOut(on: .sample(599, 2000, textScale: body / 17))
        for row in layout.rows {
            #expect(near(row.font.size, action))
            #expect(near(row.frame.height, height))
        }
    }

    /// max(66, the same with a line of the small size).
    @Test(arguments: [(17.0, 66.0), (23, 72.7058823529), (28, 85.2941176471), (53, 158.2352941176)])
    func aRowWithASubtitleIsTaller(body: Double, height: Double) {
        let layout = ActionSheet.sample(of: mixed).laidOut(on: .sample(390, 2000, textScale: body / 17))
        #expect(near(layout.rows[1].frame.height, height, within: 1e-9))
        #expect(layout.rows[0].frame.height < layout.rows[1].frame.height)
        #expect(layout.rows[0].frame.height == layout.rows[2].frame.height)
    }

    /// A font costs more to find than all the layout of a small sheet.
    @Test func theFontOfSubtitlesIsMeasuredOnlyWhereThereAreAny() {
        for (actions, isMeasured) in [([Action("Plain")], false), (mixed, true)] {
            let measurer = FakeMeasurer()
            _ = ActionSheet.sample(of: actions).laidOut(on: .phone, measuring: measurer)
            #expect(measurer.measuredLines.contains(13) == isMeasured)
        }
    }

    @Test func rowsAreBelowEachOtherAndAsWideAsTheCard() {
        let layout = ActionSheet.sample(of: mixed).laidOut(on: .phone)
        let main = layout.mainCard!.frame
        #expect(
            layout.actionRows.map(\.frame) == [
                Rect(x: 8, y: main.y, width: 374, height: 57),
                Rect(x: 8, y: main.y + 57, width: 374, height: 66),
                Rect(x: 8, y: main.y + 123, width: 374, height: 57),
            ])
        #expect(main.height == 180)
        #expect(layout.actionsViewport == main)
        #expect(layout.cancelRow?.frame == layout.cancelCard?.frame)
    }

    @Test func aRowReportsItsContents() {
        let actions = mixed + [Action("Off", id: "off", role: .destructive, isEnabled: false)]
        let layout = ActionSheet.sample(of: actions).laidOut(on: .phone)
        #expect(layout.rows.map(\.id) == ["off", "Plain", "With a subtitle", "With an icon", "cancel"])
        #expect(layout.rows.map(\.role) == [.destructive, .default, .default, .default, .cancel])
        #expect(layout.rows.map(\.isEnabled) == [false, true, true, true, true])
        #expect(layout.rows.map(\.hasSubtitle) == [false, false, true, false, false])
        #expect(layout.rows.map(\.hasIcon) == [false, false, false, true, false])
        #expect(layout.rows.map(\.place) == [.actions, .actions, .actions, .actions, .footer])
        #expect(layout.rows.allSatisfy { $0.cornerRadius == 0 })
    }

    @Test func theOrderShownIsTheSheets() {
        let actions = [Action("A"), Action("B", role: .destructive), Action.cancel("Keep"), Action("C")]
        let standard = SampleSheet(sheet: try! ActionSheet(actions: actions))
        let given = SampleSheet(sheet: try! ActionSheet(actions: actions, ordering: .asGiven))
        #expect(standard.laidOut(on: .phone).rows.map(\.id) == ["B", "A", "C", "cancel"])
        #expect(given.laidOut(on: .phone).rows.map(\.id) == ["A", "B", "C", "cancel"])
    }

    @Test func actionsAreRegularAndCancelIsSemibold() {
        let layout = ActionSheet.sample(of: [Action("A"), Action("B", role: .destructive)]).laidOut(
            on: .phone)
        #expect(
            layout.rows.map(\.font) == [
                Font(size: 20), Font(size: 20), Font(size: 20, weight: .semibold),
            ])
    }

    @Test func aCancelRowMayHaveASubtitleToo() {
        let cancel = Action("Keep", id: "keep", role: .cancel, subtitle: "Nothing changes")
        let layout = ActionSheet.sample(of: [Action("A"), cancel]).laidOut(on: .phone)
        #expect(layout.cancelCard?.frame.height == 66)
        #expect(layout.cancelRow?.hasSubtitle == true)
    }
}
