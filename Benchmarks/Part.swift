/// The rows that one process can measure.
enum Part: String, CaseIterable {
    /// Without a display.
    case pure
    /// In windows.
    case screen
    /// In windows, compared with libadwaita's, which styles the whole process.
    case comparison
    /// Programs, from their start.
    case start
    /// Programs, from their start with cold caches: a row cools those of the next.
    case cold

    /// Whether the process opens the display.
    var needsDisplay: Bool { self == .screen || self == .comparison }

    /// The rows.
    ///
    /// - Parameter directory: The directory of this package's programs.
    @MainActor func rows(in directory: String) throws -> [Benchmark] {
        let sizes: [(Int32, Int32)] = [(400, 800), (1280, 800)]
        let withDialog = self == .comparison
        let screens = sizes.map { ScreenBenchmarks(width: $0.0, height: $0.1, withDialog: withDialog) }
        let contents = sizes.map { ContentBenchmarks(width: $0.0, height: $0.1, withDialog: withDialog) }
        switch self {
        case .pure:
            return try LayoutBenchmarks.all() + MotionBenchmarks.all() + BinaryBenchmarks.all(in: directory)
        case .screen:
            return screens.flatMap { $0.all() } + contents.flatMap { $0.all() }
                + PopoverBenchmarks(width: 1280, height: 800).all() + ScaleBenchmarks().all()
        case .comparison: return screens.flatMap { $0.all() } + contents.flatMap { $0.all() }
        case .start:
            let popsheet = directory + "/popsheet"
            return StartBenchmarks(directory: directory).all() + DialogInputBenchmarks(popsheet: popsheet).all()
                + PickerBenchmarks(popsheet: popsheet).all() + IdleBenchmarks.all(in: directory)
        case .cold: return ColdBenchmarks(directory: directory).all()
        }
    }

    /// The notes below the table.
    ///
    /// - Parameter directory: The directory of this package's programs.
    @MainActor func notes(in directory: String) -> [String] {
        self == .cold ? [ColdBenchmarks(directory: directory).note] : []
    }
}
