import CPopsheet
import PopsheetRandomNumbers
import Testing

@testable import Popsheet
@testable import PopsheetLayout

/// The region of a bubble on its own surface, compared with GDK's region of what cairo fills.
@Suite struct PopupRegionTests {
    private func expected(_ path: UnsafePointer<cairo_path_t>, _ bounds: GdkRectangle, scale: Int32) -> OpaquePointer {
        let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, bounds.width * scale, bounds.height * scale)!
        defer { cairo_surface_destroy(mask) }
        let context = cairo_create(mask)!
        cairo_scale(context, Double(scale), Double(scale))
        cairo_translate(context, -Double(bounds.x), -Double(bounds.y))
        cairo_append_path(context, path)
        cairo_fill(context)
        cairo_destroy(context)
        let region = gdk_cairo_region_create_from_surface(mask)!
        cairo_region_translate(region, bounds.x * scale, bounds.y * scale)
        return region
    }

    @Test(arguments: [Int32(1), 2]) func itIsWhatIsMoreThanHalfCovered(scale: Int32) throws {
        for var random in RandomNumbers.cases(60) {
            let frame = Rect(
                x: random.number(-50...50), y: random.number(-50...50), width: random.number(60...300),
                height: random.number(60...300))
            let tip = Point(x: frame.midX, y: frame.maxY + 13)
            let arrow = Arrow(edge: .down, tip: tip, base: Point(x: frame.midX, y: frame.maxY))
            let panel = Panel(frame: frame, cornerRadius: random.number(0...40), arrow: random.pick([nil, arrow]))
            let area = panel.bounds.coveringPixels
            var bounds = GdkRectangle(
                x: Int32(area.x), y: Int32(area.y), width: Int32(area.width), height: Int32(area.height))
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)!
            let context = cairo_create(surface)!
            panel.path.add(to: context)
            let path = try #require(cairo_copy_path(context))
            let region = pop_popup_region(path, &bounds, scale)
            let wanted = expected(path, bounds, scale: scale)
            #expect(cairo_region_equal(region, wanted) != 0, "\(random): \(panel)")
            #expect(cairo_region_is_empty(region) == 0)
            cairo_region_destroy(wanted)
            cairo_region_destroy(region)
            cairo_path_destroy(path)
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
    }
}
