import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import Testing

/// The grabber, the header, the widget, the rows and the footer of a content sheet (content.md §3, §9).
@Suite struct ContentPartsTests {
    private let everything = SampleContent(
        title: "Title", message: "Message", actions: [Action("A"), Action("B"), .cancel], leading: [BarItem("Back")],
        trailing: [BarItem("Done")], detents: [.medium, .large])

    @Test func theGrabberIs36By5AndFiveBelowTheTop() {
        let layout = SampleContent(detents: [.medium, .large]).laidOut(in: .phone)
        #expect(near(layout.parts.grabber, Rect(x: 177, y: layout.panel.y + 5, width: 36, height: 5)))
        #expect(near(layout.parts.widget.y, layout.panel.y + 15))
    }

    @Test func theGrabbersTargetIs44By44FromTheTopDownwards() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let context = LayoutContext.sample(390, 844, safeArea: Insets(left: 20), direction: direction)
            let layout = SampleContent(detents: [.medium, .large]).laidOut(in: context)
            #expect(near(layout.parts.grabberTarget, Rect(x: 183, y: layout.panel.y, width: 44, height: 44)))
            #expect(near(layout.parts.grabber?.midX, 205))
        }
        #expect(SampleContent().laidOut(in: .phone).parts.grabberTarget == nil)
    }

    @Test func theGrabberIsShownForMoreThanOneDetentOrOnRequest() {
        func shows(_ detents: [Detent], _ asked: Bool?) -> Bool {
            SampleContent(detents: detents, showsGrabber: asked).laidOut(in: .phone).parts.grabber != nil
        }
        #expect(!shows([.large], nil))
        #expect(shows([.medium, .large], nil))
        #expect(!shows([.large, .large], nil))
        #expect(shows([.large], true))
        #expect(!shows([.medium, .large], false))
    }

    @Test func detentsThatResolveToOneHaveNoGrabber() {
        func shows(_ detents: [Detent], minimum: Double = 40, keyboard: Double = 0, _ asked: Bool? = nil) -> Bool {
            var context = LayoutContext.phone
            context.coverBottom(keyboard)
            let content = SampleContent(detents: detents, showsGrabber: asked, minimum: minimum)
            return content.laidOut(in: context).parts.grabber != nil
        }
        #expect(!shows([.large, .fraction(1), .height(5_000)]))
        #expect(!shows([.medium, .custom("none") { _ in nil }]))
        #expect(!shows([.height(100), .height(120)], minimum: 300))
        #expect(shows([.content, .height(168)]))
        #expect(shows([.large, .fraction(1)], true))
        // A keyboard does not take it away.
        #expect(shows([.medium, .large], keyboard: 600))
    }

    @Test func cardsAndPanelsHaveNoGrabber() {
        var content = SampleContent(detents: [.medium, .large], showsGrabber: true)
        for options in [
            PresentationOptions(style: .cards), PresentationOptions(style: .compact),
            PresentationOptions(style: .popover), PresentationOptions(appearance: .classicBlue),
        ] {
            content.options = options
            #expect(content.laidOut(in: .phone).parts.grabber == nil)
        }
    }

    @Test func everythingIsInItsOrder() throws {
        let layout = everything.laidOut(in: .phone)
        let parts = layout.parts
        let (bar, header) = try (#require(parts.bar), #require(parts.list.header))
        #expect(near(bar.frame.y, layout.panel.y + 15))
        #expect(near(header.frame.y, bar.frame.maxY))
        #expect(header.title == nil, "The title is in the bar.")
        #expect(near(parts.widget.y, header.frame.maxY))
        #expect(near(parts.list.rows[0].frame.y, parts.widget.maxY))
        #expect(near(parts.list.rows[1].frame.y, parts.list.rows[0].frame.maxY))
        #expect(near(parts.list.footer!.frame.y, parts.list.rows[1].frame.maxY))
        #expect(near(parts.list.footer!.frame.maxY, 844 - 34))
        #expect(!parts.list.scrolls.any)
        #expect(near(parts.background.y, bar.frame.maxY))
        #expect(near(parts.background.maxY, parts.list.footer!.frame.y))
    }

    @Test func cardsHaveWidgetAndRowsInTheMainCardAndCancelInItsOwn() {
        var content = everything
        content.options = PresentationOptions(style: .cards)
        let layout = content.laidOut(in: .phone)
        #expect(layout.container.panels.map(\.role) == [.main, .footer])
        #expect(near(layout.parts.widget.height, 150))
        #expect(LayoutFaults.isInside(layout.parts.widget, in: layout.panel))
        #expect(LayoutFaults.isInside(layout.parts.list.rows[1].frame, in: layout.panel))
        #expect(layout.parts.list.footer?.frame == layout.container.panels[1].frame)
    }

    @Test func headerAndRowsScrollOnlyAfterTheWidgetHasItsMinimum() {
        var content = everything
        content.actions = (0..<10).map { Action("Action \($0)") } + [.cancel]
        content.minimum = 60
        let layout = content.laidOut(in: .sample(390, 420))
        #expect(near(layout.parts.widget.height, 60))
        #expect(layout.parts.list.scrolls.actions)
        // The last row can be reached: the viewport shows more than a row.
        #expect(layout.parts.list.viewport.height >= 57)
        #expect(LayoutFaults.isInside(layout.parts.list.viewport, in: layout.panel))
    }

    @Test(arguments: [260.0, 300, 340, 380]) func theHeadersFirstLineStaysWholeWhereTheWidgetScrolls(
        height: Double
    ) throws {
        var content = SampleContent(title: "Title", actions: [Action("A"), Action("B"), .cancel], minimum: 400)
        content.options = PresentationOptions(style: .cards)
        for message in [nil, "Message", String(repeating: "A long message of many lines. ", count: 30)] {
            content.message = message
            let parts = content.laidOut(in: .sample(720, height)).parts
            let header = try #require(parts.list.header)
            let title = try #require(header.title)
            #expect(parts.widgetOverflows)
            #expect(title.maxY <= header.frame.maxY + 1e-6)
            #expect(parts.list.scrolls.header == (message != nil))
            #expect(parts.widget.height >= 40)
        }
    }

    @Test(arguments: [0.0, 1, 20, 60, 100, 150, 200, 250, 300, 350]) func littleSpaceOverlapsNothing(height: Double) {
        for style in PresentationOptions.Style.allCases {
            var content = everything
            content.options = PresentationOptions(style: style)
            let faults = ContentFaults(content.laidOut(in: .sample(390, height))).found
            #expect(faults == [], "\(style)")
        }
    }

    @Test func aWidgetLargerThanTheSheetOverflows() {
        var content = SampleContent(natural: Size(width: 100, height: 700))
        #expect(!content.laidOut(in: .phone).parts.overflows)
        content.natural.height = 800
        #expect(content.laidOut(in: .phone).parts.overflows)
        content.natural.height = 100
        content.minimum = 800
        #expect(content.laidOut(in: .phone).parts.overflows)
    }
}
