import CPopsheet
package import PopsheetLayout
package import PopsheetModel

/// Measures text with Pango, without a display server.
///
/// The measures are those of unhinted outlines, so they scale with the font and do not depend on a screen.
package final class PangoTextMeasurer: TextMeasurer {
    private let layout: OpaquePointer
    /// Lays out texts with markup, whose attributes stay with a layout.
    private lazy var styledLayout = pop_text_layout_new()
    private var usesStyledLayout = false
    private let families: String
    private var descriptions: [Font: OpaquePointer] = [:]
    private var lineHeights: [Font: Double] = [:]
    private var current: Font?
    /// The sizes of the last texts: a sheet is laid out several times, and applications present the same one again.
    private var sizes: [Text: (width: Double, height: Double)] = [:]
    private static let mostSizes = 256
    /// In bytes.
    private static let longestKept = 256

    private struct Text: Hashable {
        var text: String
        var font: Font
        /// The width at which it wraps, in Pango's units; negative for none.
        var width: Int32
    }

    /// The measurer of all contents, until the system's fonts change.
    @MainActor static var shared: PangoTextMeasurer {
        let map = pango_cairo_font_map_get_default()
        let serial = map.map { pango_font_map_get_serial($0) }
        if let kept, kept.map == map, kept.serial == serial { return kept.measurer }
        let measurer = PangoTextMeasurer()
        kept = (map, serial, measurer)
        return measurer
    }

    @MainActor private static var kept:
        (map: UnsafeMutablePointer<PangoFontMap>?, serial: UInt32?, measurer: PangoTextMeasurer)?

    /// Creates a measurer for the fonts of sheets.
    package convenience init() { self.init(families: FontFamily.preferred()) }

    /// Creates a measurer for a list of families, of which the first installed one is used.
    package init(families: String) {
        self.families = families
        layout = pop_text_layout_new()
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        g_object_unref(UnsafeMutableRawPointer(layout))
        if usesStyledLayout { g_object_unref(UnsafeMutableRawPointer(styledLayout)) }
    }

    /// The height of a line in this font, whatever its text.
    package func lineHeight(of font: Font) -> Double {
        if let known = lineHeights[font] { return known }
        // The height of an empty glyph is ascent plus descent; to get the font's metrics, Pango lays out a whole
        // sentence.
        var extents = PangoRectangle()
        if let loaded = pango_context_load_font(pango_layout_get_context(layout), description(of: font)) {
            pango_font_get_glyph_extents(loaded, PangoGlyph(0x0FFF_FFFF), nil, &extents)
            g_object_unref(UnsafeMutableRawPointer(loaded))
        }
        let lineHeight = Self.pixels(extents.height)
        lineHeights[font] = lineHeight
        return lineHeight
    }

    /// The width of a text on a single line.
    package func width(of text: String, in font: Font) -> Double {
        measure(text, font, wrappingAt: -1).width
    }

    /// The height of a text that wraps at a width, between words or, if a word is too long, inside it.
    package func height(of text: String, in font: Font, wrappingAt width: Double) -> Double {
        measure(text, font, wrappingAt: Self.units(width)).height
    }

    /// The width of a text with markup on a single line.
    package func width(of text: StyledText, in font: Font) -> Double {
        guard let markup = text.markup else { return width(of: text.plain, in: font) }
        return measure(markup: markup, font, width: -1).width
    }

    /// The height of a text with markup that wraps at a width.
    package func height(of text: StyledText, in font: Font, wrappingAt width: Double) -> Double {
        guard let markup = text.markup else { return height(of: text.plain, in: font, wrappingAt: width) }
        return measure(markup: markup, font, width: Self.units(width)).height
    }

    private func measure(markup: String, _ font: Font, width: Int32) -> (width: Double, height: Double) {
        usesStyledLayout = true
        pango_layout_set_font_description(styledLayout, description(of: font))
        pango_layout_set_width(styledLayout, width)
        pop_text_layout_set_markup(styledLayout, markup)
        return Self.size(of: styledLayout)
    }

    private func measure(_ text: String, _ font: Font, wrappingAt width: Int32) -> (width: Double, height: Double) {
        guard text.utf8.count <= Self.longestKept else { return lay(out: text, font, wrappingAt: width) }
        let key = Text(text: text, font: font, width: width)
        if let known = sizes[key] { return known }
        let size = lay(out: text, font, wrappingAt: width)
        if sizes.count == Self.mostSizes { sizes = [:] }
        sizes[key] = size
        return size
    }

    private func lay(out text: String, _ font: Font, wrappingAt width: Int32) -> (width: Double, height: Double) {
        if current != font {
            pango_layout_set_font_description(layout, description(of: font))
            current = font
        }
        pango_layout_set_width(layout, width)
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_layout_set_text(layout, characters.baseAddress, Int32(characters.count))
            }
        }
        return Self.size(of: layout)
    }

    private static func size(of layout: OpaquePointer) -> (width: Double, height: Double) {
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_size(layout, &width, &height)
        return (pixels(width), pixels(height))
    }

    private func description(of font: Font) -> OpaquePointer {
        if let known = descriptions[font] { return known }
        let description = FontFamily.description(of: font, families: families)
        descriptions[font] = description
        return description
    }

    /// A width at which a text wraps, in Pango's units.
    static func units(_ width: Double) -> Int32 {
        // Pango takes a negative width for no limit; its largest width is about two million pixels.
        Int32(max(0, min(width, 1_000_000)) * Double(PANGO_SCALE))
    }

    private static func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
