import PopsheetModel

/// The colours of an appearance (sheet.md §3 and §6).
struct Theme: Sendable, Hashable {
    /// The background of the card with header and actions, where it is opaque.
    var mainCard: Color
    /// The opacity of that colour over the content below the card; nil if the card is opaque.
    var tintOpacity: Double?
    /// The background of the cancel card.
    var cancelCard: Color
    /// The label of an ordinary action.
    var tint: Color
    /// The label of a destructive action.
    var destructive: Color
    /// The symbol of a warning: UIKit's systemOrange (sheet.md §13).
    var warning = Color(255, 149, 0)
    /// The message and subtitles, and the title if it has no colour itself.
    var secondaryLabel: Color
    /// The title's own colour; nil for that of the message.
    var title: Color?
    /// The label of an ordinary action, if it is not the tint.
    var ordinaryLabel: Color?
    /// The message's own colour; nil for that of secondary text.
    var message: Color?
    /// The fill of a row that is a separate button; nil for rows on a card.
    var button: Color?
    /// The fill of buttons where the form has them, and of the buttons of destructive actions if it is another.
    var buttonFill = Color(118, 118, 128, alpha: 0.12)
    var destructiveFill: Color?
    /// The line around such buttons; nil for none.
    var buttonEdge: Color?
    /// The fill of the default action's button and of controls that are on; nil for the tint.
    var accentFill: Color?
    /// Texts and marks on that fill.
    var accentLabel = Color(255, 255, 255)
    /// The lengths, texts and motion of the appearance.
    var form = SheetAppearance.Form.standard
    /// The panel and the buttons of the classic look; nil for any other.
    var classic: ClassicColors?
    /// The lines between rows.
    var separator: Color
    /// The fill of a pressed row.
    ///
    /// An opaque colour takes the place of the card's colour there, at the card's opacity; a translucent one is drawn over
    /// the row. Either changes what is there in one direction, whatever the content below the card (sheet.md §6).
    var pressed: Color
    /// The overlay on a row of a card while the mouse pointer is over it (sheet.md §6).
    var hover = Color(0, 0, 0, alpha: 0.04)
    /// The label of a pressed row, if the action's own colour would lack contrast on the fill (sheet.md §10).
    var pressedLabel: Color?
    /// The CSS classes of a sheet with this theme (docs/styling.md).
    var cssClasses: [String] = []
    /// Whether widgets have the style of the sheet's controls even if that is not asked for: the application's own may be
    /// light, and too large.
    var stylesWidgets = false
    /// The colour that dims the content below; the scene sets its opacity.
    var backdrop = Color(0, 0, 0)
    /// The opacity of a disabled action's label.
    var disabledOpacity = 0.3
    /// The opacity of the label of a pressed button without a fill, as for UIKit's plain buttons.
    var plainPressedOpacity = 0.3
    /// The shadow of a popover.
    var shadow = Shadow(SheetAppearance.Form.standard.shadow)
    /// The colour of primary text.
    var label = Color(0, 0, 0)
    /// The grabber of a content sheet (content.md §3).
    var grabber = Color(60, 60, 67, alpha: 0.3)
    /// The background of a list or a text in a content sheet: UIKit's systemBackground.
    var plainContent = Color(255, 255, 255)
    /// The background of a form in a content sheet: UIKit's systemGroupedBackground.
    var groupedContent = Color(242, 242, 247)
    /// The background of an opaque window that contains only a sheet.
    ///
    /// It is UIKit's systemGray5, and systemGray6 on a dark desktop, on which both cards stand out.
    var window = Color(229, 229, 234)

    /// The opacity of the label colour over a hovered button, on whose glossy or dark fill less is invisible.
    private static let buttonHoverOpacity = 0.1

    static let light = Theme(
        mainCard: Color(252, 252, 252), tintOpacity: SheetAppearance.Form.standard.material?.opacity,
        cancelCard: Color(255, 255, 255), tint: Color(0, 122, 255),
        destructive: Color(255, 59, 48), secondaryLabel: Color(60, 60, 67, alpha: 0.6),
        separator: Color(60, 60, 67, alpha: 0.29), pressed: Color(209, 209, 214), cssClasses: ["light"])

