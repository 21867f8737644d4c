import CPopsheet
import Foundation

// A build without tests has no such module.
#if canImport(Testing)
    import Testing

    /// Reviewed pictures in Tests/PopsheetTests/Goldens: a directory for each release of GTK, since
    /// the letters of others differ everywhere.
    ///
    /// One picture serves every display server; where they differ, one of them has its own, named after it as well. With
    /// POPSHEET_RENEW_GOLDENS=1 they are written again if they have changed (Scripts/goldens).
    @MainActor
    public enum Golden {
        private nonisolated static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../PopsheetTests/Goldens/gtk-4.\(gtk_get_minor_version())").standardized
        private static let differences = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../.build/goldens").standardized

        /// Whether there are pictures for this release of GTK, or are to be.
        public nonisolated static var isKnown: Bool { renews || FileManager.default.fileExists(atPath: directory.path) }

        private nonisolated static var renews: Bool {
            ProcessInfo.processInfo.environment["POPSHEET_RENEW_GOLDENS"] == "1"
        }

        /// Compares the screen at rest with the picture of a name.
        public static func check(_ name: String, _ take: () async throws -> Screenshot) async throws {
            let own = directory.appendingPathComponent("\(name).\(try Display.open().server.rawValue).png").path
            let common = directory.appendingPathComponent("\(name).png").path
            let file = FileManager.default.fileExists(atPath: own) ? own : common
            guard FileManager.default.fileExists(atPath: file) else {
                guard renews else {
                    Issue.record("there is no \(file); make goldens writes it")
                    return
                }
                return try write(try await take(), to: common, name, instead: nil)
            }
            let golden = try Screenshot(png: file)
            var picture = try await take()
            // The last change may not have been drawn yet.
            try? await eventually("the picture is right", timeout: .seconds(renews ? 1 : 3)) {
                if PictureComparison(of: picture, with: golden).isSame { return true }
                picture = try await take()
                return false
            }
            let comparison = PictureComparison(of: picture, with: golden)
            guard !comparison.isSame else { return }
            if renews {
                // The first display server creates the common picture; one that differs gets its own.
                let isFirst = try Display.open().server == .x11
                return try write(picture, to: isFirst && file == common ? common : own, name, instead: golden)
            }
            let seen = try show(picture, golden, name)
            Issue.record("\(name): \(comparison.different) pixels differ, one by \(comparison.most); see \(seen)")
        }

        private static func write(_ picture: Screenshot, to file: String, _ name: String, instead golden: Screenshot?)
            throws
        {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            if let golden {
                print("golden \(name): \(try show(picture, golden, name))")
            } else {
                print("golden \(name): new")
            }
            try picture.write(to: file)
        }

        /// Writes the expected picture, the actual one and the difference into a picture.
        private static func show(_ picture: Screenshot, _ golden: Screenshot, _ name: String) throws -> String {
            try FileManager.default.createDirectory(at: differences, withIntermediateDirectories: true)
            let file = differences.appendingPathComponent("\(name).\(try Display.open().server.rawValue).png").path
            try PictureComparison.sideBySide(picture, golden).write(to: file)
            return file
        }
    }
#endif
