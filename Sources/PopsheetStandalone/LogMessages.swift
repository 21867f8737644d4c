import CPopsheet
import PopsheetPlatform

/// Decides what happens to the messages that GLib, GTK and this library log, from any thread.
package enum LogMessages {
    /// Receives the library's own warnings instead of GLib.
    nonisolated(unsafe) private static var warned: (@convention(c) (UnsafePointer<CChar>) -> Void)?
    /// What a program that prints only its own messages does when it loses its display or its window.
    nonisolated(unsafe) private static var losses: Losses?

    private struct Losses {
        var display: @convention(c) () -> Void
        var window: @convention(c) () -> Void
    }

    /// What GDK logs right before it ends the process: on X11, then on Wayland.
    private static let lostDisplay = [
        "Fatal IO error", "Lost connection to Wayland compositor", "dispatching to Wayland display",
        "Error reading events from display", "Error flushing display",
    ]

    /// What GDK logs when one of its windows no longer exists.
    ///
    /// It does so when it is notified, or before it ends the process because a request names an unknown window.
    private static let lostWindow = ["unexpectedly destroyed", "received an X Window System error"]

    /// Passes the library's own warnings to a callback instead of GLib.
    package static func report(_ callback: @escaping @convention(c) (UnsafePointer<CChar>) -> Void) {
        warned = callback
        _ = writer
    }

    /// Keeps all messages off standard output and standard error, for a program that prints only its own.
    ///
    /// When the display server is lost, or another program destroys a window of this one, GTK logs that and ends the
    /// process; the callbacks are called first, and may end it differently.
    static func silence(
        lostDisplay: @escaping @convention(c) () -> Void, lostWindow: @escaping @convention(c) () -> Void
    ) {
        losses = Losses(display: lostDisplay, window: lostWindow)
        _ = fatalLevels
        pop_wayland_silence()
        // GLib prints GTK's failed assertions to standard output.
        g_set_print_handler { _ in }
        _ = writer
    }

    /// The levels of messages that end the process, as G_DEBUG has them.
    private static let fatalLevels: GLogLevelFlags = {
        let levels = g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
        g_log_set_always_fatal(levels)
        return levels
    }()

    /// GLib accepts only one writer, and only once.
    private static let writer: Void = g_log_set_writer_func(
        { level, fields, count, _ in LogMessages.write(level, fields, count) }, nil, nil)

    private static func write(
        _ level: GLogLevelFlags, _ fields: UnsafePointer<GLogField>?, _ count: gsize
    ) -> GLogWriterOutput {
        let fields = UnsafeBufferPointer(start: fields, count: Int(count))
        let message = text(of: "MESSAGE", in: fields)
        if let warned, let message, let domain = text(of: "GLIB_DOMAIN", in: fields),
            strcmp(domain, POP_LOG_DOMAIN) == 0
        {
            warned(message)
            return G_LOG_WRITER_HANDLED
        }
        guard let losses else { return g_log_writer_default(level, fields.baseAddress, count, nil) }
        if let message {
            if lostDisplay.contains(where: { strstr(message, $0) != nil }) { losses.display() }
            if lostWindow.contains(where: { strstr(message, $0) != nil }) { losses.window() }
        }
        // Fatal messages, and those requested by the environment, are printed in any case. GLib does not mark those that
        // end the process because of G_DEBUG.
        let isFatal = level.rawValue & (G_LOG_FLAG_FATAL.rawValue | fatalLevels.rawValue) != 0
        let isDetail = level.rawValue & (G_LOG_LEVEL_DEBUG.rawValue | G_LOG_LEVEL_INFO.rawValue) != 0
        if isFatal {
            StandardDescriptors.releaseErrors()
            return g_log_writer_default(level, fields.baseAddress, count, nil)
        }
        if isDetail, g_log_writer_default_would_drop(level, text(of: "GLIB_DOMAIN", in: fields)) == 0 {
            StandardDescriptors.releaseErrors()
            // GLib would print details to standard output, where the answer is.
            pop_messages_print(level, fields.baseAddress, Int(count))
        }
        return G_LOG_WRITER_HANDLED
    }

    private static func text(of key: String, in fields: UnsafeBufferPointer<GLogField>) -> UnsafePointer<CChar>? {
        fields.last { strcmp($0.key, key) == 0 }?.value.assumingMemoryBound(to: CChar.self)
    }
}
