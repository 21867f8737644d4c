import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The content of a row: icon, label and subtitle at the frames that the layout gives them.
final class RowContent: NativeWidget {
    private let label = TextBlock()
    private let subtitle = TextBlock()
    private var row: Row?
    /// Returns the row's current state.
    var state: (() -> RowView.State)?
    private var action: Action?
    private var text = ""
    private var subtitleText = ""
    private var subtitleFont = Font(size: TextSizes(scale: 1).small)
    private var theme = Theme.light
    private var direction = LayoutDirection.leftToRight
    private var style = RowStyle()
    private let icon = SheetIcon(size: SheetMetrics.standard.iconSize)
    private var spinner: Spinner?
    private var deviceScale = 1.0
    private let shape = ButtonBackground()
    private let hoverShape = ButtonBackground()

    init() { super.init(cssName: "content", role: GTK_ACCESSIBLE_ROLE_PRESENTATION) }

    /// - Parameter spins: Whether a placeholder may show a turning spinner.
    func update(
        _ row: Row, action: Action, text: String, theme: Theme, in context: LayoutContext, spins: Bool,
        style: RowStyle
    ) {
        self.style = style
        deviceScale = context.deviceScale ?? 1
        icon.load(action.icon, scale: deviceScale, for: pointer)
        if action.showsSpinner, spinner == nil { spinner = Spinner(in: pointer) }
        spinner?.turn(spins && action.showsSpinner) { [weak self] in self?.queueDraw() }
        self.row = row
        self.action = action
        self.text = text
        self.theme = theme
        let outline = Rect(x: 0, y: 0, width: row.frame.width, height: row.frame.height)
        for shape in [shape, hoverShape] {
            shape.set(outline, cornerRadius: row.cornerRadius, cornerCurve: row.cornerCurve)
        }
        subtitleText = DisplayText.line(action.subtitle ?? "")
        subtitleFont = Font(size: TextSizes(scale: context.textScale).small)
        direction = context.direction
        queueDraw()
    }

    /// Redraws the row if it shows the change itself: usually the card shows which rows are pressed.
    func stateChanged(from old: RowView.State, to new: RowView.State) {
        let showsPress = theme.rowsAreButtons || theme.pressedLabel != nil
        let isPlain = row?.plainOutset != nil
        if old.isHovered != new.isHovered || old.isPressed != new.isPressed, isPlain { queueDraw() }
        if old.isHovered != new.isHovered, theme.rowsAreButtons { queueDraw() }
        if old.isFocused != new.isFocused || old.showsMnemonic != new.showsMnemonic || showsPress { queueDraw() }
    }

    override func traitsChanged() {
        label.invalidate()
        subtitle.invalidate()
        queueDraw()
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        guard let row, let action else { return }
        // The widget's own size is the frame's in whole pixels.
        let (width, height) = (row.frame.width, row.frame.height)
        let state = state?() ?? RowView.State()
        let isPressed = state.isPressed
        if action.showsSpinner, let spinner {
            spinner.draw(x: width / 2, y: height / 2, color: theme.secondaryLabel, on: snapshot)
            if action.placeholder != nil { return }
        }
        let color =
            action.placeholder == nil ? labelColor(of: action, isPressed: isPressed) : theme.secondaryLabel
        let lineHeight = label.set(
            StyledText(text), font: row.font, fit: row.isTruncated ? .ellipsizesMiddle : .oneLine,
            isCentred: style.isCentered,
            width: max(0, width - 2 * row.labelInset),
            underlined: state.showsMnemonic ? action.mnemonic.flatMap { text.bytes(of: $0) } : nil, of: self)
        let subtitleHeight =
            row.hasSubtitle
            ? subtitle.set(
                StyledText(subtitleText), font: subtitleFont, fit: .ellipsizesMiddle, isCentred: style.isCentered,
                width: max(0, width - 2 * row.labelInset),
                of: self) : nil
        let interior = row.interior(
            labelHeight: lineHeight, subtitleHeight: subtitleHeight, direction: direction, deviceScale: deviceScale)
        // A placeholder is not a button.
        if action.placeholder == nil {
            if row.plainOutset == nil,
                let fill = theme.fill(role: action.role, isDefault: style.isDefault, isPressed: isPressed)
            {
                shape.draw(fill, on: snapshot)
                if state.isHovered { hoverShape.draw(Fill(theme.hover(on: action.role)), on: snapshot) }
            } else if state.isHovered, row.plainOutset != nil {
                hoverShape.set(
                    interior.focusRing, cornerRadius: interior.focusRingRadius, cornerCurve: row.cornerCurve)
                hoverShape.draw(Fill(theme.hover(on: action.role)), on: snapshot)
            }
        }
        if let place = interior.subtitle {
            // A classic button has one colour for all its text.
            let secondary =
                theme.classic == nil
                ? theme.secondaryLabel.opacity(action.isEnabled ? 1 : theme.disabledOpacity) : color
            subtitle.draw(x: place.x, y: place.y, color: secondary, on: snapshot)
        }
        if !action.isBusy { label.draw(x: interior.label.x, y: interior.label.y, color: color, on: snapshot) }
        icon.draw(color, in: interior.icon, on: snapshot)
        if state.isFocused {
            FocusRing.draw(
                around: interior.focusRing, cornerRadius: interior.focusRingRadius, cornerCurve: row.cornerCurve,
                color: theme.focusRing(role: action.role, isDefault: style.isDefault),
                halo: theme.classic?.focusHalo, on: snapshot)
        }
    }

