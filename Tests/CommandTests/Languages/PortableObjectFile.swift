import Foundation
import Testing

/// A file of translations in `po/`, or their template.
struct PortableObjectFile: CustomTestStringConvertible, Sendable {
    struct Entry: Sendable {
        var context: String?
        var text = ""
        /// The English text for other numbers than 1; nil for a text that is not about a number.
        var plural: String?
        var translations: [String] = []
        var flags = ""
    }

    /// The name, such as `de`.
    let language: String
    let source: String
    let entries: [Entry]

    var testDescription: String { language }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized

    /// Reads `po/NAME`.
    init(_ name: String) throws {
        language = String(name.prefix { $0 != "." })
        source = try String(contentsOf: Self.root.appendingPathComponent("po/\(name)"), encoding: .utf8)
        entries = source.components(separatedBy: "\n\n").compactMap { Self.entry($0) }
    }

    /// The languages of `po/LINGUAS`.
    static let languages: [String] = {
        let text = (try? String(contentsOf: root.appendingPathComponent("po/LINGUAS"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0) }
    }()

    /// Reads what is between two empty lines, in which each text is one line; nil for the header.
    private static func entry(_ paragraph: String) -> Entry? {
        var entry = Entry()
        for line in paragraph.split(separator: "\n") {
            guard let quote = line.firstIndex(of: "\""), !line.hasPrefix("#") else {
                if line.hasPrefix("#,") { entry.flags = String(line) }
                continue
            }
            let value = line[quote...].dropFirst().dropLast().replacingOccurrences(of: "\\\"", with: "\"")
            switch line.prefix(while: { $0 != " " && $0 != "[" }) {
            case "msgctxt": entry.context = value
            case "msgid": entry.text = value
            case "msgid_plural": entry.plural = value
            case "msgstr": entry.translations.append(value)
            default: break
            }
        }
        return entry.text.isEmpty ? nil : entry
    }
}
