import Testing

@testable import PopsheetDialogs

/// Fonts as Pango describes them, as CSS.
@Suite @MainActor struct FontStyleTests {
    // Pango reads what is not described as normal.
    private nonisolated static let fontsCases: [(String, String)] = [
        ("Monospace 12", #"font-family: "Monospace"; font-size: 12.0pt; font-weight: 400; font-style: normal;"#),
        (
            "DejaVu Sans, Inter 9.5",
            #"font-family: "DejaVu Sans", "Inter"; font-size: 9.5pt; font-weight: 400; font-style: normal;"#
        ),
        ("Sans Bold Italic 20px", #"font-family: "Sans"; font-size: 20.0px; font-weight: 700; font-style: italic;"#),
        ("14", "font-size: 14.0pt; font-weight: 400; font-style: normal;"),
        ("Bold", "font-weight: 700; font-style: normal;"),
        ("", "font-weight: 400; font-style: normal;"),
        ("Sans 9999", #"font-family: "Sans"; font-size: 500.0pt; font-weight: 400; font-style: normal;"#),
    ]

    @Test(arguments: Self.fontsCases)
    func aFontIsDescribedAsCSS(description: String, css: String) {
        #expect(FontStyle(description).declarations == css)
    }

    /// What is in a family's name ends neither the string nor the rule.
    @Test(arguments: [#"a"}* { color: red; }"#, #"back\slash"#, "line\nbreak", #"\"#, "é😀"])
    func aFontFamilyWithAnyContentIsAString(family: String) {
        let css = FontStyle(family + " 12").declarations
        var (isInside, isEscaped) = (false, false)
        var outside = ""
        for character in css {
            if isEscaped {
                isEscaped = false
            } else if isInside, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isInside.toggle()
            } else if !isInside {
                outside.append(character)
            }
            #expect(!character.isNewline)
        }
        #expect(!isInside && !isEscaped)
        #expect(outside == "font-family: ; font-size: 12.0pt; font-weight: 400; font-style: normal;")
    }
}