    private func labelColor(of action: Action, isPressed: Bool) -> Color {
        if let styleColor { return styleColor.opacity(action.isEnabled ? 1 : theme.disabledOpacity) }
        // A button without a background shows that it is pressed by its label.
        if isPressed, row?.plainOutset != nil {
            return theme.label(role: action.role, isEnabled: action.isEnabled).opacity(theme.plainPressedOpacity)
        }
        return theme.label(
            role: action.role, isEnabled: action.isEnabled, isDefault: style.isDefault, isPressed: isPressed)
    }
}

/// How a row differs from the phone's.
struct RowStyle: Hashable {
    /// Whether its label is centred; otherwise it begins at the leading edge.
    var isCentered = true
    /// Whether it is the default action's.
    var isDefault = false
}

/// The row of an action: a GTK button, which keys, assistive technologies and themes know, with our content.
@MainActor
final class RowView: PressTarget {
    /// The button.
    nonisolated(unsafe) let button: WidgetPointer
    private let content = RowContent()
    private(set) var action: Action?
    var widget: WidgetPointer { button }
    var targetID: TargetID? { (action?.id).map { .action($0) } }
    var isEnabled: Bool { action.map { $0.isEnabled && !$0.isBusy } == true }
    let dragsSheet: Bool
    /// The untruncated label.
    private(set) var label = ""
    private var lastState = State()
    private var lastDescription: (tooltip: String?, text: String)?

    /// The state of a row that affects its drawing.
    struct State: Hashable {
        /// Whether it looks pressed.
        var isPressed = false
        /// Whether it shows that the mouse pointer is over it.
        var isHovered = false
        /// Whether it shows that it has the keyboard focus.
        var isFocused = false
        /// Whether it shows its mnemonic.
        var showsMnemonic = false
    }

    /// Whether the row shows its mnemonic, while the Alt key is held.
    var showsMnemonic = false { didSet { if showsMnemonic != oldValue { noteState() } } }

    private var signals: [Signal] = []

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - picked: Runs when a key or an assistive technology chooses the row.
    ///   - pressedChanged: Runs when the row begins or ceases to look pressed.
    ///   - dragsSheet: Whether a press that moves drags the sheet.
    init(
        picked: @escaping @MainActor (RowView) -> Void, pressedChanged: @escaping @MainActor (RowView) -> Void,
        dragsSheet: Bool = false
    ) {
        (self.pressedChanged, self.dragsSheet) = (pressedChanged, dragsSheet)
        button = gtk_button_new()
        g_object_ref_sink(button)
        gtk_widget_add_css_class(button, "row")
        // The sheet handles presses: one that begins on a row may end on another (sheet.md §9).
        pop_button_ignore_presses(button)
        gtk_button_set_child(UnsafeMutablePointer<GtkButton>(OpaquePointer(button)), content.pointer)
        signals = [
            // After a key or an assistive technology has activated a button, GTK makes it look pressed for a while
            // before it emits "clicked"; a choice must not wait for that.
            Signal(button, "activate") { [weak self] _ in if let self, !hasJustChanged { picked(self) } },
            Signal(button, "state-flags-changed") { [weak self] _ in self?.noteState() },
        ]
        content.state = { [weak self] in self?.state ?? State() }
    }

    deinit { g_object_unref(button) }

    /// Redraws the row if a visible part of its state has changed.
    private func noteState() {
        let (old, new) = (lastState, state)
        guard new != old else { return }
        lastState = new
        content.stateChanged(from: old, to: new)
        if old.isPressed != new.isPressed { pressedChanged(self) }
    }

    /// Whether the row looks pressed.
    ///
    /// GTK's own state can't be used: it marks the widget that was under the pointer when GTK last looked, which is
    /// another row if the list was scrolled since.
    private(set) var isPressed = false
    private let pressedChanged: @MainActor (RowView) -> Void

