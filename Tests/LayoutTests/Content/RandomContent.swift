import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import PopsheetRandomNumbers

/// A random content sheet in a random context.
struct RandomContent: CustomStringConvertible {
    var content: SampleContent
    var context: LayoutContext
    var anchor: Rect?
    private let source: String

    init(_ random: inout RandomNumbers) {
        source = "\(random)"
        func label(_ random: inout RandomNumbers) -> String {
            String(repeating: random.pick("abcdef"), count: random.pick([1, 4, 8, random.int(1...60)]))
        }
        func items(_ name: String, _ random: inout RandomNumbers) -> [BarItem] {
            (0..<random.pick([0, 0, 1, 1, 2, 5])).map { index in
                BarItem(
                    label(&random), id: "\(name) \(index)", isEnabled: random.chance(0.8),
                    isDefault: index == 0 && random.chance(0.5))
            }
        }
        content = SampleContent()
        content.title = random.chance(0.6) ? label(&random) : nil
        content.message = random.chance(0.3) ? label(&random) : nil
        content.leading = items("leading", &random)
        content.trailing = items("trailing", &random)
        // There is at most one default item.
        if content.leading.contains(where: \.isDefault) {
            for index in content.trailing.indices { content.trailing[index].isDefault = false }
        }
        content.actions = (0..<random.pick([0, 0, 1, 2, 5, random.int(0...30)])).map { index in
            Action(label(&random), id: "\(index)", subtitle: random.chance(0.2) ? "Subtitle" : nil)
        }
        if random.chance(0.5) { content.actions.append(.cancel) }
        content.detents = Self.detents(&random)
        content.undimmed = random.chance(0.5) ? random.pick(content.detents) : nil
        content.showsGrabber = random.pick([nil, nil, true, false])
        func length(_ random: inout RandomNumbers) -> Double {
            random.pick([0, 1, random.number(0...100), random.number(0...600), random.number(0...3_000)])
        }
        content.minimum = length(&random)
        content.natural = Size(width: length(&random), height: content.minimum + length(&random))
        content.options = PresentationOptions(
            style: random.pick(PresentationOptions.Style.allCases),
            appearance: random.chance(0.1) ? .classicBlue : nil,
            compactStyle: random.pick(PresentationOptions.CompactStyle.allCases))
        content.options.popover.width = random.pick([.standard, .standard, .fitting, .fixed(random.number(0...900))])
        context = RandomCase.stage(&random)
        context.host = random.pick([.application, .application, .application, .sheet, .otherSheet])
        context.isDark = random.chance(0.5)
        if random.chance(0.2) { context.coverBottom(random.number(0...800)) }
        if random.chance(0.5) {
            anchor = Rect(
                x: random.number(0...context.size.width), y: random.number(0...context.size.height),
                width: random.number(0...80), height: random.number(0...40))
        }
    }

    /// Random detents, of which some may be unavailable or equal.
    static func detents(_ random: inout RandomNumbers) -> [Detent] {
        (0..<random.pick([1, 1, 2, 3, random.int(1...12)])).map { index in
            let value = random.pick(
                [
                    nil, 0, -1, .nan, .infinity, 1e308, random.number(-100...100), random.number(0...1_000),
                    random.number(0...1_000),
                ] as [Double?])
            return random.pick([
                .medium, .large, .content, .fraction(random.number(0.01...1.5)), .height(random.number(1...2_000)),
                .custom("custom \(index)") { _ in value },
            ])
        }
    }

    var layout: LaidOutContent { content.laidOut(in: context, anchor: anchor) }

    var description: String { "\(source): \(content) in \(context), anchor \(anchor as Any)" }

    /// The same with the safe area, the anchor and the text direction mirrored.
    var mirrored: RandomContent {
        var mirrored = self
        let (size, safe) = (context.size, context.safeArea)
        mirrored.context = LayoutContext.sample(
            size.width, size.height,
            safeArea: Insets(
                top: safe.top, left: safe.right, bottom: safe.bottom - context.keyboardRise, right: safe.left),
            fillsScreen: context.fillsScreen, textScale: context.textScale, deviceScale: context.deviceScale,
            direction: context.direction == .leftToRight ? .rightToLeft : .leftToRight)
        if context.keyboardRise > 0 { mirrored.context.coverBottom(safe.bottom) }
        (mirrored.context.host, mirrored.context.isDark) = (context.host, context.isDark)
        mirrored.context.form = context.form
        mirrored.anchor = anchor.map {
            Rect(x: size.width - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
        }
        return mirrored
    }
}
