extension Pixel {
    /// What the material of the light or the dark look makes of content of one colour.
    public func underMaterial(isDark: Bool = false) -> Pixel {
        let level: UInt8 = isDark ? 41 : 252
        return underMaterial(tint: Pixel(level, level, level), isDark: isDark)
    }

    /// What a card's material makes of content of one colour, by the specification's numbers: saturated by 1.8, and under a
    /// tint. No blur changes one colour.
    public func underMaterial(tint: Pixel, isDark: Bool) -> Pixel {
        let share = isDark ? 0.75 : 0.78
        let (red, green, blue) = (Double(red), Double(green), Double(blue))
        let grey = 0.213 * red + 0.715 * green + 0.072 * blue
        func channel(_ value: Double, _ tint: UInt8) -> UInt8 {
            let saturated = min(max(grey + 1.8 * (value - grey), 0), 255)
            return UInt8((Double(tint) * share + saturated * (1 - share)).rounded())
        }
        return Pixel(channel(red, tint.red), channel(green, tint.green), channel(blue, tint.blue))
    }

    /// The pixel under the backdrop of a bottom sheet: black at 0.4.
    public var underBackdrop: Pixel {
        func dimmed(_ value: UInt8) -> UInt8 { UInt8((Double(value) * 0.6).rounded()) }
        return Pixel(dimmed(red), dimmed(green), dimmed(blue))
    }
}
