import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// The forms of appearances: where sheets are, and how rows are arranged on their cards (sheet.md §14).
@Suite struct AppearanceFormTests {
    private func context(
        _ form: SheetAppearance.Form, _ width: Double, _ height: Double, safeArea: Insets = Insets(),
        direction: LayoutDirection = .leftToRight
    ) -> LayoutContext {
        var context = LayoutContext.sample(width, height, safeArea: safeArea, direction: direction)
        context.form = form
        return context
    }

    private let phone = Insets(top: 47, bottom: 34)

    // MARK: At the lower edge

    @Test func aCardWithoutAMarginIsAttachedToTheEdge() throws {
        let layout = ActionSheet.sample("Title").laidOut(on: context(.adwaita, 390, 844, safeArea: phone))
        #expect(layout.containerName == .sheet && layout.cards.count == 1)
        let card = layout.cards[0]
        #expect(card.cornerRadius == 15 && card.frame.x == 0 && card.frame.width == 390)
        // Its lower corners, and what a drag could reveal, are beyond the edge.
        #expect(card.frame.maxY > 844 + 300)
        #expect(layout.rows.map(\.frame.height) == [44, 44, 44])
        #expect(layout.rows.allSatisfy { $0.frame.x == 24 && $0.frame.width == 342 && $0.cornerRadius == 12 })
        #expect(near(layout.rows[1].frame.y - layout.rows[0].frame.maxY, 12))
        #expect(near(layout.rows[2].frame.y - layout.rows[1].frame.maxY, 12))
        #expect(near(layout.rows[2].frame.maxY, 844 - 34 - 24))
        #expect(layout.separators.isEmpty)
        #expect(near(layout.travel, 844 - card.frame.y))
    }

    @Test func aCardWithAMarginHasCancelAtItsEnd() throws {
        let layout = ActionSheet.sample("Title").laidOut(on: context(.glass, 390, 844))
        #expect(layout.cards.map(\.frame.x) == [8] && near(layout.cards[0].frame.maxY, 836))
        #expect(layout.cards[0].cornerRadius == 34)
        #expect(layout.rows.allSatisfy { $0.frame.x == 24 && $0.frame.width == 342 })
        #expect(near(layout.rows[1].frame.y - layout.rows[0].frame.maxY, 8))
        #expect(near(layout.rows[2].frame.y - layout.rows[1].frame.maxY, 16))
        #expect(near(layout.rows[2].frame.maxY, 836 - 16))
        // Capsules.
        #expect(layout.rows.allSatisfy { near($0.cornerRadius, 24) && $0.cornerCurve == .circular })
    }

    @Test func withNothingButCancelTheCardHasItsMargins() {
        let layout = ActionSheet.sample(actions: 0).laidOut(on: context(.glass, 390, 844))
        #expect(layout.cards.map(\.frame.height) == [80])
        #expect(layout.rows.map(\.frame.y) == [772])
    }

    @Test func withoutCancelTheLastRowHasTheMarginBelowIt() {
        let layout = ActionSheet.sample(cancel: false).laidOut(on: context(.glass, 390, 844))
        #expect(near(layout.rows.last?.frame.maxY, 836 - 16))
        #expect(near(layout.rows.first?.frame.y, layout.cards[0].frame.y + 16))
    }

    @Test func cardsCanBeTwoWithRowsOfButtons() {
        var form = SheetAppearance.Form.glass
        form.sheet.cardGap = 8
        let layout = ActionSheet.sample().laidOut(on: context(form, 390, 844))
        #expect(layout.cards.count == 2)
        #expect(layout.cards[1].frame.height == 16 + 48 + 16)
        #expect(near(layout.cards[1].frame.y - layout.cards[0].frame.maxY, 8))
        #expect(near(layout.rows[1].frame.maxY, layout.cards[0].frame.maxY - 16))
    }

    // MARK: Alerts

    @Test(arguments: [
        (450.0, 800.0, false), (451.0, 800.0, true), (1000.0, 360.0, false), (1000.0, 361.0, true),
        (390.0, 844.0, false),
    ])
    func anAlertIsForLargeAreas(width: Double, height: Double, isAlert: Bool) {
        let layout = ActionSheet.sample("Title").laidOut(on: context(.adwaita, width, height))
        #expect((layout.containerName == .alert) == isAlert)
    }

    @Test func anAlertIsInTheMiddleAndAsWideAsItsTexts() throws {
        let area = context(.adwaita, 800, 600)
        let short = ActionSheet.sample("Title").laidOut(on: area).cards[0].frame
        #expect(short.width == 300 && near(short.midX, 400) && near(short.midY, 300))
        let long = ActionSheet.sample("Title", message: String(repeating: "long ", count: 40)).laidOut(on: area)
        #expect(long.cards[0].frame.width == 372 && long.cards[0].cornerRadius == 18)
        #expect(long.backdrop == area.bounds)
    }

