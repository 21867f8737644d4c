import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The current directory may be one in which others can write.
    @Suite @MainActor struct CurrentDirectoryTests {
        /// What programs load: libraries, settings, styles, fonts, icons, translations, programs.
        nonisolated private static let names = [
            "libc.so.6", "libgtk-4.so.1", "libgtk4-layer-shell.so", "libgtk4-layer-shell.so.0", "ld.so.preload",
            "gtk.css", "gtk-4.0/gtk.css", "gtk-4.0/settings.ini", "gtk-4.0/Compose", "settings.ini", ".XCompose",
            "fonts.conf", "fontconfig/fonts.conf", "index.theme", "icons/index.theme", "icons/hicolor/index.theme",
            "star", "star.png", "star.svg", "star-symbolic.svg", "loaders.cache", "immodules.cache", "giomodule.cache",
            "gschemas.compiled", "glib-2.0/schemas/gschemas.compiled", "mime/mime.cache", "mimeapps.list",
            "popsheet.mo", "locale/de/LC_MESSAGES/popsheet.mo", "locale.alias", "popsheet", "popsheet.css", "sh",
            "dconf/user", ".Xauthority", ".drirc", ".icons/default/index.theme",
        ]

        /// A directory that has all of these as FIFOs: a program that opens one of them waits forever.
        private func trap() throws -> TemporaryDirectory {
            let directory = try TemporaryDirectory()
            for name in Self.names {
                let file = URL(fileURLWithPath: directory.path).appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                #expect(mkfifo(file.path, 0o644) == 0)
            }
            return directory
        }

        private func script(in directory: TemporaryDirectory) -> String {
            "cd '\(directory.path)' && exec \"$0\" \"$@\""
        }

        nonisolated private static let sheet = ["--title", "Sure?", "--icon", "a=star", "a=Star"]
        nonisolated private static let noIcon = "popsheet: warning: icon \"star\": the icon theme has no such icon\n"

        @Test func nothingInTheCurrentDirectoryIsOpenedForAWindow() async throws {
            let directory = try trap()
            let asking = try Asking(Self.sheet, environment: ["LANGUAGE": "de"], script: script(in: directory))
            expectAnswer(try await asking.answer(pressing: "Return"), "a\n", status: 0, errors: Self.noIcon)
        }

        /// On Wayland, an overlay loads the library of layers.
        @Test func nothingInTheCurrentDirectoryIsOpenedForAnOverlay() async throws {
            let directory = try trap()
            let asking = try await Overlays.ask(Self.sheet, script: script(in: directory))
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(), "a\n", status: 0, errors: Self.noIcon)
        }

        /// An icon without a directory in its name is one of the theme, and a preview is a program of PATH.
        @Test func nothingInTheCurrentDirectoryIsOpenedForRows() async throws {
            let directory = try trap()
            let asking = try Asking(
                ["pick", "--rows", "json", "--stdin", "--preview", "sh -c echo"], script: script(in: directory))
            try await asking.begin(with: #"{"id":"a","label":"Star","icon":"star"}"# + "\n")
            expectAnswer(try await asking.answer(pressing: "Return"), "a\n", status: 0, errors: Self.noIcon)
        }
    }
}
