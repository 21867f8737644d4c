import CPopsheet
public import PopsheetModel

extension ActionSheet {
    /// Presents the sheet without an owner window, and waits for its outcome.
    ///
    /// For example:
    ///
    /// ```swift
    /// switch await sheet.present(at: .overlay) {
    /// case .action(let action): perform(action.id)
    /// case .cancelled(let reason): log(reason)
    /// }
    /// ```
    ///
    /// GTK must be initialized, and its main loop must run with the main actor in it (`PopsheetMainActor`). The sheet
    /// does not change the process: no environment variable, no locale, no log handler. The default `GApplication`, if
    /// there is one, does not end before the sheet does, also if it has no window. The program's other windows stay
    /// usable unless the sheet covers them.
    ///
    /// If no display is open, because GTK is not initialized or has found no display server, the outcome is
    /// ``PopsheetModel/CancelReason/noDisplay`` at once, and a warning on standard error reports it. If the user closes
    /// the window, the outcome is ``PopsheetModel/CancelReason/windowClosed``. Cancelling the task dismisses the sheet
    /// with ``PopsheetModel/CancelReason/programmatic``; a task that is already cancelled presents nothing.
    ///
    /// - Parameters:
    ///   - place: Where the sheet is shown.
    ///   - options: How the sheet is presented. Its insets are in logical pixels, and its timeout begins when the sheet
    ///     is shown. A popover points at the pointer if the sheet covers the screen; in a window, the sheet is a bottom
    ///     sheet instead. `popover.surface` and `allowsPassthrough` have no effect.
    /// - Returns: The outcome, once the sheet and its window are gone.
    @MainActor
    public func present(
        at place: StandalonePlace = .automatic, options: PresentationOptions = PresentationOptions()
    ) async -> Outcome {
        if Task.isCancelled { return .cancelled(.programmatic) }
        let window: StandaloneSheet
        do {
            window = try standalone(at: place, options)
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
    ///
    /// It needs no main actor in GTK's main loop. Everything else is as in ``present(at:options:)``; if no display is
    /// open, it calls back before it returns. An application that has no window calls it in its `activate` handler, not in
    /// a task, because an application that is activated without a window ends before its tasks run.
    @MainActor
    public func present(
        at place: StandalonePlace = .automatic, options: PresentationOptions = PresentationOptions(),
        completion: @escaping (Outcome) -> Void
    ) {
        let window: StandaloneSheet
        do {
            window = try standalone(at: place, options)
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

    @MainActor
    private func standalone(
        at place: StandalonePlace, _ options: PresentationOptions
    ) throws(StandaloneRefusal) -> StandaloneSheet {
        guard gtk_is_initialized() != 0, gdk_display_get_default() != nil else {
            pop_messages_warn(
                "a sheet can't be presented: no display is open; initialize GTK, and set DISPLAY or WAYLAND_DISPLAY")
            throw StandaloneRefusal(reason: .noDisplay)
        }
        do {
            return try StandaloneSheet(self, options, at: place)
        } catch {
            throw StandaloneRefusal(reason: error == .unknown ? .parentClosed : .invalidOwner)
        }
    }
}

extension CancelReason {
    /// A sheet without an owner window was not presented: no display is open.
    public static let noDisplay = CancelReason(rawValue: "noDisplay")
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
