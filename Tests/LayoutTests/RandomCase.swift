import PopsheetLayout
import PopsheetModel
import PopsheetRandomNumbers

/// A random sheet on a random stage, with everything that a caller may decide.
struct RandomCase: CustomStringConvertible {
    var sheet: ActionSheet
    var stage: LayoutContext
    var anchor: Rect?
    var presentation: PresentationOptions
    var options: PopoverOptions { presentation.popover }
    private let source: String

    init(
        _ random: inout RandomNumbers, as style: PresentationOptions.Style? = nil, appearance: SheetAppearance? = nil
    ) {
        source = "\(random)"
        let style = style ?? random.pick(PresentationOptions.Style.allCases)
        sheet = Self.sheet(&random)
        presentation = PresentationOptions(
            style: style, appearance: appearance,
            compactStyle: random.pick(PresentationOptions.CompactStyle.allCases))
        stage = Self.stage(&random)
        anchor = Self.anchor(&random, on: stage)
        presentation.popover = Self.options(&random)
    }

    var layout: SheetLayout {
        SampleSheet(sheet: sheet, options: presentation).laidOut(on: stage, anchor: anchor, popover: options)
    }

    var description: String {
        "\(source): \(sheet.actions.count) actions on \(stage), anchor \(anchor as Any), \(options)"
    }

    static func sheet(_ random: inout RandomNumbers) -> ActionSheet {
        let count = random.pick([0, 1, 2, 3, random.int(0...12), random.int(0...60)])
        var actions = (0..<count).map { index in
            Action(
                text(&random, upTo: 60), id: "\(index)", role: random.chance(0.2) ? .destructive : .default,
                isEnabled: random.chance(0.9), icon: random.chance(0.2) ? "folder" : nil,
                subtitle: random.chance(0.2) ? text(&random, upTo: 60) : nil)
        }
        if count == 0 || random.chance(0.6) {
            let label = random.chance(0.5) ? "Cancel" : text(&random, upTo: 60)
            actions.append(
                Action(
                    label, id: "cancel", role: .cancel, icon: random.chance(0.1) ? "folder" : nil,
                    subtitle: random.chance(0.1) ? "Subtitle" : nil))
        }
        return try! ActionSheet(
            random.chance(0.5) ? text(&random, upTo: 120) : nil,
            message: random.chance(0.5) ? text(&random, upTo: random.pick([100, 300, 1_000])) : nil,
            actions: actions,
            ordering: random.pick(ActionOrdering.allCases), includesCancelAction: false)
    }

    private static func text(_ random: inout RandomNumbers, upTo count: Int) -> String {
        let breaks = random.chance(0.2)
        return "x"
            + String(
                (0..<random.int(0...count)).map { _ in
                    breaks && random.chance(0.05) ? "\n" : random.pick("abc defg")
                })
    }

    static func stage(_ random: inout RandomNumbers) -> LayoutContext {
        func length(_ random: inout RandomNumbers) -> Double {
            random.pick([
                0, 1, 259.99, 260, 600, 8_000, random.number(0...100), random.number(100...500),
                random.number(300...1_000), random.number(300...1_000), random.number(500...3_000),
            ])
        }
        func inset(_ random: inout RandomNumbers) -> Double {
            random.pick([
                0, 0, 0, 0, 8, random.number(0...60), random.number(0...60), random.number(0...5_000),
            ])
        }
        return LayoutContext.sample(
            length(&random), length(&random),
            safeArea: Insets(
                top: inset(&random), left: inset(&random), bottom: inset(&random), right: inset(&random)),
            fillsScreen: random.chance(0.5),
            textScale: random.pick([1, 1, 0.5, 1.25, random.number(0.5...4)]),
            deviceScale: random.pick([nil, 1, 2, 3, random.number(0.5...4)]),
            direction: random.pick(LayoutDirection.allCases))
    }

    private static func anchor(_ random: inout RandomNumbers, on stage: LayoutContext) -> Rect? {
        if random.chance(0.15) { return nil }
        let (width, height) = (stage.size.width, stage.size.height)
        func length(_ random: inout RandomNumbers, _ whole: Double) -> Double {
            random.pick([
                0, random.number(0...60), random.number(0...60), random.number(0...1) * whole, 5_000,
            ])
        }
        return Rect(
            x: random.number(-0.2...1.1) * width, y: random.number(-0.2...1.1) * height,
            width: length(&random, width), height: length(&random, height))
    }

    private static func options(_ random: inout RandomNumbers) -> PopoverOptions {
        PopoverOptions(
            width: random.pick([.fixed(320), .fixed(320), .fitting, .fixed(random.number(0...1_000))]),
            arrowDirections: random.chance(0.5)
                ? Set(ArrowEdge.allCases) : Set(ArrowEdge.allCases.filter { _ in random.chance(0.5) }),
            mayCoverSource: random.chance(0.2))
    }

    /// The same seen in an upright mirror, text and all.
    var mirrored: RandomCase {
        var mirrored = self
        let (size, safe) = (stage.size, stage.safeArea)
        mirrored.stage = LayoutContext.sample(
            size.width, size.height,
            safeArea: Insets(top: safe.top, left: safe.right, bottom: safe.bottom, right: safe.left),
            fillsScreen: stage.fillsScreen, textScale: stage.textScale, deviceScale: stage.deviceScale,
            direction: stage.direction == .leftToRight ? .rightToLeft : .leftToRight)
        mirrored.stage.form = stage.form
        mirrored.anchor = anchor.map {
            Rect(x: size.width - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
        }
        return mirrored
    }
}
