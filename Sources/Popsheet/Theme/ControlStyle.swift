import PopsheetLayout
import PopsheetResources

/// The style of the controls in a content sheet: the values of `controls.css` (docs/spec/controls.md).
struct ControlStyle: Hashable {
    /// The colours of the sheet's own texts and rows.
    let theme: Theme
    /// Whether the controls are on the background of a form, on which groups are opaque.
    let isGrouped: Bool
    let textScale: Double
    /// Device pixels per logical pixel.
    let deviceScale: Double

    init(_ theme: Theme, isGrouped: Bool, textScale: Double, deviceScale: Double = 1) {
        (self.theme, self.isGrouped, self.textScale, self.deviceScale) = (theme, isGrouped, textScale, deviceScale)
    }

    /// The rules for the widgets in a widget with a class.
    func rules(forClass name: String) -> [UInt8] {
        let values = values
        var rules: [UInt8] = []
        var rest = Resource.controlStyleSheet[...]
        while let index = rest.firstIndex(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "$") }) {
            rules += rest[..<index]
            let isClass = rest[index] == UInt8(ascii: "&")
            rest = rest[(index + 1)...]
            if isClass {
                rules += Array(".\(name)".utf8)
            } else {
                let token = rest.prefix { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "z") }
                let value = values[String(decoding: token, as: UTF8.self)]
                assert(value != nil, "controls.css: $\(String(decoding: token, as: UTF8.self)) has no value")
                rules += Array((value ?? "unset").utf8)
                rest = rest.dropFirst(token.count)
            }
        }
        return rules + rest
    }

    // MARK: Values

    /// The height of a line of text, and the space above and below a control in a row.
    private static let (line, rowPadding) = (22.0, 6.0)

    private var isHighContrast: Bool { theme.pressedLabel != nil }
    private var isClassic: Bool { theme.classic != nil }
    /// Whether each row is a pill of its own.
    private var isCompact: Bool { theme.button != nil && !isClassic }
    private func choose<Value>(_ light: Value, _ dark: Value, high: (Value, Value)? = nil) -> Value {
        if isHighContrast, let high { return theme.isDark ? high.1 : high.0 }
        return theme.isDark ? dark : light
    }

    private static let black = Color(0, 0, 0)
    private static let white = Color(255, 255, 255)
    /// The colour of tracks, with different opacities.
    private static let track = Color(120, 120, 128)

    /// What the placeholders of the style sheet stand for (controls.md §2 to §4).
    var values: [String: String] {
        let sizes = TextSizes(scale: textScale)
        var values = colors.mapValues(\.css)
        values["families"] = FontFamily.preferred().split(separator: ",").map { "\"\($0)\"" }.joined(separator: ", ")
        for (name, size) in [
            ("body", sizes.heading), ("footnote", sizes.small), ("subhead", sizes.message),
        ] { values[name] = "\(size)px" }
        // The edges of wells, fields and groups.
        let edge = "0 0 0 1px \(Self.black.opacity(0.35).css)"
        values["wellEdge"] = isClassic ? edge : "none"
        let border = "inset 0 0 0 1px \(theme.secondaryLabel.css)"
        values["boundary"] = isHighContrast ? border : isClassic ? edge : "none"
        values["trackEdge"] = isHighContrast ? border : "none"
        let side = ClassicMetrics.sideMargin
        values["wellMargin"] = isClassic ? "0 \(side)px 12px \(side)px" : "0"
        values["wellRadius"] = isClassic ? "8px" : "0"
        values["insetMargin"] = isClassic ? "0 \(side - SheetMetrics.standard.headerHorizontalPadding)px" : "0"
        values["barPadding"] = isClassic ? "10px 16px" : "0"
        values["knobBorder"] =
            isHighContrast ? "1px \(theme.secondaryLabel.css)" : "0.5px \(Self.black.opacity(0.04).css)"
        values["trackHeight"] = isHighContrast ? "6px" : "4px"
        values["groupEdge"] = isCompact ? "none" : values["boundary"]
        values["fieldRadius"] = isCompact ? "22px" : "10px"
        values["rowRadius"] = isCompact ? "22px" : "0"
        values["rowMargin"] = isCompact ? "2px 0" : "0"
        // A display of 160 or so has no space for the standard width.
        values["switchTransform"] = isCompact ? "scale(0.86)" : "none"
        // A month is as wide as the card, so its text grows less than other text does.
        values["day"] = "\(min(sizes.growing(20), 24))px"
        values["weekday"] = "\(min(sizes.small, 16))px"
        values["monthTitle"] = "\(min(sizes.heading, 22))px"
        values["hairline"] = "\(1 / deviceScale)px"
        // A row with a line of text, of which a control in a group may be 32 high (controls.md §3).
        let line = Self.line * max(1, textScale)
        values["line"] = "\(line)px"
        // Weekdays, and six weeks.
        values["monthHeight"] = "\(20 + 6 * 40)px"
        values["threeLines"] = "\(3 * line)px"
        values["rowHeightAlone"] = "\(Self.line + line)px"
        values["rowHeight"] = "\(Self.line + line - 2 * Self.rowPadding)px"
        return values
    }

    private var colors: [String: Color] {
        let (black, white, track) = (Self.black, Self.white, Self.track)
        let onDark = theme.isDark ? white : black
        return [
            "label": theme.label,
            // Groups and fields on a classic panel are white.
            "groupLabel": isClassic ? black : theme.label,
            "secondary": theme.secondaryLabel,
            "groupSecondary": isClassic ? Color(60, 60, 67, alpha: 0.72) : theme.secondaryLabel,
            "separator": theme.separator,
            "groupSeparator": isClassic ? Color(60, 60, 67, alpha: 0.29) : theme.separator,
            "rule": isClassic ? white.opacity(0) : theme.separator,
            "well": isClassic ? white : white.opacity(0),
            "ring": isClassic ? white : theme.tint,
            "tint": isClassic ? Color(20, 80, 210) : theme.tint,
            "onTint": isHighContrast && theme.isDark ? black : white,
            "red": theme.destructive,
            "error": isClassic ? Color(200, 0, 20) : choose(Color(215, 0, 21), Color(255, 130, 122)),
            "fill": fill,
            "groupFill": isCompact ? white.opacity(0) : fill,
            "rowFill": isCompact ? fill : white.opacity(0),
            "rowSeparator": isCompact ? white.opacity(0) : isClassic ? Color(60, 60, 67, alpha: 0.29) : theme.separator,
            "chip": track.opacity(choose(0.16, 0.32)),
            "track": track.opacity(choose(0.2, 0.36, high: (0.28, 0.44))),
            "switchOff": track.opacity(isClassic ? 0.32 : choose(0.16, 0.32, high: (0.24, 0.4))),
            "switchMarks": isHighContrast ? theme.label : white.opacity(0),
            "box": isHighContrast ? theme.label : isClassic ? Color(60, 60, 67, alpha: 0.72) : theme.secondaryLabel,
            "green": choose(
                Color(52, 199, 89), Color(48, 209, 88), high: (Color(36, 138, 61), Color(48, 219, 91))),
            "selection": (isClassic ? Color(20, 80, 210) : theme.tint).opacity(choose(0.25, 0.35)),
            "hover": isClassic ? black.opacity(0.04) : theme.hover,
            // systemGray4 on a white card, and always darker on a light one (sheet.md §3).
            "pressed": theme.isDark ? theme.pressed : black.opacity(isHighContrast ? 0.25 : 0.17),
            "pressedOverlay": onDark.opacity(choose(0.08, 0.1)),
            "knob": choose(white, Color(99, 99, 102)),
            "onKnob": theme.isDark ? white : black,
            "card": isClassic ? white : theme.mainCard.opaque,
            "scrollBar": theme.isDark || isClassic ? white.opacity(0.5) : black.opacity(0.35),
        ]
    }

    /// The background of fields and groups.
    private var fill: Color {
        if isClassic { return Self.white }
        if isCompact { return theme.button ?? Self.white }
        if isGrouped { return choose(Self.white, Color(44, 44, 46)) }
        return Color(118, 118, 128, alpha: choose(0.14, 0.24, high: (0.2, 0.12)))
    }
}
