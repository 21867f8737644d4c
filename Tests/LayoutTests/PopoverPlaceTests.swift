import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import PopsheetRandomNumbers
import Testing

/// The popover's size and position (sheet.md §4).
@Suite struct PopoverPlaceTests {
    private let middle = Rect(x: 480, y: 380, width: 40, height: 30)

    private func popover(
        _ actions: Int = 2, title: String? = nil, on stage: LayoutContext = .desktop, anchor: Rect?,
        _ options: PopoverOptions = PopoverOptions()
    ) -> Panel {
        ActionSheet.sample(title, actions: actions, as: .popover)
            .laidOut(on: stage, anchor: anchor, popover: options).bubble!
    }

    @Test func theNumbersAreThoseOfTheSpecification() {
        let metrics = PopoverMetrics.standard
        #expect(PopoverOptions().width == .standard && PopoverOptions.Width.standardLength == 320)
        #expect(metrics.cornerRadius == 14)
        #expect(metrics.arrowHeight == 13)
        #expect(metrics.arrowBase == 26)
        #expect(metrics.margin == 10)
        #expect(SheetAppearance.Form.standard.popover.motion.initialScale == 0.9)
        #expect(
            PopoverOptions()
                == PopoverOptions(width: .standard, arrowDirections: [.up, .down, .left, .right]))
        #expect(!PopoverOptions().mayCoverSource)
    }

    @Test func theBodyIs320WideAndAsTallAsItsRows() {
        let bubble = popover(anchor: middle)
        #expect(bubble.frame == Rect(x: 340, y: 423, width: 320, height: 114))
        #expect(bubble.cornerRadius == 14)
    }

    @Test func headerAndRowsFillTheBody() {
        let layout = ActionSheet.sample("Title", actions: 3, as: .popover).laidOut(
            on: .desktop, anchor: middle)
        #expect(near(layout.bubble?.frame, Rect(x: 340, y: 423, width: 320, height: 43.6 + 171)))
        #expect(near(layout.header?.frame, Rect(x: 340, y: 423, width: 320, height: 43.6)))
        #expect(near(layout.header?.title, Rect(x: 356, y: 437, width: 288, height: 15.6)))
        #expect(near(layout.actionsViewport, Rect(x: 340, y: 466.6, width: 320, height: 171)))
        #expect(layout.rows.map(\.id) == ["Action 0", "Action 1", "Action 2"])
        #expect(
            layout.rows.allSatisfy { $0.frame.x == 340 && $0.frame.width == 320 && $0.frame.height == 57 })
        #expect(layout.cards.isEmpty)
    }

    @Test func itHasNoCancelRow() {
        let layout = ActionSheet.sample(as: .popover).laidOut(on: .desktop, anchor: middle)
        #expect(layout.cancelRow == nil)
    }

    @Test func withNothingButCancelItShowsThatAsItsRow() {
        let layout = ActionSheet.sample("Title", actions: 0, as: .popover).laidOut(
            on: .desktop, anchor: middle)
        #expect(layout.rows.map(\.id) == ["cancel"])
        #expect(layout.rows[0].place == .footer)
        #expect(layout.rows[0].font == Font(size: 20, weight: .semibold))
        #expect(near(layout.bubble?.frame.height, 43.6 + 57))
        #expect(near(layout.rows[0].frame, Rect(x: 340, y: 423 + 43.6, width: 320, height: 57)))
    }

    private static let bodies: [(edge: ArrowEdge, body: Rect)] = [
        (.up, Rect(x: 340, y: 423, width: 320, height: 114)),
        (.down, Rect(x: 340, y: 253, width: 320, height: 114)),
        (.left, Rect(x: 533, y: 338, width: 320, height: 114)),
        (.right, Rect(x: 147, y: 338, width: 320, height: 114)),
    ]

    @Test(arguments: bodies)
    func itIsThirteenFromItsSource(edge: ArrowEdge, body: Rect) {
        let bubble = popover(anchor: middle, PopoverOptions(arrowDirections: [edge]))
        #expect(bubble.frame == body)
        #expect(bubble.arrow?.edge == edge)
    }

    private static let sides: [(anchor: Rect, x: Double)] = [
        (Rect(x: 0, y: 300, width: 20, height: 20), 10), (Rect(x: 170, y: 300, width: 0, height: 20), 10),
        (Rect(x: 171, y: 300, width: 0, height: 20), 11), (Rect(x: 829, y: 300, width: 0, height: 20), 669),
        (Rect(x: 830, y: 300, width: 0, height: 20), 670), (Rect(x: 980, y: 300, width: 20, height: 20), 670),
    ]

    @Test(arguments: sides)
    func itStaysTenInsideTheWindowsSides(anchor: Rect, x: Double) {
        #expect(popover(anchor: anchor).frame.x == x)
    }

    @Test(arguments: [(ArrowEdge.left, 10.0, 10.0), (.left, 790, 676), (.right, 10, 10), (.right, 790, 676)])
    func itStaysTenInsideTheWindowsUpperAndLowerEdge(edge: ArrowEdge, middle: Double, y: Double) {
        let anchor = Rect(x: 490, y: middle, width: 20, height: 0)
        #expect(popover(anchor: anchor, PopoverOptions(arrowDirections: [edge])).frame.y == y)
    }

    @Test func insetsLargerThanTenAreKeptInstead() {
        let stage = LayoutContext.sample(1000, 800, safeArea: Insets(top: 47, left: 5, bottom: 34, right: 60))
        #expect(popover(on: stage, anchor: Rect(x: 0, y: 300, width: 0, height: 0)).frame.x == 10)
        #expect(popover(on: stage, anchor: Rect(x: 1000, y: 300, width: 0, height: 0)).frame.maxX == 940)
        let left = PopoverOptions(arrowDirections: [.left])
        #expect(popover(on: stage, anchor: Rect(x: 100, y: 0, width: 0, height: 0), left).frame.y == 47)
        #expect(popover(on: stage, anchor: Rect(x: 100, y: 800, width: 0, height: 0), left).frame.maxY == 766)
    }

    private static let widths: [(window: Double, wanted: Double, width: Double)] = [
        (1000, 320, 320), (1000, 200, 200), (1000, 2000, 980), (340, 320, 320), (339, 320, 319),
        (200, 320, 180),
    ]

    @Test(arguments: widths)
    func aWiderOneThanTheRoomIsCutToIt(window: Double, wanted: Double, width: Double) {
        let bubble = popover(
            on: .sample(window, 800), anchor: Rect(x: 100, y: 300, width: 10, height: 10),
            PopoverOptions(width: .fixed(wanted)))
        #expect(bubble.frame.width == width)
    }

    @Test func aBodyLowerThanItsCornersScalesThemDown() {
        let bubble = popover(1, on: .sample(700, 50), anchor: nil)
        #expect(bubble.frame.height == 30)
        #expect(near(bubble.cornerRadius, 15 / 1.528665))
    }

    @Test func withoutAnAnchorItIsCentredWithoutAnArrow() {
        let bubble = popover(anchor: nil)
        #expect(bubble.frame == Rect(x: 340, y: 343, width: 320, height: 114))
        #expect(bubble.arrow == nil)
        let stage = LayoutContext.sample(1000, 800, safeArea: Insets(top: 110))
        #expect(popover(on: stage, anchor: nil).frame.y == 393)
    }

    @Test func withoutAPermittedDirectionItIsCentredOnItsSource() {
        let bubble = popover(anchor: middle, PopoverOptions(arrowDirections: []))
        #expect(bubble.frame == Rect(x: 340, y: 338, width: 320, height: 114))
        #expect(bubble.arrow == nil)
    }

    @Test func aSourceThatIsPartlyOutsideCountsAsFarAsItIsSeen() {
        let bubble = popover(anchor: Rect(x: -100, y: 300, width: 300, height: 20))
        #expect(bubble.arrow?.tip == Point(x: 100, y: 320))
        let outside = popover(anchor: Rect(x: 5000, y: -500, width: 10, height: 10))
        #expect(outside.frame == Rect(x: 670, y: 13, width: 320, height: 114))
    }

    @Test func aPopoverMayBeAsWideAsItsTextsNeed() {
        func width(_ sheet: SampleSheet) -> Double {
            sheet.laidOut(on: .desktop, anchor: middle, popover: PopoverOptions(width: .fitting)).bubble!
                .frame.width
        }
        let short = [Action("Short")]
        // 20 characters of 10 and twice 16.
        #expect(width(ActionSheet.sample(of: [Action("12345678901234567890")], as: .popover)) == 232)
        // With an icon, twice 48.
        #expect(width(ActionSheet.sample(of: [Action("12345678901234567890", icon: "folder")], as: .popover)) == 296)
        // 30 characters of 7.15 and of 6.5, and twice 16.
        #expect(width(ActionSheet.sample("123456789012345678901234567890", of: short, as: .popover)) == 247)
        #expect(width(ActionSheet.sample(message: "123456789012345678901234567890", of: short, as: .popover)) == 227)
        // Rounded up.
        #expect(width(ActionSheet.sample("1234567890123456789012345678901", of: short, as: .popover)) == 254)
        // No wider than the room.
        #expect(width(ActionSheet.sample(of: [Action(String(repeating: "x", count: 200))], as: .popover)) == 980)
    }

    @Test func aSubtitleIsOneOfItsTexts() {
        let action = Action("Short", subtitle: "123456789012345678901234567890")
        let layout = ActionSheet.sample(of: [action], as: .popover)
            .laidOut(on: .desktop, anchor: middle, popover: PopoverOptions(width: .fitting))
        #expect(layout.bubble?.frame.width == 227)
    }

    @Test func aCancelActionThatIsItsOnlyRowIsOneOfItsTexts() {
        let label = "12345678901234567890"
        let layout = ActionSheet.sample(of: [.cancel(label)], as: .popover)
            .laidOut(on: .desktop, anchor: middle, popover: PopoverOptions(width: .fitting))
        let text = FakeMeasurer.width(of: label, in: Font(size: 20, weight: .semibold))
        #expect(layout.bubble?.frame.width == (text + 32).rounded(.up))
        #expect(layout.rows[0].font.size == 20)
    }

    @Test func aFittingPopoverShrinksNoLabel() throws {
        try RandomNumbers.each(300) { random in
            let sheet = SampleSheet(
                sheet: RandomCase.sheet(&random), options: PresentationOptions(style: .popover))
            let layout = sheet.laidOut(
                on: .sample(20_000, 20_000, textScale: random.number(0.5...3)), anchor: middle,
                popover: PopoverOptions(width: .fitting))
            let full = layout.rows.map(\.font.size).max()
            try #require(layout.rows.allSatisfy { $0.font.size == full && !$0.isTruncated }, "\(random)")
        }
    }
}
