import CPopsheet

/// The keys of a sheet, heard before the window's own shortcuts and the application's accelerators.
@MainActor
final class SheetKeys {
    private let controller: WindowController

    init(on window: WidgetPointer, sheet: SheetPresenter) {
        controller = WindowController(gtk_event_controller_key_new(), on: window, signal: "key-pressed") {
            [weak sheet] arguments in
            let (key, state) = (UInt32(arguments[0]), UInt32(arguments[2]) & Self.modifiers)
            let isEscape = Int32(key) == GDK_KEY_Escape && state == 0
            guard let sheet, isEscape ? sheet.hearsEscape : sheet.hasKeyboard else { return false }
            return Self.handle(key: key, state: state, of: sheet)
        }
    }

    /// Hears no key any more.
    func remove() { controller.remove() }

    private static let modifiers =
        GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue

    private static func handle(key: UInt32, state: UInt32, of sheet: SheetPresenter) -> Bool {
        let shift = GDK_SHIFT_MASK.rawValue
        switch (Int32(key), state) {
        case (GDK_KEY_Escape, 0): sheet.cancel(.escape)
        case (GDK_KEY_Tab, 0), (GDK_KEY_KP_Tab, 0), (GDK_KEY_Down, 0), (GDK_KEY_KP_Down, 0): sheet.moveFocus(.next)
        case (GDK_KEY_ISO_Left_Tab, shift), (GDK_KEY_Tab, shift), (GDK_KEY_Up, 0), (GDK_KEY_KP_Up, 0):
            sheet.moveFocus(.previous)
        case (GDK_KEY_Home, 0), (GDK_KEY_KP_Home, 0): sheet.moveFocus(.first)
        case (GDK_KEY_End, 0), (GDK_KEY_KP_End, 0): sheet.moveFocus(.last)
        case (GDK_KEY_Return, 0), (GDK_KEY_KP_Enter, 0), (GDK_KEY_ISO_Enter, 0), (GDK_KEY_space, 0),
            (GDK_KEY_KP_Space, 0):
            // The row does the rest; a key that picks nothing must not reach the window's default button.
            return !sheet.canPickByKey
        case (_, GDK_ALT_MASK.rawValue):
            // A mnemonic of what the sheet covers.
            return sheet.isModal && gdk_keyval_to_unicode(key) != 0
        default: return false
        }
        return true
    }
}
