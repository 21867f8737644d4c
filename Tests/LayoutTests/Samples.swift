import PopsheetLayout
import PopsheetModel

/// A sheet and how it is presented.
struct SampleSheet {
    var sheet: ActionSheet
    var options = PresentationOptions(style: .sheet)

    /// The sheet's layout with the fake measurer.
    func laidOut(
        on context: LayoutContext, anchor: Rect? = nil, popover: PopoverOptions = PopoverOptions(),
        measuring measurer: FakeMeasurer = FakeMeasurer()
    ) -> SheetLayout {
        var options = options
        options.popover = popover
        return try! SheetLayout(sheet, options, in: context, anchor: anchor, measuring: measurer)
    }
}

extension ActionSheet {
    /// A sheet of so many plain actions.
    static func sample(
        _ title: String? = nil, message: String? = nil, actions count: Int = 2, cancel: Bool = true,
        as style: PresentationOptions.Style = .sheet, appearance: SheetAppearance? = nil,
        look: PresentationOptions.CompactStyle = .rounded
    ) -> SampleSheet {
        sample(
            title, message: message, of: (0..<count).map { Action("Action \($0)") }, cancel: cancel, as: style,
            appearance: appearance, look: look)
    }

    /// A sheet of these actions.
    static func sample(
        _ title: String? = nil, message: String? = nil, of actions: [Action], cancel: Bool = true,
        as style: PresentationOptions.Style = .sheet, appearance: SheetAppearance? = nil,
        look: PresentationOptions.CompactStyle = .rounded
    ) -> SampleSheet {
        SampleSheet(
            sheet: try! ActionSheet(title, message: message, actions: actions, includesCancelAction: cancel),
            options: PresentationOptions(style: style, appearance: appearance, compactStyle: look))
    }
}

extension LayoutContext {
    /// A context of a size.
    static func sample(
        _ width: Double, _ height: Double, safeArea: Insets = Insets(), fillsScreen: Bool = true,
        textScale: Double = 1, deviceScale: Double? = nil, direction: LayoutDirection = .leftToRight
    ) -> LayoutContext {
        try! LayoutContext(
            size: Size(width: width, height: height), safeArea: safeArea, fillsScreen: fillsScreen,
            textScale: textScale, deviceScale: deviceScale, direction: direction)
    }

    /// A telephone held upright, with a notch and a home bar.
    static let phone = sample(390, 844, safeArea: Insets(top: 47, bottom: 34))
    /// A desktop's window.
    static let desktop = sample(1000, 800)
}

/// Whether two lengths are the same but for rounding.
func near(_ one: Double?, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
    guard let one else { return false }
    return abs(one - other) <= tolerance * max(1, abs(other))
}

/// Whether two rectangles are the same but for rounding.
func near(_ one: Rect?, _ other: Rect, within tolerance: Double = 1e-9) -> Bool {
    guard let one else { return false }
    return near(one.x, other.x, within: tolerance) && near(one.y, other.y, within: tolerance)
        && near(one.width, other.width, within: tolerance)
        && near(one.height, other.height, within: tolerance)
}

/// Whether two points are the same but for rounding.
func near(_ one: Point?, _ other: Point, within tolerance: Double = 1e-9) -> Bool {
    guard let one else { return false }
    return near(one.x, other.x, within: tolerance) && near(one.y, other.y, within: tolerance)
}

extension Path {
    /// Points on the outline, the ends of its lines and curves among them.
    ///
    /// - Parameters:
    ///   - perLine: How many points each line adds.
    ///   - perCurve: How many points each curve adds.
    func points(perLine: Int = 1, perCurve: Int = 32) -> [Point] {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point): points.append(point)
            case .line(let end):
                let start = points.last!
                points += (1...perLine).map { step in
                    let s = Double(step) / Double(perLine)
                    return Point(x: start.x * (1 - s) + end.x * s, y: start.y * (1 - s) + end.y * s)
                }
            case .curve(let end, let one, let two):
                let start = points.last!
                points += (1...perCurve).map { step in
                    let s = Double(step) / Double(perCurve)
                    func mix(_ axis: KeyPath<Point, Double>) -> Double {
                        let u = 1 - s
                        let early = u * u * u * start[keyPath: axis] + 3 * u * u * s * one[keyPath: axis]
                        return early + 3 * u * s * s * two[keyPath: axis] + s * s * s * end[keyPath: axis]
                    }
                    return Point(x: mix(\.x), y: mix(\.y))
                }
            case .close: break
            }
        }
        return points
    }
}