    static let dark = Theme(
        mainCard: Color(41, 41, 41), tintOpacity: SheetAppearance.Form.standard.material?.darkOpacity,
        cancelCard: Color(44, 44, 44), tint: Color(10, 132, 255),
        destructive: Color(255, 69, 58), warning: Color(255, 159, 10),
        secondaryLabel: Color(235, 235, 245, alpha: 0.6), buttonFill: Color(118, 118, 128, alpha: 0.24),
        separator: Color(84, 84, 88, alpha: 0.6), pressed: Color(255, 255, 255, alpha: 0.1),
        hover: Color(255, 255, 255, alpha: 0.05), cssClasses: ["dark"],
        label: Color(255, 255, 255), grabber: Color(235, 235, 245, alpha: 0.3), plainContent: Color(28, 28, 30),
        groupedContent: Color(28, 28, 30), window: Color(28, 28, 30))

    static let highContrast = Theme(
        mainCard: Color(252, 252, 252), cancelCard: Color(255, 255, 255), tint: Color(0, 64, 221),
        destructive: Color(215, 0, 21), warning: Color(201, 52, 0), secondaryLabel: Color(60, 60, 67, alpha: 0.76),
        buttonFill: Color(118, 118, 128, alpha: 0.2),
        separator: Color(60, 60, 67, alpha: 0.37), pressed: Color(188, 188, 192),
        pressedLabel: Color(0, 0, 0), cssClasses: ["light", "high-contrast"],
        grabber: Color(60, 60, 67, alpha: 0.55))

    static let highContrastDark = Theme(
        mainCard: Color(41, 41, 41), cancelCard: Color(44, 44, 44), tint: Color(64, 156, 255),
        destructive: Color(255, 105, 97), warning: Color(255, 179, 64),
        secondaryLabel: Color(235, 235, 245, alpha: 0.68), buttonFill: Color(118, 118, 128, alpha: 0.32),
        accentLabel: Color(0, 0, 0),
        separator: Color(84, 84, 88, alpha: 0.68), pressed: Color(68, 68, 70),
        hover: Color(255, 255, 255, alpha: 0.07), pressedLabel: Color(255, 255, 255),
        cssClasses: ["dark", "high-contrast"], label: Color(255, 255, 255),
        grabber: Color(235, 235, 245, alpha: 0.55), plainContent: Color(28, 28, 30),
        groupedContent: Color(28, 28, 30), window: Color(28, 28, 30))

    /// The watch's colours: white on black, independent of the desktop (sheet.md §5).
    static func compact(_ look: PresentationOptions.CompactStyle) -> Theme {
        var theme = dark
        theme.mainCard = Color(0, 0, 0)
        theme.tintOpacity = nil
        theme.cancelCard = Color(0, 0, 0, alpha: 0)
        theme.title = Color(255, 255, 255)
        theme.ordinaryLabel = Color(255, 255, 255)
        theme.secondaryLabel = Color(255, 255, 255, alpha: 0.6)
        theme.button = Color(255, 255, 255, alpha: look == .rounded ? 0.14 : 0.2)
        theme.stylesWidgets = true
        return theme
    }

    /// The classic panel, whose colours do not follow the desktop.
    static func classic(_ colors: ClassicColors) -> Theme {
        var theme = light
        let white = Color(255, 255, 255)
        theme.classic = colors
        theme.cssClasses = ["classic"]
        (theme.title, theme.secondaryLabel, theme.tint, theme.label) = (white, white, white, white)
        theme.cancelCard = white.opacity(0)
        return theme
    }

    /// Whether it is the watch's.
    var isCompact: Bool { stylesWidgets }

    /// Whether the desktop requests high contrast of it.
    var isHighContrast: Bool { cssClasses.contains("high-contrast") }

    /// The material of the card with header and actions; nil if the card is opaque.
    var material: Material? {
        guard let tintOpacity, let material = form.material else { return nil }
        return Material(
            tint: mainCard.opaque.opacity(tintOpacity), saturation: material.saturation, sigma: material.blur)
    }

    /// The material of a pressed row on that card; nil if the row has the card's own background under its fill.
    var pressedMaterial: Material? { pressed.alpha == 1 ? material?.tinted(pressed) : nil }

    /// The looks of the panels without their contents.
    var panels: PanelStyles {
        if let classic {
            return PanelStyles(main: PanelStyle(fill: classic.panel, topLine: classic.topLine), footer: .clear)
        }
        let rim = isHighContrast ? nil : form.rim.map { Rim($0, isDark: isDark) }
        return PanelStyles(
            main: PanelStyle(fill: Fill(mainCard), material: material, rim: rim),
            footer: PanelStyle(fill: Fill(cancelCard), rim: rim))
    }

    /// Whether each row is a separate button, which draws its pressed state itself.
    var rowsAreButtons: Bool { button != nil || classic != nil }

