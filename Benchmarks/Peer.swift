import PopsheetBaseline
import PopsheetPlatform

/// A program or a widget that rows are compared with, if it is installed.
@MainActor
final class Peer {
    /// Its name in tables.
    let name: String
    private let find: @MainActor () -> String?
    /// Its version; nil if it is not installed.
    private(set) lazy var version = find()

    private init(_ name: String, find: @escaping @MainActor () -> String?) { (self.name, self.find) = (name, find) }

    /// Why rows of it are not measured; nil if it is installed.
    var absence: String? { version == nil ? "\(name): not installed" : nil }

    static let zenity = program("zenity", "--version")
    static let zenity3 = zenity(major: "3")
    static let zenity4 = zenity(major: "4")
    static let yad = program("yad", "--version")
    static let kdialog = program("kdialog", "--version")
    static let rofi = program("rofi", "-version")
    static let dmenu = program("dmenu", "-v")
    static let fzf = program("fzf", "--version")
    static let popover = Peer("GtkPopover") {
        "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    }
    static let dialog = libadwaita("AdwDialog", "adw_dialog_new")
    static let bottomSheet = libadwaita("AdwBottomSheet", "adw_bottom_sheet_new")

    static let all = [dialog, bottomSheet, popover, zenity3, zenity4, yad, kdialog, rofi, dmenu, fzf]

    /// A program, with the option that prints its version; some programs need a display for it.
    private static func program(_ name: String, _ option: String) -> Peer {
        Peer(name) { Program.isInstalled(name) ? Program.version(name, option) ?? "of unknown version" : nil }
    }

    private static func zenity(major: String) -> Peer {
        Peer("zenity \(major)") { zenity.version.flatMap { $0.hasPrefix(major + ".") ? $0 : nil } }
    }

    private static func libadwaita(_ name: String, _ function: String) -> Peer {
        Peer(name) { libadwaita_version(function).map { "libadwaita " + String(cString: $0) } }
    }
}
