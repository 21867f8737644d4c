import PopsheetModel
import Testing

/// The numbers of an appearance's form.
@Suite struct AppearanceFormTests {
    @Test func theFormsOfTheLibraryAreValid() {
        for form in [SheetAppearance.Form.standard, .adwaita, .glass] { #expect(form.invalidNumber == nil) }
        #expect(SheetAppearance.allCases.filter { $0.bundledForm != nil } == [.adwaita, .glass])
    }

    @Test func aSpringsDampingRatioIsThatOfItsStiffness() {
        let spring = SheetAppearance.Form.Spring(stiffness: 400, dampingRatio: 0.8)
        #expect(spring == SheetAppearance.Form.Spring(stiffness: 400, damping: 32))
    }

    private static let faults: [(String, @Sendable (inout SheetAppearance.Form) -> Void)] = [
        ("sheet.margin", { $0.sheet.margin = -1 }),
        ("sheet.cardGap", { $0.sheet.cardGap = .infinity }),
        ("sheet.card.cornerRadius", { $0.sheet.card.cornerRadius = .nan }),
        ("sheet.card.rows.gap", { $0.sheet.card.rows.gap = -0.1 }),
        ("popover.card.header.title.size", { $0.popover.card.header.title.size = 0 }),
        ("popover.motion.initialScale", { $0.popover.motion.initialScale = 0 }),
        (
            "contentSheet.motion.presenting.damping",
            {
                $0.contentSheet.motion.presenting = SheetAppearance.Form.Spring(stiffness: 400, damping: 0)
            }
        ),
        (
            "sheet.motion.dismissing.stiffness",
            {
                $0.sheet.motion.dismissing = SheetAppearance.Form.Spring(stiffness: .nan, damping: 3)
            }
        ),
        (
            "alert.maximumWidth",
            {
                var alert = SheetAppearance.Form.Alert()
                alert.maximumWidth = alert.minimumWidth - 1
                $0.alert = alert
            }
        ),
        ("alert.minimumWidth", { $0.alert = alert(minimumWidth: 20_000) }),
        ("alert.minimumWidth", { $0.alert = alert(minimumWidth: .nan) }),
        ("material.saturation", { $0.material?.saturation = 11 }),
        ("rim.falloff", { $0.rim = SheetAppearance.Form.Rim(opacity: 0, darkOpacity: 0, falloff: 2) }),
        ("shadow.opacity", { $0.shadow.opacity = 1.1 }),
        ("dimming.dark", { $0.dimming.dark = -1 }),
        ("bodySize", { $0.bodySize = 1e9 }),
    ]

    private static func alert(minimumWidth: Double) -> SheetAppearance.Form.Alert {
        var alert = SheetAppearance.Form.Alert()
        alert.minimumWidth = minimumWidth
        return alert
    }

    @Test(arguments: faults.indices) func aNumberOutOfRangeIsNamed(_ index: Int) {
        var form = SheetAppearance.Form.standard
        Self.faults[index].1(&form)
        #expect(form.invalidNumber == Self.faults[index].0)
    }
}
