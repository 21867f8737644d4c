/// Reads the progress that a task reports in lines (zenity.md §5).
///
/// Only the state after the bytes so far is kept, since a task may report faster than a screen can show.
struct ProgressReader {
    /// The state of a progress dialog.
    struct State: Hashable, Sendable {
        /// 0 to 100.
        var percentage: Double
        /// The text that replaced the dialog's; nil as long as none did.
        var text: String?
        var pulsates: Bool
        /// Whether 100 was reported, or the stream has ended; then OK is enabled.
        var isComplete = false
        /// Whether the stream has ended; then Cancel is disabled.
        var hasEnded = false
    }

    /// What a line is, by its first byte.
    private enum Line {
        case unknown
        case number
        case label
        case word
        case other
    }

    private(set) var state: State
    private var line = Line.unknown
    private var number = FoldedNumber()
    private var content: [UInt8] = []
    /// The last label, which becomes a text when all bytes of a call are read.
    private var label: [UInt8]?

    init(percentage: Double = 0, pulsates: Bool = false) {
        state = State(percentage: percentage, pulsates: pulsates)
    }

    /// Reads bytes of the stream.
    mutating func take(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes { read(byte) }
        }
        applyLabel()
    }

    /// Takes over a percentage from 0 to 100.
    mutating func report(percentage: Double) {
        state.percentage = percentage
        if percentage == 100 { state.isComplete = true }
    }

    /// Starts or ends the pulsation.
    mutating func report(pulsates: Bool) { state.pulsates = pulsates }

    /// Takes over a text.
    mutating func report(text: String) { state.text = text }

    /// Reads the end of the stream, which completes the task.
    mutating func finish() {
        endLine()
        applyLabel()
        state.percentage = 100
        state.pulsates = false
        state.isComplete = true
        state.hasEnded = true
    }

    private mutating func read(_ byte: UInt8) {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return endLine() }
        switch line {
        case .unknown:
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                line = .number
                number = FoldedNumber()
                number.add(byte)
            case UInt8(ascii: "#"): line = .label
            case UInt8(ascii: "p"):
                line = .word
                content.append(byte)
            default: line = .other
            }
        case .number: number.add(byte)
        case .label, .word: content.append(byte)
        case .other: break
        }
    }

    private mutating func endLine() {
        switch line {
        case .number:
            report(percentage: min(number.value, 100))
        case .label: label = content
        case .word: readPulsation()
        case .unknown, .other: break
        }
        line = .unknown
        content.removeAll(keepingCapacity: true)
    }

    /// `pulsate:false` ends the pulsation, any other value starts it.
    private mutating func readPulsation() {
        guard content.starts(with: "pulsate".utf8), let colon = content.firstIndex(of: UInt8(ascii: ":")) else {
            return
        }
        let value = AsciiSpace.trimmed(content[(colon + 1)...])
        state.pulsates = String(decoding: value, as: UTF8.self).lowercased() != "false"
    }

    private mutating func applyLabel() {
        guard let label else { return }
        state.text = CEscapes.resolved(String(decoding: AsciiSpace.trimmed(label[...]), as: UTF8.self))
        self.label = nil
    }
}

/// A number of which every digit of a line is a part, whatever is between them: `10 of 200` is 10200.
private struct FoldedNumber {
    /// All digits; exact up to 15 of them, and more are only those before the decimal sign.
    private var digits = 0.0
    private var divisor = 1.0
    private var hasDecimalSign = false

    var value: Double { digits / divisor }

    mutating func add(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if hasDecimalSign {
                guard digits < 1e14, divisor < 1e22 else { return }
                divisor *= 10
            }
            digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "."), UInt8(ascii: ","): hasDecimalSign = true
        default: break
        }
    }
}
