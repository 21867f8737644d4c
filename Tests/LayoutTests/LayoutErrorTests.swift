import PopsheetLayout
import PopsheetModel
import Testing

/// Numbers that no window can have are errors that name them.
@Suite struct LayoutErrorTests {
    private static let notNumbers: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]
    private static let lengths =
        notNumbers + [-1, -0.001, -.leastNonzeroMagnitude, 1_000_000.001, .greatestFiniteMagnitude]
    private static let factors = notNumbers + [0, -0.0, -1, 100.001, 1e9]

    /// The name that the error of a call gives, where it throws one.
    private func name(_ call: () throws -> Void) -> String? {
        do {
            try call()
            return nil
        } catch LayoutError.invalidNumber(let name, let value) {
            let error = LayoutError.invalidNumber(name: name, value: value)
            #expect(error.description.hasPrefix("the \(name) is "))
            #expect(!error.description.contains("\n"))
            #expect(error.description.utf8.count < 120)
            return name
        } catch {
            return "\(error)"
        }
    }

    private func stageName(
        width: Double = 100, height: Double = 100, insets: Insets = Insets(), textScale: Double = 1,
        deviceScale: Double? = nil
    ) -> String? {
        self.name {
            _ = try LayoutContext(
                size: Size(width: width, height: height), safeArea: insets, textScale: textScale,
                deviceScale: deviceScale)
        }
    }

    private func layoutName(_ anchor: Rect?, _ options: PopoverOptions = PopoverOptions()) -> String? {
        self.name {
            _ = try SheetLayout(
                ActionSheet.sample().sheet, PresentationOptions(popover: options), in: .desktop, anchor: anchor,
                measuring: FakeMeasurer())
        }
    }

    @Test(arguments: lengths) func aStagesLengths(value: Double) {
        #expect(stageName(width: value) == "window's width")
        #expect(stageName(height: value) == "window's height")
        #expect(stageName(insets: Insets(top: value)) == "safe area's top")
        #expect(stageName(insets: Insets(left: value)) == "safe area's left")
        #expect(stageName(insets: Insets(bottom: value)) == "safe area's bottom")
        #expect(stageName(insets: Insets(right: value)) == "safe area's right")
    }

    @Test(arguments: factors) func aStagesFactors(value: Double) {
        #expect(stageName(textScale: value) == "text scale")
        #expect(stageName(deviceScale: value) == "device scale")
    }

    @Test(arguments: lengths) func anAnchorsLengthsAndThePopoversWidth(value: Double) {
        #expect(layoutName(Rect(x: 0, y: 0, width: value, height: 1)) == "anchor's width")
        #expect(layoutName(Rect(x: 0, y: 0, width: 1, height: value)) == "anchor's height")
        #expect(layoutName(nil, PopoverOptions(width: .fixed(value))) == "popover's width")
    }

    @Test(arguments: notNumbers + [1_000_000.001, -1_000_000.001, 1e300]) func anAnchorsPosition(
        value: Double
    ) {
        #expect(layoutName(Rect(x: value, y: 0, width: 1, height: 1)) == "anchor's x")
        #expect(layoutName(Rect(x: 0, y: value, width: 1, height: 1)) == "anchor's y")
    }

    @Test func theLargestAndTheSmallestNumbersAreNoErrors() {
        for length in [0, -0.0, .leastNonzeroMagnitude, LayoutError.largestLength] {
            #expect(
                stageName(width: length, height: length, insets: Insets(top: length, right: length)) == nil)
            #expect(layoutName(Rect(x: -length, y: length, width: length, height: length)) == nil)
            #expect(layoutName(nil, PopoverOptions(width: .fixed(length))) == nil)
        }
        for factor in [.leastNonzeroMagnitude, 1, LayoutError.largestTextScale] {
            #expect(stageName(textScale: factor, deviceScale: factor) == nil)
        }
    }

    @Test func theErrorCarriesTheNumber() {
        #expect(throws: LayoutError.invalidNumber(name: "window's width", value: -1)) {
            try LayoutContext(size: Size(width: -1, height: -2))
        }
        #expect(
            "\(LayoutError.invalidNumber(name: "text scale", value: -2.5))"
                == "the text scale is -2.5; give a finite number that a screen can have")
    }

    @Test func everyFormChecksItsAnchor() {
        #expect(throws: LayoutError.self) {
            try SheetLayout(
                ActionSheet.sample().sheet, PresentationOptions(style: .compact), in: .phone,
                anchor: Rect(x: .nan, y: 0, width: 0, height: 0),
                measuring: FakeMeasurer())
        }
    }

    @Test(arguments: [(-1.0, 0.0), (.nan, 0), (-.infinity, 0), (.infinity, 1_000_000), (1e300, 1_000_000), (7, 7)])
    func theToolkitClampsALength(given: Double, used: Double) {
        let context = LayoutContext(
            clamping: Size(width: given, height: given),
            safeArea: Insets(top: given, left: given, bottom: given, right: given), textScale: 1, deviceScale: nil,
            direction: .leftToRight)
        #expect(context.size == Size(width: used, height: used))
        #expect(context.safeArea == Insets(top: used, left: used, bottom: used, right: used))
    }

    @Test(arguments: [(-1.0, 1.0), (0, 1), (.nan, 1), (.infinity, 100), (100.5, 100), (0.5, 0.5)])
    func theToolkitClampsAFactor(given: Double, used: Double) {
        let context = LayoutContext(
            clamping: Size(width: 400, height: 800), textScale: given, deviceScale: given, direction: .leftToRight)
        #expect(context.textScale == used)
        #expect(context.deviceScale == used)
    }

    @Test(arguments: [-1.0, .nan, .infinity, 1e300]) func theToolkitIgnoresAnInvalidAnchor(value: Double) {
        func frame(_ anchor: Rect?, width: Double) -> Rect? {
            SheetLayout(
                clamping: ActionSheet.sample().sheet,
                for: ContainerRequest(
                    PresentationOptions(style: .popover, popover: PopoverOptions(width: .fixed(width))), anchor: anchor),
                in: .desktop, cancelLabel: "Cancel", measuring: FakeMeasurer()
            ).container.panel(.main)?.frame
        }
        let nearest = LayoutError.clampedLength(value)
        #expect(frame(Rect(x: value, y: 0, width: value, height: 1), width: value) == frame(nil, width: nearest))
    }
}
