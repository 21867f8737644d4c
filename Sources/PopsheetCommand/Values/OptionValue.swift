import ArgumentParser
import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// Parses the values of options.
///
/// The error for an invalid value says how to write one.
enum OptionValue {
    static func size(_ text: String) throws -> Size {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(length)
        guard parts.count == 2, let width = parts[0], let height = parts[1] else {
            throw ValidationError("give a width and a height, such as 390x844; \(lengthRange)")
        }
        return Size(width: width, height: height)
    }

    static func insets(_ text: String) throws -> Insets {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(length)
        guard parts.count == 4, let top = parts[0], let left = parts[1], let bottom = parts[2], let right = parts[3]
        else { throw ValidationError("give top, left, bottom and right, such as 47,0,34,0; \(lengthRange)") }
        return Insets(top: top, left: left, bottom: bottom, right: right)
    }

    static func rect(_ text: String) throws -> Rect {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 4, let x = position(parts[0]), let y = position(parts[1]),
            let width = length(parts[2]), let height = length(parts[3])
        else { throw ValidationError("give x, y, width and height, such as 100,80,60,30; \(lengthRange)") }
        return Rect(x: x, y: y, width: width, height: height)
    }

    static func point(_ text: String) throws -> Point {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(position)
        guard parts.count == 2, let x = parts[0], let y = parts[1] else {
            throw ValidationError("give x and y, such as 195,500; \(lengthRange)")
        }
        return Point(x: x, y: y)
    }

    static func edges(_ text: String) throws -> Set<ArrowEdge> {
        let edges = text.split(separator: ",", omittingEmptySubsequences: false).map { ArrowEdge(word: String($0)) }
        guard edges.allSatisfy({ $0 != nil }) else {
            throw ValidationError("give some of up, down, left and right, such as up,down")
        }
        return Set(edges.compactMap { $0 })
    }

    static func factor(_ text: String) throws -> Double {
        guard let number = Double(text), number > 0, number <= LayoutError.largestTextScale else {
            throw ValidationError("give a number above 0 and up to \(Int(LayoutError.largestTextScale)), such as 1.5")
        }
        return number
    }

    static func seconds(_ text: String) throws -> Double {
        guard let number = Double(text), number >= 0, number.isFinite else {
            throw ValidationError("give a number of seconds, such as 0.15")
        }
        return number
    }

    /// A progress or a velocity: no finger is faster than the limit, and beyond it positions would not be finite.
    static func motion(_ text: String) throws -> Double {
        let limit = 1_000.0
        guard let number = Double(text), number.magnitude <= limit else {
            throw ValidationError("give a number from -\(Int(limit)) to \(Int(limit)), such as 0.5")
        }
        return number
    }

    static func word<Word: CommandWord>(_ text: String) throws -> Word {
        guard let word = Word(word: text) else { throw ValidationError("give \(Word.alternatives)") }
        return word
    }

    static func phase(_ text: String) throws -> Transition.Direction {
        switch text {
        case "in": .presenting
        case "out": .dismissing
        default: throw ValidationError("give in or out")
        }
    }

    private static var lengthRange: String { "lengths are from 0 to \(Int(LayoutError.largestLength))" }

    private static func length(_ text: Substring) -> Double? { position(text).flatMap { $0 >= 0 ? $0 : nil } }

    private static func position(_ text: Substring) -> Double? {
        Double(text).flatMap { $0.magnitude <= LayoutError.largestLength ? $0 : nil }
    }
}

extension Option {
    /// An option whose value is a word.
    ///
    /// - Parameters:
    ///   - help: The beginning of the description; the words and the default follow.
    ///   - standard: The default, on the help page.
    init(wrappedValue: Value, word help: String, default standard: String, valueName: String) where Value: CommandWord {
        self.init(
            wrappedValue: wrappedValue, help: Value.help(help, standard, valueName), completion: Value.completion,
            transform: OptionValue.word)
    }

    /// An option whose value is a word if it is given.
    init<Word: CommandWord>(word help: String, default standard: String, valueName: String) where Value == Word? {
        self.init(
            help: Word.help(help, standard, valueName), completion: Word.completion,
            transform: { text throws in try OptionValue.word(text) as Word })
    }
}

extension CommandWord {
    fileprivate static func help(_ help: String, _ standard: String, _ valueName: String) -> ArgumentHelp {
        .init("\(help): \(alternatives). (default: \(standard))", valueName: valueName)
    }

    fileprivate static var completion: CompletionKind { .list(allCases.map(\.word)) }
}
