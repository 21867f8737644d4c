import PopsheetLayout

/// The lengths, fonts and edges of `controls.css` (controls.md §2 to §4).
struct ControlLengths {
    private let style: ControlStyle

    init(_ style: ControlStyle) { self.style = style }

    /// The height of a line of text, and the space above and below a control in a row.
    private static let rowPadding = 6.0

    /// What the placeholders of the style sheet stand for.
    var values: [String: String] {
        let (isClassic, isCompact, isHighContrast) = (style.isClassic, style.isCompact, style.isHighContrast)
        let (sizes, form) = (TextSizes(scale: style.textScale), style.theme.form)
        let families = FontFamily.preferred().split(separator: ",").map { "\"\($0)\"" }.joined(separator: ", ")
        let edge = "0 0 0 1px \(Color(0, 0, 0, alpha: 0.35).css)"
        let border = "inset 0 0 0 1px \(style.theme.secondaryLabel.css)"
        let boundary = isHighContrast ? border : isClassic ? edge : "none"
        let side = ClassicMetrics.sideMargin
        // A row with a line of text, of which a control in a group may be 32 high.
        let line = sizes.fieldLine
        return [
            "families": families, "body": "\(sizes.growing(form.bodySize))px",
            "footnote": "\(sizes.growing(form.captionSize))px",
            "subhead": "\(sizes.message)px", "monospace": "\(sizes.small)px",
            // A month is as wide as the card, so its text grows less than other text does.
            "day": "\(min(sizes.growing(20), 24))px", "weekday": "\(min(sizes.small, 16))px",
            "monthTitle": "\(min(sizes.heading, 20))px",
            // Weekdays, and six weeks.
            "monthHeight": "\(20 + 6 * 40)px",
            "line": "\(line)px", "threeLines": "\(3 * line)px", "rowHeightAlone": "\(TextSizes.fieldLine + line)px",
            "rowHeight": "\(TextSizes.fieldLine + line - 2 * Self.rowPadding)px",
            "hairline": "\(1 / style.deviceScale)px",
            "groupShadow": isHighContrast || style.theme.isDark
                ? boundary
                : "0 0 0 1px rgba(0, 0, 6, 0.03), 0 1px 3px 1px rgba(0, 0, 6, 0.07), 0 2px 6px 2px rgba(0, 0, 6, 0.03)",
            "boxOpacity": isHighContrast ? "0.5" : "0.15",
            "boundary": boundary, "focusEdge": focusEdge(unfocused: boundary),
            "groupEdge": isCompact ? "none" : boundary,
            "trackEdge": isHighContrast ? border : "none", "trackHeight": isHighContrast ? "6px" : "4px",
            // With its edge, the circle of a row is 22 wide.
            "circle": isHighContrast ? "18px" : "19px", "circleEdge": isHighContrast ? "2px" : "1.5px",
            "switchMarks": isHighContrast ? "\(Symbol.on.css), \(Symbol.off.css)" : "none",
            "knobBorder": isHighContrast
                ? "1px \(style.theme.secondaryLabel.css)" : "0.5px \(Color(0, 0, 0, alpha: 0.04).css)",
            "wellEdge": isClassic ? edge : "none", "wellMargin": isClassic ? "0 \(side)px 12px \(side)px" : "0",
            "wellRadius": isClassic ? "8px" : "0",
            "insetMargin": isClassic ? "0 \(side - SheetMetrics.standard.headerHorizontalPadding)px" : "0",
            "barPadding": isClassic ? "10px 16px" : "0", "fieldRadius": isCompact ? "22px" : "10px",
            "rowRadius": isCompact ? "22px" : "0", "rowMargin": isCompact ? "2px 0" : "0",
            // Without a compositor, all that is transparent around a popover is black.
            "popoverMargin": style.isComposited ? "4px 0" : "1px", "popoverRadius": style.isComposited ? "13px" : "0",
            "popoverShadow": style.isComposited
                ? "0 10px 20px rgba(0, 0, 0, 0.2), 0 0 0 1px \(style.theme.separator.css)" : "none",
            "popoverEdge": style.isComposited ? "none" : "image(\(style.theme.edge.css))",
            // A display of 160 or so has no space for the standard width.
            "switchTransform": isCompact ? "scale(0.86)" : "none",
        ]
    }

    /// The edge of a field with the focus: on a classic panel its white ring has a dark halo, as that of a button.
    private func focusEdge(unfocused boundary: String) -> String {
        style.theme.classic.map { "0 0 0 4px \($0.focusHalo.css)" } ?? boundary
    }
}
