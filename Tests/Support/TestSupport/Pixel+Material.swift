extension Pixel {
    /// What a card's material makes of content of one colour, by the specification's numbers: saturated by 1.8, and under the
    /// tint of the light or the dark look. No blur changes one colour.
    public func underMaterial(isDark: Bool = false) -> Pixel {
        let (tint, share) = isDark ? (41.0, 0.75) : (252.0, 0.78)
        let (red, green, blue) = (Double(red), Double(green), Double(blue))
        let grey = 0.213 * red + 0.715 * green + 0.072 * blue
        func channel(_ value: Double) -> UInt8 {
            let saturated = min(max(grey + 1.8 * (value - grey), 0), 255)
            return UInt8((tint * share + saturated * (1 - share)).rounded())
        }
        return Pixel(channel(red), channel(green), channel(blue))
    }

    /// The pixel under the backdrop of a bottom sheet: black at 0.4.
    public var underBackdrop: Pixel {
        func dimmed(_ value: UInt8) -> UInt8 { UInt8((Double(value) * 0.6).rounded()) }
        return Pixel(dimmed(red), dimmed(green), dimmed(blue))
    }
}
