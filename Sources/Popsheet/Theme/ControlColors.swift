/// The colours of `controls.css` (controls.md §2).
struct ControlColors {
    private let style: ControlStyle
    private var theme: Theme { style.theme }

    init(_ style: ControlStyle) { self.style = style }

    /// What the placeholders of the style sheet stand for.
    var values: [String: String] { colors.mapValues(\.css) }

    private func choose<Value>(_ light: Value, _ dark: Value, high: (Value, Value)? = nil) -> Value {
        if style.isHighContrast, let high { return theme.isDark ? high.1 : high.0 }
        return theme.isDark ? dark : light
    }

    private static let black = Color(0, 0, 0)
    private static let white = Color(255, 255, 255)
    /// The colour of tracks, with different opacities.
    private static let track = Color(120, 120, 128)

    private var colors: [String: Color] {
        let (black, white, track) = (Self.black, Self.white, Self.track)
        let (isClassic, isCompact, isHighContrast) = (style.isClassic, style.isCompact, style.isHighContrast)
        // Those of wells on a classic panel, which are white.
        let wellSecondary = Color(60, 60, 67, alpha: 0.72)
        let groupSeparator = isClassic ? Color(60, 60, 67, alpha: 0.29) : theme.separator
        let error = choose(Color(215, 0, 21), Color(255, 130, 122))
        let tint = isClassic ? Color(20, 80, 210) : theme.tint
        let barTrack = track.opacity(choose(0.2, 0.36, high: (0.28, 0.44)))
        let onDark = theme.isDark ? white : black
        return [
            "label": theme.label,
            // Groups and fields on a classic panel are white.
            "groupLabel": isClassic ? black : theme.label,
            "secondary": theme.secondaryLabel, "spokes": theme.secondaryLabel.opaque,
            "groupSecondary": isClassic ? wellSecondary : theme.secondaryLabel,
            "separator": theme.separator,
            "groupSeparator": groupSeparator,
            "rule": isClassic ? white.opacity(0) : theme.separator,
            "well": isClassic ? white : white.opacity(0),
            "ring": isClassic ? white : theme.tint,
            "tint": tint,
            "accent": isClassic ? tint : theme.accentFill ?? tint,
            "onAccent": isHighContrast && theme.isDark && theme.accentFill == nil ? black : theme.accentLabel,
            "red": theme.destructive,
            // On a classic panel, red can't be read.
            "error": isClassic ? white : error,
            "groupError": isClassic ? Color(200, 0, 20) : error,
            "fill": fill,
            // A boxed list, on the ground of a dialog.
            "group": theme.isDark ? white.opacity(0.08) : white,
            // A chip, which is on white on a classic panel too.
            "segments": isClassic ? Color(234, 234, 235) : track.opacity(choose(0.16, 0.32)),
            "groupFill": isCompact ? white.opacity(0) : fill,
            "rowFill": isCompact ? fill : white.opacity(0),
            "rowSeparator": isCompact ? white.opacity(0) : groupSeparator,
            "chip": track.opacity(choose(0.16, 0.32)),
            "track": barTrack,
            // On a classic panel, outside of wells.
            "panelTrack": isClassic ? white.opacity(0.3) : barTrack,
            "switchOff": track.opacity(isClassic ? 0.32 : choose(0.16, 0.32, high: (0.24, 0.4))),
            "box": isHighContrast ? theme.label : isClassic ? wellSecondary : theme.secondaryLabel,
            "green": choose(
                Color(52, 199, 89), Color(48, 209, 88), high: (Color(36, 138, 61), Color(48, 219, 91))),
            "selection": tint.opacity(choose(0.25, 0.35)),
            "hover": isClassic ? black.opacity(0.04) : theme.hover,
            // systemGray4 on a white card, and always darker on a light one (sheet.md §3).
            "pressed": theme.isDark ? theme.pressed : black.opacity(isHighContrast ? 0.25 : 0.17),
            "pressedOverlay": onDark.opacity(choose(0.08, 0.1)),
            "knob": choose(white, Color(99, 99, 102)),
            "onKnob": theme.isDark ? white : black,
            "card": isClassic ? white : theme.mainCard.opaque,
            // Without a compositor, what is transparent is black.
            "popoverGround": style.isComposited ? white.opacity(0) : theme.mainCard.opaque,
            "scrollBar": theme.isDark ? white.opacity(0.5) : black.opacity(0.35),
        ]
    }

    /// The background of fields and groups.
    private var fill: Color {
        if style.isClassic { return Self.white }
        if style.isCompact { return theme.button ?? Self.white }
        if style.isGrouped { return choose(Self.white, Color(44, 44, 46)) }
        return Color(118, 118, 128, alpha: choose(0.14, 0.24, high: (0.2, 0.12)))
    }
}
