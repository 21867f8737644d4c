import CPopsheetTestSupport

/// How a picture differs from the expected one, beyond antialiasing.
///
/// A pixel differs where a channel is off by more than ``channelTolerance``; a few such pixels, as along a curve, are let
/// pass, and of those none may be far off. So a colour that is off by 6, and a shape that is off by a pixel, are found.
public struct PictureComparison: Sendable {
    /// By how many levels of 255 a channel may differ anywhere.
    public static let channelTolerance = 5
    /// By how many levels a channel may differ in the few tolerated pixels.
    public static let edgeTolerance = 24
    /// How many pixels of a thousand may differ.
    public static let passedPerMille = 0.5

    /// How many pixels differ.
    public let different: Int
    /// The largest difference of a channel, in levels.
    public let most: Int
    /// Whether the pictures count as the same.
    public let isSame: Bool

    /// Compares a picture with the expected one.
    public init(of picture: Screenshot, with golden: Screenshot) {
        guard (picture.width, picture.height) == (golden.width, golden.height) else {
            (different, most, isSame) = (max(picture.rgba.count, golden.rgba.count) / 4, 255, false)
            return
        }
        var most: UInt8 = 0
        different = support_differing_colors(
            picture.rgba, golden.rgba, golden.rgba.count / 4, UInt8(Self.channelTolerance), &most)
        self.most = Int(most)
        let passed = Int(Double(golden.rgba.count / 4) * Self.passedPerMille / 1_000)
        isSame = different <= passed && (different == 0 || most <= Self.edgeTolerance)
    }

    /// The two pictures side by side, and right of them by how much they differ, eight times as bright.
    public static func sideBySide(_ picture: Screenshot, _ golden: Screenshot) -> Screenshot {
        let (width, height) = (max(picture.width, golden.width), max(picture.height, golden.height))
        let gap = 8
        let fullWidth = 3 * width + 2 * gap
        var rgba: [UInt8] = []
        rgba.reserveCapacity(fullWidth * height * 4)
        func add(_ pixel: Pixel?) {
            let pixel = pixel ?? Pixel(255, 0, 255)
            rgba += [pixel.red, pixel.green, pixel.blue, 255]
        }
        for row in 0..<height {
            for column in 0..<width { add(golden.pixel(column, row)) }
            for _ in 0..<gap { add(Pixel(255, 255, 255)) }
            for column in 0..<width { add(picture.pixel(column, row)) }
            for _ in 0..<gap { add(Pixel(255, 255, 255)) }
            for column in 0..<width {
                add(difference(golden.pixel(column, row), picture.pixel(column, row)))
            }
        }
        return Screenshot(width: fullWidth, height: height, rgba: rgba)
    }

    private static func difference(_ one: Pixel?, _ other: Pixel?) -> Pixel? {
        guard let one, let other else { return nil }
        func off(_ channel: KeyPath<Pixel, UInt8>) -> UInt8 {
            UInt8(min(255, 8 * abs(Int(one[keyPath: channel]) - Int(other[keyPath: channel]))))
        }
        return Pixel(off(\.red), off(\.green), off(\.blue))
    }
}
