import ArgumentParser
import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// The options that describe where a sheet is laid out, and at which time of its motion.
///
/// A value may begin with a dash, since numbers may be negative.
struct LayoutArguments: ParsableArguments {
    @OptionGroup var windows: WindowArguments

    @Option(
        parsing: .unconditional,
        help: .init(
            "What bars and notches cover at each edge: top, left, bottom, right. (default: 0,0,0,0)",
            valueName: "T,L,B,R"),
        transform: OptionValue.insets)
    var safeArea = Insets()

    @Option(
        parsing: .unconditional,
        help: .init("The rectangle in the window at which a popover points. (default: none)", valueName: "X,Y,W,H"),
        transform: OptionValue.rect)
    var anchor: Rect?

    @OptionGroup var arrows: ArrowArguments

    @Option(word: "The form", default: "the document's", valueName: "form")
    var presentation: PresentationOptions.Style?

    @Option(word: "The look", default: "the document's", valueName: "look")
    var appearance: SheetAppearance?

    @OptionGroup var texts: TextScaleArguments

    @Option(word: "The direction of text", default: "ltr", valueName: "way")
    var direction = LayoutDirection.leftToRight

    @Option(
        parsing: .unconditional,
        help: .init(
            "Device pixels per logical pixel; lines are at least one device pixel thick. (default: no device)",
            valueName: "N"),
        transform: OptionValue.factor)
    var scale: Double?

    @Option(
        help: .init("The phase of the motion: in (presenting) or out (dismissing). (default: in)", valueName: "phase"),
        completion: .list(["in", "out"]), transform: OptionValue.phase)
    var phase = Transition.Direction.presenting

    @Option(
        parsing: .unconditional,
        help: .init(
            "The time in seconds since the phase began. (default: when the sheet is at rest)",
            valueName: "seconds"),
        transform: OptionValue.seconds)
    var at: Double?

    @Option(
        parsing: .unconditional,
        help: .init(
            "Begin the phase at this progress, like a reversed motion: 0 is off screen, 1 at rest.", valueName: "P"),
        transform: OptionValue.motion)
    var fromProgress: Double?

    @Option(
        parsing: .unconditional,
        help: .init(
            "Begin the phase at this velocity, in progress per second; positive is towards rest.", valueName: "V"),
        transform: OptionValue.motion)
    var velocity: Double?

    /// The layout context of a sheet with these options.
    func context(_ options: PresentationOptions) throws(CommandFailure) -> LayoutContext {
        do {
            var context = try LayoutContext(
                size: windows.window, safeArea: safeArea, textScale: texts.textScale, deviceScale: scale,
                direction: direction)
            context.form = options.appearance?.bundledForm ?? .standard
            return context
        } catch {
            throw .usage("\(error)")
        }
    }

    /// How a document's sheet is presented; the command's options take precedence over the document.
    func options(of document: SheetDocument) -> PresentationOptions {
        var options = document.options
        if let presentation { options.style = presentation }
        if let appearance { options.appearance = appearance }
        options.popover.arrowDirections = arrows.arrow
        return options
    }

    /// The layout of a document's sheet.
    func layout(of document: SheetDocument) throws(CommandFailure) -> SheetLayout {
        let (options, sheet) = (options(of: document), try document.sheet())
        let context = try context(options)
        do {
            return try SheetLayout(
                sheet, options, in: context, anchor: anchor, cancelLabel: StandardLabel.cancel,
                measuring: PangoTextMeasurer())
        } catch {
            throw .usage("\(error)")
        }
    }

    /// The layout of a document's content sheet; nil for an action sheet.
    func contentLayout(of document: SheetDocument) throws(CommandFailure) -> NamedContentLayout? {
        guard let (content, description) = try document.contentSheet() else { return nil }
        let options = options(of: document)
        let context = try context(options)
        do {
            try SheetLayout.check(anchor, PopoverOptions())
        } catch {
            throw .usage("\(error)")
        }
        return NamedContentLayout(content, description, options, in: context, from: anchor)
    }

    /// The transition state that the options describe, for a container's motion.
    ///
    /// - Parameter rest: The progress at rest, of which the given progress and velocity are fractions.
    func state(of motion: ContainerMotion, restingAt rest: Double = 1) -> TransitionState {
        var transition = PresentationMotion()
        transition.begin(at: rest)
        transition.run(phase, in: motion.style, at: 0)
        transition.run(
            phase, from: (fromProgress ?? 1 - phase.target) * rest, velocity: (velocity ?? 0) * rest, at: 0)
        return transition.state(at: at ?? transition.settlingTime)
    }
}
