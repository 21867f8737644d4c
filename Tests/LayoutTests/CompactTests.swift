import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The watch's form (sheet.md §5).
@Suite struct CompactTests {
    private let watch = LayoutContext.sample(200, 240)

    private func compact(
        _ title: String? = nil, message: String? = nil, actions: Int = 2, cancel: Bool = true,
        look: PresentationOptions.CompactStyle = .rounded, on stage: LayoutContext? = nil
    ) -> SheetLayout {
        ActionSheet.sample(
            title, message: message, actions: actions, cancel: cancel, as: .compact, look: look
        )
        .laidOut(on: stage ?? watch)
    }

    @Test func cancelIsInTheUpperLeftCorner() throws {
        let cancel = try #require(compact().cancelRow)
        // Six characters of half an em.
        #expect(cancel.frame == Rect(x: 6, y: 0, width: 45, height: 30))
        #expect(cancel.font == Font(size: 15))
        #expect(cancel.cornerRadius == 0)
    }

    @Test func theRestScrollsBelowIt() {
        let layout = compact()
        #expect(layout.actionsViewport == Rect(x: 0, y: 30, width: 200, height: 210))
        #expect(layout.form == .compact)
        #expect(layout.cards.isEmpty)
        #expect(layout.bubble == nil)
    }

