import ArgumentParser
import Popsheet
import PopsheetLayout
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
        parsing: .unconditional,
        help: .init("The colour of ordinary actions, such as #007AFF or teal. (default: blue)", valueName: "color"),
        transform: Self.tint)
    var tint: SheetColor?

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
        help: .init("How the answer is printed: \(AnswerFormat.alternatives). (default: id)", valueName: "format"),
        completion: .list(AnswerFormat.allCases.map(\.word)), transform: LayoutArguments.word)
    var output = AnswerFormat.id

    @OptionGroup var display: DisplayArguments

    /// Where the sheet is shown.
    var place: StandalonePlace {
        var place = StandalonePlace()
        (place.surface, place.anchor, place.parent) = (surface, anchor, display.parent)
        place.size.width = display.width
        return place
    }

    private static func tint(_ text: String) throws -> SheetColor {
        if let tint = SheetColor(hex: text) { return tint }
        guard !text.hasPrefix("#"), let color = Color(css: text), color.alpha == 1 else {
            throw ValidationError("give an opaque colour such as #007AFF or teal")
        }
        return color
    }
}
