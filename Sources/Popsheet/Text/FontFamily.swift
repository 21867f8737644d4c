import CPopsheet
package import PopsheetLayout

/// The font families of a sheet's texts.
package enum FontFamily {
    /// SF Pro if it is installed, else Inter, else the desktop's font (sheet.md §6).
    package static func preferred(desktop: String = "Sans") -> String {
        "SF Pro Text,SF Pro,SF Pro Display,Inter,\(desktop)"
    }

    /// A description of a font in these families, which the caller frees.
    package static func description(of font: Font, families: String = preferred()) -> OpaquePointer {
        let description: OpaquePointer = pango_font_description_new()
        pango_font_description_set_family(description, families)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight.rawValue)))
        pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
        return description
    }

    /// Sets the font of a layout.
    static func apply(_ font: Font, to layout: OpaquePointer) {
        let description = description(of: font)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
    }
}