    @Test(arguments: [(PresentationOptions.CompactStyle.rounded, 44.0, 22.0), (.square, 40, 4)])
    func theButtonsHaveTheirNumbers(look: PresentationOptions.CompactStyle, height: Double, radius: Double) {
        let layout = compact(actions: 3, look: look)
        let first = layout.rows[0].frame
        #expect(
            layout.actionRows.map(\.frame)
                == (0..<3).map {
                    Rect(x: 2, y: first.y + Double($0) * (height + 4), width: 196, height: height)
                })
        #expect(layout.actionRows.allSatisfy { near($0.cornerRadius, radius) })
        #expect(layout.actionRows.allSatisfy { $0.font == Font(size: 16) })
    }

    @Test func roundButtonsHaveCircularEnds() throws {
        #expect(compact().actionRows.allSatisfy { $0.cornerCurve == .circular })
        #expect(compact(look: .square).actionRows.allSatisfy { $0.cornerCurve == .continuous })
        let path = CornerCurve.circular.path(around: Rect(x: 0, y: 0, width: 196, height: 44), radius: 22)
        for angle in stride(from: 0.0, through: 1, by: 0.125) {
            // A direction from the middle of the left end towards the upper left.
            let (x, y) = (angle, 1 - angle)
            let length = (x * x + y * y).squareRoot()
            func point(_ distance: Double) -> Point {
                Point(x: 22 - x / length * distance, y: 22 - y / length * distance)
            }
            #expect(path.contains(point(21.9)))
            #expect(!path.contains(point(22.1)))
        }
    }

    @Test(arguments: [0.0, 14, 36, 50]) func textsKeepADistanceFromTheArcOfARoundDisplay(radius: Double) throws {
        var stage = LayoutContext.sample(200, 240)
        stage.cornerRadius = radius
        let cancel = try #require(compact(on: stage).cancelRow)
        #expect(cancel.frame.x >= 6 && cancel.frame.y == 0)
        // The upper left corner of a capital letter.
        let (x, y) = (cancel.frame.x, 15 - 0.73 * 15 / 2)
        if x < radius, y < radius {
            let distance = ((radius - x) * (radius - x) + (radius - y) * (radius - y)).squareRoot()
            #expect(distance <= radius - 6 + 1e-6)
        }
        #expect(radius != 0 || cancel.frame.x == 6)
        let mirrored = LayoutContext.sample(200, 240, direction: .rightToLeft)
        var other = mirrored
        other.cornerRadius = radius
        #expect(near(compact(on: other).cancelRow?.frame.maxX, 200 - cancel.frame.x))
        // Without Cancel, the title is where Cancel would be.
        let title = try #require(compact("Title", cancel: false, on: stage).header?.title)
        #expect(title.y >= min(radius, 36))
        // An on-screen keyboard covers no upper corner.
        var typing = stage
        typing.coverBottom(60)
        #expect(compact(on: typing).cancelRow?.frame.x == cancel.frame.x)
        // A long label keeps away from both corners.
        let long = ActionSheet.sample(
            of: [Action("A"), .cancel(String(repeating: "x", count: 40))], as: .compact
        )
        .laidOut(on: stage)
        #expect(near(long.cancelRow?.frame.maxX, 200 - cancel.frame.x))
        // What covers the corners is given.
        var safe = LayoutContext.sample(200, 240, safeArea: Insets(top: 20, left: 5, bottom: 12, right: 3))
        safe.cornerRadius = radius
        #expect(compact(on: safe).cancelRow?.frame.x == 11)
    }

    @Test func titleAndMessageHaveTheirFontsAndPaddings() throws {
        let layout = compact("Title", message: "Message")
        let header = try #require(layout.header)
        #expect(header.titleFont == Font(size: 15, weight: .semibold))
        #expect(header.messageFont == Font(size: 14))
        #expect(near(header.frame, Rect(x: 0, y: 30, width: 200, height: 50.8)))
        #expect(near(header.title, Rect(x: 6, y: 36, width: 188, height: 18)))
        #expect(near(header.message, Rect(x: 6, y: 56, width: 188, height: 16.8)))
        #expect(near(layout.rows[0].frame.y, header.frame.maxY))
    }

    @Test func cancelLeavesNoGapInTheButtonsPlace() {
        let layout = compact(actions: 3)
        #expect(layout.rows.map(\.id).last == "cancel")
        #expect(layout.actionRows.count == 3)
        let without = compact(actions: 3, cancel: false)
        #expect(without.actionsViewport == Rect(x: 0, y: 0, width: 200, height: 240))
        #expect(without.cancelRow == nil)
        #expect(without.actionRows[0].frame.y == layout.actionRows[0].frame.y - 30)
    }

    @Test func theSafeAreaIsKept() {
        let stage = LayoutContext.sample(200, 240, safeArea: Insets(top: 20, left: 5, bottom: 12, right: 3))
        let layout = compact("Title", on: stage)
        #expect(layout.cancelRow?.frame == Rect(x: 11, y: 20, width: 45, height: 30))
        #expect(layout.actionsViewport == Rect(x: 5, y: 50, width: 192, height: 178))
        #expect(layout.header?.frame.x == 5)
        #expect(layout.header?.frame.width == 192)
        #expect(layout.actionRows.allSatisfy { $0.frame.x == 7 && $0.frame.width == 188 })
    }

    @Test func aLongCancelLabelKeepsWithinTheWindow() {
        let layout = ActionSheet.sample(
            of: [Action("A"), .cancel(String(repeating: "x", count: 40))], as: .compact
        )
        .laidOut(on: watch)
        #expect(layout.cancelRow?.frame.width == 188)
        #expect(near(layout.cancelRow?.font.size, 15 * 0.7))
        #expect(layout.cancelRow?.isTruncated == true)
    }

    @Test func cancelShowsNeitherIconNorSubtitle() {
        let cancel = Action("Keep", id: "keep", role: .cancel, icon: "folder", subtitle: "Subtitle")
        let layout = ActionSheet.sample(of: [Action("A"), cancel], as: .compact).laidOut(on: watch)
        #expect(layout.cancelRow?.frame == Rect(x: 6, y: 0, width: 30, height: 30))
        #expect(layout.cancelRow?.hasIcon == false)
        #expect(layout.cancelRow?.hasSubtitle == false)
    }

    @Test func aLabelShrinksToItsButton() {
        // 196 − 2 × 8 = 180 of room, 8 a character.
        func row(_ count: Int) -> Row {
            ActionSheet.sample(of: [Action(String(repeating: "x", count: count))], as: .compact).laidOut(
                on: watch
            ).rows[0]
        }
        #expect(row(22).font.size == 16)
        #expect(near(row(23).font.size, 16.0 * 180 / 184))
        #expect(row(33).isTruncated)
    }

    @Test func everythingGrowsWithTheText() throws {
        let layout = compact("Title", message: "Message", on: .sample(250, 1000, textScale: 3))
        #expect(layout.cancelRow?.font.size == 45)
        #expect(near(layout.cancelRow?.frame.height, 54))
        #expect(layout.header?.titleFont.size == 45)
        #expect(layout.header?.messageFont.size == 42)
        // 2 × (1.8 + 0.4 × 48) + 1.2 × 48.
        #expect(layout.actionRows.allSatisfy { near($0.frame.height, 99.6) && $0.font.size <= 48 })
        #expect(near(layout.actionsViewport.y, 54))
    }

    @Test func whatOverflowsScrollsAsAWhole() {
        #expect(!compact("Title").scrolls.any)
        let many = compact("Title", actions: 10)
        #expect(many.scrolls.actions)
        #expect(many.scrolls.header)
        let bare = compact(actions: 10)
        #expect(bare.scrolls.actions)
        #expect(!bare.scrolls.header)
        // 30 + 2 + 4 × 44 + 3 × 4 = 220.
        #expect(!compact(actions: 4, on: .sample(200, 220)).scrolls.any)
        #expect(compact(actions: 4, on: .sample(200, 219)).scrolls.actions)
    }

    @Test func withNothingButCancelThereIsNothingBelow() {
        let layout = compact(actions: 0)
        #expect(layout.rows.map(\.id) == ["cancel"])
        #expect(!layout.scrolls.any)
    }
}
