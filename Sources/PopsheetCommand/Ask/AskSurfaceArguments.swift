import ArgumentParser
import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

/// The options that describe where a sheet is shown and what it looks like.
struct AskSurfaceArguments: ParsableArguments {
    @Option(word: "The form", default: "auto", valueName: "form")
    var presentation: PresentationOptions.Style?

    @Option(
        parsing: .unconditional,
        help: .init(
            "Where a popover points: the pointer, or a rectangle on the screen; with --parent, a rectangle in that window. "
                + "(default: the pointer, for --presentation popover)",
            valueName: "pointer|X,Y,W,H"),
        transform: StandalonePlace.Anchor.init)
    var anchor: StandalonePlace.Anchor?

    @OptionGroup var arrows: ArrowArguments

    @Option(
        parsing: .unconditional,
        help: .init("The colour of ordinary actions, such as #007AFF or teal. (default: blue)", valueName: "color"),
        transform: Self.tint)
    var tint: SheetColor?

    @Option(word: "The buttons of a compact sheet", default: "rounded", valueName: "look")
    var compactLook: PresentationOptions.CompactStyle?

    @Option(
        help: .init(
            "Where the sheet is shown: \(StandalonePlace.Surface.alternatives). An overlay dims the screen; auto is an "
                + "overlay if possible, otherwise a window. (default: auto)",
            valueName: "surface"),
        completion: .list(StandalonePlace.Surface.allCases.map(\.word)), transform: OptionValue.word)
    var surface = StandalonePlace.Surface.auto

    @Option(word: "How the answer is printed", default: "id", valueName: "format")
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
