import Foundation
import PopsheetTestSupport

/// The output of `popsheet layout`, read like another program would.
struct LayoutOutput: Decodable {
    struct Point: Decodable, Equatable {
        var x, y: Double
    }

    struct Frame: Decodable, Equatable {
        var x, y, width, height: Double

        var maxX: Double { x + width }
        var maxY: Double { y + height }
        var midX: Double { x + width / 2 }
    }

    struct Backdrop: Decodable {
        var frame: Frame
        var opacity: Double
    }

    struct Card: Decodable {
        var name: String
        var frame: Frame
        var cornerRadius: Double
    }

    struct Header: Decodable {
        var frame: Frame
        var title, message: Frame?
    }

    struct Row: Decodable {
        var id, role, fontWeight: String
        var frame: Frame
        var enabled, visible: Bool
        var fontSize, cornerRadius: Double
    }

    struct Bubble: Decodable {
        var frame: Frame
        var cornerRadius: Double
        var arrowEdge: String?
        var arrowTip, arrowBase: Point?
    }

    struct Scrolls: Decodable, Equatable {
        var header, actions: Bool
    }

    struct Bar: Decodable {
        var frame: Frame
        var title: Frame?
        var items: [Row]
    }

    struct Content: Decodable {
        var name: String
        var frame: Frame
        var scrolls: Bool
    }

    /// A detent: a word or a height.
    enum Word: Decodable, Equatable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral {
        case text(String)
        case height(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self = try (try? container.decode(String.self)).map { .text($0) } ?? .height(container.decode(Double.self))
        }

        init(stringLiteral text: String) { self = .text(text) }
        init(floatLiteral height: Double) { self = .height(height) }
    }

    struct Detent: Decodable {
        var ids: [Word]
        var fraction, height, y: Double
    }

    var presentation: String
    var backdrop: Backdrop?
    var cards: [Card]
    var header: Header?
    var rows: [Row]
    var separators: [Frame]
    var bubble: Bubble?
    var opacity, scale: Double
    var scrolls: Scrolls
    // Of content sheets.
    var grabber: Frame?
    var bar: Bar?
    var content: Content?
    var detents: [Detent]?
    var detent: Word?

    /// Reads an answer of the command.
    init(_ answer: ProcessRunner.Answer) throws {
        try answer.check()
        self = try JSONDecoder().decode(LayoutOutput.self, from: Data(answer.output))
    }

    /// Lays a document out.
    init(_ document: String, _ options: String...) async throws {
        let arguments = options.flatMap { $0.split(separator: " ").map(String.init) }
        try self.init(try await popsheet(["layout", "-"] + arguments, input: Array(document.utf8)))
    }

    func row(_ id: String) -> Row? { rows.first { $0.id == id } }
}

extension Double {
    /// Whether two lengths are the same but for what arithmetic loses.
    func isClose(to other: Double, within tolerance: Double = 1e-9) -> Bool { (self - other).magnitude <= tolerance }
}
