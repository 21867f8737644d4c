import CPopsheet
import Popsheet
public import PopsheetModel

extension StandaloneController {
    /// Presents the sheet without an owner window, and waits for its outcome.
    func outcome(at place: StandalonePlace) async -> Outcome {
        if Task.isCancelled { return .cancelled(.programmatic) }
        let window: StandaloneSheet<Self>
        do {
            window = try standalone(at: place)
        } catch {
            return .cancelled(error.reason)
        }
        let hold = ApplicationHold()
        defer { hold.release() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                window.show { continuation.resume(returning: $0) }
            }
        } onCancel: {
            Task { @MainActor in window.cancel(.programmatic) }
        }
    }

    /// Presents the sheet without an owner window, and calls back with its outcome once the sheet and its window are gone.
    func present(at place: StandalonePlace, completion: @escaping (Outcome) -> Void) {
        let window: StandaloneSheet<Self>
        do {
            window = try standalone(at: place)
        } catch {
            return completion(.cancelled(error.reason))
        }
        let hold = ApplicationHold()
        window.show { outcome in
            // The window exists until here, even if the program keeps no reference to it.
            withExtendedLifetime(window) { completion(outcome) }
            hold.release()
        }
    }

    private func standalone(at place: StandalonePlace) throws(StandaloneRefusal) -> StandaloneSheet<Self> {
        guard gtk_is_initialized() != 0, gdk_display_get_default() != nil else {
            pop_messages_warn(
                "a sheet can't be presented: no display is open; initialize GTK, and set DISPLAY or WAYLAND_DISPLAY")
            throw StandaloneRefusal(reason: .noDisplay)
        }
        do {
            return try StandaloneSheet(self, at: place)
        } catch {
            throw StandaloneRefusal(reason: error == .unknown ? .parentClosed : .invalidOwner)
        }
    }
}

extension CancelReason {
    /// A sheet without an owner window was not presented: no display is open.
    public static let noDisplay = CancelReason("noDisplay")
}

/// Why a sheet without an owner window can't be presented.
private struct StandaloneRefusal: Error {
    let reason: CancelReason
}

/// Keeps the program's application from ending while a sheet is all that it shows.
@MainActor
private final class ApplicationHold {
    private var application: UnsafeMutablePointer<GApplication>?

    init() {
        application = g_application_get_default()
        if let application {
            g_object_ref(application)
            g_application_hold(application)
        }
    }

    func release() {
        guard let application else { return }
        self.application = nil
        g_application_release(application)
        g_object_unref(application)
    }
}
