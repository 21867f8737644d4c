import Testing

@testable import PopsheetCommand

/// Rows of the input, and their data (dmenu.md §5).
@Suite struct DmenuReaderTests {
    private func rows(
        _ dialect: DmenuSettings.Dialect, _ parts: String..., separator: UInt8 = 0x0A
    ) -> [DmenuRow] {
        var settings = DmenuSettings(dialect)
        settings.separator = separator
        var reader = DmenuReader(settings)
        return parts.flatMap { reader.take(Array($0.utf8)) } + reader.finish()
    }

    private func texts(_ rows: [DmenuRow]) -> [String] { rows.map { String(decoding: $0.bytes, as: UTF8.self) } }

    @Test func aRowIsALine() {
        #expect(texts(rows(.dmenu, "a\nb b\r\n\n\tc")) == ["a", "b b\r", "", "\tc"])
        #expect(rows(.dmenu).isEmpty)
        #expect(texts(rows(.dmenu, "\n")) == [""])
    }

    @Test func aRowMayComeInParts() {
        #expect(texts(rows(.rofi, "a", "b\nc", "\n", "d")) == ["ab", "c", "d"])
    }

    @Test func aSeparatorMayBeAnotherCharacter() {
        #expect(texts(rows(.rofi, "Yes|No\n", separator: UInt8(ascii: "|"))) == ["Yes", "No\n"])
    }

    @Test func dataOfARowAreRead() {
        let row = rows(
            .rofi,
            "a\0icon\u{1F}x\u{1F}meta\u{1F}m n\u{1F}info\u{1F}i\u{1F}permanent\u{1F}true\u{1F}nonselectable\u{1F}true\n"
        )[0]
        #expect(texts([row]) == ["a"] && row.icon == Array("x".utf8) && row.meta == Array("m n".utf8))
        #expect(row.isPermanent && !row.isSelectable && !row.isActive && row.display == nil)
    }

    @Test func dataHaveAnyCase() {
        let row = rows(.rofi, "a\0ICON\u{1F}X\u{1F}NonSelectable\u{1F}TRUE\u{1F}Urgent\u{1F}True")[0]
        #expect(row.icon == Array("X".utf8) && !row.isSelectable && row.isUrgent)
    }

    @Test func anEmptyRowMayHaveData() {
        let row = rows(.rofi, "\0display\u{1F}Shown\u{1F}urgent\u{1F}true\u{1F}active")[0]
        #expect(row.bytes.isEmpty && row.display == Array("Shown".utf8) && row.isUrgent && !row.isActive)
    }

    @Test func inDmenusDialectARowEndsAtANUL() {
        #expect(rows(.dmenu, "a\0icon\u{1F}x\n") == [DmenuRow(Array("a".utf8))])
    }
}
