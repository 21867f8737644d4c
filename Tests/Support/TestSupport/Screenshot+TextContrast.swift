extension Screenshot {
    /// The contrast of the text in the picture with its background, which is the most frequent colour.
    ///
    /// The text's colour is that of the pixels with the highest contrast: those at the edges of letters are mixed.
    public var textContrast: Double {
        var counts: [[UInt8]: Int] = [:]
        for start in stride(from: 0, to: rgba.count, by: 4) { counts[Array(rgba[start..<start + 3]), default: 0] += 1 }
        func luminance(_ bytes: [UInt8]) -> Luminance { Pixel(bytes[0], bytes[1], bytes[2]).luminance }
        guard let background = counts.max(by: { $0.value < $1.value })?.key else { return 1 }
        return counts.keys.map { luminance($0).contrast(with: luminance(background)) }.max() ?? 1
    }
}
