import Popsheet
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
    /// ``CancelReason/noDisplay`` at once, and a warning on standard error reports it. If the user closes
    /// the window, the outcome is ``CancelReason/windowClosed``. Cancelling the task dismisses the sheet
    /// with ``CancelReason/programmatic``; a task that is already cancelled presents nothing.
    ///
    /// - Parameters:
    ///   - place: Where the sheet is shown.
    ///   - options: How the sheet is presented. Its insets are in logical pixels, and its timeout begins when the sheet
    ///     is shown. A popover points at the pointer if the sheet covers the screen; in a window, the sheet is a bottom
    ///     sheet instead. `popover.surface` and `allowsPassthrough` have no effect.
    /// - Returns: The outcome, once the sheet and its window are gone.
    @MainActor
    @discardableResult
    public func present(
        at place: StandalonePlace = .automatic, options: PresentationOptions = PresentationOptions()
    ) async -> Outcome {
        await ActionSheetController(self, options: options).outcome(at: place)
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
        ActionSheetController(self, options: options).present(at: place, completion: completion)
    }
}
