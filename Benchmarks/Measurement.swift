/// The result of a row.
enum Measurement {
    /// The statistics of its samples.
    case measured(Statistics)
    /// The reason why it can't be measured on this machine.
    case notMeasured(String)
    /// The number of samples that failed, of those that were taken.
    case failed(Int, of: Int)

    /// The statistics; nil if it was not measured.
    var statistics: Statistics? { if case .measured(let statistics) = self { statistics } else { nil } }

    /// The reason why there is no result; nil if there is one.
    var obstacle: String? {
        switch self {
        case .measured: nil
        case .notMeasured(let reason): reason
        case .failed(let count, let all): "\(count) of \(all) samples failed"
        }
    }
}
