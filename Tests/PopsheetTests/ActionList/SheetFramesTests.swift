import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The parts on the screen are where the layout places them, to half a pixel, in the specified colours.
    @Suite @MainActor struct SheetFramesTests {
        /// A sheet and a window to show it in.
        enum Case: String, CaseIterable, Sendable {
            case usual, withoutHeader, titleOnly, withoutCancel, onlyCancel, subtitles, landscape, small
            case scrolling, longHeader

            var size: (width: Int, height: Int) {
                switch self {
                case .landscape: (560, 420)
                case .small: (300, 320)
                case .scrolling, .longHeader: (400, 500)
                default: (390, 640)
                }
            }

            func sheet() throws -> ActionSheet {
                let title = "Delete 3 photos?"
                let message = "They leave all your devices."
                let actions = SheetRun.actions
                switch self {
                case .usual, .landscape, .small:
                    return try ActionSheet(title, message: message, actions: actions)
                case .withoutHeader: return try ActionSheet(actions: actions)
                case .titleOnly: return try ActionSheet(title, actions: actions)
                case .withoutCancel:
                    return try ActionSheet(title, actions: Array(actions.dropLast()), includesCancelAction: false)
                case .onlyCancel: return try ActionSheet(actions: [.cancel])
                case .subtitles:
                    return try ActionSheet(actions: actions + [Action("More", id: "more", subtitle: "And more")])
                case .scrolling: return try ActionSheet(title, actions: (1...20).map { Action("Action \($0)") })
                case .longHeader:
                    return try ActionSheet(
                        title, message: Array(repeating: message, count: 60).joined(separator: " "), actions: actions)
                }
            }
        }

        @Test(arguments: Case.allCases)
        func theCardsAreAtTheFramesOfTheLayout(_ which: Case) async throws {
            try await withSheetWindow(width: which.size.width, height: which.size.height) { window in
                let sheet = try which.sheet()
                let controller = ActionSheetController(sheet)
                controller.present(in: window.reference, animated: false) { _ in }
                let cards = try window.expectedCards(of: sheet)
                let picture = try await window.pictureOfSheet()
                // Next to the widest text, almost past the corners' curves; and across the middle of each card.
                let column = Int(cards[0].x + 15)
                expect(picture.edges(inColumn: column), near: cards.flatMap { [$0.y, $0.maxY] }, "column \(column)")
                for card in cards {
                    let row = Int(card.maxY - 40)
                    let edges = picture.edges(inRow: row)
                    // Text and separators are dark as well: the outermost edges count.
                    expect([edges.first ?? -1, edges.last ?? -1], near: [card.x, card.maxX], "row \(row)")
                }
            }
        }

        @Test(arguments: Case.allCases)
        func theRowsAreAtTheFramesOfTheLayout(_ which: Case) async throws {
            try await withSheetWindow(width: which.size.width, height: which.size.height) { window in
                let sheet = try which.sheet()
                let controller = ActionSheetController(sheet)
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                let layout = try window.layout(of: sheet)
                let rows = window.probe.rows
                #expect(rows.count == layout.rows.count)
                for (row, expected) in zip(rows, layout.rows) {
                    let frame = try #require(window.probe.frame(of: row))
                    for (edge, wanted) in [
                        (frame.x, expected.frame.x), (frame.y, expected.frame.y), (frame.maxX, expected.frame.maxX),
                        (frame.maxY, expected.frame.maxY),
                    ] {
                        #expect(abs(edge - wanted) <= 0.5, "\(expected.id): \(frame), not \(expected.frame)")
                    }
                }
            }
        }

        @Test func theBackdropTakesTwoFifthsOfTheContentsLight() async throws {
            try await withSheetWindow { window in
                let before = try await window.picture()
                let run = try SheetRun()
                try await run.presented(in: window)
                let during = try await window.pictureOfSheet()
                let top = try #require(window.probe.frame(of: window.probe.cards[0])).y
                var wrong = 0
                for row in 0..<Int(top) - 1 {
                    for column in stride(from: 0, to: before.shot.width, by: 3) {
                        guard let content = before.shot.pixel(column, row), let dimmed = during.shot.pixel(column, row)
                        else { continue }
                        let expected = Pixel(
                            UInt8((Double(content.red) * 0.6).rounded()),
                            UInt8((Double(content.green) * 0.6).rounded()),
                            UInt8((Double(content.blue) * 0.6).rounded()))
                        if !dimmed.isClose(to: expected, tolerance: 2) { wrong += 1 }
                    }
                }
                #expect(wrong == 0)
            }
        }

        @Test func cornersAreRoundAndTheBackdropShowsOutsideThem() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let picture = try await window.pictureOfSheet()
                for card in try window.expectedCards(of: run.controller.sheet) {
                    let (left, right) = (Int(card.x), Int(card.maxX) - 1)
                    let (top, bottom) = (Int(card.y.rounded()), Int(card.maxY) - 1)
                    for (column, row) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
                        #expect(picture.shot.pixel(column, row)?.isClose(to: SheetWindow.dimmed) == true)
                        let inward = (column == left ? column + 8 : column - 8, row == top ? row + 8 : row - 8)
                        #expect(picture.isCard(inward.0, inward.1))
                    }
                }
            }
        }

        @Test func aSeparatorIsOnTheUpperEdgeOfEachRowBelowAnother() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let picture = try await window.pictureOfSheet()
                let layout = try window.layout(of: run.controller.sheet)
                #expect(layout.separators.count == 3)
                #expect(darkRows(picture, layout) == layout.separators.map { Int($0.frame.y.rounded()) })
            }
        }

        @Test func withoutAHeaderTheFirstRowBearsNoSeparator() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(nil, message: nil)
                try await run.presented(in: window)
                let picture = try await window.pictureOfSheet()
                let layout = try window.layout(of: run.controller.sheet)
                #expect(layout.separators.count == 2)
                #expect(darkRows(picture, layout) == layout.separators.map { Int($0.frame.y.rounded()) })
            }
        }

        /// Which separators are left while a row is pressed: 0 is the header's.
        @Test(arguments: zip([0, 1, 2, 3], [[0, 2], [0], [0, 1], [0, 1, 2]]))
        func aPressedRowIsFilledAndLosesItsSeparatorsButNotTheHeaders(_ row: Int, _ left: [Int]) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let layout = try window.layout(of: run.controller.sheet)
                let center = try await window.center(of: window.probe.rows[row])
                try await window.input.move(to: center)
                try await window.input.down()
                let frame = layout.rows[row].frame
                // The cancel card is opaque.
                let fill = row == 3 ? Pixel(209, 209, 214) : SheetWindow.pressed
                try await window.shows(fill, x: frame.x + 30, y: frame.midY, "the pressed row", tolerance: 6)
                let shot = WindowPicture(shot: try await Screenshot.of(window.onScreen()))
                // All of it: the pixels within its corners.
                for (x, y) in [(30.0, 2.0), (30.0, 54.0), (2.0, 28.0), (frame.width - 3, 28.0)] {
                    let pixel = shot.shot.pixel(Int(frame.x + x), Int(frame.y + y))
                    #expect(
                        pixel?.isClose(to: fill, tolerance: 6) == true,
                        "at \(x), \(y) of the row: \(String(describing: pixel))")
                }
                let lines = left.map { Int(layout.separators[$0].frame.y.rounded()) }
                // The fill's last two pixels are darker than what is below them as well.
                let filled = Int(frame.maxY) - 2..<Int(frame.maxY)
                #expect(darkRows(shot, layout).filter { !filled.contains($0) } == lines)
                try await window.input.up()
                try await run.ends()
            }
        }

        /// A pressed row at a card's end is clipped by the card's corners.
        @Test func aPressedRowKeepsItsCardsRoundCorners() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let frame = try window.layout(of: run.controller.sheet).rows[2].frame
                try await window.input.move(to: window.center(of: window.probe.rows[2]))
                try await window.input.down()
                try await window.shows(
                    SheetWindow.pressed, x: frame.x + 30, y: frame.midY, "the pressed row", tolerance: 6)
                try await window.shows(SheetWindow.dimmed, x: frame.x, y: frame.maxY - 1, "its corner")
                try await window.shows(SheetWindow.dimmed, x: frame.maxX - 1, y: frame.maxY - 1, "its other corner")
                try await window.input.up()
                try await run.ends()
            }
        }

        // MARK: Help

        private func expect(_ edges: [Int], near wanted: [Double], _ what: String) {
            #expect(edges.count == wanted.count, "\(what): \(edges), not \(wanted)")
            for (edge, wanted) in zip(edges, wanted) {
                #expect(abs(Double(edge) - wanted) <= 0.5, "\(what): \(edge), not \(wanted)")
            }
        }

        /// The pixel rows of the main card that are darker than the one below, next to the text.
        private func darkRows(_ picture: WindowPicture, _ layout: SheetLayout) -> [Int] {
            guard let card = layout.cards.first?.frame else { return [] }
            let column = Int(card.x + 24)
            return (Int(card.y.rounded()) + 1..<Int(card.maxY) - 4).filter { row in
                guard let pixel = picture.shot.pixel(column, row), let below = picture.shot.pixel(column, row + 2)
                else { return false }
                return Int(pixel.green) < Int(below.green) - 20
            }
        }
    }
}
