#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A colour; the components are 0 to 1.
struct ZenityColor: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    /// The colour as zenity prints it: `rgb(…)`, or `rgba(…)` if it is translucent.
    var text: String {
        let components = [red, green, blue].map { String(Int(Self.clamped($0) * 255 + 0.5)) }.joined(separator: ",")
        return alpha > 0.999 ? "rgb(\(components))" : "rgba(\(components),\(Self.decimal(Self.clamped(alpha))))"
    }

    private static func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }

    /// A number from 0 to 1 with six significant digits, as `%g` in the C locale.
    private static func decimal(_ number: Double) -> String {
        var text = [CChar](repeating: 0, count: 32)
        let length = withVaList([number]) { Int(vsnprintf(&text, 32, "%g", $0)) }
        // The decimal sign depends on the locale.
        return String(
            decoding: text.prefix(length).map {
                $0 == CChar(UInt8(ascii: ",")) ? UInt8(ascii: ".") : UInt8(bitPattern: $0)
            }, as: UTF8.self)
    }
}
