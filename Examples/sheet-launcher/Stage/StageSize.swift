/// How large the stage is, in logical pixels.
struct StageSize: Equatable {
    var width: Int
    var height: Int

    /// From less than a watch to more than a tablet: every form has its place in between.
    static let least = StageSize(width: 180, height: 180)
    static let most = StageSize(width: 1400, height: 1000)

    /// The size, no smaller and no larger than a stage may be.
    var permitted: StageSize {
        StageSize(
            width: min(max(width, Self.least.width), Self.most.width),
            height: min(max(height, Self.least.height), Self.most.height))
    }

    /// The size, cut to what there is space for.
    func cut(to space: StageSize) -> StageSize {
        StageSize(width: min(width, space.width), height: min(height, space.height))
    }

    /// The size in the same proportions where there is less space, as long as neither side falls below a limit.
    func fitted(to space: StageSize, least: StageSize) -> StageSize {
        let scale = min(1, Double(space.width) / Double(width), Double(space.height) / Double(height))
        let scaled = StageSize(
            width: max(least.width, Int(Double(width) * scale)), height: max(least.height, Int(Double(height) * scale)))
        return scaled.cut(to: space).cut(to: self)
    }
}
