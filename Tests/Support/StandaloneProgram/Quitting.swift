import CPopsheetGTK4
import Popsheet
import PopsheetStandalone

/// Runs an application that presents a sheet in its window, and quits once the sheet is presented.
///
/// HOW is `quit-` and:
///   await        awaits the sheet
///   async-let    awaits it in a child task
///   own-window   awaits a sheet without an owner window
///   close        closes the application's only window instead of quitting
@MainActor func quit(_ how: String) {
    do { try PopsheetMainActor.install() } catch { return print(error) }
    guard gtk_init_check() != 0, let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE) else { return }
    let activated: @convention(c) (UnsafeMutablePointer<GtkApplication>, UnsafeMutableRawPointer?) -> Void = { app, _ in
        MainActor.assumeIsolated {
            nonisolated(unsafe) let window = gtk_application_window_new(app)!
            nonisolated(unsafe) let application = app
            gtk_window_present(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
            Task { await awaitOutcome(CommandLine.arguments[1], window, application) }
        }
    }
    g_signal_connect_data(
        application, "activate", unsafeBitCast(activated, to: GCallback.self), nil, nil, GConnectFlags(0))
    g_application_run(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
    print("the application has ended")
}

@MainActor private func awaitOutcome(
    _ how: String, _ window: UnsafeMutablePointer<GtkWidget>, _ application: UnsafeMutablePointer<GtkApplication>
) async {
    let controller = ActionSheetController(sheet)
    controller.onEvent = { event in
        guard event == .didPresent else { return }
        // From the main loop, as a key or a click would.
        g_idle_add(
            { _ in
                MainActor.assumeIsolated { end() }
                return 0
            }, nil)
    }
    ending = (how == "quit-close" ? window : nil, application)
    switch how {
    case "quit-async-let":
        let owner = WidgetReference(window)
        async let outcome = controller.present(in: owner)
        print(await outcome)
    case "quit-own-window":
        _ = EndTimer.start
        print(await sheet.present(at: .window))
    default: print(await controller.present(in: WidgetReference(window)))
    }
}

/// What is closed, or else quit.
@MainActor private var ending: (UnsafeMutablePointer<GtkWidget>?, UnsafeMutablePointer<GtkApplication>)?

@MainActor private func end() {
    guard let (window, application) = ending else { return }
    guard let window else {
        return g_application_quit(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self))
    }
    gtk_window_close(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
}

/// Ends the application once a second window is shown.
@MainActor private enum EndTimer {
    static let start: Void = {
        g_timeout_add(
            50,
            { _ in
                MainActor.assumeIsolated {
                    guard g_list_model_get_n_items(gtk_window_get_toplevels()) > 1 else { return 1 }
                    end()
                    return 0
                }
            }, nil)
    }()
}

/// Runs GTK's main loop without the main actor, until the library warns of that.
@MainActor func forgetMainActor() {
    gtk_init_check()
    let loop = g_main_loop_new(nil, 0)
    let warned:
        @convention(c) (
            UnsafePointer<CChar>?, GLogLevelFlags, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
        ) -> Void = { domain, level, message, loop in
            g_log_default_handler(domain, level, message, nil)
            g_main_loop_quit(OpaquePointer(loop))
        }
    g_log_set_handler("Popsheet", G_LOG_LEVEL_WARNING, warned, UnsafeMutableRawPointer(loop))
    for _ in 0..<2 { Task { print(await sheet.present(at: .window)) } }
    g_main_loop_run(loop)
}
