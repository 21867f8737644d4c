// A program without windows of its own that presents a sheet: `standalone-program HOW`.
//
// It prints the outcome, and reports on standard output if its environment has changed. HOW is:
//   uninitialized   without GTK
//   initialized     with GTK and a main loop, and without an application
//   application     in a GtkApplication that has no window
//   content         as initialized, with a text entry in the sheet; it prints the entry's text, too
//   quit-…          with an application that quits while a sheet is awaited: see Quitting.swift
//   forgotten       with a main loop that does not run the main actor

import CPopsheetGTK4
import Foundation
import Popsheet
import PopsheetStandalone

let sheet = try ActionSheet("Delete 3 photos?") {
    Action("Delete Photos", id: "delete", role: .destructive)
    Action("Move to Album…", id: "move")
}
let other = try ActionSheet("Empty the trash?") { Action("Empty Trash", id: "empty", role: .destructive) }
let environment = ProcessInfo.processInfo.environment

@MainActor func report(_ outcome: Outcome) {
    print(outcome)
    if ProcessInfo.processInfo.environment != environment { print("the environment has changed") }
}

/// Presents two sheets, one after the other.
@MainActor func present() async {
    report(await sheet.present())
    report(await other.present(at: .window))
}

/// Presents a text entry over the screen, and again in a window.
@MainActor func presentContent() async throws {
    let entry = gtk_entry_new()!
    let content = WidgetReference(entry)
    let album = try ContentSheet(
        "New Album", content: content, leading: .cancel,
        trailing: BarItem("Create", id: "create", isDefault: true))
    let files = try ContentSheet(
        "Rename 3 files?", message: "Each gets a number after this name.", content: content,
        actions: [Action("Rename", id: "rename"), .cancel])
    for (sheet, place) in [(album, StandalonePlace.automatic), (files, .window)] {
        report(await sheet.present(at: place))
        print(String(cString: gtk_editable_get_text(OpaquePointer(entry))))
    }
}

/// Runs GTK's main loop until a body has ended.
@MainActor func runLoop(_ body: @escaping @MainActor () async throws -> Void) throws {
    try PopsheetMainActor.install()
    gtk_init_check()
    let loop = g_main_loop_new(nil, 0)
    Task {
        do { try await body() } catch { print(error) }
        g_main_loop_quit(loop)
    }
    g_main_loop_run(loop)
}

// Assistive tools see it.
g_set_prgname("standalone-program")

switch CommandLine.arguments.dropFirst().first {
case "uninitialized": sheet.present { report($0) }
case "initialized": try runLoop { await present() }
case "content": try runLoop { try await presentContent() }
case "application":
    let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)
    let activated: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { _, _ in
        MainActor.assumeIsolated {
            sheet.present { outcome in
                report(outcome)
                other.present(at: .window) { report($0) }
            }
        }
    }
    g_signal_connect_data(
        application, "activate", unsafeBitCast(activated, to: GCallback.self), nil, nil, GConnectFlags(0))
    // Its use count is 0 once it is activated, unless something holds it.
    g_application_run(UnsafeMutableRawPointer(application!).assumingMemoryBound(to: GApplication.self), 0, nil)
case "forgotten": forgetMainActor()
case let how?: quit(how)
case nil: print("usage: standalone-program HOW")
}
