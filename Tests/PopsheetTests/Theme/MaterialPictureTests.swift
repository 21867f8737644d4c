import CPopsheet
import PopsheetRandomNumbers
import Testing

/// A material's picture has few pixels, and is enlarged for the device.
@Suite struct MaterialPictureTests {
    /// Pixels of random colours, as cairo has them.
    private static func picture(_ random: inout RandomNumbers, _ width: Int, _ height: Int) throws -> OpaquePointer {
        let picture = try #require(cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)))
        let bytes = try #require(cairo_image_surface_get_data(picture))
        let stride = Int(cairo_image_surface_get_stride(picture))
        for row in 0..<height {
            for column in 0..<4 * width { bytes[row * stride + column] = UInt8.random(in: 0...255, using: &random) }
        }
        cairo_surface_mark_dirty(picture)
        return picture
    }

    /// A channel of a pixel, the nearest one beyond the edges.
    private static func value(_ picture: OpaquePointer, _ column: Int, _ row: Int, _ channel: Int) -> Double {
        let x = min(max(column, 0), Int(cairo_image_surface_get_width(picture)) - 1)
        let y = min(max(row, 0), Int(cairo_image_surface_get_height(picture)) - 1)
        let stride = Int(cairo_image_surface_get_stride(picture))
        return Double(cairo_image_surface_get_data(picture)[y * stride + 4 * x + channel])
    }

    /// The value between four pixels.
    private static func value(_ picture: OpaquePointer, x: Double, y: Double, _ channel: Int) -> Double {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { across, down in
            let share = (across == 1 ? x - left : 1 - x + left) * (down == 1 ? y - top : 1 - y + top)
            return share * value(picture, Int(left) + across, Int(top) + down, channel)
        }
        return corners.reduce(0, +)
    }

    /// Within two levels of linear interpolation, for parts inside and beyond the picture, in sizes that are no multiple.
    @Test func itIsEnlargedByLinearInterpolation() throws {
        for var random in RandomNumbers.cases(60) {
            let (width, height) = (Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random))
            let picture = try Self.picture(&random, width, height)
            defer { cairo_surface_destroy(picture) }
            let (x, y) = (
                Double(Int.random(in: -40...80, using: &random)) / 10,
                Double(Int.random(in: -40...80, using: &random)) / 10
            )
            let (across, down) = (
                Double(Int.random(in: 5...90, using: &random)) / 10, Double(Int.random(in: 5...90, using: &random)) / 10
            )
            let (columns, rows) = (Int.random(in: 1...150, using: &random), Int.random(in: 1...60, using: &random))
            let enlarged = try #require(
                pop_material_enlarge(picture, x, y, across, down, Int32(columns), Int32(rows)))
            defer { cairo_surface_destroy(enlarged) }
            var worst = 0.0
            for row in 0..<rows {
                for column in 0..<columns {
                    let at = x + (Double(column) + 0.5) * across / Double(columns) - 0.5
                    let below = y + (Double(row) + 0.5) * down / Double(rows) - 0.5
                    for channel in 0..<3 {
                        let wanted = Self.value(picture, x: at, y: below, channel)
                        worst = max(worst, abs(Self.value(enlarged, column, row, channel) - wanted))
                    }
                }
            }
            #expect(
                worst <= 2, "\(random): \(width) × \(height) at \(x), \(y), \(across) × \(down) to \(columns) × \(rows)"
            )
        }
    }

    @Test func noPixelsOfItAreAnEmptyPicture() throws {
        var random = RandomNumbers()
        let picture = try Self.picture(&random, 3, 2)
        defer { cairo_surface_destroy(picture) }
        let enlarged = try #require(pop_material_enlarge(picture, 0, 0, 0, 0, 0, 0))
        #expect(cairo_image_surface_get_width(enlarged) == 0)
        cairo_surface_destroy(enlarged)
    }

    /// A capture of colours as vivid as `spread` permits, from 0 for greys to 1; dimmed by black of an opacity.
    private static func capture(seed: RandomNumbers, spread: Double, dimmedBy opacity: Double) throws -> OpaquePointer {
        var random = seed
        let capture = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 24, 16))
        let context = try #require(cairo_create(capture))
        defer { cairo_destroy(context) }
        for place in 0..<24 * 16 {
            let grey = random.number(0.3...0.7)
            func channel() -> Double { min(max(grey + spread * random.number(-0.3...0.3), 0), 1) }
            cairo_set_source_rgb(
                context, channel() * (1 - opacity), channel() * (1 - opacity), channel() * (1 - opacity))
            cairo_rectangle(context, Double(place % 24), Double(place / 24), 1, 1)
            cairo_fill(context)
        }
        return capture
    }

    /// With colours that saturation would clamp, which a dimming prevents, and with others.
    @Test(arguments: [0, 0.3, 1.0, 3])
    func aDimmingComesBeforeTheSaturation(spread: Double) throws {
        for random in RandomNumbers.cases(8) {
            let content = try Self.capture(seed: random, spread: spread, dimmedBy: 0)
            defer { cairo_surface_destroy(content) }
            func material(dimmedBy opacity: Double) -> PopMaterial {
                PopMaterial(
                    backdrop: GdkRGBA(red: 0, green: 0, blue: 0, alpha: Float(opacity)), saturation: 1.8, sigma_x: 4,
                    sigma_y: 3, tint: GdkRGBA(red: 1, green: 1, blue: 1, alpha: 0.3))
            }
            // The same capture again and again, as while a sheet comes.
            for opacity in [0, 0.2, 0.7, 1, 0.4] {
                let dimmed = try Self.capture(seed: random, spread: spread, dimmedBy: opacity)
                defer { cairo_surface_destroy(dimmed) }
                var (own, none) = (material(dimmedBy: opacity), material(dimmedBy: 0))
                let picture = try #require(pop_material_new(content, &own))
                defer { cairo_surface_destroy(picture) }
                let wanted = try #require(pop_material_new(dimmed, &none))
                defer { cairo_surface_destroy(wanted) }
                var worst = 0.0
                for place in 0..<12 * 8 {
                    for channel in 0..<3 {
                        let (x, y) = (place % 12, place / 12)
                        worst = max(
                            worst, abs(Self.value(picture, x, y, channel) - Self.value(wanted, x, y, channel)))
                    }
                }
                #expect(worst <= 1.5, "\(random): \(opacity)")
            }
        }
    }
}
