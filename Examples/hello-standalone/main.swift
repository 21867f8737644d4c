import CPopsheetGTK4
import Popsheet
import PopsheetStandalone

let sheet = try ActionSheet("Shut down?", message: "Two users are logged in.") {
    Action("Shut Down", id: "shut-down", role: .destructive)
    Action("Restart", id: "restart")
}

// A program without an application has a name, which assistive tools read, and GTK's main loop.
g_set_prgname("hello-standalone")
guard gtk_init_check() != 0 else { fatalError("no display server can be reached") }
try PopsheetMainActor.install()
let loop = g_main_loop_new(nil, 0)
Task {
    // Over the screen, or in its own window where that does not work.
    print(await sheet.present().action?.id ?? "nothing")
    g_main_loop_quit(loop)
}
g_main_loop_run(loop)
