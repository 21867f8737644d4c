import PopsheetRandomNumbers

@testable import PopsheetCommand

extension JSONValue {
    /// Any value, nested a few levels deep.
    static func random(depth: Int = 4, using random: inout RandomNumbers) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .number(randomNumber(using: &random))
        case 3, 4: return .string(randomText(using: &random))
        case 5:
            return .array(
                (0..<Int.random(in: 0..<5, using: &random)).map { _ in
                    Self.random(depth: depth - 1, using: &random)
                })
        default:
            var members: [Member] = []
            for _ in 0..<Int.random(in: 0..<5, using: &random) {
                let name = randomText(using: &random)
                if members.contains(where: { $0.name == name }) { continue }
                members.append(Member(name: name, value: Self.random(depth: depth - 1, using: &random)))
            }
            return .object(members)
        }
    }

    /// Integers and fractions of every magnitude that a Double has.
    private static func randomNumber(using random: inout RandomNumbers) -> Double {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return Double(Int.random(in: -1_000...1_000, using: &random))
        case 1: return Double.random(in: -1...1, using: &random)
        default:
            let number = Double(bitPattern: random.next())
            return number.isFinite ? number : 0
        }
    }

    /// Letters, what JSON has to escape, and characters of two, three and four bytes.
    private static func randomText(using random: inout RandomNumbers) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<8, using: &random) {
            let ranges: [ClosedRange<UInt32>] = [
                0x20...0x7E, 0x00...0x1F, 0x7F...0xFF, 0x300...0x7FF, 0x2000...0x20FF, 0x1F300...0x1F6FF,
                0x10FF00...0x10FFFF,
            ]
            let value = UInt32.random(in: ranges.randomElement(using: &random) ?? 0...0, using: &random)
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        return String(text)
    }

    /// The value of an object's member, where there is one.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }
}
