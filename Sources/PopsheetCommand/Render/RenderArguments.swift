import ArgumentParser
import Popsheet
import PopsheetLayout

/// The options that describe how a sheet is drawn; the layout options describe where.
struct RenderArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: .init("Draw this action's row pressed. (default: none)", valueName: "id"))
    var press: String?

    @Option(
        parsing: .unconditional,
        help: .init("Draw the keyboard's focus on this action's row. (default: none)", valueName: "id"))
    var focus: String?

    @Option(
        parsing: .unconditional,
        help: .init("Draw the sheet as if the pointer were at this point. (default: nowhere)", valueName: "X,Y"),
        transform: OptionValue.point)
    var pointer: Point?

    @Option(
        parsing: .unconditional,
        help: .init(
            "The content under the sheet: a PNG file that covers the window, checker, or a colour. (default: checker)",
            valueName: "what"),
        completion: .file(extensions: ["png"]), transform: BackdropArgument.init)
    var backdrop = BackdropArgument.checker

    @Option(
        parsing: .unconditional,
        help: .init(
            "Write every frame of the motion into this directory, which is created. (default: no film)",
            valueName: "dir"),
        completion: .directory)
    var film: String?

    @Option(
        parsing: .unconditional,
        help: .init("Frames per second of a film. (default: 60)", valueName: "N"), transform: Self.frameRate)
    var fps: Int?

    private static func frameRate(_ text: String) throws -> Int {
        guard let number = Int(text), (1...1_000).contains(number) else {
            throw ValidationError("give a whole number of frames from 1 to 1000, such as 60")
        }
        return number
    }
}

/// The value of `--backdrop`.
enum BackdropArgument {
    case checker
    case color(Color)
    case file(InputFile)

    init(_ text: String) throws {
        if text == "checker" {
            self = .checker
        } else if let color = Color(css: text) {
            self = .color(color)
        } else if text.isEmpty || text.hasPrefix("#") {
            throw ValidationError("give a PNG file, checker, or a colour such as #336699, navy or rgba(0,0,0,0.5)")
        } else {
            self = .file(InputFile(path: text))
        }
    }

    /// The backdrop to draw; reads the file if it is one.
    func backdrop() throws(CommandFailure) -> PictureBackdrop {
        switch self {
        case .checker: return .checker
        case .color(let color): return .color(color)
        case .file(let file):
            guard let image = PictureImage(png: try file.read()) else {
                throw .data("\(file.name): can't be read as a picture; give a PNG file")
            }
            return .image(image)
        }
    }
}
