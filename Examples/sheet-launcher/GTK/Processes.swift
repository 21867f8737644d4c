import CPopsheetGTK4

/// Runs a command in a shell that finds the programs next to this one.
@MainActor func runInShell(_ command: String) {
    guard let program = g_file_read_link("/proc/self/exe", nil) else { return }
    defer { g_free(program) }
    guard let folder = g_path_get_dirname(program) else { return }
    defer { g_free(folder) }
    guard let quoted = g_shell_quote("PATH=\"$0:$PATH\"; \(command)"), let path = g_shell_quote(folder) else { return }
    defer {
        g_free(quoted)
        g_free(path)
    }
    // GLib reaps the process. What it prints is the answer, which is printed here too.
    g_spawn_command_line_async("sh -c \(String(cString: quoted)) \(String(cString: path))", nil)
}
