import CPopsheetAPI
import Popsheet

/// The texts that a program in another language replaces.
@MainActor
private enum DefaultTexts {
    private static var detentNames: [String: String] = [:]
    private static let detent = "detent-"

    /// Replaces a text; returns false if none has the name.
    static func set(_ name: String, to text: String?) -> Bool {
        if name.hasPrefix(detent) {
            detentNames[String(name.dropFirst(detent.count))] = text
            PopsheetDefaults.strings.detentName = { detentNames[$0.id] ?? PopsheetStrings().detentName($0) }
        } else if let known = PopsheetStrings.Name(rawValue: name) {
            PopsheetDefaults.strings[known] = text
        } else {
            return false
        }
        return true
    }
}

@_cdecl("pop_api_set_default_text")
func setDefaultText(_ name: UnsafePointer<CChar>, _ text: UnsafePointer<CChar>?) -> Bool {
    let (name, text) = (String(cString: name), String(given: text))
    return MainActor.assumeIsolated { DefaultTexts.set(name, to: text) }
}
