import CPopsheet
import Glibc

@testable import Popsheet

/// libadwaita's windows, for those tests alone that put a sheet over one.
///
/// This package does not link libadwaita: it is loaded when the first such test runs, and then styles the display.
@MainActor
enum Adwaita {
    struct Missing: Error, CustomStringConvertible {
        let what: String
        var description: String { "\(what) (Tests/Support/packages.txt lists the packages)" }
    }

    /// A window whose whole area, header bar included, is its content.
    static func window(content: WidgetPointer) throws -> WidgetPointer {
        let window = try make("adw_window_new")
        try call("adw_window_set_content", window, content)
        return window
    }

    /// The same for an application.
    static func applicationWindow(
        of application: UnsafeMutableRawPointer, content: WidgetPointer
    ) throws -> WidgetPointer {
        typealias New = @convention(c) (UnsafeMutableRawPointer) -> WidgetPointer?
        guard let window = unsafeBitCast(try symbol("adw_application_window_new"), to: New.self)(application) else {
            throw Missing(what: "libadwaita makes no application window")
        }
        try call("adw_application_window_set_content", window, content)
        return window
    }

    static func headerBar() throws -> WidgetPointer { try make("adw_header_bar_new") }

    static func packEnd(_ child: WidgetPointer, in headerBar: WidgetPointer) throws {
        try call("adw_header_bar_pack_end", headerBar, child)
    }

    // MARK: Loading

    private static let library = Result<UnsafeMutableRawPointer, any Error> {
        guard let library = dlopen("libadwaita-1.so.0", RTLD_NOW), let start = dlsym(library, "adw_init") else {
            throw Missing(what: "there is no libadwaita-1.so.0")
        }
        unsafeBitCast(start, to: (@convention(c) () -> Void).self)()
        return library
    }

    private static func symbol(_ name: String) throws -> UnsafeMutableRawPointer {
        guard let symbol = dlsym(try library.get(), name) else { throw Missing(what: "libadwaita has no \(name)") }
        return symbol
    }

    private static func make(_ name: String) throws -> WidgetPointer {
        guard let made = unsafeBitCast(try symbol(name), to: (@convention(c) () -> WidgetPointer?).self)() else {
            throw Missing(what: "\(name) makes nothing")
        }
        return made
    }

    private static func call(_ name: String, _ first: WidgetPointer, _ second: WidgetPointer) throws {
        unsafeBitCast(try symbol(name), to: (@convention(c) (WidgetPointer, WidgetPointer) -> Void).self)(first, second)
    }
}
