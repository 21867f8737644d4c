import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import Testing

/// The sheet in the middle of a wide window (content.md §1).
@Suite struct FormSheetTests {
    private func layout(
        _ natural: Size, in context: LayoutContext = .desktop, minimum: Double = 20, actions: [Action] = []
    ) -> LaidOutContent {
        SampleContent(actions: actions, detents: [.medium, .large], natural: natural, minimum: minimum)
            .laidOut(in: context)
    }

    @Test func itIsInTheMiddle() {
        let panel = layout(Size(width: 200, height: 300)).panel
        #expect(near(panel, Rect(x: 230, y: 250, width: 540, height: 300)))
    }

    @Test func itIsAtMost540By620() {
        let layout = layout(Size(width: 2_000, height: 2_000), in: .sample(2_000, 1_500))
        #expect(near(layout.panel, Rect(x: 730, y: 440, width: 540, height: 620)))
        #expect(layout.parts.widgetOverflows)
        #expect(layout.container.panels[0].cornerRadius == 12)
    }

    @Test func contentThatExpandsTakesTheWholeHeight() {
        var sample = SampleContent(detents: [.large], natural: Size(width: 200, height: 100))
        sample.expands = true
        #expect(near(sample.laidOut(in: .desktop).panel.height, 620))
        sample.actions = [Action("A"), .cancel]
        #expect(near(sample.laidOut(in: .desktop).panel.height, 620))
    }

    @Test func itIsAtLeast16FromEveryEdgeOfTheSafeArea() {
        let context = LayoutContext.sample(600, 300, safeArea: Insets(top: 40, left: 50, bottom: 20, right: 0))
        let panel = layout(Size(width: 200, height: 2_000), in: context).panel
        #expect(near(panel, Rect(x: 66, y: 56, width: 518, height: 208)))
        let mirrored = LayoutContext.sample(
            600, 300, safeArea: Insets(top: 40, left: 50, bottom: 20), direction: .rightToLeft)
        #expect(near(layout(Size(width: 200, height: 2_000), in: mirrored).panel, panel))
    }

    @Test func theFooterIsInTheSamePanel() {
        let layout = layout(Size(width: 200, height: 2_000), actions: [Action("A"), .cancel])
        #expect(layout.container.panels.count == 1)
        #expect(near(layout.panel.height, 620))
        #expect(near(layout.parts.list.footer!.frame.maxY, layout.panel.maxY))
        #expect(near(layout.parts.widget.height, 620 - 2 * 57))
    }

    @Test func itHasNoDetentsAndNoGrabberUnlessAskedFor() {
        var content = SampleContent(detents: [.medium, .large])
        #expect(content.laidOut(in: .desktop).container.rests == [.whole])
        #expect(content.laidOut(in: .desktop).parts.grabber == nil)
        content.showsGrabber = true
        #expect(content.laidOut(in: .desktop).parts.grabber != nil)
    }

    @Test func itSlidesInFromBelow() {
        let layout = layout(Size(width: 200, height: 300))
        #expect(near(layout.panel.y + layout.scene(0).offset, 800))
        #expect(layout.scene(1).offset == 0)
    }

    @Test func theDimmingDependsOnTheAppearance() {
        for width in [390.0, 1_000] {
            var context = LayoutContext.sample(width, 800)
            let content = SampleContent()
            #expect(near(content.laidOut(in: context).scene(1).backdropOpacity, 0.2))
            context.isDark = true
            #expect(near(content.laidOut(in: context).scene(1).backdropOpacity, 0.48))
        }
    }
}
