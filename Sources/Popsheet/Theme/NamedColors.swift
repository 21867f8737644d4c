import CPopsheet
import PopsheetModel

/// The colours that style sheets define by name, which override the appearance's (docs/styling.md).
///
/// For example `@define-color popsheet_card_color …`.
struct NamedColors: Hashable, Sendable {
    private var colors: [String: Color] = [:]
    /// The appearance that a style sheet chooses instead of the automatic one; nil for none.
    ///
    /// For example `@define-color popsheet_appearance_glass white`: style sheets can define only colours, so the name of
    /// the first opaque one counts.
    private(set) var appearance: SheetAppearance?

    /// No colours.
    init() {}

    /// The colours that the style sheets of a widget's display currently define.
    @MainActor
    init(of widget: WidgetPointer) {
        for name in Self.names {
            var rgba = GdkRGBA()
            if pop_widget_named_color(widget, Self.prefix + name, &rgba) { colors[name] = Color(rgba) }
        }
        appearance = RegisteredAppearance.names.first {
            var rgba = GdkRGBA()
            return pop_widget_named_color(widget, Self.choicePrefix + $0, &rgba) && rgba.alpha > 0
        }.map { SheetAppearance($0) }
    }

    /// The prefix of the names, which no other names have.
    private static let prefix = "popsheet_"
    /// The prefix of the names that choose an appearance.
    private static let choicePrefix = "popsheet_appearance_"
    private static var names: [String] { Theme.named.map(\.name) + ClassicColors.named.map(\.name) }

    /// A CSS rule that reports to sheets when a style sheet defines one of the colours.
    ///
    /// Nothing is drawn with the palette, but its colours are part of a sheet's style.
    static var rule: String {
        let choices = SheetAppearance.allCases.filter { $0.bundledForm != nil }.map { "appearance_\($0.name)" }
        let colors = (names + choices).map { "\($0) @\(prefix)\($0)" }
        return "popsheet { -gtk-icon-palette: \(colors.joined(separator: ", ")); }"
    }

    subscript(name: String) -> Color? { colors[name] }
}

extension Theme {
    /// The colours that a style sheet can replace, and their names.
    static var named: [(name: String, color: WritableKeyPath<Theme, Color>)] {
        [
            ("card_color", \.mainCard), ("cancel_card_color", \.cancelCard), ("tint_color", \.tint),
            ("destructive_color", \.destructive), ("warning_color", \.warning),
            ("secondary_color", \.secondaryLabel), ("separator_color", \.separator), ("pressed_color", \.pressed),
            ("hover_color", \.hover),
            ("backdrop_color", \.backdrop),
        ]
    }

    /// The theme with the colours that style sheets define.
    func restyled(by colors: NamedColors) -> Theme {
        var theme = self
        // The classic panel and the compact form have neither a card nor a tint.
        if classic == nil, !isCompact {
            for (name, color) in Self.named { if let given = colors[name] { theme[keyPath: color] = given } }
        }
        for (name, color) in ClassicColors.named {
            if let given = colors[name] { theme.classic?[keyPath: color] = given }
        }
        return theme
    }
}

extension ClassicColors {
    /// The colours of the classic looks that a style sheet can replace, and their names.
    static var named: [(name: String, color: WritableKeyPath<ClassicColors, Color>)] {
        [
            ("classic_panel_top_color", \.panel.top), ("classic_panel_bottom_color", \.panel.bottom),
            ("classic_button_top_color", \.ordinary.fill.top), ("classic_button_bottom_color", \.ordinary.fill.bottom),
            ("classic_destructive_top_color", \.destructive.fill.top),
            ("classic_destructive_bottom_color", \.destructive.fill.bottom),
            ("classic_cancel_top_color", \.cancel.fill.top), ("classic_cancel_bottom_color", \.cancel.fill.bottom),
            ("classic_pressed_top_color", \.pressed.fill.top), ("classic_pressed_bottom_color", \.pressed.fill.bottom),
        ]
    }
}
