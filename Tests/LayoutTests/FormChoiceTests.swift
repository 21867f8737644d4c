import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The form of a sheet, by the window's size (sheet.md §2).
@Suite struct FormChoiceTests {
    private let anchor = Rect(x: 10, y: 10, width: 20, height: 20)

    private func form(
        _ width: Double, _ height: Double, anchored: Bool, actions: Int = 2, fillsScreen: Bool = true,
        as presentation: PresentationOptions.Style = .automatic
    ) -> (ContainerName, PopoverSurface) {
        let layout = ActionSheet.sample(actions: actions, as: presentation)
            .laidOut(on: .sample(width, height, fillsScreen: fillsScreen), anchor: anchored ? anchor : nil)
        return (layout.form, layout.surface)
    }

    @Test(arguments: [(0.0, 0.0), (1, 1), (200, 200), (259.99, 259.99)], [true, false])
    func aTinyWindowGetsTheCompactForm(size: (Double, Double), anchored: Bool) {
        #expect(form(size.0, size.1, anchored: anchored) == (.compact, .window))
        #expect(
            form(size.0, size.1, anchored: anchored, actions: 50, fillsScreen: false) == (.compact, .window))
    }

    @Test(arguments: [
        (260.0, 259.99), (259.99, 260), (260, 260), (390, 844), (599.99, 800), (599.99, 259), (100, 700),
    ])
    func anAnchoredSheetInACompactWidthIsASheet(width: Double, height: Double) {
        #expect(form(width, height, anchored: true) == (.sheet, .window))
        #expect(form(width, height, anchored: true, actions: 50) == (.sheet, .window))
    }

    @Test(arguments: [
        (260.0, 259.99), (259.99, 260), (390, 844), (599.99, 800), (600, 800), (1280, 800), (8000, 6000),
    ])
    func withoutAnAnchorItIsASheet(width: Double, height: Double) {
        for fillsScreen in [true, false] {
            for actions in [1, 200] {
                let found = form(width, height, anchored: false, actions: actions, fillsScreen: fillsScreen)
                #expect(found == (.sheet, .window))
            }
        }
    }

    @Test(arguments: [(600.0, 800.0), (600, 100), (600.01, 300), (1280, 800), (8000, 6000)])
    func anAnchoredSheetInARegularWidthIsAPopover(width: Double, height: Double) {
        for fillsScreen in [true, false] {
            #expect(form(width, height, anchored: true, fillsScreen: fillsScreen).0 == .popover)
        }
    }

    @Test func aSheetThatWouldScrollInASmallWindowOnADesktopIsAPopoverOnItsOwnSurface() {
        // What six rows and Cancel need: 20 + 6 × 57 + 8 + 57 + 8.
        let height = 435.0
        #expect(form(400, height, anchored: true, actions: 6, fillsScreen: false) == (.sheet, .window))
        #expect(form(400, height - 1, anchored: true, actions: 6, fillsScreen: false) == (.popover, .native))
        #expect(form(400, height - 1, anchored: true, actions: 6, fillsScreen: true) == (.sheet, .window))
        #expect(form(400, height - 1, anchored: false, actions: 6, fillsScreen: false) == (.sheet, .window))
        #expect(
            form(599.99, height - 1, anchored: true, actions: 7, fillsScreen: false) == (.popover, .native))
    }

    @Test(arguments: [(1.0, 1.0), (200, 200), (390, 844), (700, 500), (1280, 800)], [true, false])
    func aRequestedFormIsUsed(size: (Double, Double), anchored: Bool) {
        for fillsScreen in [true, false] {
            for actions in [0, 2, 50] {
                func forced(_ presentation: PresentationOptions.Style) -> (ContainerName, PopoverSurface) {
                    form(
                        size.0, size.1, anchored: anchored, actions: actions, fillsScreen: fillsScreen,
                        as: presentation)
                }
                #expect(forced(.sheet) == (.sheet, .window))
                #expect(forced(.popover).0 == .popover)
                #expect(forced(.compact) == (.compact, .window))
            }
        }
    }

    @Test func theClassicPanelIsTheFormOfAClassicAppearance() {
        let classic: [SheetAppearance] = [.classic, .classicBlue, .classicBlack]
        for appearance in SheetAppearance.allCases {
            let layout = ActionSheet.sample(appearance: appearance).laidOut(on: .phone)
            let isPanel = layout.cards.count == 1 && layout.cards[0].frame.width == 390
            #expect(isPanel == classic.contains(appearance))
        }
    }

    @Test func theLimitsAreThoseOfTheTable() {
        #expect(SizeClass.tinyLimit == 260)
        #expect(SizeClass.regularWidth == 600)
    }
}
