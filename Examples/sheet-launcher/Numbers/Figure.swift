import PopsheetLayout

/// A number of a sheet's layout: where it is measured, and what it is for.
struct Figure: Equatable {
    /// What is measured, such as "Side margin".
    let name: String
    /// The number, as it is drawn.
    let value: String
    /// Its purpose, in a sentence.
    let note: String
    /// Where it is measured.
    let mark: Mark
    /// Whether the number is drawn in its frame.
    var isLabeled = false

    /// A place on the device's screen.
    enum Mark: Equatable {
        /// A part with rounded corners.
        case frame(Rect, radius: Double)
        /// A line between two points that have the same x or the same y.
        case distance(Point, Point)
        /// The graph of a motion.
        case graph(Rect)
    }

    /// The place that belongs to the number under a pointer; a line is easier to reach than it is thick.
    var target: Rect {
        switch mark {
        case .frame(let rect, _), .graph(let rect): return rect
        case .distance(let start, let end):
            let reach = 7.0
            return Rect(
                x: min(start.x, end.x) - reach, y: min(start.y, end.y) - reach,
                width: abs(end.x - start.x) + 2 * reach, height: abs(end.y - start.y) + 2 * reach)
        }
    }

    /// The figure that a pointer at a point is over: a line before a part, and a small part before a large one.
    static func under(_ point: Point, among figures: [Figure]) -> Int? {
        func rank(_ figure: Figure) -> Double {
            if case .distance = figure.mark { return -1 / (figure.target.width * figure.target.height) }
            return figure.target.width * figure.target.height
        }
        // Of parts with the same frame, the innermost, which is the last.
        return figures.indices.reversed().filter { figures[$0].target.contains(point) }
            .min { rank(figures[$0]) < rank(figures[$1]) }
    }

    /// A length with at most two decimals, without trailing zeros.
    static func text(_ length: Double) -> String {
        let hundredths = Int((length * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "−" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
    }
}