    /// Whether the row shows that the mouse pointer is over it; for a row on a card, the card draws that.
    var isHovered = false { didSet { if isHovered != oldValue { noteState() } } }

    private var state: State {
        State(isPressed: isPressed, isHovered: isHovered, isFocused: showsFocus, showsMnemonic: showsMnemonic)
    }

    /// Whether the row shows the focus ring.
    var showsFocus: Bool { gtk_widget_get_state_flags(button).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 }

    /// Makes the row look pressed, or no longer.
    func setPressed(_ isPressed: Bool) {
        self.isPressed = isPressed
        if isPressed {
            gtk_widget_set_state_flags(button, GTK_STATE_FLAG_ACTIVE, 0)
        } else {
            gtk_widget_unset_state_flags(button, GTK_STATE_FLAG_ACTIVE)
        }
        noteState()
    }

    /// When the row changed to another action; nil if it still has its first one.
    private var changed: Double?

    /// Whether a user who activates the row may mean its previous action.
    private var hasJustChanged: Bool { changed.map { MonotonicTime.now - $0 < TargetPlacements.settlingTime } ?? false }

    /// Shows an action in the row.
    ///
    /// - Parameter spins: Whether a placeholder may show a turning spinner.
    func update(
        _ row: Row, action: Action, text: String, fullText: String, theme: Theme, in context: LayoutContext,
        spins: Bool, style: RowStyle = RowStyle()
    ) {
        if label != fullText || self.action == nil {
            pop_widget_set_accessible_label(button, DisplayText.name(fullText))
        }
        if self.action?.role != action.role {
            for role in ActionRole.allCases { gtk_widget_remove_css_class(button, role.rawValue) }
            gtk_widget_add_css_class(button, action.role.rawValue)
        }
        if self.action?.mnemonic != action.mnemonic {
            let shortcut = action.mnemonic.map { "Alt+\($0.uppercased())" }
            pop_widget_set_accessible_shortcut(button, shortcut)
        }
        if let old = self.action, old.id != action.id { changed = MonotonicTime.now }
        if (self.action?.showsSpinner ?? false) != action.showsSpinner {
            pop_widget_set_accessible_busy(button, action.showsSpinner)
        }
        if self.action?.isOn != action.isOn {
            pop_widget_set_accessible_checked(button, action.isOn.map { $0 ? 1 : 0 } ?? -1)
        }
        self.action = action
        label = fullText
        gtk_widget_set_sensitive(button, action.isEnabled ? 1 : 0)
        // A window that was just created has no size, and so no space for any label.
        let isCut = row.isTruncated && context.size.width > 0
        describe(action, tooltip: isCut ? text : nil)
        // The theme draws the tooltip.
        if isCut { PostponedTheme.need() }
        content.update(row, action: action, text: text, theme: theme, in: context, spins: spins, style: style)
    }

    /// Sets the tooltip, and what assistive technologies read after the row's label.
    ///
    /// - Parameter tooltip: The label as it is drawn: no screen has space for a longer text.
    private func describe(_ action: Action, tooltip: String?) {
        // The role is shown as a colour, which not everyone can see.
        let parts = [
            action.subtitle.map(DisplayText.name),
            action.role == .destructive ? PopsheetDefaults.strings.destructive : nil,
        ]
        let described = (tooltip: tooltip, text: parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", "))
        if let lastDescription, lastDescription == described { return }
        // After each call GTK looks for the widget under the pointer a little later, on a surface that may no longer
        // exist.
        if tooltip != lastDescription?.tooltip { gtk_widget_set_tooltip_text(button, tooltip) }
        lastDescription = described
        // After the tooltip: GTK makes each tooltip the description too.
        pop_widget_set_accessible_description(button, described.text.isEmpty ? nil : described.text)
    }

    /// Sets the row's accessible position in the list, of which assistive technologies see only a part.
    func tellPosition(_ index: Int, of count: Int) {
        pop_widget_set_accessible_position(button, Int32(index + 1), Int32(count))
    }

    /// Takes the keyboard focus.
    func grabFocus() { gtk_widget_grab_focus(button) }

    /// Whether the row has the keyboard focus.
    var hasFocus: Bool { gtk_widget_is_focus(button) != 0 }
}

extension Action {
    /// Whether a spinner takes the place of the label.
    fileprivate var showsSpinner: Bool { placeholder == .waiting || isBusy }
}

extension String {
    /// The first occurrence of a letter, in either case, in bytes of UTF-8.
    fileprivate func bytes(of letter: Character) -> Range<Int>? {
        let letter = letter.lowercased()
        guard let place = firstIndex(where: { $0.lowercased() == letter }) else { return nil }
        let start = utf8.distance(from: startIndex, to: place)
        return start..<start + self[place].utf8.count
    }
}
