import ArgumentParser
import Popsheet
import PopsheetModel
import PopsheetStandalone

/// The options that describe where a sheet is shown and what it looks like.
struct AskSurfaceArguments: ParsableArguments {
    @Option(
        help: .init("The form: \(PresentationOptions.Style.alternatives). (default: auto)", valueName: "form"),
        completion: .list(PresentationOptions.Style.allCases.map(\.word)), transform: LayoutArguments.word)
    var presentation: PresentationOptions.Style?

    @Option(
        parsing: .unconditional,
        help: .init(
            "Where a popover points: the pointer, or a rectangle on the screen; with --parent, a rectangle in that window. "
                + "(default: the pointer, for --presentation popover)",
            valueName: "pointer|X,Y,W,H"),
        transform: StandalonePlace.Anchor.init)
    var anchor: StandalonePlace.Anchor?

    @Option(
        help: .init(
            "The permitted arrow directions: up, down, left and right, separated by commas. (default: all)",
            valueName: "edges"),
        completion: .list(ArrowEdge.allCases.map(\.word)), transform: LayoutArguments.edges)
    var arrow: Set<ArrowEdge> = Set(ArrowEdge.allCases)

    @Option(
        help: .init("The look: \(SheetAppearance.alternatives). (default: auto)", valueName: "look"),
        completion: .list(SheetAppearance.allCases.map(\.word)), transform: LayoutArguments.word)
    var appearance: SheetAppearance?

    @Option(
        parsing: .unconditional,
        help: .init("The colour of ordinary actions, such as #007AFF or teal. (default: blue)", valueName: "color"),
        transform: Self.tint)
    var tint: TintColor?

    @Option(
        help: .init(
            "The buttons of a compact sheet: \(PresentationOptions.CompactStyle.alternatives). (default: rounded)",
            valueName: "look"),
        completion: .list(PresentationOptions.CompactStyle.allCases.map(\.word)), transform: LayoutArguments.word)
    var compactLook: PresentationOptions.CompactStyle?

    @Option(
        help: .init(
            "Where the sheet is shown: \(StandalonePlace.Surface.alternatives). An overlay dims the screen; auto is an "
                + "overlay if possible, otherwise a window. (default: auto)",
            valueName: "surface"),
        completion: .list(StandalonePlace.Surface.allCases.map(\.word)), transform: LayoutArguments.word)
    var surface = StandalonePlace.Surface.auto

    @Option(
        parsing: .unconditional,
        help: .init(
            "Attach the sheet to another program's window: modal, above it, closed with it.",
            valueName: "xid|wayland:handle"),
        transform: StandalonePlace.Parent.init)
    var parent: StandalonePlace.Parent?

    @Option(
        parsing: .unconditional,
        help: .init(
            "Time out after this many seconds. The cancel action shows a countdown, or the message if no cancel action "
                + "is shown.",
            valueName: "seconds"),
        transform: Self.timeout)
    var timeout: Double?

    @Option(
        help: .init("How the answer is printed: \(AnswerFormat.alternatives). (default: id)", valueName: "format"),
        completion: .list(AnswerFormat.allCases.map(\.word)), transform: LayoutArguments.word)
    var output = AnswerFormat.id

    @Flag(help: "Disable animation.")
    var noAnimation = false

    @Option(
        parsing: .unconditional,
        help: .init(
            "Check all options, then give this answer without showing the sheet: for tests of scripts. POPSHEET_ANSWER "
                + "does the same.",
            valueName: "id|cancel|timeout"))
    var answer: String?

    /// Where the sheet is shown.
    var place: StandalonePlace {
        var place = StandalonePlace()
        (place.surface, place.anchor, place.parent) = (surface, anchor, parent)
        return place
    }

    private static func tint(_ text: String) throws -> TintColor {
        if let tint = TintColor(hex: text) { return tint }
        guard !text.hasPrefix("#"), let color = Color(css: text), color.alpha == 1 else {
            throw ValidationError("give an opaque colour such as #007AFF or teal")
        }
        return TintColor(red: UInt8(color.red), green: UInt8(color.green), blue: UInt8(color.blue))
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
