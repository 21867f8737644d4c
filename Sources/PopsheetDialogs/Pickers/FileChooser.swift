import CPopsheet
package import Popsheet

/// Chooses files or folders in GTK's own window, or the desktop's.
@MainActor
package final class FileChooser {
    /// What is chosen.
    package enum Mode: Sendable {
        case open
        case save
        case folder
    }

    /// How the user ends the choice.
    package enum End: Sendable {
        case accepted
        /// By the Cancel button.
        case cancelled
        /// By the Escape key, or by closing the window.
        case closed
    }

    private let chooser: OpaquePointer
    private var signals: [Signal] = []
    private let mode: Mode
    /// Runs when the user has ended the choice; the window is gone.
    package var onEnd: ((End) -> Void)?

    /// Creates a chooser, which is not shown yet.
    ///
    /// - Parameters:
    ///   - accept: The label of the button that accepts; nil for GTK's.
    ///   - cancel: The label of the Cancel button; nil for GTK's.
    package init(title: String, mode: Mode, allowsMultiple: Bool, accept: String? = nil, cancel: String? = nil) {
        let action =
            switch mode {
            case .open: GTK_FILE_CHOOSER_ACTION_OPEN
            case .save: GTK_FILE_CHOOSER_ACTION_SAVE
            case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
            }
        self.mode = mode
        chooser = pop_file_chooser_new(
            title, action, allowsMultiple && mode != .save, accept.map { Self.plain($0) }, cancel.map { Self.plain($0) }
        )
        // Without a window, the desktop's is shown.
        if let window = pop_file_chooser_window() { Self.narrow(window) }
        signals = [
            Signal(UnsafeMutableRawPointer(chooser), "response") { [weak self] arguments in
                switch Int32(arguments[0]) {
                case GTK_RESPONSE_ACCEPT.rawValue: self?.onEnd?(.accepted)
                case GTK_RESPONSE_CANCEL.rawValue: self?.onEnd?(.cancelled)
                default: self?.onEnd?(.closed)
                }
            }
        ]
    }

    /// A label in which an underscore is one.
    private static func plain(_ label: String) -> String {
        String(label.flatMap { $0 == "_" ? ["_", "_"] : [$0] })
    }

    /// Lets fields be so narrow that all of the window is on the screen of a phone.
    private static func narrow(_ part: WidgetPointer) {
        let field = OpaquePointer(part)
        if part.isA(gtk_editable_get_type()), gtk_editable_get_width_chars(field) > narrowFieldWidth {
            // As wide as before where there is space.
            if gtk_editable_get_max_width_chars(field) < 0 {
                gtk_editable_set_max_width_chars(field, gtk_editable_get_width_chars(field))
            }
            gtk_editable_set_width_chars(field, narrowFieldWidth)
        }
        for child in part.children { narrow(child) }
    }

    /// In characters: next to two buttons, the field of a name fits a screen of 360.
    private static let narrowFieldWidth: Int32 = 4

    /// Shows a folder at first, and selects a file in it; paths need not be UTF-8.
    package func setPlace(folder: [UInt8], file: [UInt8]?) {
        if let file, mode != .save {
            // GTK then shows its folder; to load that twice at once is an error.
            let selected = Self.file(folder + [UInt8(ascii: "/")] + file)
            pop_file_chooser_set_file(chooser, selected)
            return g_object_unref(UnsafeMutableRawPointer(selected))
        }
        let directory = Self.file(folder)
        pop_file_chooser_set_folder(chooser, directory)
        g_object_unref(UnsafeMutableRawPointer(directory))
        if let file { pop_file_chooser_set_name(chooser, String(decoding: file, as: UTF8.self)) }
    }

    /// Adds a filter of file names with shell patterns such as `*.png`.
    package func addFilter(named name: String, patterns: [String]) {
        guard let filter = gtk_file_filter_new() else { return }
        gtk_file_filter_set_name(filter, name)
        for pattern in patterns { gtk_file_filter_add_pattern(filter, pattern) }
        pop_file_chooser_add_filter(chooser, filter)
        g_object_unref(UnsafeMutableRawPointer(filter))
    }

    /// GTK's window, realized, which is not shown if the desktop has a window for files; nil without one.
    package var window: WidgetPointer? {
        guard let window = pop_file_chooser_window() else { return nil }
        // GTK sets the last size that the user has chosen when it realizes the window.
        gtk_widget_realize(window)
        return window
    }

    /// Makes the window belong to a widget's, modal for it.
    func attach(to widget: WidgetPointer) {
        guard let root = gtk_widget_get_root(widget) else { return }
        pop_file_chooser_set_parent(chooser, WidgetPointer(root).asWindow)
        isModal = true
    }

    /// Whether the window is modal for its parent.
    package var isModal = false { didSet { pop_file_chooser_set_modal(chooser, isModal) } }

    /// Sets the size that GTK's window has at first; nil leaves a length to GTK.
    package func setSize(width: Double?, height: Double?) {
        guard width != nil || height != nil, let window = window?.asWindow else { return }
        var (standardWidth, standardHeight) = (Int32(), Int32())
        gtk_window_get_default_size(window, &standardWidth, &standardHeight)
        gtk_window_set_default_size(
            window, width.map { Int32($0) } ?? standardWidth, height.map { Int32($0) } ?? standardHeight)
    }

    /// Shows the window.
    package func show() {
        pop_file_chooser_set_visible(chooser, true)
    }

    /// Hides the window, and frees it; the chooser can't be used any more.
    package func close() {
        for signal in signals { signal.disconnect() }
        signals = []
        pop_file_chooser_set_visible(chooser, false)
        pop_file_chooser_destroy(chooser)
        g_object_unref(UnsafeMutableRawPointer(chooser))
    }

    /// The paths of the chosen files, which need not be UTF-8; files that are not local have none.
    package var paths: [[UInt8]] {
        let files = pop_file_chooser_files(chooser)
        defer { g_object_unref(UnsafeMutableRawPointer(files)) }
        return (0..<g_list_model_get_n_items(files)).compactMap { index in
            guard let file = g_list_model_get_item(files, index) else { return nil }
            defer { g_object_unref(file) }
            guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
            defer { g_free(path) }
            return UnsafeBufferPointer(start: path, count: Self.length(of: path)).map { UInt8(bitPattern: $0) }
        }
    }

    private static func length(of path: UnsafePointer<CChar>) -> Int {
        var length = 0
        while path[length] != 0 { length += 1 }
        return length
    }

    private static func file(_ path: [UInt8]) -> OpaquePointer {
        (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { g_file_new_for_path($0.baseAddress) }
    }
}
