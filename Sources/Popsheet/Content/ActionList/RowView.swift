import CPopsheet
import PopsheetLayout
import PopsheetModel

/// What a row shows: icon, label and subtitle at the places that the layout gives them.
final class RowContent: NativeWidget {
    private let label = TextBlock()
    private let subtitle = TextBlock()
    private var row: Row?
    /// How the row is to look now.
    var state: (() -> RowView.State)?
    private var action: Action?
    private var text = ""
    private var subtitleText = ""
    private var subtitleFont = Font(size: 13)
    private var theme = Theme.light
    private var direction = LayoutDirection.leftToRight
    private let icon = RowIcon()
    private var spinner: Spinner?
    private var deviceScale = 1.0
    private let shape = ButtonBackground()
    private let hoverShape = ButtonBackground()

    init() { super.init(cssName: "content", role: GTK_ACCESSIBLE_ROLE_PRESENTATION) }

    /// - Parameter spins: Whether what is awaited may be shown by something that turns.
    func update(
        _ row: Row, action: Action, text: String, theme: Theme, in context: LayoutContext, spins: Bool
    ) {
        deviceScale = context.deviceScale ?? 1
        icon.load(action.icon, scale: deviceScale, for: pointer)
        if action.placeholder == .waiting, spinner == nil { spinner = Spinner(in: pointer) }
        spinner?.turn(spins && action.placeholder == .waiting) { [weak self] in self?.queueDraw() }
        self.row = row
        self.action = action
        self.text = text
        self.theme = theme
        let outline = Rect(x: 0, y: 0, width: row.frame.width, height: row.frame.height)
        for shape in [shape, hoverShape] { shape.set(outline, cornerRadius: row.cornerRadius) }
        subtitleText = DisplayText.line(action.subtitle ?? "")
        subtitleFont = Font(size: TextSizes(scale: context.textScale).small)
        direction = context.direction
        queueDraw()
    }

    /// Draws the row anew where it shows by itself what has changed: mostly it is the card that shows which rows are pressed.
    func stateChanged(from old: RowView.State, to new: RowView.State) {
        let showsPress = theme.rowsAreButtons || theme.pressedLabel != nil
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
        // The widget's own size is that of the frame in whole pixels.
        let (width, height) = (row.frame.width, row.frame.height)
        let state = state?() ?? RowView.State()
        let isPressed = state.isPressed
        if action.placeholder == .waiting, let spinner {
            return spinner.draw(x: width / 2, y: height / 2, color: theme.secondaryLabel, on: snapshot)
        }
        let color =
            action.placeholder == nil ? labelColor(of: action, isPressed: isPressed) : theme.secondaryLabel
        let lineHeight = label.set(
            text, font: row.font, fit: row.isTruncated ? .ellipsizesMiddle : .oneLine,
            width: max(0, width - 2 * row.labelInset),
            underlined: state.showsMnemonic ? action.mnemonic.flatMap { text.bytes(of: $0) } : nil, of: self)
        let subtitleHeight =
            row.hasSubtitle
            ? subtitle.set(
                subtitleText, font: subtitleFont, fit: .ellipsizesMiddle, width: max(0, width - 2 * row.labelInset),
                of: self) : nil
        let interior = row.interior(
            labelHeight: lineHeight, subtitleHeight: subtitleHeight, direction: direction, deviceScale: deviceScale)
        // A placeholder is no button.
        if action.placeholder == nil {
            if let fill = theme.fill(role: action.role, isPressed: isPressed) {
                shape.draw(fill, on: snapshot)
                if state.isHovered { hoverShape.draw(Fill(theme.hover(on: action.role)), on: snapshot) }
            } else if state.isHovered, row.plainOutset != nil {
                hoverShape.set(interior.focusRing, cornerRadius: interior.focusRingRadius)
                hoverShape.draw(Fill(theme.hover(on: action.role)), on: snapshot)
            }
        }
        if let place = interior.subtitle {
            // On a button of 2010 there is one colour for all its text.
            let secondary =
                theme.classic == nil
                ? theme.secondaryLabel.opacity(action.isEnabled ? 1 : theme.disabledOpacity) : color
            subtitle.draw(x: place.x, y: place.y, color: secondary, on: snapshot)
        }
        label.draw(x: interior.label.x, y: interior.label.y, color: color, on: snapshot)
        icon.draw(color, in: interior.icon, on: snapshot)
        if state.isFocused {
            FocusRing.draw(
                around: interior.focusRing, cornerRadius: interior.focusRingRadius, color: theme.tint,
                halo: theme.classic?.focusHalo, on: snapshot)
        }
    }

    private func labelColor(of action: Action, isPressed: Bool) -> Color {
        styleColor?.opacity(action.isEnabled ? 1 : theme.disabledOpacity)
            ?? theme.label(role: action.role, isEnabled: action.isEnabled, isPressed: isPressed)
    }
}

/// The row of an action: one of GTK's buttons, so that keys, assistive tools and themes know it, with our content.
@MainActor
final class RowView: PressTarget {
    /// The button.
    nonisolated(unsafe) let button: WidgetPointer
    private let content = RowContent()
    private(set) var action: Action?
    var widget: WidgetPointer { button }
    var actionID: Action.ID? { action?.id }
    var isEnabled: Bool { action?.isEnabled == true }
    /// The whole label.
    private(set) var label = ""
    private var lastState = State()
    private var lastDescription: (tooltip: String?, text: String)?

