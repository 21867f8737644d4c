import Foundation
import Popsheet
import PopsheetLayout
import Testing

/// No text is too long for its place on a screen 320 wide, the narrowest phone (texts.md §5).
@Suite struct TextPlaceTests {
    /// Where a text is.
    enum Place {
        /// Only assistive technologies read it, or it is the title of a window, which the window manager cuts off.
        case anywhere
        /// It wraps: each of its words must fit.
        case wraps(size: Double)
        /// It is one line with these values.
        case line(size: Double, width: Double, values: [String] = [])
        /// The format of a date in one line.
        case date(size: Double, width: Double)
    }

    /// The sheet's width, and that of its texts.
    private static let (sheet, texts) = (304.0, 272.0)
    /// Half a row of a form, next to the field's name.
    private static let chip = sheet / 2
    /// Half an alert of 270, less the space at the button's edges.
    private static let button = 119.0

    /// The place of each text, by its English text.
    private static let places: [String: Place] = [
        "_OK": .line(size: 17, width: button), "_Yes": .line(size: 17, width: button),
        "_No": .line(size: 17, width: button),
        "_Cancel": .line(size: 17, width: button),
        "Nothing to choose": .wraps(size: 17), "No matches": .wraps(size: 17), "Loading": .anywhere,
        "medium": .anywhere, "large": .anywhere, "content": .anywhere,
        "Action sheet": .anywhere, "Sheet": .anywhere, "Sheet grabber": .anywhere, "Destructive": .anywhere,
        "%d s": .wraps(size: 13), "Search": .line(size: 17, width: 200),
        "Use “%s”": .line(size: 17, width: texts, values: ["Harbour"]), "Colour": .anywhere,
        "From %1$s to %2$s": .wraps(size: 13), "%s or later": .wraps(size: 13), "%s or earlier": .wraps(size: 13),
        "Date": .anywhere, "Text": .anywhere, "Number": .anywhere, "Rows": .anywhere, "Preview": .anywhere,
        "Progress": .anywhere, "Output": .anywhere, "%1$s has failed (%2$s)": .wraps(size: 13),
        "%d more character": .wraps(size: 13), "%d character too many": .wraps(size: 13),
        "%d character": .wraps(size: 13), "%1$d to %2$d character": .wraps(size: 13),
        "At least %d character": .wraps(size: 13), "At most %d character": .wraps(size: 13),
        "Not complete": .wraps(size: 13), "Not in the expected form": .wraps(size: 13),
        "Save": .anywhere, "Open": .anywhere, "Choose a Folder": .anywhere,
        "Enter a number from %1$s to %2$s": .wraps(size: 13), "Enter a number of %s or more": .wraps(size: 13),
        "Enter a number of %s or less": .wraps(size: 13), "Enter a number, such as 3 or %s": .wraps(size: 13),
        "Required": .line(size: 17, width: chip), "%1$d of %2$d selected": .wraps(size: 17),
        "%d selected": .wraps(size: 17), "%d%%": .line(size: 13, width: 60, values: ["100"]),
        "%d s more, to finish": .wraps(size: 17),
        "Calendar selection": .anywhere, "Select a date from below.": .wraps(size: 13), "Add a new entry": .anywhere,
        "_Enter new text:": .wraps(size: 17), "Forms dialog": .wraps(size: 17),
        "Select items from the list": .anywhere, "Select items from the list below.": .wraps(size: 13),
        "Question": .anywhere, "Are you sure you want to proceed?": .wraps(size: 17), "Information": .anywhere,
        "All updates are complete.": .wraps(size: 17), "Warning": .anywhere, "Error": .anywhere,
        "An error has occurred.": .wraps(size: 17), "Username": .wraps(size: 17),
        "Password": .wraps(size: 17), "Type your password": .wraps(size: 17),
        "Type your username and password": .wraps(size: 17), "Running...": .wraps(size: 17),
        "Adjust the scale value": .wraps(size: 17), "Text View": .anywhere,
        "Time remaining: %s": .line(size: 13, width: texts, values: ["999:59:59"]),
        "Choose a month": .anywhere, "Choose a year": .anywhere, "Choose a day": .anywhere,
        "Previous month": .anywhere, "Next month": .anywhere, "Previous year": .anywhere, "Next year": .anywhere,
        "Previous years": .anywhere, "Next years": .anywhere,
        "%A, %-d %B %Y": .anywhere, "%-d %B %Y": .anywhere, "%-d %b %Y": .date(size: 17, width: chip),
        // Next to two arrows.
        "%OB %Y": .date(size: 20, width: sheet - 3 * 40),
        "(None)": .line(size: 17, width: chip), "Completions": .anywhere, "Decrease": .anywhere, "Increase": .anywhere,
        "Choices": .anywhere, "Saturation and brightness": .anywhere, "Clear": .anywhere,
        "Choose…": .line(size: 17, width: chip),
        "%d file": .line(size: 17, width: chip, values: ["12"]),
        "↓ %d new line": .line(size: 17, width: texts, values: ["1234"]),
    ]

    private static func filled(_ text: String, _ values: [String]) -> String {
        var result = text
        for value in values {
            for mark in ["%s", "%d", "%1$s", "%1$d"] { result = result.replacingOccurrences(of: mark, with: value) }
        }
        return result.replacingOccurrences(of: "%%", with: "%")
    }

    private static func width(_ text: String, _ size: Double) -> Double {
        // The tests' fonts have no ideographs and syllables, which are as wide as high.
        let wide = text.unicodeScalars.filter { $0.value >= 0x2E80 }
        let others = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value < 0x2E80 }))
        return PangoTextMeasurer().width(of: others, in: Font(size: size)) + Double(wide.count) * size
    }

    @Test func eachTextHasAPlace() throws {
        let texts = try PortableObjectFile("popsheet.pot").entries.map(\.text)
        #expect(Set(texts) == Set(Self.places.keys))
    }

    @Test(arguments: PortableObjectFile.languages)
    func noTextIsTooLong(language: String) throws {
        for entry in try PortableObjectFile(language + ".po").entries {
            for text in entry.translations {
                // The mnemonic of an appended letter is not shown.
                let shown = text.replacingOccurrences(of: "_", with: "")
                switch try #require(Self.places[entry.text]) {
                case .anywhere: continue
                case .wraps(let size):
                    for word in shown.split(separator: " ") where word.unicodeScalars.allSatisfy({ $0.value < 0x2E80 })
                    {
                        #expect(Self.width(String(word), size) <= Self.texts, "\(word)")
                    }
                    // No more than three lines.
                    #expect(Self.width(shown, size) <= 3 * Self.texts, "\(shown)")
                case .line(let size, let width, let values):
                    let filled = Self.filled(shown, values)
                    #expect(Self.width(filled, size) <= width, "\(filled)")
                case .date(let size, let width):
                    // September has a long name in many languages.
                    let parts = ["%-d": "24", "%Y": "2026", "%-m": "12", "%OB": "september", "%b": "sept."]
                    let date = parts.reduce(shown) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
                    #expect(!date.contains("%") && Self.width(date, size) <= width, "\(date)")
                }
            }
        }
    }
}
