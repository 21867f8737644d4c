import CPopsheet

/// A GTK application for programs that use no GTK binding.
///
/// For example, the whole of a program:
///
/// ```swift
/// import Popsheet
///
/// let sheet = try ActionSheet("Save the draft?") {
///     Action("Delete Draft", role: .destructive)
///     Action("Save Draft")
/// }
/// try PopsheetApplication.run(title: "Hello") { window in
///     print(await sheet.present(in: window))
/// }
/// ```
@MainActor
public enum PopsheetApplication {
    /// The reason why an application did not run.
    public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The kind of a failure; more may be added.
        public struct Code: Sendable, Hashable {
            /// The code's number, which does not change between versions.
            public let value: Int
            /// The code's name.
            public let name: String

            private init(_ value: Int, _ name: String) { (self.value, self.name) = (value, name) }

            /// No display server could be reached.
            public static let noDisplay = Code(1, "noDisplay")
            /// The main actor can't run in GLib's loop.
            public static let noMainActor = Code(2, "noMainActor")
            /// GTK ended the application with its own status.
            public static let status = Code(3, "status")
            /// The application's id is not valid.
            public static let invalidID = Code(4, "invalidID")
        }

        /// The kind of the failure.
        public let code: Code
        /// GTK's exit status; 0 if it did not end the application.
        public let status: Int32

        /// The error that caused the failure, if any.
        public var underlyingError: (any Error)? { code == .noMainActor ? PopsheetMainActor.Unavailable() : nil }

        init(_ code: Code, status: Int32 = 0) { (self.code, self.status) = (code, status) }

        /// A one-line description for the user.
        public var description: String {
            switch code {
            case .status: "the application ended with status \(status)"
            case .noMainActor: "\(PopsheetMainActor.Unavailable())"
            case .invalidID: "the id is not a valid application id, such as org.example.Hello"
            default: "no display server can be reached; set DISPLAY or WAYLAND_DISPLAY"
            }
        }
    }

    /// Opens a window, runs the body with it, and ends when the body does or when the window is closed.
    ///
    /// Call it from the program's top level, outside any `async` code: it does not return before the end.
    ///
    /// - Parameters:
    ///   - id: The application's id, such as `org.example.Hello`: a second start then opens a further window in the
    ///     first one's process, with the same body, and ends at once. Nil for programs that know nothing of each other.
    ///   - title: What the window's header bar says.
    ///   - width: The width that the window opens with, in logical pixels.
    ///   - height: The height that the window opens with, in logical pixels.
    ///   - body: What the program does with the window, such as presenting a sheet in it.
    /// - Throws: ``Failure`` if the id is not valid, without a display server, if the main actor can't run in GLib's loop, or
    ///   if GTK ends with its own status.
    public static func run(
        id: String? = nil, title: String = "", width: Int = 360, height: Int = 640,
        _ body: @escaping @MainActor (WidgetReference) async -> Void
    ) throws(Failure) {
        if let id, g_application_id_is_valid(id) == 0 { throw Failure(.invalidID) }
        do { try PopsheetMainActor.install() } catch { throw Failure(.noMainActor) }
        guard pop_start() else { throw Failure(.noDisplay) }
        let flags = id == nil ? G_APPLICATION_NON_UNIQUE : GApplicationFlags(rawValue: 0)
        guard let application = gtk_application_new(id, flags) else { throw Failure(.status, status: 1) }
        defer { g_object_unref(application) }
        let activation = Signal(application, "activate") { _ in
            guard let window = gtk_application_window_new(application) else { return }
            gtk_window_set_title(window.asWindow, title)
            gtk_window_set_default_size(
                window.asWindow, Int32(clamping: max(1, width)), Int32(clamping: max(1, height)))
            gtk_window_present(window.asWindow)
            let reference = WidgetReference(window)
            Task {
                await body(reference)
                if let open = reference.widget { gtk_window_destroy(open.asWindow) }
            }
        }
        let status = g_application_run(
            UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
        activation.disconnect()
        if status != 0 { throw Failure(.status, status: status) }
    }
}

extension PopsheetApplication.Failure.Code: CustomStringConvertible {
    /// The code's name.
    public var description: String { name }
}