    /// What of a row changes how it is drawn.
    struct State: Hashable {
        /// Whether it is to look pressed.
        var isPressed = false
        /// Whether it is to show that the mouse pointer is on it.
        var isHovered = false
        /// Whether it is to show that it has the keyboard's focus.
        var isFocused = false
        /// Whether it is to show which letter picks it.
        var showsMnemonic = false
    }

    /// Whether it is to show which letter picks it, while the Alt key is held.
    var showsMnemonic = false { didSet { if showsMnemonic != oldValue { noteState() } } }

    private var signals: [Signal] = []

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - picked: Runs when the row is picked by a key or an assistive tool.
    ///   - pressedChanged: Runs when the row begins or ceases to look pressed.
    init(picked: @escaping @MainActor (RowView) -> Void, pressedChanged: @escaping @MainActor (RowView) -> Void) {
        self.pressedChanged = pressedChanged
        button = gtk_button_new()
        g_object_ref_sink(button)
        gtk_widget_add_css_class(button, "row")
        // Presses are the sheet's: one that begins on a row may end on another (sheet.md 9).
        pop_button_ignore_presses(button)
        gtk_button_set_child(UnsafeMutablePointer<GtkButton>(OpaquePointer(button)), content.pointer)
        signals = [
            // GTK lets a button that a key or an assistive tool activated look pressed for a while before it counts as
            // clicked; a choice is not to wait for that.
            Signal(button, "activate") { [weak self] _ in if let self, !hasJustChanged { picked(self) } },
            Signal(button, "state-flags-changed") { [weak self] _ in self?.noteState() },
        ]
        content.state = { [weak self] in self?.state ?? State() }
    }

    deinit { g_object_unref(button) }

    /// Draws the row again where what it shows of its state has changed.
    private func noteState() {
        let (old, new) = (lastState, state)
        guard new != old else { return }
        lastState = new
        content.stateChanged(from: old, to: new)
        if old.isPressed != new.isPressed { pressedChanged(self) }
    }

    /// Whether the row is to look pressed.
    ///
    /// GTK's own mark is no measure of that: it marks what was beneath the pointer when it last looked, which is another row
    /// where the list was scrolled since.
    private(set) var isPressed = false
    private let pressedChanged: @MainActor (RowView) -> Void

    /// Whether the row is to show that the mouse pointer is on it; one that is part of a card leaves that to the card.
    var isHovered = false { didSet { if isHovered != oldValue { noteState() } } }

    private var state: State {
        State(isPressed: isPressed, isHovered: isHovered, isFocused: showsFocus, showsMnemonic: showsMnemonic)
    }

    /// Whether the ring shows that the keyboard's focus is here.
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

    /// When the row became another action's; nil where it is still its first one's.
    private var changed: Double?

    /// Whether who activates the row may mean the action that it had before.
    private var hasJustChanged: Bool { changed.map { MonotonicTime.now - $0 < RowPlaces.settlingTime } ?? false }

    /// Shows an action in the row.
    ///
    /// - Parameter spins: Whether what is awaited may be shown by something that turns.
    func update(
        _ row: Row, action: Action, text: String, fullText: String, theme: Theme, in context: LayoutContext,
        spins: Bool
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
        if self.action?.placeholder != action.placeholder {
            pop_widget_set_accessible_busy(button, action.placeholder == .waiting)
        }
        self.action = action
        label = fullText
        gtk_widget_set_sensitive(button, action.isEnabled ? 1 : 0)
        // A window that was just made has no size, and no room for any label.
        let isCut = row.isTruncated && context.size.width > 0
        describe(action, tooltip: isCut ? text : nil)
        // It draws the tooltip.
        if isCut { PostponedTheme.need() }
        content.update(row, action: action, text: text, theme: theme, in: context, spins: spins)
    }

    /// Sets the tooltip and what assistive tools say of the row after its label.
    ///
    /// - Parameter tooltip: The label as it is drawn: no screen has room for a longer text.
    private func describe(_ action: Action, tooltip: String?) {
        // The role is a colour, which not everyone can see.
        let parts = [
            action.subtitle.map(DisplayText.name), action.role == .destructive ? StandardLabel.destructive : nil,
        ]
        let described = (tooltip: tooltip, text: parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", "))
        if let lastDescription, lastDescription == described { return }
        // Each call has GTK look for what is under the pointer a little later, on a surface that may be gone by then.
        if tooltip != lastDescription?.tooltip { gtk_widget_set_tooltip_text(button, tooltip) }
        lastDescription = described
        // After the tooltip: GTK makes each tooltip the description.
        pop_widget_set_accessible_description(button, described.text.isEmpty ? nil : described.text)
    }

    /// Tells assistive tools which row of how many it is, where they do not see all.
    func tellPosition(_ index: Int, of count: Int) {
        pop_widget_set_accessible_position(button, Int32(index + 1), Int32(count))
    }

    /// Takes the keyboard's focus.
    func grabFocus() { gtk_widget_grab_focus(button) }

    /// Whether the keyboard's focus is here.
    var hasFocus: Bool { gtk_widget_is_focus(button) != 0 }
}

extension String {
    /// Where a letter occurs first, large or small, in bytes of UTF-8.
    fileprivate func bytes(of letter: Character) -> Range<Int>? {
        let letter = letter.lowercased()
        guard let place = firstIndex(where: { $0.lowercased() == letter }) else { return nil }
        let start = utf8.distance(from: startIndex, to: place)
        return start..<start + self[place].utf8.count
    }
}
