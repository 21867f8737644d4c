import CPopsheet

/// Ends what is presented when the program's application quits: what awaits an outcome resumes before `g_application_run`
/// returns, since the main actor does not run after that.
@MainActor
package final class ApplicationShutdown {
    package static let shared = ApplicationShutdown()

    private var observers: [Int: () -> Void] = [:]
    private var count = 0
    private static let followed = "popsheet-shutdown"

    /// Runs a closure when the application of a window quits, or else the default one.
    ///
    /// - Returns: A number for ``forget(_:)``.
    package func observe(in window: WidgetPointer, _ body: @escaping () -> Void) -> Int {
        follow(
            gtk_window_get_application(window.asWindow).map { UnsafeMutableRawPointer($0) }
                ?? g_application_get_default().map { UnsafeMutableRawPointer($0) })
        count += 1
        observers[count] = body
        return count
    }

    /// Ends an observation.
    package func forget(_ observer: Int) { observers[observer] = nil }

    private func follow(_ application: UnsafeMutableRawPointer?) {
        guard let application else { return }
        let object = application.assumingMemoryBound(to: GObject.self)
        guard g_object_get_data(object, Self.followed) == nil else { return }
        g_object_set_data(object, Self.followed, application)
        // Stays connected for as long as the application exists.
        _ = Signal(application, "shutdown") { [weak self] _ in self?.quit() }
    }

    private func quit() {
        // A sheet inside another one's popover ends first.
        for observer in observers.keys.sorted(by: >) { observers[observer]?() }
        pop_main_actor_finish()
    }
}
