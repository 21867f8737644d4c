/// A target of a row's median.
enum Target {
    /// A value in the row's unit.
    case atMost(Double)
    /// A multiple of another row's median.
    case ratio(atMost: Double, to: String)
    /// More than another row's median by a value in the row's unit.
    case within(Double, of: String)

    /// The name of the row that the row is compared with; nil without one.
    var baseline: String? {
        switch self {
        case .atMost: nil
        case .ratio(_, let name), .within(_, let name): name
        }
    }
}
