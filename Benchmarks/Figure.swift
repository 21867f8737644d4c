/// Numbers as the tables have them.
enum Figure {
    /// A number with about three digits: 0.42, 7.31, 48.6, 1234.
    static func text(_ value: Double) -> String {
        if value < 0 { return "-" + text(-value) }
        let digits = value < 10 ? 2 : value < 100 ? 1 : 0
        let scale = [1.0, 10, 100][digits]
        let rounded = (value * scale).rounded()
        let whole = Int(rounded / scale)
        if digits == 0 || rounded == Double(whole) * scale { return "\(whole)" }
        let fraction = "\(Int(rounded - Double(whole) * scale))"
        return "\(whole).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
    }
}
