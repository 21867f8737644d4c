/// The size of the device's screen, in logical pixels.
struct StageSize: Equatable {
    var width: Int
    var height: Int

    /// From smaller than a watch to larger than a tablet, so that every form occurs.
    static let least = StageSize(width: 180, height: 180)
    static let most = StageSize(width: 2048, height: 1688)

    /// The size of the space for a device that grows, relative to the device.
    private static let air = 1.08

    /// The size, limited to the permitted range.
    var permitted: StageSize {
        StageSize(
            width: min(max(width, Self.least.width), Self.most.width),
            height: min(max(height, Self.least.height), Self.most.height))
    }

    /// The size, limited to the available space.
    func cut(to space: StageSize) -> StageSize {
        StageSize(width: min(width, space.width), height: min(height, space.height))
    }

    /// The size, scaled proportionally to the available space, as long as each side is within the limits.
    func fitted(to space: StageSize, least: StageSize, most: StageSize) -> StageSize {
        let fitting = scale(to: space)
        // A larger one has more space around it, so that a window made for the device shows it in its own size.
        let wanted = scaled(by: min(max(min(fitting, 1), fitting / Self.air), scale(to: most)))
        return StageSize(width: max(least.width, wanted.width), height: max(least.height, wanted.height)).cut(to: space)
    }

    /// The size, scaled proportionally to another one.
    func fitted(to limit: StageSize) -> StageSize { scaled(by: scale(to: limit)) }

    /// The largest scale at which the size fits.
    private func scale(to space: StageSize) -> Double {
        min(Double(space.width) / Double(width), Double(space.height) / Double(height))
    }

    private func scaled(by scale: Double) -> StageSize {
        StageSize(width: Int((Double(width) * scale).rounded()), height: Int((Double(height) * scale).rounded()))
    }
}
