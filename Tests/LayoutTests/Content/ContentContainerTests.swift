import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import Testing

/// The container of a content sheet, by the window's size (content.md §1).
@Suite struct ContentContainerTests {
    private let anchor = Rect(x: 10, y: 10, width: 20, height: 20)

    private func container(
        _ width: Double, _ height: Double, anchored: Bool = false, as style: PresentationOptions.Style = .automatic,
        appearance: SheetAppearance? = nil, host: LayoutContext.Host = .application
    ) -> LaidOutContent {
        var context = LayoutContext.sample(width, height)
        context.host = host
        let content = SampleContent(options: PresentationOptions(style: style, appearance: appearance))
        return content.laidOut(in: context, anchor: anchored ? anchor : nil)
    }

    @Test(arguments: [(260.0, 200.0), (200, 260), (390, 844), (599.99, 400), (599.99, 5_000)])
    func aNarrowWindowHasASheetAtItsLowerEdge(width: Double, height: Double) {
        for anchored in [true, false] {
            let layout = container(width, height, anchored: anchored)
            #expect(layout.name == .edgeSheet)
            #expect(near(layout.panel.x, 0) && near(layout.panel.width, width))
            #expect(layout.panel.maxY >= height)
        }
        #expect(container(width, height, as: .sheet).name == .edgeSheet)
    }

    @Test(arguments: [(600.0, 100.0), (600, 800), (1_280, 800), (8_000, 6_000)])
    func aWideWindowHasAFormSheet(width: Double, height: Double) {
        #expect(container(width, height).name == .formSheet)
        #expect(container(width, height, as: .sheet).name == .formSheet)
        #expect(container(width, height, anchored: true, as: .sheet).name == .formSheet)
    }

    @Test(arguments: [(600.0, 100.0), (600, 800), (1_280, 800), (8_000, 6_000)])
    func aSourceInAWideWindowHasAPopover(width: Double, height: Double) {
        #expect(container(width, height, anchored: true).name == .popover)
        #expect(container(width, height, anchored: true, as: .popover).name == .popover)
    }

    @Test(arguments: [(390.0, 844.0), (1_280, 800)]) func aStyleThatIsAskedForWins(width: Double, height: Double) {
        for anchored in [true, false] {
            let cards = container(width, height, anchored: anchored, as: .cards)
            #expect(cards.name == .sheet)
            #expect(cards.container.panels[0].cornerRadius == 14)
            #expect(container(width, height, anchored: anchored, as: .popover).name == .popover)
            #expect(container(width, height, anchored: anchored, as: .compact).name == .compact)
        }
    }

    @Test(arguments: [(0.0, 0.0), (198, 242), (259.99, 259.99)])
    func aTinyWindowHasTheCompactContainer(width: Double, height: Double) {
        #expect(container(width, height).name == .compact)
        #expect(container(width, height, anchored: true).name == .compact)
        #expect(container(width, height, as: .sheet).name == .edgeSheet)
    }

    @Test(arguments: [SheetAppearance.classicBlue, .classicBlack], [390.0, 1_280])
    func aClassicAppearanceHasItsPanel(appearance: SheetAppearance, width: Double) {
        let layout = container(width, 844, appearance: appearance)
        #expect(layout.name == .sheet)
        #expect(layout.container.panels.map(\.cornerRadius) == [0])
        #expect(near(layout.panel.width, width) && near(layout.panel.maxY, 844))
        #expect(container(390, 844, as: .popover, appearance: appearance).name == .popover)
    }

    /// Below texts they have the space of the texts.
    @Test func controlsWithoutTextsAreBelowTheEdgeOfAClassicPanel() {
        func space(title: String? = nil, _ appearance: SheetAppearance? = .classicBlue) -> Double {
            var content = SampleContent(title: title, options: PresentationOptions(appearance: appearance))
            content.controls = .sheet
            var context = LayoutContext.sample(390, 844)
            context.host = .sheet
            let layout = content.laidOut(in: context)
            return layout.parts.widget.y - layout.panel.y
        }
        #expect(near(space(), 14))
        #expect(space(title: "Title") > 14)
        #expect(near(space(nil), 0))
    }

    @Test func aSheetsOwnWindowHasCards() {
        for style in [PresentationOptions.Style.automatic, .sheet, .cards, .popover] {
            #expect(container(390, 600, as: style, host: .sheet).name == .sheet)
            #expect(container(1_280, 600, as: style, host: .sheet).name == .sheet)
        }
        #expect(container(390, 600, as: .compact, host: .sheet).name == .compact)
        #expect(container(390, 600, appearance: .classicBlue, host: .sheet).panel.width == 390)
    }

    @Test(arguments: [100.0, 390, 1_280]) func insideAnotherSheetItHasCards(width: Double) {
        for style in PresentationOptions.Style.allCases {
            #expect(container(width, 844, anchored: true, as: style, host: .otherSheet).name == .sheet)
        }
    }

    @Test func aPopoverHasTheNaturalSizeOfItsWidget() {
        var content = SampleContent(natural: Size(width: 470, height: 260))
        var layout = content.laidOut(in: .desktop, anchor: anchor)
        #expect(near(layout.parts.widget.width, 470) && near(layout.parts.widget.height, 260))
        #expect(!layout.parts.overflows)
        content.options.popover.width = .fixed(300)
        layout = content.laidOut(in: .desktop, anchor: anchor)
        #expect(near(layout.parts.widget.width, 300))
    }

    @Test func aLongMessageDoesNotMakeAPopoverWide() {
        var content = SampleContent(natural: Size(width: 150, height: 100))
        content.message = String(repeating: "word ", count: 60)
        #expect(near(content.laidOut(in: .desktop, anchor: anchor).panel.width, 320))
        content.message = "Short"
        #expect(near(content.laidOut(in: .desktop, anchor: anchor).panel.width, 150))
    }

    @Test func aWidgetLargerThanTheWindowScrollsInItsPopover() {
        let content = SampleContent(natural: Size(width: 3_000, height: 3_000))
        let layout = content.laidOut(in: .desktop, anchor: anchor)
        #expect(layout.parts.overflows)
        #expect(LayoutFaults.isInside(layout.parts.widget, in: layout.context.bounds))
    }

    @Test func aPopoverHasNeitherGrabberNorBackdrop() {
        let content = SampleContent(detents: [.medium, .large], showsGrabber: true)
        let layout = content.laidOut(in: .desktop, anchor: anchor)
        #expect(layout.parts.grabber == nil)
        #expect(layout.container.backdrop == nil)
        #expect(layout.container.rests == [.whole])
    }
}
