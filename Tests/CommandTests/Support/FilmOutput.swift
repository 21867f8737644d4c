import Foundation
import PopsheetTestSupport
import Testing

/// A film that `popsheet render` made, and where `popsheet layout` says everything in it is at each moment.
struct FilmOutput {
    /// A frame of a film.
    struct Frame {
        let number: Int
        let picture: Screenshot
        let layout: LayoutOutput

        /// Where a picture has its clearest edge, in a line from one point to another: the number of pixels to it from the
        /// first one, to a fraction of a pixel, and how much the channels change there in all.
        func edge(
            from start: (x: Double, y: Double), to end: (x: Double, y: Double)
        ) -> (distance: Double, contrast: Int)? {
            let length = Int(max((end.x - start.x).magnitude, (end.y - start.y).magnitude))
            let line = (0...max(length, 1)).compactMap { step -> Int? in
                let part = Double(step) / Double(max(length, 1))
                return picture.pixel(
                    Int((start.x + (end.x - start.x) * part).rounded(.down)),
                    Int((start.y + (end.y - start.y) * part).rounded(.down))
                ).map { Int($0.red) + Int($0.green) + Int($0.blue) }
            }
            guard line.count > 4 else { return nil }
            // An edge within a pixel changes that one and the next.
            let steps = (0..<(line.count - 2)).map { (at: $0, change: line[$0 + 2] - line[$0]) }
            guard let best = steps.max(by: { $0.change.magnitude < $1.change.magnitude }), best.change != 0 else {
                return nil
            }
            let after = Double(line[best.at + 2] - line[best.at + 1]) / Double(best.change)
            return (Double(best.at + 1) + 1 - (1 - after), Int(best.change.magnitude))
        }
    }

    let frames: [Frame]

    /// Films a document's sheet over a colour, at 60 frames a second.
    ///
    /// - Parameter options: The options that `layout` takes too, in one text.
    init(_ document: String, over backdrop: String, where options: String) async throws {
        let directory = try TemporaryDirectory()
        let path = directory.path + "/film"
        let place = options.split(separator: " ").map(String.init)
        let answer = try await popsheetOnDisplay(
            ["render", "-", "--film", path, "--backdrop", backdrop] + place, input: document
        ).check()
        #expect(answer.errorText == "")
        let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        var frames: [Frame] = []
        for (number, name) in names.enumerated() {
            let time = Double(number) / 60
            // The last frame is the sheet at rest.
            let moment = number == names.count - 1 ? "" : "--at " + String(time)
            frames.append(
                Frame(
                    number: number, picture: try Screenshot(png: path + "/" + name),
                    layout: try await LayoutOutput(document, options, moment)))
        }
        self.frames = frames
    }
}
