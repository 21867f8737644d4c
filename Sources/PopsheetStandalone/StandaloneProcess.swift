import CPopsheet
import Popsheet

/// Prepares the process of a program that shows nothing but a sheet.
@MainActor
package enum StandaloneProcess {
    /// Ends the process without the display server, where GTK does not.
    private static var connectionWatch: OpaquePointer?
    /// How long GTK has to notice that the display server is lost, in milliseconds, which takes it a few.
    private static let patience: Int32 = 2000

    /// Prepares the process before the program reads or writes anything, since it may execute the program again.
    package static func prepare(for place: StandalonePlace) {
        // A window that covers a Wayland screen can't be a child of another program's window.
        if place.surface != .window, place.parent?.backend != "wayland" {
            LayerShell.load(arguments: CommandLine.unsafeArgv)
        }
        StartEnvironment.prepare()
        PostponedTheme.prepareEnvironment()
        StandardDescriptors.holdErrors()
        pop_start_share_heap()
        // The first font map makes Pango look for fonts in a thread, so that the first text does not wait for all of
        // them.
        _ = pango_cairo_font_map_get_default()
    }

    /// Prepares the program for windows.
    ///
    /// - Parameters:
    ///   - windowClass: The class of the program's windows, or their application ID; nil for the program's name.
    ///   - lostDisplay: Runs when the display server is lost; it must end the process.
    ///   - lostWindow: Runs when another program destroys the window; it must end the process.
    /// - Returns: Whether there is a display server.
    package static func start(
        program: String, windowClass: String? = nil, for place: StandalonePlace,
        lostDisplay: @escaping @convention(c) () -> Void,
        lostWindow: @escaping @convention(c) () -> Void
    ) -> Bool {
        LogMessages.silence(lostDisplay: lostDisplay, lostWindow: lostWindow)
        g_set_prgname(program)
        pop_connection_set_early_loss(lostDisplay)
        connectionWatch = pop_connection_watch(lostDisplay, patience)
        guard PostponedTheme.start({ StartEnvironment.openDisplay(backend: place.parent?.backend) }) else {
            endConnectionWatch()
            return false
        }
        if let connectionWatch, !pop_connection_watch_display(connectionWatch) { endConnectionWatch() }
        pop_start_widen_caret()
        if let windowClass { pop_start_set_program_class(windowClass) }
        return true
    }

    /// Sends the display server what it was not sent yet, before the program ends, which may take time; its loss does
    /// not end the process from now on.
    package static func finish() {
        if let display = gdk_display_get_default() { gdk_display_flush(display) }
        endConnectionWatch()
    }

    private static func endConnectionWatch() {
        if let connectionWatch { pop_connection_watch_end(connectionWatch) }
        connectionWatch = nil
    }

    /// Prepares for a window that is not a sheet's, which is about to be shown.
    package static func willShowWindow() {
        // The window's first frame needs it.
        PostponedTheme.read()
        StartEnvironment.restore()
        StandardDescriptors.releaseErrors()
    }
}
