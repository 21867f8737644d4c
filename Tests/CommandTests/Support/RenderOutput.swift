import Foundation
import PopsheetTestSupport
import Testing

/// A picture that `popsheet render` made, and where `popsheet layout` says everything in it is.
struct RenderOutput {
    let bytes: [UInt8]
    let picture: Screenshot
    let layout: LayoutOutput
    private let scale: Double

    /// Draws a document's sheet, over white by default.
    ///
    /// - Parameters:
    ///   - where: The options that `layout` takes too, in one text.
    ///   - how: Those that only `render` takes.
    init(_ document: String, where options: String = "", scale: Int = 1, how: [String] = []) async throws {
        let place = options.split(separator: " ").map(String.init) + ["--scale", "\(scale)"]
        let backdrop = how.contains("--backdrop") ? [] : ["--backdrop", "white"]
        let answer = try await popsheetOnDisplay(
            ["render", "-", "-o", "-"] + place + backdrop + how, input: document
        ).check()
        #expect(answer.errorText == "")
        bytes = answer.output
        let directory = try TemporaryDirectory()
        picture = try withExtendedLifetime(directory) { try Screenshot(png: $0.file("picture.png", answer.output)) }
        layout = try await LayoutOutput(document, place.joined(separator: " "))
        self.scale = Double(scale)
    }

    /// The pixel at a point of the window.
    func pixel(_ x: Double, _ y: Double) -> Pixel? {
        picture.pixel(Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down)))
    }

    /// The smallest rectangle around all that differs, in a part of the window, clearly from its background.
    func ink(in frame: LayoutOutput.Frame, on background: Pixel) -> LayoutOutput.Frame? {
        let columns = Int((frame.x * scale).rounded(.up))..<Int((frame.maxX * scale).rounded(.down))
        let rows = Int((frame.y * scale).rounded(.up))..<Int((frame.maxY * scale).rounded(.down))
        return picture.ink(columns: columns, rows: rows, on: background, total: 48).map { ink in
            LayoutOutput.Frame(
                x: Double(ink.columns.lowerBound) / scale, y: Double(ink.rows.lowerBound) / scale,
                width: Double(ink.columns.count) / scale, height: Double(ink.rows.count) / scale)
        }
    }
}

/// Runs the `popsheet` next to the test binary on the display of the test rig.
func popsheetOnDisplay(
    _ arguments: [String], input: String = "", environment: [String: String?] = [:], directory: String? = nil
) async throws -> ProcessRunner.Answer {
    let own = ProcessInfo.processInfo.environment
    let display: [String: String?] = ["DISPLAY": own["DISPLAY"], "WAYLAND_DISPLAY": own["WAYLAND_DISPLAY"]]
    return try await popsheet(
        arguments, input: Array(input.utf8), environment: display.merging(environment) { $1 }, directory: directory)
}
