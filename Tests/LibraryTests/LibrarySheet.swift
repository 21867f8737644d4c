import CPopsheetAPI
import Popsheet
import PopsheetTestSupport
import Testing

/// A sheet object in a window, what it emits, and the results of its presentations.
@MainActor
final class LibrarySheet {
    /// The result of one call.
    struct Result: Equatable {
        var id: String?
        var reason = POPSHEET_CANCEL_REASON_NONE
        /// The domain and the code of the error.
        var error: String?
        /// The text of the error, which results are not compared by.
        var message: String?

        static func == (one: Result, other: Result) -> Bool {
            one.id == other.id && one.reason == other.reason && one.error == other.error
        }
    }

    let window: TestWindow
    nonisolated(unsafe) let sheet: OpaquePointer
    /// What the sheet emitted, in order.
    var log: [String] = []
    /// Runs when a call has returned a result.
    var onResult: (() -> Void)?
    /// The results, in the order of the callbacks.
    fileprivate(set) var results: [Result] = []
    private var signals: [Signal] = []

    /// Shows a window, and takes the reference to a sheet that was just created.
    init(_ sheet: OpaquePointer, width: Int = 400, height: Int = 640) async throws {
        self.sheet = sheet
        window = try TestWindow(width: width, height: height)
        try await window.show()
        for name in ["presented", "dismissed", "close-attempt"] {
            listen(name) { _ in name }
        }
        listen("response") { _ in "response" }
        listen("response::delete") { _ in "response::delete" }
        listen("cancelled") { "cancelled \(Int($0[0]))" }
        listen("notify::phase") { [sheet] _ in "phase \(popsheet_sheet_get_phase(sheet).rawValue)" }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(sheet)) }

    /// Logs a signal.
    func listen(_ name: String, _ text: @escaping @MainActor (SignalArguments) -> String) {
        signals.append(
            Signal(UnsafeMutableRawPointer(sheet), name) { [weak self] arguments in
                self?.log.append(text(arguments))
            })
    }

    /// Presents the sheet over the window.
    func present(_ cancellable: UnsafeMutablePointer<GCancellable>? = nil) {
        present(over: window.widget, cancellable)
    }

    /// Presents the sheet over a widget.
    func present(over owner: UnsafeMutablePointer<GtkWidget>, _ cancellable: UnsafeMutablePointer<GCancellable>? = nil)
    {
        popsheet_sheet_present(
            sheet, owner, cancellable,
            { source, result, data in
                guard let source, let result, let data else { return }
                nonisolated(unsafe) let (sheet, answer) = (OpaquePointer(source), result)
                let test = Unmanaged<LibrarySheet>.fromOpaque(data).takeRetainedValue()
                MainActor.assumeIsolated { test.finish(sheet, answer) }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func finish(_ sheet: OpaquePointer, _ answer: OpaquePointer) {
        var result = Result()
        var error: UnsafeMutablePointer<GError>?
        let id = popsheet_sheet_present_finish(sheet, answer, &result.reason, &error)
        result.id = id.map { String(cString: $0) }
        g_free(id)
        if let error {
            result.error = "\(String(cString: g_quark_to_string(error.pointee.domain))) \(error.pointee.code)"
            result.message = String(cString: error.pointee.message)
            g_error_free(error)
        }
        results.append(result)
        onResult?()
    }

    /// Waits until the sheet is at rest on screen.
    func waitUntilPresented() async throws {
        try await eventually("the sheet is presented") { popsheet_sheet_get_phase(sheet) == POPSHEET_PHASE_PRESENTED }
    }

    /// Chooses the first action, with the keyboard.
    func choose() async throws {
        // A destructive action is not chosen before its focus ring is visible.
        try await Input().key("Home")
        try await Input().key("Return")
    }

    /// Waits for the result of the only presentation.
    func result() async throws -> Result? {
        try await eventually("there is a result") { !results.isEmpty }
        return results.count == 1 ? results[0] : nil
    }

    /// A sheet with a destructive and an ordinary action.
    static func actionSheet() throws -> OpaquePointer {
        try Display.open()
        let sheet = try #require(popsheet_action_sheet_new("Delete 3 photos?", "They leave all your devices."))
        popsheet_action_sheet_append_new(sheet, "delete", "Delete Photos", POPSHEET_ROLE_DESTRUCTIVE)
        popsheet_action_sheet_append_new(sheet, "move", "Move to Album…", POPSHEET_ROLE_DEFAULT)
        return sheet
    }

    /// A sheet that shows an entry, with a default item.
    static func contentSheet() throws -> (sheet: OpaquePointer, entry: UnsafeMutablePointer<GtkWidget>) {
        try Display.open()
        let entry: UnsafeMutablePointer<GtkWidget> = try #require(gtk_entry_new())
        let sheet = try #require(popsheet_content_sheet_new("New Album", entry))
        let item = popsheet_bar_item_new("create", "Create")
        popsheet_bar_item_set_is_default(item, 1)
        popsheet_content_sheet_add_trailing(sheet, item)
        g_object_unref(UnsafeMutableRawPointer(item))
        return (sheet, entry)
    }
}