    @Test func anAlertGrowsOnItsSpring() throws {
        let layout = ActionSheet.sample("Title").laidOut(on: context(.adwaita, 800, 600))
        #expect(layout.motion.effect == .grows(from: 0.8) && layout.motion.release == nil)
        guard case .spring(let spring) = layout.motion.style.presenting else {
            Issue.record("it is not presented on a spring")
            return
        }
        #expect(spring.stiffness == 500 && near(spring.dampingRatio, 0.62))
        #expect(layout.scene(at: TransitionState(progress: 0)).scale == 0.8)
        #expect(layout.scene(at: TransitionState(progress: 1)).scale == 1)
        let glass = ActionSheet.sample("Title").laidOut(on: context(.glass, 800, 600))
        #expect(glass.scene(at: TransitionState(progress: 0)).scale == 1.2)
    }

    @Test func anAlertWithManyActionsScrollsBetweenItsMargins() {
        let layout = ActionSheet.sample("Title", actions: 40).laidOut(on: context(.adwaita, 800, 600))
        let card = layout.cards[0].frame
        #expect(near(card.y, 20) && near(card.maxY, 580))
        #expect(layout.scrolls.actions)
        #expect(near(layout.cancelRow?.frame.maxY, 580 - 24))
    }

    // MARK: Two in one line

    private func pair(_ label: String, _ context: LayoutContext) -> SheetLayout {
        ActionSheet.sample("Title", of: [Action(label)]).laidOut(on: context)
    }

    @Test func theOnlyActionIsInOneLineWithCancel() throws {
        let layout = pair("Delete", context(.adwaita, 800, 600))
        let (action, cancel) = (layout.rows[0].frame, layout.rows[1].frame)
        #expect(action.y == cancel.y && action.height == cancel.height)
        #expect(near(cancel.x, layout.cards[0].frame.x + 24) && near(action.x - cancel.maxX, 12))
        #expect(near(action.width, cancel.width) && near(action.maxX, layout.cards[0].frame.maxX - 24))
        #expect(near(action.maxY, layout.cards[0].frame.maxY - 24))
    }

    @Test func fromRightToLeftCancelIsAtTheRight() {
        let layout = pair("Delete", context(.adwaita, 800, 600, direction: .rightToLeft))
        #expect(layout.rows[1].frame.x > layout.rows[0].frame.maxX)
    }

    @Test func labelsThatDoNotFitAreOneBelowTheOther() {
        let layout = pair(String(repeating: "w", count: 60), context(.adwaita, 800, 600))
        #expect(near(layout.rows[1].frame.y - layout.rows[0].frame.maxY, 12))
        #expect(layout.rows[0].frame.width == layout.rows[1].frame.width)
    }

    @Test func aLabelMakesTheAlertWiderBeforeItIsBelow() {
        // Bold, 0.6 em: 20 letters are 176 wide, and 2 × (176 + 2 × 10) + 12 + 2 × 24 is more than 372.
        let wide = pair(String(repeating: "w", count: 14), context(.adwaita, 800, 600))
        #expect(wide.rows[0].frame.y == wide.rows[1].frame.y)
        #expect(wide.cards[0].frame.width > 300)
    }

    @Test func twoActionsAreNotInOneLine() {
        let layout = ActionSheet.sample("Title").laidOut(on: context(.adwaita, 800, 600))
        #expect(Set(layout.rows.map(\.frame.y)).count == 3)
    }

    // MARK: Popovers

    @Test func aSheetWithASourceIsAPopoverInNarrowAreasToo() {
        let anchor = Rect(x: 100, y: 300, width: 80, height: 40)
        var sample = ActionSheet.sample("Title")
        sample.options.style = .automatic
        let glass = sample.laidOut(on: context(.glass, 390, 844), anchor: anchor)
        #expect(glass.containerName == .popover && glass.bubble?.cornerRadius == 34)
        #expect(glass.motion.effect == .grows(from: 0.01))
        #expect(sample.laidOut(on: context(.adwaita, 390, 844), anchor: anchor).containerName == .sheet)
        #expect(sample.laidOut(on: context(.glass, 390, 844)).containerName == .sheet)
    }

    @Test func theRowsOfAPopoverAreThoseOfAMenu() throws {
        let anchor = Rect(x: 300, y: 100, width: 80, height: 40)
        let layout = ActionSheet.sample(as: .popover).laidOut(on: context(.adwaita, 800, 600), anchor: anchor)
        let body = try #require(layout.bubble?.frame)
        #expect(layout.rows.map(\.frame.height) == [32, 32])
        #expect(near(layout.rows[0].frame.y, body.y + 6) && near(layout.rows[1].frame.maxY, body.maxY - 6))
        #expect(!layout.list.centersLabels && layout.rows.allSatisfy { $0.cornerRadius > 0 })
    }

