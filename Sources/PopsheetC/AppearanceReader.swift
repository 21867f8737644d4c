import CPopsheetAPI
import Popsheet

/// The colours of an appearance in a variant of the type `a{sv}`.
@MainActor
struct AppearanceReader {
    /// A key that is not the name of a colour, or a value that is not a colour.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let variant: OpaquePointer

    init(_ variant: OpaquePointer) { self.variant = variant }

    /// Registers an appearance with the colours.
    func register(_ name: String) throws {
        let light = try colors(of: variant, over: .light)
        try SheetAppearance.register(
            name, light: light, dark: try state("dark", over: .dark),
            highContrast: try state("high-contrast", over: .highContrast) ?? .highContrast,
            highContrastDark: try state("high-contrast-dark", over: .highContrastDark) ?? .highContrastDark)
    }

    private static let states: Set<String> = ["dark", "high-contrast", "high-contrast-dark"]

    /// The colours in a state of the desktop; nil if they are left out.
    private func state(_ name: String, over base: SheetAppearance.Colors) throws -> SheetAppearance.Colors? {
        guard let given = g_variant_lookup_value(variant, name, nil) else { return nil }
        defer { g_variant_unref(given) }
        guard String(cString: g_variant_get_type_string(given)) == "a{sv}" else {
            throw Failure(description: "\"\(name)\" is not a dictionary of colours; give one of the type a{sv}")
        }
        return try colors(of: given, over: base)
    }

    private func colors(of dictionary: OpaquePointer, over base: SheetAppearance.Colors) throws
        -> SheetAppearance.Colors
    {
        var colors = base
        for index in 0..<g_variant_n_children(dictionary) {
            let entry = g_variant_get_child_value(dictionary, index)
            defer { g_variant_unref(entry) }
            let (key, boxed) = (g_variant_get_child_value(entry, 0), g_variant_get_child_value(entry, 1))
            defer {
                g_variant_unref(key)
                g_variant_unref(boxed)
            }
            let name = String(cString: g_variant_get_string(key, nil))
            if Self.states.contains(name), dictionary == variant { continue }
            guard let value = g_variant_get_variant(boxed) else { continue }
            defer { g_variant_unref(value) }
            guard colors.set(name, to: try color(value, named: name)) else {
                throw Failure(
                    description: "\"\(name)\" is not the name of a colour; use one of "
                        + SheetAppearance.Colors.names.joined(separator: ", "))
            }
        }
        return colors
    }

    private func color(_ value: OpaquePointer, named name: String) throws -> SheetColor {
        var color = GdkRGBA()
        guard String(cString: g_variant_get_type_string(value)) == "s",
            gdk_rgba_parse(&color, g_variant_get_string(value, nil)) != 0
        else {
            throw Failure(description: "the value of \"\(name)\" is not a colour; give a string such as \"#3584e4\"")
        }
        return SheetColor(color)
    }
}
