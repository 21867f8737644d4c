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
    private let metrics = SheetMetrics.standard
    private var icon: OpaquePointer?
    private var deviceScale = 1.0
    private let shape = ButtonShape()
    private let hoverShape = ButtonShape()

    init() { super.init(cssName: "content", role: GTK_ACCESSIBLE_ROLE_PRESENTATION) }

    func update(_ row: Row, action: Action, text: String, theme: Theme, stage: PopsheetLayout.Stage) {
        deviceScale = stage.deviceScale ?? 1
        if action.icon != self.action?.icon || icon == nil { loadIcon(action.icon, scale: deviceScale) }
        self.row = row
        self.action = action
        self.text = text
        self.theme = theme
        for shape in [shape, hoverShape] { shape.set(size: row.frame.size, cornerRadius: row.cornerRadius) }
        subtitleText = DisplayText.line(action.subtitle ?? "")
        subtitleFont = Font(size: TextSizes(scale: stage.textScale).small)
        direction = stage.direction
        queueDraw()
    }

    /// Draws the row anew where it shows by itself what has changed: mostly it is the card that shows which rows are pressed.
    func stateChanged(from old: RowView.State, to new: RowView.State) {
        let showsPress = theme.rowsAreButtons || theme.pressedLabel != nil
        if old.isHovered != new.isHovered, theme.rowsAreButtons { queueDraw() }
        if old.isFocused != new.isFocused || old.showsMnemonic != new.showsMnemonic || showsPress { queueDraw() }
    }

    override func surroundingsChanged() {
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
        let color =
            styleColor?.opacity(action.isEnabled ? 1 : theme.disabledOpacity)
            ?? theme.label(role: action.role, isEnabled: action.isEnabled, isPressed: isPressed)
        if let fill = theme.fill(role: action.role, isPressed: isPressed) {
            shape.draw(fill, on: snapshot)
            if state.isHovered { hoverShape.draw(Fill(theme.hover(on: action.role)), on: snapshot) }
        }
        let inset = row.labelInset
        let room = max(0, width - 2 * inset)
        let lineHeight = label.set(
            text, font: row.font, fit: row.isTruncated ? .ellipsizesMiddle : .oneLine, width: room,
            underlined: state.showsMnemonic ? action.mnemonic.flatMap { text.bytes(of: $0) } : nil, of: self)
        var top = (height - lineHeight) / 2
        if row.hasSubtitle {
            // The two lines are centred together.
            top -= subtitle.set(subtitleText, font: subtitleFont, fit: .ellipsizesMiddle, width: room, of: self) / 2
            // On a button of 2010 there is one colour for all its text.
            let secondary =
                theme.classic == nil
                ? theme.secondaryLabel.opacity(action.isEnabled ? 1 : theme.disabledOpacity) : color
            subtitle.draw(x: inset, y: top + lineHeight, color: secondary, on: snapshot)
        }
        label.draw(x: inset, y: top, color: color, on: snapshot)
        drawIcon(color, in: row.frame.size, on: snapshot)
        if state.isFocused {
            let corner = row.cornerRadius > 0 ? row.cornerRadius : metrics.cornerRadius
            FocusRing.draw(
                in: row.frame.size, cornerRadius: corner, color: theme.tint, halo: theme.classic?.focusHalo,
                on: snapshot)
        }
    }

    private func loadIcon(_ name: String?, scale: Double) {
        if let icon { g_object_unref(UnsafeMutableRawPointer(icon)) }
        icon = nil
        guard let name, !name.isEmpty, let display = gtk_widget_get_display(pointer) else { return }
        let theme = gtk_icon_theme_get_for_display(display)
        icon = gtk_icon_theme_lookup_icon(
            theme, name, nil, Int32(metrics.iconSize), Int32(scale.rounded(.up)), GTK_TEXT_DIR_NONE,
            GtkIconLookupFlags(rawValue: 0))
    }

    private func drawIcon(_ color: Color, in size: Size, on snapshot: OpaquePointer) {
        guard let icon else { return }
        let leading = metrics.iconInset
        let x = direction == .leftToRight ? leading : size.width - leading - metrics.iconSize
        // On a device pixel, or its lines would blur.
        let y = ((size.height - metrics.iconSize) / 2 * deviceScale).rounded() / deviceScale
        var origin = graphene_point_t(x: Float(x), y: Float(y))
        var rgba = color.opaque.rgba
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        // Icons that bring their own colours fade with the label too.
        gtk_snapshot_push_opacity(snapshot, color.alpha)
        gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, metrics.iconSize, metrics.iconSize, &rgba, 1)
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_restore(snapshot)
    }
}

/// The row of an action: one of GTK's buttons, so that keys, assistive tools and themes know it, with our content.
@MainActor
final class RowView {
    /// The button.
    nonisolated(unsafe) let button: WidgetPointer
    private let content = RowContent()
    private(set) var action: Action?
    /// The whole label.
    private(set) var label = ""
    private var lastState = State()

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
            Signal(button, "activate") { [weak self] _ in if let self { picked(self) } },
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
        let flags = gtk_widget_get_state_flags(button).rawValue
        return State(
            isPressed: isPressed, isHovered: isHovered,
            isFocused: flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0, showsMnemonic: showsMnemonic)
    }

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

    /// Shows an action in the row.
    func update(_ row: Row, action: Action, text: String, fullText: String, theme: Theme, stage: PopsheetLayout.Stage) {
        if label != fullText || self.action == nil {
            pop_widget_set_accessible_label(button, DisplayText.name(fullText))
        }
        if self.action?.role != action.role {
            // The role is a colour, which not everybody sees.
            pop_widget_set_accessible_description(button, action.role == .destructive ? StandardLabel.destructive : nil)
            for role in ActionRole.allCases { gtk_widget_remove_css_class(button, role.rawValue) }
            gtk_widget_add_css_class(button, action.role.rawValue)
        }
        if self.action?.mnemonic != action.mnemonic {
            let shortcut = action.mnemonic.map { "Alt+\($0.uppercased())" }
            pop_widget_set_accessible_shortcut(button, shortcut)
        }
        self.action = action
        label = fullText
        gtk_widget_set_sensitive(button, action.isEnabled ? 1 : 0)
        // Not so long a text that no screen had room for it.
        gtk_widget_set_tooltip_text(button, row.isTruncated ? text : nil)
        // It draws the tooltip. A window that was just made has no size, and no room for any label.
        if row.isTruncated, stage.size.width > 0 { pop_theme_need() }
        content.update(row, action: action, text: text, theme: theme, stage: stage)
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
