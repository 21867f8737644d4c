/// The result of a row.
enum Measurement {
    /// The statistics of its samples.
    case measured(Statistics)
    /// The reason why there are none.
    case notMeasured(String)

    /// The statistics; nil if it was not measured.
    var statistics: Statistics? { if case .measured(let statistics) = self { statistics } else { nil } }

    /// Why it was not measured; nil if it was.
    var obstacle: String? { if case .notMeasured(let reason) = self { reason } else { nil } }
}
