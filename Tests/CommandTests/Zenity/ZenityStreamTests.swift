import PopsheetRandomNumbers
import Testing

@testable import PopsheetCommand

/// The rows, texts and commands that zenity's dialogs read from standard input (zenity.md §5, §7).
@Suite struct ZenityStreamTests {
    private func rows(_ chunks: [[UInt8]], columns: Int) -> [ZenityRow] {
        var reader = ListReader(columns: columns)
        var rows: [ZenityRow] = []
        for chunk in chunks { rows += reader.take(chunk) }
        return rows + reader.finish()
    }

    private func row(_ cells: String...) -> ZenityRow { ZenityRow(cells: cells.map { Array($0.utf8) }) }

    @Test(arguments: [
        ("", []), ("a\nb\n", ["a|b"]), ("a\nb", ["a|b"]), ("a\nb\nc\n", ["a|b", "c"]), ("a\nb\nc", ["a|b", "c"]),
        ("\n\n", ["|"]), ("\n", [""]), ("a\r\nb\r\n", ["a|b"]), ("a b\t\n c\n", ["a b\t| c"]),
    ])
    func eachLineIsACell(text: String, expected: [String]) {
        let rows = rows([Array(text.utf8)], columns: 2)
        #expect(rows.map { row in row.cells.indices.map { row.text($0) }.joined(separator: "|") } == expected)
    }

    @Test func aRowIsThereWithItsLastCell() {
        var reader = ListReader(columns: 2)
        #expect(reader.take(Array("a\nb".utf8)) == [])
        #expect(reader.take(Array("\nc".utf8)) == [row("a", "b")])
        #expect(reader.finish() == [row("c")])
    }

    @Test func rowsAreTheSameInAnyChunks() {
        for var random in RandomNumbers.cases(300) {
            let bytes = random.bytes(from: [0x0A, 0x0A, 0x0D, 0x61, 0xC3, 0xA9, 0xFF], count: 0...40)
            let columns = random.int(1...4)
            let whole = rows([bytes], columns: columns)
            #expect(rows(random.chunks(of: bytes), columns: columns) == whole, "\(random): \(bytes)")
            #expect(whole.dropLast().allSatisfy { $0.cells.count == columns }, "\(random)")
        }
    }

    private func decoded(_ chunks: [[UInt8]]) -> String {
        var decoder = TextDecoder()
        return chunks.map { decoder.take($0) }.joined() + decoder.finish()
    }

    @Test(
        arguments: [
            ([0x61, 0x0A, 0x62], "a\nb"), ([0x61, 0xE9, 0x62], "aéb"), ([0xE9], "é"), ([0xC3, 0xA9, 0xC3], "éÃ"),
            ([0xF0, 0x9F, 0x98, 0x80], "😀"), ([0xF0, 0x9F, 0x98], "ð\u{9F}\u{98}"), ([0xC0, 0x80], "À\u{80}"),
            ([0xED, 0xA0, 0x80], "í\u{A0}\u{80}"), ([0xFF, 0xFE], "ÿþ"), ([0x61, 0x00, 0x62], "a\u{2400}b"),
            ([0xE2, 0x82, 0x61], "â\u{82}a"), ([], ""),
        ] as [([UInt8], String)])
    func bytesThatAreNotUTF8AreLatin1(bytes: [UInt8], text: String) {
        #expect(decoded([bytes]).unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func textIsTheSameInAnyChunks() {
        for var random in RandomNumbers.cases(500) {
            let bytes = random.bytes(
                from: [0x61, 0x0A, 0xC3, 0xA9, 0xF0, 0x9F, 0x98, 0x80, 0xE2, 0x82, 0xAC, 0xFF], count: 0...30)
            let whole = decoded([bytes])
            let parts = decoded(random.chunks(of: bytes))
            #expect(whole.unicodeScalars.elementsEqual(parts.unicodeScalars), "\(random): \(bytes)")
            // Nothing is cut off: each character is one of the bytes', or one byte.
            let length = whole.unicodeScalars.reduce(0) { $0 + UTF8.width($1) }
            #expect(length >= bytes.count, "\(random): \(bytes)")
        }
    }

    @Test func validTextIsUnchanged() {
        for var random in RandomNumbers.cases(300) {
            let text = String((0..<random.int(0...20)).map { _ in random.pick("aé€😀\n\u{301}\u{FEFF}") })
            #expect(Array(decoded(random.chunks(of: Array(text.utf8))).utf8) == Array(text.utf8), "\(random): \(text)")
        }
    }

    private func commands(_ chunks: [[UInt8]]) -> [ZenityNotificationCommand] {
        var reader = NotificationReader()
        var commands: [ZenityNotificationCommand] = []
        for chunk in chunks { commands += reader.take(chunk) }
        return commands + (reader.finish().map { [$0] } ?? [])
    }

    @Test func commandsOfNotifications() throws {
        let text = """
            icon: info
            message:  a\\nb
            nothing
             TOOLTIP : c
            visible: false
            hints: x:1\\ny:2:3
            message:
            unknown: x
            icon:
            message: last
            """
        func message(_ text: String) throws -> ZenityNotification.Message {
            try #require(ZenityNotification.Message(text))
        }
        func hint(_ text: String) throws -> ZenityNotification.Hint { try #require(ZenityNotification.Hint(text)) }
        let expected: [ZenityNotificationCommand] = [
            .icon(.named("dialog-information")), .message(try message("a\\nb")), .tooltip(try message("c")),
            .hints([try hint("x:1"), try hint("y:2:3")]), .icon(nil), .message(try message("last")),
        ]
        #expect(commands([Array(text.utf8)]) == expected)
        for var random in RandomNumbers.cases(50) {
            #expect(commands(random.chunks(of: Array(text.utf8))) == expected, "\(random)")
        }
    }
}

extension RandomNumbers {
    /// Random bytes out of some.
    mutating func bytes(from choices: [UInt8], count: ClosedRange<Int>) -> [UInt8] {
        (0..<int(count)).map { _ in pick(choices) }
    }

    /// Bytes in random parts, some of which are empty.
    mutating func chunks(of bytes: [UInt8]) -> [[UInt8]] {
        var chunks: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = int(0...min(rest.count, 7))
            chunks.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return chunks
    }
}
