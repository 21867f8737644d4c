import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

/// A validated request to draw a sheet.
@MainActor
struct Rendering {
    /// The sheet that is drawn.
    private enum Drawn {
        case actions(ActionSheet)
        case content(ContentDescription, showing: NamedContent)
    }

    private let drawn: Drawn
    private let options: PresentationOptions
    private let arguments: LayoutArguments
    private let drawing: RenderArguments
    private let context: LayoutContext
    private let backdrop: PictureBackdrop

    /// The longest side of a picture that Cairo draws, with a margin.
    private static let longestSide = 16_384.0
    /// The maximum number of pixels: a quarter of a gigabyte.
    private static let mostPixels = 67_108_864.0

    init(
        of document: SheetDocument, _ arguments: LayoutArguments, _ drawing: RenderArguments
    ) throws(CommandFailure) {
        var arguments = arguments
        arguments.scale = arguments.scale ?? 1
        let actions: [Action]
        if let (content, description) = try document.contentSheet() {
            drawn = .content(description, showing: content.name)
            actions = description.items.map(\.action) + Self.actions(of: description.list)
        } else {
            let sheet = try document.sheet()
            drawn = .actions(sheet)
            actions = Self.actions(of: sheet)
        }
        options = arguments.options(of: document)
        self.arguments = arguments
        self.drawing = drawing
        context = try arguments.context(options)
        try Self.checkSize(of: context)
        try Self.check(drawing.press, "press", in: actions)
        try Self.check(drawing.focus, "focus", in: actions)
        backdrop = try drawing.backdrop.backdrop()
    }

    /// Writes a picture to a file, and a film to a directory, if they are requested.
    func write(picture file: String?, film directory: String?) throws(CommandFailure) {
        guard file != nil || directory != nil else {
            throw .usage("no output file; give one with -o OUT.png, or --film DIR")
        }
        if directory == nil, drawing.fps != nil { throw .usage("--fps requires a film; give --film DIR too") }
        if file == nil, arguments.at != nil {
            throw .usage(
                "--at applies to one picture, and a film shows every moment; omit --at, or give -o OUT.png too")
        }
        if let directory { try writeFilm(to: directory) }
        if let file { try writePicture(to: file) }
    }

    private func writePicture(to file: String) throws(CommandFailure) {
        let picture = try begin()
        defer { picture.close() }
        try draw(picture, at: arguments.at ?? picture.settlingTime, to: OutputFile(path: file))
    }

    private func writeFilm(to path: String) throws(CommandFailure) {
        let picture = try begin()
        defer { picture.close() }
        let film = Film(duration: picture.settlingTime, framesPerSecond: Double(drawing.fps ?? 60))
        let directory = OutputDirectory(path: path)
        try directory.make()
        try directory.checkAbsence(of: Film.name(of: film.count))
        for frame in 0..<film.count {
            try draw(picture, at: film.time(of: frame), to: directory.file(Film.name(of: frame)))
        }
    }

    /// The sheet at the first time of the phase.
    private func begin() throws(CommandFailure) -> SheetPicture {
        let picture: SheetPicture
        StartEnvironment.openForPictures()
        do {
            switch drawn {
            case .actions(let sheet):
                picture = try SheetPicture(of: sheet, options, in: context, from: arguments.anchor, over: backdrop)
            case .content(let description, let named):
                picture = try SheetPicture(
                    of: description, showing: named, options, in: context, from: arguments.anchor, over: backdrop)
            }
        } catch {
            switch error {
            case .noDisplay: throw .display("\(error)")
            }
        }
        picture.run(arguments.phase, from: arguments.fromProgress, velocity: arguments.velocity)
        if let id = drawing.press { picture.press(id) }
        if let id = drawing.focus { picture.focus(id) }
        return picture
    }

    private func draw(_ picture: SheetPicture, at time: Double, to file: OutputFile) throws(CommandFailure) {
        picture.advance(to: time)
        if let pointer = drawing.pointer { picture.point(at: pointer) }
        guard let png = picture.png() else { throw .output("\(file.name): not enough memory for the picture") }
        try file.write(png)
    }

    // MARK: Checks

    private static func checkSize(of context: LayoutContext) throws(CommandFailure) {
        let (size, scale) = (context.size, context.deviceScale ?? 1)
        guard [1, 2, 3].contains(scale) else { throw .usage("a picture's scale is 1, 2 or 3; give --scale 2") }
        guard size.width == size.width.rounded(), size.height == size.height.rounded() else {
            throw .usage("a picture's window is in whole pixels; give one such as --window 390x844")
        }
        let (width, height) = (size.width * scale, size.height * scale)
        guard width >= 1, height >= 1 else {
            throw .usage("a picture of this window has no pixels; give a larger one, such as --window 390x844")
        }
        guard max(width, height) <= longestSide, width * height <= mostPixels else {
            throw .usage(
                "a picture of \(Int(width))x\(Int(height)) pixels is too large; give a smaller --window or --scale")
        }
    }

    private static func actions(of sheet: ActionSheet) -> [Action] {
        sheet.displayedActions + (sheet.cancelAction.map { [$0] } ?? [])
    }

    /// Checks that an option names an action that can be pressed or focused.
    private static func check(_ id: String?, _ option: String, in actions: [Action]) throws(CommandFailure) {
        guard let id else { return }
        guard let action = actions.first(where: { $0.id == id }) else {
            let known = actions.map { "\"\($0.id.excerpt)\"" }.joined(separator: ", ")
            let list = actions.isEmpty ? "it has none" : "it has \(known)"
            throw .usage("--\(option): the sheet has no action \"\(id.excerpt)\"; \(list)")
        }
        guard action.isEnabled else {
            throw .usage("--\(option): the action \"\(id.excerpt)\" is disabled; name one that is not")
        }
    }
}

/// The times of a film's frames: evenly spaced, the last one being the first at which the sheet is at rest.
struct Film {
    private let duration: Double
    private let framesPerSecond: Double
    /// The number of frames.
    let count: Int

    init(duration: Double, framesPerSecond: Double) {
        self.duration = duration
        self.framesPerSecond = framesPerSecond
        // A rounding error at the end of a motion does not add a frame.
        count = Int((duration * framesPerSecond - 1e-6).rounded(.up)) + 1
    }

    /// The time of a frame.
    func time(of frame: Int) -> Double {
        let time = Double(frame) / framesPerSecond
        return frame == count - 1 ? max(time, duration) : time
    }

    /// The name of a frame's file.
    static func name(of frame: Int) -> String {
        let digits = String(frame)
        return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
    }
}
