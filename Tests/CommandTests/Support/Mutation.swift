import PopsheetRandomNumbers

/// Valid documents, and random changes that make them invalid.
enum Mutation {
    /// Valid documents that use every key and most of what JSON has.
    static let seeds: [[UInt8]] = [
        "{}",
        ##"""
        {"title":"Delete 3 photos?","message":"They leave\nall your devices.",
         "actions":[{"id":"delete","label":"Delete Photos","role":"destructive"},
                    {"id":"move","label":"Move to Album…","icon":"folder-symbolic","enabled":false}],
         "cancel":{"label":"Keep"},"presentation":"auto","appearance":"auto","ordering":"standard","tint":"#007AFF"}
        """##,
        #"""
        {"actions":[{"label":"\u00e9\ud83d\ude00","subtitle":"\\\/\b\f\n\r\t\""},{"label":"No","role":"cancel"}],"cancel":{}}
        """#,
        #"""
        { "cancel" : null , "actions" : [ { "label" : "A" } ] , "compactLook" : "square" , "presentation" : "compact" }
        """#,
        ##"""
        {"appearance":"high-contrast-dark","ordering":"asGiven","tint":"#fff",
         "actions":[{"label":"a","enabled":true},{"label":"b"},{"label":"c"}]}
        """##,
        ##"""
        {"content":"list","detents":["medium","large",96,"12.5%"],"detent":"medium","undimmed":96,"grabber":true,
         "leading":[{"label":"Close","role":"cancel"}],"trailing":[{"id":"done","label":"Done","isDefault":true}]}
        """##,
    ].map { Array($0.utf8) }

    private static let tokens: [[UInt8]] =
        [
            "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "\\ud800", "\\udc00", "null", "true", "-0", "1e999",
            "0.5e-7",
            "\"id\"", "\"label\":", "\"actions\":[", "\"cancel\"", "\"role\":\"cancel\"", "\"\"", " ", "\n", "timeout",
            "é",
            "\u{FEFF}", "\u{202E}", "\u{1B}[31m", String(repeating: "[", count: 200),
            String(repeating: "x", count: 600),
        ].map { Array($0.utf8) } + [[0x00], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

    /// A document with one to six random changes.
    static func spoiled(using random: inout RandomNumbers) -> [UInt8] {
        var bytes = seeds.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...6, using: &random) { spoil(&bytes, using: &random) }
        return bytes
    }

    private static func spoil(_ bytes: inout [UInt8], using random: inout RandomNumbers) {
        func place() -> Int { Int.random(in: 0...bytes.count, using: &random) }
        let range = place()
        let end = min(bytes.count, range + Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0..<7, using: &random) {
        case 0 where range < bytes.count: bytes[range] = UInt8.random(in: 0...255, using: &random)
        case 1 where range < bytes.count: bytes[range] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.removeSubrange(range..<end)
        case 3: bytes.insert(contentsOf: bytes[range..<end], at: place())
        case 4: bytes.removeSubrange(range...)
        default: bytes.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: range)
        }
    }
}
