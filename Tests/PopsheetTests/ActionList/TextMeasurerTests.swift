import CPopsheet
import PopsheetLayout
import PopsheetModel
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

    private let font = Font(size: 15)

    @Test func boldTextInMarkupIsWider() {
        let measurer = PangoTextMeasurer()
        let plain = StyledText("Some wide words")
        let bold = StyledText(checkedMarkup: "<b>Some wide words</b>", plain: "Some wide words")
        #expect(measurer.width(of: bold, in: font) > measurer.width(of: plain, in: font))
        // The markup of one text is not left for the next.
        #expect(measurer.width(of: plain, in: font) == measurer.width(of: "Some wide words", in: font))
    }

    @Test func marksAndEscapesTakeNoSpace() {
        let measurer = PangoTextMeasurer()
        let text = StyledText(checkedMarkup: "a &amp; <span>b</span>", plain: "a & b")
        #expect(measurer.width(of: text, in: font) == measurer.width(of: "a & b", in: font))
        #expect(
            measurer.height(of: text, in: font, wrappingAt: 10)
                == measurer.height(of: "a & b", in: font, wrappingAt: 10))
    }

    @Test func aTextThatWasMeasuredBeforeHasTheSameSize() {
        let measurer = PangoTextMeasurer()
        let long = String(repeating: "long words ", count: 100)
        let texts = (0..<600).map { "Text number \($0)" } + [long]
        func sizes() -> [Double] {
            texts.flatMap { text in
                [measurer.width(of: text, in: font), measurer.height(of: text, in: font, wrappingAt: 40)]
            }
        }
        let first = sizes()
        #expect(sizes() == first)
        #expect(measurer.width(of: texts[0], in: Font(size: 30)) > measurer.width(of: texts[0], in: font))
        #expect(measurer.height(of: texts[0], in: font, wrappingAt: 400) < first[1])
    }

    @Test @MainActor func theContentsShareAMeasurerUntilTheFontsChange() throws {
        let before = PangoTextMeasurer.shared
        #expect(PangoTextMeasurer.shared === before)
        let map = try #require(pango_cairo_font_map_get_default())
        pango_font_map_changed(map)
        #expect(PangoTextMeasurer.shared !== before)
    }
}
