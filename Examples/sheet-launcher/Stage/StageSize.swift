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
}
