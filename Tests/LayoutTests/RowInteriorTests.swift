import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The positions of a row's parts (sheet.md §3, §5).
@Suite struct RowInteriorTests {
    private func interior(
        _ row: Row, subtitle: Double? = nil, _ direction: LayoutDirection = .leftToRight, deviceScale: Double = 1
    ) -> RowInterior {
        row.interior(labelHeight: 24, subtitleHeight: subtitle, direction: direction, deviceScale: deviceScale)
    }

    private func row(_ action: Action, as presentation: PresentationOptions.Style = .sheet) -> Row {
        ActionSheet.sample(of: [action], as: presentation).laidOut(on: .sample(390, 844)).rows[0]
    }

    @Test func aLabelIsInTheMiddleOfItsRow() {
        let row = row(Action("Move"))
        let label = interior(row).label
        #expect(label.midY == row.frame.height / 2)
        #expect(label.midX == row.frame.width / 2)
        #expect(label.width == row.frame.width - 32)
    }

    @Test func labelAndSubtitleAreCentredTogether() throws {
        let row = row(Action("Move", subtitle: "To another album"))
        let interior = interior(row, subtitle: 16)
        let subtitle = try #require(interior.subtitle)
        #expect(subtitle.y == interior.label.maxY)
        #expect(interior.label.y + 20 == row.frame.height / 2)
    }

    @Test func theIconIsAtTheEdgeWhereLinesBegin() {
        let row = row(Action("Move", icon: "folder"))
        #expect(interior(row).icon.x == 16)
        #expect(interior(row, .rightToLeft).icon.maxX == row.frame.width - 16)
    }

    @Test(arguments: [1.0, 2, 3]) func theIconIsOnADevicePixel(deviceScale: Double) {
        let y = interior(row(Action("Move", icon: "folder")), deviceScale: deviceScale).icon.y * deviceScale
        #expect(abs(y - y.rounded()) < 1e-9)
    }

    @Test func theFocusRingIsInsideTheRow() {
        let row = row(Action("Move"))
        #expect(
            interior(row).focusRing
                == Rect(x: 3, y: 3, width: row.frame.width - 6, height: row.frame.height - 6))
        #expect(interior(row).focusRingRadius == 11)
    }

    @Test func theCompactCancelButtonsRingIsAroundItsLabel() throws {
        let layout = ActionSheet.sample(as: .compact).laidOut(on: .sample(198, 242))
        let cancel = try #require(layout.cancelRow)
        let ring = interior(cancel).focusRing.offset(x: cancel.frame.x, y: cancel.frame.y)
        // As far from the edge as the other buttons.
        #expect(ring.x == layout.rows[0].frame.x)
        #expect(ring.maxX == cancel.frame.maxX + 4)
    }
}