    /// The fill of a row that is a separate button; nil for other rows.
    ///
    /// - Parameter isDefault: Whether it is the button of the default action.
    func fill(role: ActionRole, isDefault: Bool = false, isPressed: Bool) -> Fill? {
        if let classic { return classic.button(role, isPressed: isPressed).fill }
        guard let button else { return nil }
        // On a watch, the cancel action stays plain.
        if isCompact { return role == .cancel ? nil : Fill(isPressed ? button.covered(by: pressed) : button) }
        // A row without a fill has none of a role either.
        guard button.alpha > 0 else { return Fill(isPressed ? pressed : button) }
        let fill = role == .destructive ? destructiveFill ?? button : isDefault ? accentFill ?? tint : button
        // A coloured button gets darker or lighter in its own colour.
        let isColored = role == .destructive && destructiveFill != nil
        let color = isPressed ? fill.covered(by: isColored ? destructive.opacity(pressed.alpha) : pressed) : fill
        return Fill(color, color, edge: buttonEdge)
    }

    /// The overlay on a hovered button: that of rows on a card, but the colour of its label in the compact form and the
    /// classic looks.
    func hover(on role: ActionRole) -> Color {
        guard classic != nil || isCompact else { return hover }
        let label = classic?.button(role, isPressed: false).label ?? label
        return label.opacity(Self.buttonHoverOpacity)
    }

    /// The appearances that are not registered.
    static var builtIn: [SheetAppearance] { SheetAppearance.allCases.filter { $0.bundledForm == nil } }

    /// The theme of an appearance, in the given state of the desktop if the appearance follows it.
    static func of(_ appearance: SheetAppearance, isDark: Bool, isHighContrast: Bool) -> Theme {
        switch appearance {
        case .light: light
        case .dark: dark
        case .highContrast: highContrast
        case .highContrastDark: highContrastDark
        default:
            switch (isDark, isHighContrast) {
            case (false, false): light
            case (true, false): dark
            case (false, true): highContrast
            case (true, true): highContrastDark
            }
        }
    }

    /// The colour of an action's label.
    ///
    /// - Parameter isDefault: Whether it is the default action, whose button has another fill.
    func label(role: ActionRole, isEnabled: Bool, isDefault: Bool = false, isPressed: Bool = false) -> Color {
        if let classic {
            return classic.button(role, isPressed: isPressed).label.opacity(isEnabled ? 1 : disabledOpacity)
        }
        if hasAccentFill(role: role, isDefault: isDefault) {
            return accentLabel.opacity(isEnabled ? 1 : disabledOpacity)
        }
        if isPressed, let pressedLabel { return pressedLabel }
        let color: Color =
            switch role {
            case .destructive: destructive
            case .cancel: isCompact ? tint : ordinaryLabel ?? tint
            case .default: ordinaryLabel ?? tint
            }
        return isEnabled ? color : color.opacity(disabledOpacity)
    }

    /// Whether a row is filled with the accent.
    private func hasAccentFill(role: ActionRole, isDefault: Bool) -> Bool {
        guard isDefault, role != .destructive, classic == nil, !isCompact, let button else { return false }
        return button.alpha > 0
    }

    /// The colour of the focus ring in a row.
    func focusRing(role: ActionRole, isDefault: Bool) -> Color {
        hasAccentFill(role: role, isDefault: isDefault) ? accentLabel : tint
    }

    /// The theme with another colour for ordinary actions.
    func tinted(_ tint: SheetColor?) -> Theme {
        guard let tint else { return self }
        var theme = self
        theme.tint = tint.opaque
        theme.accentFill = nil
        return theme
    }

    /// The theme for rows of a kind, which may be buttons.
    func arranging(_ rows: SheetAppearance.Form.Rows) -> Theme {
        guard !rowsAreButtons else { return self }
        var theme = self
        theme.button =
            switch rows.style {
            case .lines: nil
            case .plain: buttonFill.opacity(0)
            case .buttons: buttonFill
            }
        return theme
    }

    /// Whether the texts are light on a dark background.
    var isDark: Bool { cssClasses.contains("dark") }

    /// The background of a content sheet's content.
    func content(_ background: ContentBackground) -> Color {
        background == .grouped ? groupedContent : plainContent
    }

    /// The line around popovers, alerts and content sheets; nil for that of cards, or of separators.
    var outline: Color?

    /// The outline of cards and windows over content that may have the same colour.
    ///
    /// In high contrast, where a separator is too faint for it, it is the outline, or has the colour of secondary text.
    var edge: Color { isHighContrast ? outline ?? secondaryLabel : separator }
}
