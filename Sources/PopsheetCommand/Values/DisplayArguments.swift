import ArgumentParser
import Popsheet
import PopsheetStandalone

/// The options that say how a sheet is shown, whatever it asks.
struct DisplayArguments: ParsableArguments {
    @Option(word: "The look", default: "auto", valueName: "look")
    var appearance: SheetAppearance?

    @Option(
        parsing: .unconditional,
        help: .init(
            "Attach the sheet to another program's window: modal, above it, closed with it.",
            valueName: "xid|wayland:handle"),
        transform: StandalonePlace.Parent.init)
    var parent: StandalonePlace.Parent?

    @Option(
        parsing: .unconditional,
        help: .init("Time out after this many seconds; the time that is left is shown.", valueName: "seconds"),
        transform: Self.timeout)
    var timeout: Double?

    @Option(
        parsing: .unconditional,
        help: .init(
            "The width of the sheet in its own window, in logical pixels, within the screen.", valueName: "pixels"),
        transform: Self.width)
    var width: Double?

    @Flag(help: "Disable animation.")
    var noAnimation = false

    @Option(
        parsing: .unconditional,
        help: .init(
            "Check all options, then end with this answer without showing the sheet, such as an id, or an object as --output "
                + "json prints it: for tests of scripts. POPSHEET_ANSWER does the same, and POPSHEET_ANSWERS names a file "
                + "with one answer for each question.",
            valueName: "id|cancel|timeout"))
    var answer: String?

    @Option(
        parsing: .unconditional,
        help: .init(
            "Begin with the answer that was accepted the last time under this name, unless another option gives one.",
            valueName: "name"),
        transform: Self.name)
    var remember: String?

    private static func name(_ text: String) throws -> String {
        if let fault = RememberedAnswer.fault(ofName: text) { throw ValidationError(fault) }
        return text
    }

    /// The answer to give without showing the sheet, of the option or of the environment.
    func givenAnswer() throws(CommandFailure) -> GivenAnswer? { try .of(option: answer) }

    private static func width(_ text: String) throws -> Double {
        guard let pixels = Int32(text), pixels > 0 else {
            throw ValidationError("give a number of pixels above 0, such as 480")
        }
        return Double(pixels)
    }

    static func timeout(_ text: String) throws -> Double {
        guard let seconds = Double(text), seconds > 0, seconds <= Self.longestTimeout else {
            throw ValidationError("give a number of seconds above 0 and up to \(Int(Self.longestTimeout)), such as 30")
        }
        return seconds
    }

    /// Three decades: longer than any sheet waits, and a number of seconds that fits in its row.
    private static let longestTimeout = 1_000_000_000.0
}
