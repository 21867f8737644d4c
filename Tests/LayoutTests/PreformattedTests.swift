import PopsheetModel
import Testing

/// Markup whose lines must not wrap.
@Suite struct PreformattedTests {
    @Test(
        arguments: [
            ("<tt>a\nb</tt>", ["<tt>a\nb</tt>"]), ("x <tt>a</tt>\ny", []), ("<b>a\nb</b>", []), ("a\nb", []),
            ("x\n<tt>a\n<b>b</b></tt> y <tt>c</tt>", ["<tt>a\n<b>b</b></tt>"]),
            ("<tt>a\n<tt>b</tt>\nc</tt>", ["<tt>a\n<tt>b</tt>\nc</tt>"]),
            (
                "<span font_family='Monospace'>a\n<span size='large'>b</span>c</span>\n",
                ["<span font_family='Monospace'>a\n<span size='large'>b</span>c</span>"]
            ),
            ("<span font_family='Sans'>a\nb</span>", []),
            ("<tt>a\nb</tt><tt>c\nd</tt>", ["<tt>a\nb</tt>", "<tt>c\nd</tt>"]),
        ] as [(String, [String])])
    func linesInAFontOfFixedWidthAreFound(markup: String, expected: [String]) {
        #expect(StyledText(checkedMarkup: markup, plain: "").preformatted == expected)
    }

    @Test func columnsBeginAtOneEdge() {
        #expect(StyledText("short").isShort)
        #expect(!StyledText("a\tb").isShort)
        #expect(!StyledText(checkedMarkup: "<tt>a\nb</tt>", plain: "a\nb").isShort)
        #expect(StyledText(checkedMarkup: "<tt>a</tt>", plain: "a").isShort)
    }
}
