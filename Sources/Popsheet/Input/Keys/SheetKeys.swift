import CPopsheet

/// The keys of a sheet (sheet.md §9), received before the window's own shortcuts and the application's accelerators.
@MainActor
final class SheetKeys {
    private weak var target: (any InputTarget)?
    private var controller: EventController?
    private let forwarding: KeyForwarding
    private var held = HeldKeys(since: MonotonicTime.now)
    /// The meanings of keys of which it is not known yet whether they were pressed for the sheet.
    private var unsure: [UInt32: KeyMeaning] = [:]
    /// The keys that an input method took, which do nothing else while they are held.
    private var composed: Set<UInt32> = []
    private var mnemonics: Signal?
    private var focus: Signal?
    /// Whether the focus was in an open popover of the content since the last key: GTK reports no keys in it.
    private var wasInPopover = false

    /// Begins to receive the keys of a window.
    init(on window: WidgetPointer, for target: any InputTarget) {
        self.target = target
        let keys: OpaquePointer = gtk_event_controller_key_new()
        forwarding = KeyForwarding(of: keys, on: window)
        // GTK decides when the letters that choose actions are shown.
        mnemonics = Signal(window, "notify::mnemonics-visible") { [weak target] _ in
            target?.contentInput.showsMnemonics = pop_object_number(window, "mnemonics-visible") != 0
        }
        focus = Signal(window, "notify::focus-widget") { [weak self] _ in
            if let self, isForPopover { wasInPopover = true }
        }
        controller = EventController(
            keys, on: window,
            [
                "key-pressed": { [weak self] arguments in self?.press(Key(arguments)) ?? false },
                "key-released": { [weak self] arguments in
                    self?.release(Key(arguments))
                    return false
                },
            ])
    }

    /// Receives no more keys.
    func remove() {
        controller?.remove()
        for signal in [mnemonics, focus] { signal?.disconnect() }
    }

    /// A key is pressed, or repeated while it is held; returns whether nothing else receives it.
    @discardableResult
    func press(_ key: Key) -> Bool {
        let now = MonotonicTime.now
        if wasInPopover, !isForPopover {
            wasInPopover = false
            held.restart(at: now)
        }
        let press = held.press(key.code, at: now)
        // By itself it does nothing except let GTK show the mnemonics.
        if key.isAlt { return false }
        guard let target, receives(key) else { return false }
        if isForPopover {
            held.ignoreRelease(key.code)
            return false
        }
        if press != .fresh, composed.contains(key.code) { return true }
        if target.hasKeyboard, target.contentInput.compose(key, with: forwarding) {
            composed.insert(key.code)
            held.ignoreRelease(key.code)
            return true
        }
        let meaning = key.isEscape ? .cancel : target.contentInput.meaning(of: key, at: now)
        unsure[key.code] = press == .unsure ? meaning : nil
        switch (meaning, press) {
        case (.cancel?, .fresh), (.once?, .fresh): act(meaning)
        // A repeat does nothing here, and a press that may be one acts when the key is released.
        case (.cancel?, _), (.once?, _), (.repeatable?, .stale), (.nothing?, _): break
        case (.repeatable(let action)?, _): action()
        // Nothing that a modal sheet covers receives a key, be it a shortcut or a letter.
        case (nil, _): return forward(key, press, to: target) || target.isModal
        }
        return true
    }

    /// Lets the content receive a key that means nothing to the sheet.
    private func forward(_ key: Key, _ press: HeldKeys.Press, to target: any InputTarget) -> Bool {
        if case .stale = press { return false }
        guard target.hasKeyboard else { return false }
        forwarding.isExclusive = target.isModal
        let isHandled = target.contentInput.receive(key, from: forwarding)
        if !isHandled, !target.isModal { forwarding.forget(key) }
        return isHandled
    }

    /// Whether the focus is in an open popover of the content, such as the list of a drop-down, which Escape closes.
    private var isForPopover: Bool {
        guard let target, let focus = gtk_window_get_focus(target.window.asWindow),
            gtk_widget_is_ancestor(focus, target.overlay.pointer) != 0
        else { return false }
        // GTK leaves the focus in a popover that it closes.
        return focus.isMapped
            && focus.ancestors(upTo: target.overlay.pointer).contains { $0.isA(gtk_popover_get_type()) }
    }

    /// A key is released.
    func release(_ key: Key) {
        forwarding.release(key)
        composed.remove(key.code)
        // The Alt key may have been released before.
        let meaning = unsure.removeValue(forKey: key.code)
        if held.release(key.code), receives(key) { act(meaning) }
    }

    private func act(_ meaning: KeyMeaning?) {
        switch meaning {
        case .cancel: target?.cancel(.escape)
        case .once(let action): action()
        case .repeatable, .nothing, nil: break
        }
    }

    private func receives(_ key: Key) -> Bool {
        guard let target else { return false }
        // What is shown only temporarily is dismissed first, wherever the focus is.
        return target.hasKeyboard || key.isEscape && target.isTemporary
    }
}