    @Test func labelsThatAreNotCentredAreAlignedWithThoseNextToIcons() {
        let anchor = Rect(x: 300, y: 100, width: 80, height: 40)
        let actions = [Action("Copy"), Action("Share", icon: "share-symbolic")]
        for (form, isAligned) in [(SheetAppearance.Form.glass, true), (.standard, false)] {
            let layout = ActionSheet.sample(of: actions, as: .popover)
                .laidOut(on: context(form, 800, 600), anchor: anchor)
            #expect((layout.rows[0].labelInset == layout.rows[1].labelInset) == isAligned)
        }
    }

    // MARK: Content sheets

    @Test func aSheetThatRestsAtOneHeightBelowTheLargestFloats() {
        let area = context(.glass, 390, 844, safeArea: phone)
        let floating = SampleContent(detents: [.medium]).laidOut(in: area)
        let frame = floating.container.panels[0].frame
        #expect(frame.x == 8 && frame.width == 374 && near(frame.maxY, 844 - 34 - 8))
        #expect(near(floating.container.travel, 844 - frame.y))
        for detents in [[Detent.medium, .large], [.large]] {
            let attached = SampleContent(detents: detents).laidOut(in: area).container.panels[0].frame
            #expect(attached.x == 0 && attached.width == 390 && attached.maxY > 844)
        }
        let other = SampleContent(detents: [.medium]).laidOut(in: context(.adwaita, 390, 844))
        #expect(other.container.panels[0].frame.x == 0)
    }

    @Test func theGrabberHasTheFormsSize() {
        let layout = SampleContent(detents: [.medium, .large]).laidOut(in: context(.adwaita, 390, 844))
        #expect(layout.parts.grabber.map { Size(width: $0.width, height: $0.height) } == Size(width: 54, height: 6))
    }

    @Test func actionsBelowAWidgetKeepTheirDistance() {
        let layout = SampleContent(title: "Title", message: "Message", actions: [Action("One"), Action("Two")])
            .laidOut(in: context(.adwaita, 800, 800))
        let (content, container) = (layout.parts, layout.container)
        #expect(near(content.list.rows[0].frame.y, content.widget.maxY + 12))
        #expect(near(content.list.rows.last?.frame.maxY, container.panels[0].frame.maxY - 24))
        #expect(container.panels[0].cornerRadius == 15)
    }

    @Test func dimmingDependsOnTheForm() {
        for (form, light, dark) in [
            (SheetAppearance.Form.adwaita, 0.14, 0.5), (.glass, 0.2, 0.2), (.standard, 0.4, 0.4),
        ] {
            for isDark in [false, true] {
                var area = context(form, 390, 844)
                area.isDark = isDark
                let scene = ActionSheet.sample().laidOut(on: area).scene(at: TransitionState(progress: 1))
                #expect(near(scene.backdropOpacity, isDark ? dark : light))
            }
        }
    }

    // MARK: Any sheet

    @Test(arguments: [SheetAppearance.Form.adwaita, .glass]) func everyLayoutHolds(_ form: SheetAppearance.Form) throws
    {
        try RandomNumbers.each(1_000) { random in
            var given = RandomCase(&random)
            given.stage.form = form
            let layout = given.layout
            guard [.sheet, .alert].contains(layout.containerName), let card = layout.cards.first?.frame else { return }
            func inside(_ frame: Rect) -> Bool {
                frame.x >= card.x - 1e-6 && frame.maxX <= card.maxX + 1e-6 && frame.y >= card.y - 1e-6
            }
            try #require(card.x >= -1e-6 && card.maxX <= given.stage.size.width + 1e-6, "\(given)")
            for row in layout.rows where row.isVisible {
                try #require(inside(row.frame) || row.frame.y < card.y, "\(given): \(row.frame) in \(card)")
                try #require(row.frame.height.isFinite && row.frame.width >= 0, "\(given)")
            }
            if let cancel = layout.cancelRow?.frame, let last = layout.actionRows.last?.frame, !layout.scrolls.any {
                let apart = cancel.y >= last.maxY - 1e-6 || cancel.maxX <= last.x + 1e-6 || last.maxX <= cancel.x + 1e-6
                try #require(apart, "\(given): cancel \(cancel) over \(last)")
            }
        }
    }

    @Test(arguments: [SheetAppearance.Form.adwaita, .glass])
    func whatReadsFromRightToLeftIsTheMirrorImage(_ form: SheetAppearance.Form) throws {
        try RandomNumbers.each(500) { random in
            var given = RandomCase(&random)
            given.stage.form = form
            let (one, other) = (given.layout, given.mirrored.layout.mirrored(in: given.stage))
            try #require(one.difference(from: other) == nil, "\(given)")
        }
    }
}
