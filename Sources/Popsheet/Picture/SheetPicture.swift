import CPopsheet
package import PopsheetLayout
package import PopsheetModel
package import PopsheetMotion

/// Draws a sheet into pictures instead of on a screen, with a clock that the caller controls.
///
/// It is presented like any other sheet, with the same widgets, in its own window, which is never shown. The
/// desktop's settings have no effect, so the same sheet in the same context gives the same picture. For example:
///
/// ```swift
/// let picture = try SheetPicture(of: sheet, in: context, over: .checker)
/// picture.run(.presenting)
/// picture.advance(to: 0.15)
/// let bytes = picture.png()
/// ```
@MainActor
package final class SheetPicture: SheetPresenterDelegate {
    /// The reason why there is no picture.
    package enum Failure: Error, Hashable, CustomStringConvertible {
        /// No display is open; GTK can't draw without one.
        case noDisplay

        /// A one-line description for the user.
        package var description: String {
            switch self {
            case .noDisplay: "no display server can be reached; set DISPLAY or WAYLAND_DISPLAY, or use xvfb-run"
            }
        }
    }

    private let window: WidgetPointer
    private let backdrop: PictureBackdropView
    private let owner: PresentationHost
    private let anchor: AnchorTracker?
    private let content: any SheetContent
    private let list: ActionListContent
    private let presenter: SheetPresenter
    private let frames = VirtualFrames()
    private let context: LayoutContext
    private(set) var isLeaving = false
    let mayRefuse = false

    /// Presents a sheet in a window of the given size, over a backdrop.
    ///
    /// - Parameters:
    ///   - context: The sheet's layout context; its size is in whole pixels.
    ///   - source: What a popover points at, in the window.
    package convenience init(
        of sheet: ActionSheet, _ options: PresentationOptions, in context: LayoutContext, from source: Rect? = nil,
        over backdrop: PictureBackdrop
    ) throws(Failure) {
        try self.init(options, in: context, from: source, over: backdrop) {
            let content = ActionListContent(sheet)
            return (content, content)
        }
    }

    /// Presents a content sheet in a window of the given size, over a backdrop.
    ///
    /// - Parameters:
    ///   - named: The widget that it shows.
    ///   - context: The sheet's layout context; its size is in whole pixels.
    ///   - source: What a popover points at, in the window.
    package convenience init(
        of description: ContentDescription, showing named: NamedContent, _ options: PresentationOptions,
        in context: LayoutContext, from source: Rect? = nil, over backdrop: PictureBackdrop
    ) throws(Failure) {
        let isDark = options.appearance == .dark || options.appearance == .highContrastDark
        try self.init(options, in: context, from: source, over: backdrop) {
            pop_picture_unify_widgets(isDark, context.textScale)
            let owned = OwnedWidget(created: named.makeWidget())
            let content = WidgetContent(description, showing: owned, sizing: named.sizing)
            return (content, content.list)
        }
    }

    /// - Parameter makeContent: Creates the content and its list of actions, once the settings are unified.
    private init(
        _ options: PresentationOptions, in context: LayoutContext, from source: Rect?, over backdrop: PictureBackdrop,
        showing makeContent: () -> (any SheetContent, ActionListContent)
    ) throws(Failure) {
        guard gdk_display_get_default() != nil else { throw .noDisplay }
        pop_picture_unify_settings(context.direction == .rightToLeft)
        self.context = context
        window = pop_picture_window_new()
        self.backdrop = PictureBackdropView(backdrop)
        gtk_window_set_child(window.asWindow, self.backdrop.pointer)
        gtk_widget_set_visible(window, 1)
        let traits = Traits(
            deviceScale: context.deviceScale ?? 1, textScale: context.textScale, direction: context.direction,
            fillsScreen: context.fillsScreen)
        // The window was just created, so it is a valid owner.
        do {
            owner = try PresentationHost(WidgetReference(window), traits: traits)
        } catch {
            throw .noDisplay
        }
        anchor = if let source { AnchorTracker(.rect(source, in: WidgetReference(window))) } else { nil }
        var options = options
        options.safeArea = context.safeArea
        let (content, list) = makeContent()
        (self.content, self.list) = (content, list)
        presenter = SheetPresenter(content, owner: owner, anchor: anchor, options: options, frames: frames)
        presenter.delegate = self
        layOut()
    }

    /// Removes the sheet and its window; no more pictures can be drawn.
    package func close() {
        presenter.remove()
        owner.release()
        anchor?.release()
        gtk_window_destroy(window.asWindow)
    }

    // MARK: Moments

    /// Starts a motion at time 0: presenting or dismissing, from rest or as a motion that was reversed.
    package func run(_ direction: Transition.Direction, from progress: Double? = nil, velocity: Double? = nil) {
        isLeaving = false
        presenter.present(animated: direction == .presenting)
        if direction == .dismissing {
            isLeaving = true
            presenter.dismiss(animated: true)
        }
        if progress != nil || velocity != nil {
            // At a detent below the largest, the sheet is at rest at a part of the progress.
            let rest = presenter.motion.state.rest
            presenter.motion.run(
                direction, from: (progress ?? 1 - direction.target) * rest, velocity: (velocity ?? 0) * rest)
        }
    }

    func handle(_ event: PresenterEvent) {}

    /// The time when the motion comes to rest.
    package var settlingTime: Double { max(0, presenter.motion.settlingTime) }

    /// Advances to a time since the start of the motion, which is not before the previous one.
    package func advance(to time: Double) { frames.advance(to: time) }

    // MARK: Input

    /// Makes an action's row, or an item of the bar, look pressed.
    package func press(_ id: Action.ID) { row(of: id)?.setPressed(true) }

    /// Gives an action's row, or an item of the bar, the keyboard focus, visibly.
    package func focus(_ id: Action.ID) {
        layOut()
        row(of: id)?.grabFocus()
        gtk_window_set_focus_visible(window.asWindow, 1)
    }

    private func row(of id: Action.ID) -> RowView? {
        let items = (content as? WidgetContent)?.bar.items ?? []
        return items.first { $0.targetID == .action(id) }
            ?? list.rows.actions.row(of: id).flatMap { list.rows.view(of: $0) }
    }

    /// Moves the pointer to a position in the window.
    package func point(at place: Point) {
        layOut()
        pop_picture_window_hover(window, place.x, place.y)
    }

    // MARK: Drawing

    /// The picture at the current time, as a PNG file; nil if there is no memory for it.
    package func png() -> [UInt8]? {
        layOut()
        let scale = context.deviceScale ?? 1
        let (width, height) = (context.size.width * scale, context.size.height * scale)
        guard let texture = pop_picture_window_draw(window, Int32(width), Int32(height), scale) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let start = g_bytes_get_data(bytes, &count) else { return nil }
        return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    }

    private func layOut() {
        pop_picture_window_lay_out(window, Int32(context.size.width), Int32(context.size.height))
        // The window has no surface that would report a layout.
        owner.delegate?.hostWasLaidOut()
    }
}
