import CPopsheetTestSupport
import Foundation

extension Screenshot {
    /// Asks the display server for a part of its screen, off the main thread.
    static func capture(_ part: PixelRect, on display: Display) async throws -> Screenshot {
        guard part.width > 0, part.height > 0 else { throw Unplaced(what: "nothing of it is on the screen") }
        switch display.server {
        case .x11, .xorg:
            return try await captureX11(part)
        case .sway:
            // At another scale than 1, grim takes places in logical pixels.
            let takesPart = display.scale == 1
            let place = takesPart ? ["-g", "\(part.x),\(part.y) \(part.width)x\(part.height)"] : []
            let answer = try await ProcessRunner.run("grim", place + ["-t", "ppm", "-"])
            let picture = try Screenshot(ppm: answer.output, x: takesPart ? part.x : 0, y: takesPart ? part.y : 0)
            return takesPart ? picture : picture.cropped(to: part)
        case .weston:
            return try await captureWeston().cropped(to: part)
        }
    }

    private static func captureX11(_ part: PixelRect) async throws -> Screenshot {
        let bytes = try await onOwnThread {
            var captured = false
            let bytes = [UInt8](unsafeUninitializedCapacity: part.width * part.height * 4) { buffer, count in
                captured = support_x11_capture(
                    CInt(part.x), CInt(part.y), CInt(part.width), CInt(part.height), buffer.baseAddress!)
                count = buffer.count
            }
            guard captured else {
                throw Input.Failure(description: "the X server gives no picture of its screen")
            }
            return bytes
        }
        return Screenshot(x: part.x, y: part.y, width: part.width, height: part.height, rgba: bytes)
    }

    /// weston's own tool writes a file of a name of its choice into its working directory.
    private static func captureWeston() async throws -> Screenshot {
        let directory = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try await ProcessRunner.run("weston-screenshooter", directory: directory.path).check()
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        guard let file = files.first else {
            throw Input.Failure(description: "weston gives no picture of its screen")
        }
        return try Screenshot(png: directory.appendingPathComponent(file).path)
    }

    /// Reads a binary PPM of 8 bits a channel: "P6", width, height and 255, then red, green and blue of each pixel.
    init(ppm bytes: [UInt8], x: Int, y: Int) throws {
        var at = 0
        var words: [Substring] = []
        while words.count < 4, at < bytes.count {
            let end = bytes[at...].firstIndex { $0 == 0x20 || $0 == 0x0A } ?? bytes.endIndex
            words.append(Substring(decoding: bytes[at..<end], as: UTF8.self))
            at = end + 1
        }
        guard words.count == 4, words[0] == "P6", words[3] == "255", let width = Int(words[1]),
            let height = Int(words[2]), bytes.count - at == width * height * 3
        else { throw Input.Failure(description: "the compositor gives no picture of its screen") }
        let rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            bytes.withUnsafeBufferPointer {
                support_rgba_from_rgb($0.baseAddress! + at, buffer.baseAddress!, width * height)
            }
            count = buffer.count
        }
        self.init(x: x, y: y, width: width, height: height, rgba: rgba)
    }
}
