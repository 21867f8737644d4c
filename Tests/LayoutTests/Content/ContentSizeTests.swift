import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The size of a content sheet in a wide window, and that of what scrolls (content.md §1).
@Suite struct ContentSizeTests {
    private let anchor = Rect(x: 480, y: 100, width: 40, height: 30)

    /// A list whose natural height says nothing.
    private func list(minimum: Double = 9, natural: Double = 9) -> SampleContent {
        var content = SampleContent(natural: Size(width: 150, height: natural), minimum: minimum)
        content.scrolling = natural
        return content
    }

    @Test func whatScrollsOrExpandsHasTheDefaultSizeInAWideWindow() {
        var expanding = SampleContent()
        expanding.expands = true
        for content in [list(), list(natural: 3_000), expanding] {
            #expect(near(content.laidOut(in: .desktop).panel, Rect(x: 230, y: 90, width: 540, height: 620)))
            let popover = content.laidOut(in: .desktop, anchor: anchor).panel
            #expect(near(popover.width, 320) && near(popover.height, 480))
        }
    }

    @Test func whatScrollsIsAtLeast200High() {
        for natural in [9.0, 150, 3_000] {
            var content = list(natural: natural)
            content.options.style = .cards
            let cards = content.laidOut(in: .desktop).parts.widget.height
            #expect(cards >= 200 && (natural > 200 || near(cards, 200)))
            content.options.style = .automatic
            content.detents = [.content]
            #expect(content.laidOut(in: .sample(390, 844)).parts.widget.height >= 200)
        }
        // Next to other widgets.
        var content = SampleContent(natural: Size(width: 150, height: 109), minimum: 109)
        content.scrolling = 9
        content.options.style = .cards
        #expect(near(content.laidOut(in: .desktop).parts.widget.height, 109 + 200 - 9))
    }

    @Test func actionsScrollBeforeAListGetsLessThan200() {
        var content = list()
        content.actions = (1...20).map { Action("Action \($0)") }
        content.options.style = .cards
        #expect(near(content.laidOut(in: .desktop).parts.widget.height, 200))
        // Without space for both, each gets something.
        let low = content.laidOut(in: .sample(1_000, 250)).parts
        #expect(low.widget.height < 200 && low.widget.height > 40)
    }

    @Test func aDetentMayBeLowerThanAListWouldBe() {
        var content = list()
        content.detents = [.height(120), .large]
        #expect(near(content.laidOut(in: .sample(390, 844)).heights[0], 120))
    }

    // MARK: contentSize

    @Test func theContentSizeIsTheSizeInAWideWindow() {
        for isList in [true, false] {
            var content = isList ? list() : SampleContent()
            content.actions = [Action("One")]
            content.contentSize = ContentSize(width: 400, height: 300)
            let form = content.laidOut(in: .desktop).panel
            #expect(near(form, Rect(x: 300, y: 250, width: 400, height: 300)))
            let popover = content.laidOut(in: .desktop, anchor: anchor).panel
            #expect(near(popover.width, 400) && near(popover.height, 300))
            content.options.popover.width = .fixed(250)
            #expect(near(content.laidOut(in: .desktop, anchor: anchor).panel.width, 250))
        }
    }

    @Test func theContentSizeMayExceedTheDefaultButNotTheWindow() {
        var content = SampleContent()
        content.contentSize = ContentSize(width: 900, height: 700)
        #expect(near(content.laidOut(in: .desktop).panel, Rect(x: 50, y: 50, width: 900, height: 700)))
        content.contentSize = ContentSize(width: 9_000, height: 9_000)
        #expect(near(content.laidOut(in: .desktop).panel, Rect(x: 16, y: 16, width: 968, height: 768)))
        let popover = content.laidOut(in: .desktop, anchor: anchor)
        #expect(LayoutFaults.isInside(popover.panel, in: popover.context.bounds))
        // It has no effect in a narrow window.
        #expect(near(content.laidOut(in: .sample(390, 844)).panel.width, 390))
    }

    @Test(arguments: [0, -1, .nan, .infinity]) func aContentSizeThatNoSheetCanHaveCountsAsNone(length: Double) {
        var content = SampleContent()
        let plain = content.laidOut(in: .desktop).panel
        for size in [ContentSize(width: length, height: 300), ContentSize(width: 300, height: length)] {
            content.contentSize = size
            #expect(content.laidOut(in: .desktop).panel == plain)
        }
    }

    // MARK: Popovers

    @Test func aFixedWidthOfAPopoverIsFixed() {
        for width in [200.0, 320, 400] {
            var content = SampleContent(natural: Size(width: 470, height: 100))
            content.options.popover.width = .fixed(width)
            #expect(near(content.laidOut(in: .desktop, anchor: anchor).panel.width, width))
        }
    }

    @Test(arguments: [PopoverOptions.Width.standard, .fitting, .fixed(10)])
    func aPopoverIsWideEnoughForItsArrowAndInItsWindow(_ width: PopoverOptions.Width) {
        let context = LayoutContext.sample(1_000, 800, fillsScreen: false)
        var content = SampleContent(natural: Size(width: 20, height: 20), minimum: 20)
        content.options.popover.width = width
        let layout = content.laidOut(in: context, anchor: anchor)
        #expect(near(layout.panel.width, 69))
        #expect(layout.container.panels[0].arrow != nil)
        #expect(layout.placement.presentation.surface == .window)
    }

    @Test func aListOfActionsTooNarrowForAnArrowIsInItsWindowToo() {
        let sheet = ActionSheet.sample(of: [Action("OK")], as: .popover)
        let layout = sheet.laidOut(
            on: .sample(1_000, 800, fillsScreen: false), anchor: anchor, popover: PopoverOptions(width: .fitting))
        #expect(layout.surface == .window && layout.bubble?.arrow == nil)
    }
}
