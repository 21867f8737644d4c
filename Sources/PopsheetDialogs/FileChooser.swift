import CPopsheet
import Popsheet

/// Chooses files or folders in a window of GTK's own, or the desktop's.
@MainActor
package final class FileChooser {
    /// What is chosen.
    package enum Mode: Sendable {
        case open
        case save
        case folder
    }

    private let chooser: OpaquePointer
    private var signals: [Signal] = []
    private let mode: Mode
    /// Runs when the user has accepted or cancelled; the window is gone.
    package var onEnd: ((_ accepts: Bool) -> Void)?

    /// Creates a chooser, which is not shown yet.
    package init(title: String, mode: Mode, allowsMultiple: Bool) {
        let action =
            switch mode {
            case .open: GTK_FILE_CHOOSER_ACTION_OPEN
            case .save: GTK_FILE_CHOOSER_ACTION_SAVE
            case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
            }
        self.mode = mode
        chooser = pop_file_chooser_new(title, action, allowsMultiple && mode != .save)
        signals = [
            Signal(UnsafeMutableRawPointer(chooser), "response") { [weak self] arguments in
                self?.onEnd?(Int32(arguments[0]) == GTK_RESPONSE_ACCEPT.rawValue)
            }
        ]
    }

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
