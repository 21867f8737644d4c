/// Characters that stand for the bytes of a text which are not UTF-8, while the text is parsed: they are private ones of
/// Unicode's last plane, which texts hardly contain.
enum ByteEscapes {
    /// The character of the byte 0; no byte that is not UTF-8 is below 128.
    private static let base: UInt32 = 0x10FF00

    /// The bytes as UTF-8, with a character for each byte that is not; nil for a text that is UTF-8.
    static func escaped(_ bytes: [UInt8]) -> [UInt8]? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var result: [UInt8] = []
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var place = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .emptyInput: return result
            case .valid(let encoded):
                result += encoded
                place += encoded.count
            case .error(let length):
                for byte in bytes[place..<place + length] {
                    if let scalar = Unicode.Scalar(base + UInt32(byte)) { result += Array(String(scalar).utf8) }
                }
                place += length
            }
        }
    }

    /// The bytes of a text, with those that characters stand for.
    static func bytes(of text: String) -> [UInt8] {
        text.unicodeScalars.flatMap { byte(of: $0).map { [$0] } ?? Array(String($0).utf8) }
    }

    /// A text as it is shown.
    static func shown(_ text: String) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

    private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        scalar.value >= base + 0x80 && scalar.value <= base + 0xFF ? UInt8(scalar.value - base) : nil
    }
}
