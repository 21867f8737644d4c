import CPopsheet
import CPopsheetGTK4
import Popsheet

/// The font of a widget, as Pango describes fonts.
@MainActor
struct FontStyle {
    private let description: String
    private static var count = 0

    init(_ description: String) { self.description = description }

    /// Gives a widget the font.
    func apply(to widget: WidgetPointer) {
        guard let display = gtk_widget_get_display(widget), let provider = gtk_css_provider_new() else { return }
        Self.count += 1
        let name = "popsheet-font-\(Self.count)"
        cgtk4_css_provider_load(provider, ".\(name), .\(name) text { \(declarations) }")
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
        gtk_widget_add_css_class(widget, name)
    }

    /// The font's properties as CSS.
    var declarations: String {
        guard let font = pango_font_description_from_string(description) else { return "" }
        defer { pango_font_description_free(font) }
        let fields = pango_font_description_get_set_fields(font).rawValue
        var parts: [String] = []
        if let family = pango_font_description_get_family(font).map({ String(cString: $0) }), !family.isEmpty {
            parts.append(
                "font-family: \(family.split(separator: ",").map { Self.quoted($0) }.joined(separator: ", "));")
        }
        if fields & PANGO_FONT_MASK_SIZE.rawValue != 0 {
            let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
            let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
            parts.append("font-size: \(min(max(size, 1), 500))\(isAbsolute ? "px" : "pt");")
        }
        if fields & PANGO_FONT_MASK_WEIGHT.rawValue != 0 {
            parts.append("font-weight: \(min(max(pango_font_description_get_weight(font).rawValue, 100), 900));")
        }
        if fields & PANGO_FONT_MASK_STYLE.rawValue != 0 {
            let isUpright = pango_font_description_get_style(font) == PANGO_STYLE_NORMAL
            parts.append("font-style: \(isUpright ? "normal" : "italic");")
        }
        return parts.joined(separator: " ")
    }

    /// A text as a string of CSS, whatever it contains.
    private static func quoted(_ text: Substring) -> String {
        let trimmed = text.drop { $0 == " " }
        let scalars = trimmed.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20: " "
            default: String(scalar)
            }
        }
        return "\"\(scalars.joined())\""
    }
}
