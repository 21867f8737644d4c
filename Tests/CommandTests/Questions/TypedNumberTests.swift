import Testing

@testable import PopsheetCommand

/// Numbers as users type them.
@Suite struct TypedNumberTests {
    @Test(arguments: [("12", 12.0), (" 12 ", 12), ("-0.5", -0.5), ("+3", 3), (".5", 0.5), ("5.", 5)])
    func decimalNumbersAreRead(text: String, value: Double) {
        #expect(TypedNumber(text)?.value == value)
        #expect(TypedNumber(text, decimalPoint: ",")?.value == value)
    }

    @Test(arguments: [
        "", " ", "0x10", "inf", "nan", "1 2", "1,5", "1,000.5", "1e999", "1e5", "1E5", "1e", "--1", "e", ".", "+",
        "1_000", "٣",
    ])
    func otherTextsAreNot(text: String) { #expect(TypedNumber(text, decimalPoint: ".") == nil) }

    @Test func theCommaIsThatOfTheLocale() {
        #expect(TypedNumber("1,5", decimalPoint: ",")?.value == 1.5)
        #expect(TypedNumber("1.000,5", decimalPoint: ",") == nil)
        #expect(TypedNumber("1,5,2", decimalPoint: ",") == nil)
    }

    @Test(arguments: [
        ("2", 1, "3"), (" 2 ", -3, "-1"), ("2.50", 1, "3.50"), ("-0.5", 1, "0.5"), ("0.25", -1, "-0.75"), ("", 1, "1"),
        ("x", -10, "x"), ("0.00", 1, "1.00"), ("-1.0", 1, "0.0"), ("5.", 1, "6"), (".5", 1, "1.5"),
        ("9999999999999999", 1, "9999999999999999"),
    ])
    func aStepKeepsTheDigits(text: String, steps: Int, changed: String) {
        #expect(TypedNumber.changed(text, by: steps, decimalPoint: ".") == changed)
    }

    @Test func aStepKeepsTheComma() { #expect(TypedNumber.changed("1,5", by: 1, decimalPoint: ",") == "2,5") }

    @Test func aNumberIsPrintedAsItWasTyped() {
        let field = FormField(kind: .number, id: "n", label: "N")
        #expect(field.value(entered: " 1.50\t") == "1.50")
        #expect(field.json("1.50") == .number(1.5))
        #expect(FormField(kind: .entry, id: "e", label: "E").value(entered: " a ") == " a ")
    }
}
