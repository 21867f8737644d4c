import CPopsheet
import PopsheetLayout
import Testing

@testable import Popsheet

/// The sizes of texts, compared with Pango's.
@Suite struct TextMeasurerTests {
    @Test(arguments: [13.0, 15, 16.5, 20, 23, 33, 53.25], [FontWeight.regular, .semibold, .bold])
    func aLineIsAsTallAsTheFontsAscentAndDescent(size: Double, weight: FontWeight) throws {
        let font = Font(size: size, weight: weight)
        let layout = pop_text_layout_new()
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let description = FontFamily.description(of: font)
        defer { pango_font_description_free(description) }
        let metrics = try #require(pango_context_get_metrics(pango_layout_get_context(layout), description, nil))
        defer { pango_font_metrics_unref(metrics) }
        let height = pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics)
        #expect(height > 0)
        #expect(PangoTextMeasurer().lineHeight(of: font) == Double(height) / Double(PANGO_SCALE))
    }
}
