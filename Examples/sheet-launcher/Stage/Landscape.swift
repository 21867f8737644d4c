import CPopsheetGTK4

/// A small landscape painted from a palette, instead of real photos in the device's library.
struct Landscape {
    private typealias RGB = (red: Double, green: Double, blue: Double)

    /// Sky above, sky at the horizon, far hills, near hills, sun; each as 0xRRGGBB.
    private static let palettes: [[UInt32]] = [
        [0x2A4B7C, 0xF6A66A, 0x7A4E6D, 0x3B2A4A, 0xFFE3B0],
        [0x4FA3E0, 0xD8F0FA, 0x7FB285, 0x3E7D5A, 0xFFFFFF],
        [0x171F3F, 0x52477F, 0x2E2F5C, 0x14172F, 0xF4F0DC],
        [0xF2709C, 0xFFC796, 0xA8506E, 0x6B2F55, 0xFFF1D6],
        [0x3AA6A0, 0xE6F5D9, 0x4F8F7A, 0x1F5A57, 0xFFFBE0],
        [0x6FB1FC, 0xF3F8FF, 0x9FB8D6, 0x5E7FA8, 0xFFFFFF],
        [0xE8873A, 0xFBE3A4, 0xB5652B, 0x6E3B1F, 0xFFF8DC],
        [0x5B3F8C, 0xE59FC4, 0x6A4C93, 0x33224F, 0xFFE9F2],
        [0x2F6F4F, 0xCDE8B5, 0x4C8C4A, 0x234D2C, 0xF7FFD9],
    ]

    private let palette: [RGB]
    private let seed: Double

    /// The landscape with this number, always the same.
    init(number: Int) {
        palette = Self.palettes[number * 5 % Self.palettes.count].map { value in
            (Double(value >> 16 & 255) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255)
        }
        seed = Double(number * 37 % 100) / 100
    }

    /// Paints it into a square.
    func paint(x: Double, y: Double, side: Double, on context: OpaquePointer) {
        cairo_save(context)
        cairo_translate(context, x, y)
        cairo_scale(context, side, side)
        cairo_rectangle(context, 0, 0, 1, 1)
        cairo_clip(context)
        let sky = cairo_pattern_create_linear(0, 0, 0, 0.8)
        cairo_pattern_add_color_stop_rgb(sky, 0, palette[0].red, palette[0].green, palette[0].blue)
        cairo_pattern_add_color_stop_rgb(sky, 1, palette[1].red, palette[1].green, palette[1].blue)
        cairo_set_source(context, sky)
        cairo_paint(context)
        cairo_pattern_destroy(sky)
        cairo_set_source_rgba(context, palette[4].red, palette[4].green, palette[4].blue, 0.9)
        cairo_arc(context, 0.25 + seed * 0.5, 0.42 - seed * 0.12, 0.09, 0, 2 * .pi)
        cairo_fill(context)
        hill(palette[2], left: 0.62 - seed * 0.16, crest: 0.42 + seed * 0.12, right: 0.66, on: context)
        hill(palette[3], left: 0.92 - seed * 0.2, crest: 0.6 + seed * 0.24, right: 0.74 + seed * 0.14, on: context)
        cairo_restore(context)
    }

    private func hill(_ color: RGB, left: Double, crest: Double, right: Double, on context: OpaquePointer) {
        cairo_set_source_rgb(context, color.red, color.green, color.blue)
        cairo_move_to(context, 0, 1)
        cairo_line_to(context, 0, left)
        cairo_curve_to(context, 0.3, crest, 0.6, crest + 0.24, 1, right)
        cairo_line_to(context, 1, 1)
        cairo_close_path(context)
        cairo_fill(context)
    }
}
