import PopsheetLayout
import PopsheetResources

/// The style of the controls in a content sheet: the values of `controls.css` (docs/spec/controls.md).
struct ControlStyle: Hashable {
    /// The colours of the sheet's own texts and rows.
    let theme: Theme
    /// Whether the controls are on the background of a form, on which groups are opaque.
    let isGrouped: Bool
    let textScale: Double
    /// Device pixels per logical pixel.
    let deviceScale: Double
    /// Whether windows can be transparent.
    var isComposited = true

    init(_ theme: Theme, isGrouped: Bool, textScale: Double, deviceScale: Double = 1) {
        (self.theme, self.isGrouped, self.textScale, self.deviceScale) = (theme, isGrouped, textScale, deviceScale)
    }

    /// The rules for the widgets in a widget with a class.
    func rules(forClass name: String) -> [UInt8] {
        let values = [ControlColors(self).values, ControlLengths(self).values, Symbol.values].reduce([:]) {
            $0.merging($1) { $1 }
        }
        var rules: [UInt8] = []
        var rest = (Resource.controlStyleSheet + Array(theme.form.controlStyleSheet.utf8))[...]
        while let index = rest.firstIndex(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "$") }) {
            rules += rest[..<index]
            let isClass = rest[index] == UInt8(ascii: "&")
            rest = rest[(index + 1)...]
            if isClass {
                rules += Array(".\(name)".utf8)
            } else {
                let token = rest.prefix { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "z") }
                let value = values[String(decoding: token, as: UTF8.self)]
                assert(value != nil, "controls.css: $\(String(decoding: token, as: UTF8.self)) has no value")
                rules += Array((value ?? "unset").utf8)
                rest = rest.dropFirst(token.count)
            }
        }
        return rules + rest
    }

    // MARK: Kinds

    var isHighContrast: Bool { theme.isHighContrast }
    var isClassic: Bool { theme.classic != nil }
    /// Whether each row is a pill of its own.
    var isCompact: Bool { theme.isCompact }
}
