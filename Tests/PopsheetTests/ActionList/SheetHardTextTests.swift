import CPopsheet
import CPopsheetTestSupport
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Texts that are hard to draw: each is centred in its space, and reported unchanged.
    @Suite @MainActor struct SheetHardTextTests {
        struct Hard: Sendable, CustomTestStringConvertible {
            var name: String, text: String
            /// Whether its left half mirrors its right one, so that its ink has to be in the middle.
            var isSymmetric = false
            var testDescription: String { name }
        }

        nonisolated static let hardTexts: [Hard] = [
            Hard(name: "Latin in Hebrew", text: "מחק את IMG_2041.jpg (3 תמונות)?"),
            Hard(name: "Arabic in Latin", text: "Delete “صورة العائلة” (3)?"),
            Hard(name: "overrides and isolates left open", text: "a\u{202E}b\u{2067}c\u{202D}d"),
            Hard(name: "a family", text: "👩‍👩‍👧‍👦", isSymmetric: true),
            Hard(name: "skin tones and flags", text: "👍🏽👋🏿🏳️‍🌈🇩🇪👩🏾‍🚀"),
            Hard(name: "a combining mark", text: "H\u{302}OH\u{302}", isSymmetric: true),
            Hard(name: "Zalgo", text: "H" + zalgo(40) + "OH" + zalgo(40)),
            Hard(name: "nothing but marks", text: zalgo(30)),
            Hard(name: "Chinese", text: "中中中", isSymmetric: true),
            Hard(name: "Japanese and Korean", text: "写真を３枚削除しますか？사진 삭제"),
            Hard(name: "a very long word", text: String(repeating: "Donaudampfschiff", count: 20)),
            Hard(name: "a very long word of Chinese", text: String(repeating: "国", count: 300)),
            Hard(name: "a very long word of marks", text: String(repeating: "e" + zalgo(3), count: 200)),
        ]

        nonisolated private static func zalgo(_ count: UInt32) -> String {
            String(String.UnicodeScalarView((0..<count).compactMap { Unicode.Scalar(0x300 + $0 * 7 % 0x60) }))
        }

        /// A plain sheet, in which all texts become hard ones.
        private func sheet(_ text: String? = nil, long: String? = nil) throws -> SheetRun {
            try SheetRun(
                long ?? "HOH", message: long ?? "HOH",
                actions: [
                    Action("HOH", id: "above"), Action(text ?? "HOH", id: "hard"), Action("HOH", id: "below"),
                    Action(text ?? "HOH", id: "two", subtitle: text ?? "HOH"),
                    Action("HOH", id: "last"), .cancel,
                ])
        }

        /// A window with nothing in it but its colour.
        private func withEmptyWindow(_ body: (SheetWindow) async throws -> Void) async throws {
            try Display.open()
            try await withSheetWindow(
                width: 390, height: 600, content: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), body)
        }

        private func picture(of run: SheetRun, in window: SheetWindow) async throws -> Screenshot {
            run.present(in: window.reference, animated: false)
            // It waits for the frame that shows the sheet.
            return try await window.pictureOfSheet().shot
        }

        /// The picture of the plain sheet, which is the same in each window.
        private static var plain: Screenshot?

        private func plainPicture(in window: SheetWindow) async throws -> Screenshot {
            if let plain = Self.plain { return plain }
            let run = try sheet()
            let plain = try await picture(of: run, in: window)
            run.controller.dismiss(animated: false)
            Self.plain = plain
            return plain
        }

        /// Where something is drawn within a rectangle of the window, as columns and rows; nil where nothing is.
        private func ink(_ shot: Screenshot, in frame: Rect, on background: Pixel) -> Rect? {
            let (columns, rows) = (Int(frame.x)..<Int(frame.maxX), Int(frame.y)..<Int(frame.maxY))
            return shot.ink(columns: columns, rows: rows, on: background, tolerance: 12).map { ink in
                Rect(
                    x: Double(ink.columns.lowerBound), y: Double(ink.rows.lowerBound),
                    width: Double(ink.columns.count), height: Double(ink.rows.count))
            }
        }

        @Test(arguments: hardTexts) func aHardLabelStaysInItsRowAndInTheMiddle(_ hard: Hard) async throws {
            try await withEmptyWindow { window in
                let plain = try await plainPicture(in: window)
                let run = try sheet(hard.text)
                let shot = try await picture(of: run, in: window)
                let layout = try window.layout(of: run.controller.sheet)
                // Where the rows are, the one picture is as the other.
                var outside = shot
                for index in [1, 3] {
                    let row = layout.rows[index]
                    outside = outside.taking(row.frame, from: plain)
                    let background = try #require(shot.pixel(Int(row.frame.x) + 3, Int(row.frame.midY)))
                    // Without the lines at its edges.
                    let inner = Rect(
                        x: row.frame.x, y: row.frame.y + 1, width: row.frame.width, height: row.frame.height - 2)
                    let drawn = try #require(ink(shot, in: inner, on: background), "something is drawn")
                    #expect(drawn.x >= row.frame.x + row.labelInset && drawn.maxX <= row.frame.maxX - row.labelInset)
                    if hard.isSymmetric { #expect(abs(drawn.midX - row.frame.midX) <= 1, "\(drawn) in \(row.frame)") }
                }
                let count = outside.differences(from: plain, tolerance: 0)
                #expect(count == 0, "\(count) pixels are drawn outside of the row")
                let name = DisplayText.name(hard.text)
                #expect(name.contains(hard.text) && support_has_label(window.probe.rows[1], name))
                run.controller.dismiss(animated: false)
            }
        }

        @Test(arguments: hardTexts) func aHardTitleAndMessageStayInTheHeader(_ hard: Hard) async throws {
            try await withEmptyWindow { window in
                let run = try sheet(long: hard.text)
                let shot = try await picture(of: run, in: window)
                let layout = try window.layout(of: run.controller.sheet)
                let header = try #require(layout.header?.frame)
                let background = try #require(shot.pixel(Int(header.x) + 3, Int(header.midY)))
                let above = Rect(x: 0, y: 0, width: window.width, height: header.y.rounded(.down))
                #expect(ink(shot, in: above, on: SheetWindow.dimmed) == nil, "above the card is the backdrop")
                // Below the card's corners, without the line at its end.
                let middle = Rect(
                    x: header.x + 4, y: header.y + 14, width: header.width - 8, height: header.height - 15)
                let drawn = try #require(ink(shot, in: middle, on: background), "something is drawn")
                #expect(drawn.x >= header.x + 8 && drawn.maxX <= header.maxX - 8, "\(drawn) in \(header)")
                if !layout.scrolls.header { #expect(drawn.maxY < header.maxY - 1) }
                if hard.isSymmetric { #expect(abs(drawn.midX - header.midX) <= 2, "\(drawn) in \(header)") }
                run.controller.dismiss(animated: false)
            }
        }

        // MARK: Strings from C

        /// What an author writes who has a `char *` of unknown origin.
        private func text(_ bytes: [UInt8]) -> String {
            bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        }

        @Test func aBrokenStringFromCIsShownWithReplacementCharacters() async throws {
            try await withEmptyWindow { window in
                // An invalid byte, a truncated sequence, a surrogate, and a terminator within the text.
                let broken = text([0x48, 0xFF, 0x4F, 0xC3, 0x48, 0xED, 0xA0, 0x80, 0xF0, 0x9F, 0x91, 0, 0x48])
                #expect(broken.unicodeScalars.first == "H" && broken.unicodeScalars.last == "\u{FFFD}")
                let run = try sheet(broken, long: broken)
                let shot = try await picture(of: run, in: window)
                #expect(support_has_label(window.probe.rows[1], broken))
                try expectWider(shot, 1, than: 0, try window.layout(of: run.controller.sheet))
                try await window.click(window.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer hard#1")
            }
        }

        @Test func aNulInATextIsShownAsASign() async throws {
            try await withEmptyWindow { window in
                let run = try sheet("HOH\0HOH", long: "HOH\0HOH")
                let shot = try await picture(of: run, in: window)
                #expect(support_has_label(window.probe.rows[1], "HOH\u{2400}HOH"))
                // What follows it is drawn as well.
                try expectWider(shot, 1, than: 0, try window.layout(of: run.controller.sheet))
                run.controller.dismiss(animated: false)
            }
        }

        private func expectWider(_ shot: Screenshot, _ row: Int, than other: Int, _ layout: SheetLayout) throws {
            let widths = try [row, other].map { index in
                let frame = layout.rows[index].frame
                let inner = Rect(x: frame.x, y: frame.y + 1, width: frame.width, height: frame.height - 2)
                let background = try #require(shot.pixel(Int(frame.x) + 3, Int(frame.midY)))
                return ink(shot, in: inner, on: background)?.width ?? 0
            }
            #expect(widths[1] > 0 && widths[0] > widths[1] * 1.5, "\(widths)")
        }
    }
}

extension Screenshot {
    /// The picture with all pixels whose upper left corners are within a rectangle as another one has them.
    fileprivate func taking(_ frame: Rect, from other: Screenshot) -> Screenshot {
        var rgba = rgba
        for row in Int(frame.y.rounded(.up))..<Int(frame.maxY.rounded(.up)) {
            let first = row * width + Int(frame.x.rounded(.up))
            let end = row * width + Int(frame.maxX.rounded(.up))
            rgba.replaceSubrange(first * 4..<end * 4, with: other.rgba[first * 4..<end * 4])
        }
        return Screenshot(x: x, y: y, width: width, height: height, rgba: rgba)
    }
}
