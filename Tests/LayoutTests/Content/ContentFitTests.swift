import PopsheetLayout
import PopsheetModel
import Testing

/// A widget of a compact sheet fits its width (sheet.md §5).
@Suite struct ContentFitTests {
    private func layout(minimumWidth: Double, style: PresentationOptions.Style) -> ContentSheetLayout {
        var content = SampleContent(title: "Title", actions: [Action("A"), .cancel])
        (content.minimumWidth, content.minimum) = (minimumWidth, 100)
        content.options.style = style
        return content.laidOut(in: .sample(198, 242)).parts
    }

    @Test func itHasTheWidthLessTheMarginsOfButtons() {
        let layout = layout(minimumWidth: 100, style: .compact)
        #expect(layout.widget.x == 2 && layout.widget.width == 194)
        #expect(layout.widgetScale == 1)
    }

    @Test func oneThatIsTooWideIsSmallerAsAWhole() {
        let layout = layout(minimumWidth: 388, style: .compact)
        #expect(layout.widget.x == 2 && layout.widget.width == 194)
        #expect(near(layout.widgetScale, 0.5))
        // Half of its own minimum height.
        #expect(layout.widget.height >= 50)
    }

    @Test func inOtherContainersItKeepsItsSize() {
        let layout = layout(minimumWidth: 388, style: .sheet)
        #expect(layout.widgetScale == 1)
        #expect(layout.widget.width == 198)
    }
}
