/// The size of the device's screen, in logical pixels.
struct StageSize: Equatable {
    var width: Int
    var height: Int

    /// From smaller than a watch to larger than a tablet, so that every form occurs.
    static let least = StageSize(width: 180, height: 180)
    static let most = StageSize(width: 1400, height: 1000)

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

    /// The size, scaled proportionally to the available space, as long as no side is below a limit.
    func fitted(to space: StageSize, least: StageSize) -> StageSize {
        let scale = min(1, Double(space.width) / Double(width), Double(space.height) / Double(height))
        let scaled = StageSize(
            width: max(least.width, Int(Double(width) * scale)), height: max(least.height, Int(Double(height) * scale)))
        return scaled.cut(to: space).cut(to: self)
    }
}
