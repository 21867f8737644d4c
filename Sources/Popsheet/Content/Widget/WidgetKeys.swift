import CPopsheet
import PopsheetModel

/// The keys of a content sheet: of its grabber, its bar and its actions, and what the application's widget leaves.
@MainActor
final class WidgetKeys {
    private weak var content: WidgetContent?

    init(of content: WidgetContent) { self.content = content }

    /// What a key means while the focus is not in the application's widget; nil for nothing.
    func meaning(of key: Key, at time: Double) -> KeyMeaning? {
        guard let content else { return nil }
        if key.isMnemonic, let meaning = content.list.keys.meaning(of: key, at: time) { return meaning }
        if key.isMnemonic || content.widgetFocus.focusedInWidget != nil { return nil }
        if key.isControlReturn { return defaultMeaning(of: key) }
        if key.isTab { return .repeatable { [weak content] in content?.host?.moveFocus(forward: !key.isBackward) } }
        if content.grabber.hasFocus { return grabberMeaning(of: key) }
        if let item = content.bar.focused {
            guard key.activates, let id = item.targetID else { return nil }
            return .once { [weak content] in content?.choose(id) }
        }
        // The default action is what the Return key stands for, wherever the focus was before it moved there by itself.
        let isForDefault = content.list.listFocus.hasJustMoved && focusIsOnDefault
        return (isForDefault ? defaultMeaning(of: key) : nil) ?? content.list.keys.meaning(of: key, at: time)
            ?? defaultMeaning(of: key)
    }

    private var focusIsOnDefault: Bool {
        guard let content, let id = content.description.defaultID else { return false }
        return content.list.rows.focusedAction?.id == id
    }

    private func grabberMeaning(of key: Key) -> KeyMeaning? {
        let step: DetentStep
        switch Int32(key.value) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: step = .larger
        case GDK_KEY_Down, GDK_KEY_KP_Down: step = .smaller
        default:
            guard key.activates else { return nil }
            step = .cycle
        }
        let move = { @MainActor [weak content] in content?.host?.step(step, cause: .keyboard) ?? () }
        // Holding the key is one press.
        return step == .cycle ? .once(move) : .repeatable(move)
    }

    /// The default item's, for the Return key, with or without the Control key.
    private func defaultMeaning(of key: Key) -> KeyMeaning? {
        guard key.isReturn || key.isControlReturn, let id = content?.description.defaultID else { return nil }
        return .once { [weak content] in content?.choose(.action(id)) }
    }

    /// Handles a key in the application's widget: the widget itself first, then what a window does with it.
    func receive(_ key: Key, from forwarding: KeyForwarding) -> Bool {
        guard let content else { return false }
        guard let focused = content.widgetFocus.focusedInWidget else {
            return forwarding.isExclusive && activateMnemonic(key)
        }
        let choosesDefault = key.isReturn && content.description.defaultID != nil
        // What the widget does not handle would reach it again from the window.
        let mayChooseDefault = choosesDefault || key.isControlReturn
        if !forwarding.isExclusive, !key.isTab, !mayChooseDefault { return false }
        let takesReturn = !choosesDefault || !focused.leavesReturn
        if takesReturn, forwarding.forward(key, upTo: content.area.pointer) {
            // A text view moves the focus itself.
            if key.isTab, content.widgetFocus.focused != focused { content.host?.focus.show() }
            return true
        }
        if activateMnemonic(key) { return true }
        if key.isTab {
            content.host?.moveFocus(forward: !key.isBackward)
            content.host?.focus.show()
            return true
        }
        if let direction = key.direction {
            content.host?.focus.show()
            return gtk_widget_child_focus(content.area.pointer, direction) != 0
        }
        if case .once(let choose) = defaultMeaning(of: key) {
            choose()
            return true
        }
        // A switch handles no keys itself: its window activates it.
        return key.activates && gtk_widget_activate(focused) != 0
    }

    /// Gives a key that the sheet would act on to the input method that composes text in the focused widget.
    func compose(_ key: Key, with forwarding: KeyForwarding) -> Bool {
        guard key.isEscape || key.isReturn, let focused = content?.widgetFocus.focusedInWidget,
            let parent = gtk_widget_get_parent(focused)
        else { return false }
        return forwarding.forward(key, upTo: parent)
    }

    /// Gives Escape to a text that is edited in its place; returns whether the text has handled it.
    func endEditing(_ key: Key, with forwarding: KeyForwarding) -> Bool {
        guard key.isEscape, let content, let focused = content.widgetFocus.focusedInWidget,
            let edited = EditedWidgetOwner.edited(around: focused, upTo: content.area.pointer),
            let parent = gtk_widget_get_parent(edited)
        else { return false }
        return forwarding.forward(key, upTo: parent)
    }

    private func activateMnemonic(_ key: Key) -> Bool {
        guard let content, key.isMnemonic else { return false }
        return WidgetMnemonics.activate(key, in: content.area.pointer)
    }
}

extension WidgetPointer {
    /// Whether the widget is a text on a line that does nothing with the Return key, unless the application does.
    fileprivate var leavesReturn: Bool {
        guard isA(gtk_text_get_type()) else { return false }
        let entry = gtk_widget_get_parent(self) ?? self
        let signal = g_signal_lookup("activate", entry.asObject.pointee.g_type_instance.g_class.pointee.g_type)
        return signal == 0 || g_signal_has_handler_pending(entry, signal, 0, 0) == 0
    }
}

extension Key {
    /// Whether a Tab key moves backwards.
    fileprivate var isBackward: Bool {
        Int32(value) == GDK_KEY_ISO_Left_Tab || modifiers & GDK_SHIFT_MASK.rawValue != 0
    }

    /// The direction of an arrow key without modifiers.
    fileprivate var direction: GtkDirectionType? {
        guard modifiers == 0 else { return nil }
        return switch Int32(value) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: GTK_DIR_UP
        case GDK_KEY_Down, GDK_KEY_KP_Down: GTK_DIR_DOWN
        case GDK_KEY_Left, GDK_KEY_KP_Left: GTK_DIR_LEFT
        case GDK_KEY_Right, GDK_KEY_KP_Right: GTK_DIR_RIGHT
        default: nil
        }
    }
}
