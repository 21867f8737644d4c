import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Texts that people copy: a word that is broken, such as a key, gets no hyphens.
    @Suite @MainActor struct HyphenTests {
        /// A word of vertical strokes, which are one pixel wide; a hyphen is at least three.
        private let word = String(repeating: "l", count: 300)
        private static let stroke = 2

        @Test func aTextShowsABrokenWordWithoutHyphens() async throws {
            let asking = try Asking(["text", "--appearance", "light"])
            try await asking.process.write(Array(word.utf8))
            asking.process.closeInput()
            try await expectNoHyphens(in: asking, "text \"")
        }

        @Test func whatIsTypedIsShownWithoutHyphens() async throws {
            let asking = try Asking(["text", "--edit", "--appearance", "light"])
            asking.process.closeInput()
            try await asking.press()
            try await asking.input.type(word)
            try await asking.wait(forTree: word)
            try await expectNoHyphens(in: asking, "text \"")
        }

        @Test func aRowThatWrapsShowsABrokenWordWithoutHyphens() async throws {
            try await expectNoHyphens(
                in: try Asking(["pick", "--wrap", "--appearance", "light", "b=B", "a=\(word)"]), "label \"\(word)")
        }

        @Test func aCaptionShowsABrokenWordWithoutHyphens() async throws {
            let asking = try await Asking.zenity("--entry", "--text", word)
            try await expectNoHyphens(in: asking, "label \"\(word)")
        }

        /// Expects no horizontal stroke in what has several lines.
        private func expectNoHyphens(in asking: Asking, _ start: String) async throws {
            try await asking.wait(forTree: word)
            try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
            try await asking.rest()
            let (center, frame) = (try await asking.place(ofLine: start), try await asking.frame(start))
            // Without the edges, which have a frame.
            let size = (width: frame.width - 6, height: frame.height - 6)
            #expect(size.height > 20)
            let picture = try await Screenshot.of(
                ScreenRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                    height: size.height))
            #expect(picture.longestStroke > 0 && picture.longestStroke <= Self.stroke)
            _ = try await asking.answer(pressing: "Escape")
        }
    }
}

extension Screenshot {
    /// The largest number of dark pixels next to each other in a row.
    fileprivate var longestStroke: Int {
        var longest = 0
        for row in 0..<height {
            var length = 0
            for column in 0..<width {
                let isDark = pixel(column, row).map { max($0.red, $0.green, $0.blue) < 128 } == true
                length = isDark ? length + 1 : 0
                longest = max(longest, length)
            }
        }
        return longest
    }
}
