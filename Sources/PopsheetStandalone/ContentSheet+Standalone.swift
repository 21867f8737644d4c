public import Popsheet
import PopsheetModel

extension ContentSheet {
    /// Presents the sheet without an owner window, and waits for its outcome.
    ///
    /// For example:
    ///
    /// ```swift
    /// let question = try ContentSheet(
    ///     "Rename 3 files", content: WidgetReference(form),
    ///     actions: [Action("Rename", id: "rename"), .cancel])
    /// if case .action = await question.present(at: .window) { rename() }
    /// ```
    ///
    /// The sheet is on cards: the widget and the actions on one, the cancel action on another; a window is as large as
    /// they are, limited to the screen, and follows the widget's size. What is larger scrolls. The widget has the keyboard
    /// focus first, if it takes it.
    ///
    /// Everything else is as for ``ActionSheet/present(at:options:)``. A widget that has a parent by now, or
    /// that is destroyed while it is shown, ends the presentation with ``CancelReason/parentClosed``.
    ///
    /// - Parameters:
    ///   - place: Where the sheet is shown.
    ///   - options: How the sheet is presented. Its insets are in logical pixels, and its timeout begins when the sheet
    ///     is shown. A popover points at the pointer if the sheet covers the screen; in a window, and with the styles
    ///     `automatic` and `sheet`, the sheet is on cards. `popover.surface` and `allowsPassthrough` have no effect.
    /// - Returns: The outcome, once the sheet and its window are gone.
    @MainActor
    @discardableResult
    public func present(
        at place: StandalonePlace = .automatic, options: PresentationOptions = PresentationOptions()
    ) async -> Outcome {
        await ContentSheetController(self, options: options).outcome(at: place)
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
        ContentSheetController(self, options: options).present(at: place, completion: completion)
    }
}
