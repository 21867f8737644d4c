import CPopsheet

/// The symbols of controls, which take the colour of the text around them (controls.md §4).
///
/// They are drawn in `Symbols`. An icon of the desktop's theme costs several milliseconds, and 8 MB for an SVG
/// library, at the start of a program.
package enum Symbol: String, CaseIterable {
    case ascending, back, check, choices, clear, conceal, descending, disclosure, disclosureBackward, forward, minus,
        off, on, plus, reveal, search, spinner

    /// The directory of GLib's resources that the symbols are in.
    private static let directory = "/io/github/popsheet/symbols"

    /// Makes the symbols known to style sheets, once.
    static let registration: Void = pop_symbols_register_resource()

    /// The symbol's file in GLib's resources.
    var path: String { "\(Self.directory)/\(rawValue).symbolic.png" }

    /// The symbol as an image of a style sheet.
    var css: String { "-gtk-recolor(url(\"resource://\(path)\"))" }

    /// What the placeholders of the style sheet stand for: `$checkSymbol` and so on.
    static let values = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0.rawValue)Symbol", $0.css) })

    /// The CSS class of an image without an icon that shows the symbol.
    package var styleClass: String { "symbol-\(rawValue)" }
}
