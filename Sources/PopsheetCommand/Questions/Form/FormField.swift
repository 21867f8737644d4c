import Popsheet
import PopsheetDialogs
import PopsheetSearch

/// A field of `popsheet form`: `KIND:ID=LABEL`, or an object of a document.
struct FormField: Sendable {
    /// What is entered in a field.
    enum Kind: String, CommandWord {
        case entry, password, number, slider, `switch`, choice, date, color, file, folder, files, text, section, label

        var word: String { rawValue }

        /// Whether the field can show a text while it is empty.
        var hasPlaceholder: Bool { [.entry, .password, .number].contains(self) }

        /// Whether it has a value: a section and a label only show a text.
        var hasValue: Bool { self != .section && self != .label }

        /// Whether it has lowest and highest numbers, and a pattern.
        var hasRange: Bool { self == .number || self == .slider }
        var hasPattern: Bool { [.entry, .password, .text].contains(self) }

        /// Whether its value is paths.
        var isForFiles: Bool { [.file, .folder, .files].contains(self) }
    }

    var kind: Kind
    var id: String
    var label: String
    /// The given value, as it would be printed; empty without one.
    var value = ""
    /// The given paths of several files as bytes, which need not be UTF-8.
    var originalPaths: [[UInt8]] = []
    /// Whether the document gives the value.
    var hasValue = false
    /// The texts to choose from.
    var choices: [String] = []
    /// Whether the form can be accepted only with a value.
    var isRequired = false
    /// The lowest and the highest number; nil for any.
    var lowest: GivenNumber?
    var highest: GivenNumber?
    /// The step of a slider; nil for 1.
    var step: GivenNumber?
    /// What the whole text matches; nil for anything.
    var pattern: TextPattern?

    init(kind: Kind, id: String, label: String) { (self.kind, self.id, self.label) = (kind, id, label) }

    /// What the field contains at first, as it would be printed: a switch is off, a date is today's, and a slider at its lowest
    /// number.
    func initialText(today: CalendarDate) -> String {
        switch kind {
        case .switch: value == "true" ? value : "false"
        case .date: value.isEmpty ? today.description : value
        case .number: TypedNumber.trimmed(value)
        case .slider: GivenNumber.text(slider.value, digits: digits)
        case .color: ColorPicker.Color(css: value).map { ColorFormat.hex.text(of: $0) } ?? value
        case .entry, .password, .choice, .text, .file, .folder, .files, .section, .label: value
        }
    }

    /// The numbers of a slider.
    var slider: Slider.Settings {
        let range = sliderRange
        let (given, digits) = (GivenNumber(value)?.value, digits)
        let finest = (0..<digits).reduce(1.0) { step, _ in step / 10 }
        return Slider.Settings(
            range: range, value: given ?? range.lowerBound, step: step?.value ?? finest, digits: digits, snaps: true)
    }

    /// A number of the slider, as it is printed.
    func text(ofSlider number: Double) -> String { GivenNumber.text(number, digits: digits) }

    /// The text of a number that is larger by a whole one, but not above the highest or below the lowest one.
    func changed(_ text: String, by steps: Int) -> String {
        let changed = TypedNumber.changed(text, by: steps)
        guard let number = TypedNumber(changed)?.value else { return changed }
        let end = steps > 0 ? highest : lowest
        guard let end, steps > 0 ? number > end.value : number < end.value else { return changed }
        return GivenNumber.text(end.value, digits: end.digits)
    }

    private var digits: Int { [lowest, highest, step, GivenNumber(value)].map { $0?.digits ?? 0 }.max() ?? 0 }

    private var sliderRange: ClosedRange<Double> {
        let low = lowest?.value ?? 0
        return low...max(low, highest?.value ?? 100)
    }

    /// Returns the entered text as a value: a number without the space around it.
    func value(entered text: String) -> String { kind == .number ? TypedNumber.trimmed(text) : text }

    /// The lowest and the highest number that are accepted.
    private var limits: (low: String?, high: String?) {
        (
            lowest.map { GivenNumber.text($0.value, digits: $0.digits) },
            highest.map { GivenNumber.text($0.value, digits: $0.digits) }
        )
    }

    /// The numbers that are accepted, in words of the command line; nil for all.
    private var range: String? {
        switch limits {
        case (let low?, let high?): "from \(low) to \(high)"
        case (let low?, nil): "\(low) or more"
        case (nil, let high?): "\(high) or less"
        case (nil, nil): nil
        }
    }

    /// What the user must do about a wrong value; nil for a right one.
    func advice(_ text: String) -> String? {
        guard fault(text) != nil else { return nil }
        if text.isEmpty { return Self.required }
        if pattern != nil { return TextRule.unexpected }
        let (low, high) = (limits.low.map { TypedNumber.shown($0) }, limits.high.map { TypedNumber.shown($0) })
        return switch (low, high) {
        case (let low?, let high?): translated("Enter a number from %1$s to %2$s").filled(low, high)
        case (let low?, nil): translated("Enter a number of %s or more").filled(low)
        case (nil, let high?): translated("Enter a number of %s or less").filled(high)
        case (nil, nil): translated("Enter a number, such as 3 or %s").filled(TypedNumber.shown("0.5"))
        }
    }

    /// The text of a required field that is empty.
    static var required: String { translated("Required") }

    /// A value as JSON.
    func json(_ text: String) -> JSONValue {
        switch kind {
        case .number, .slider: TypedNumber(text).map { .number($0.value) } ?? .null
        case .switch: .bool(text == "true")
        case .choice, .date, .color, .file, .folder: text.isEmpty ? .null : .string(text)
        case .files: .array(Self.paths(text).map { .string($0) })
        case .entry, .password, .text, .section, .label: .string(text)
        }
    }

    /// The value of a field for several files: no path contains a NUL.
    static func value(ofPaths paths: [String]) -> String { paths.joined(separator: "\0") }

    /// The paths of a field for several files.
    static func paths(_ value: String) -> [String] {
        value.split(separator: "\0").map { String($0) }
    }

    /// The given paths of a field for files, which need not be UTF-8.
    func givenPaths(_ text: String) -> [[UInt8]] {
        guard kind == .files else { return text.isEmpty ? [] : [OriginalBytes.of(text)] }
        let paths = Self.paths(text).map { Array($0.utf8) }
        return originalPaths.map { Array(String(decoding: $0, as: UTF8.self).utf8) } == paths ? originalPaths : paths
    }

    /// The text of a value as JSON; nil for one that no field has.
    static func text(of value: JSONValue) -> String? {
        switch value {
        case .bool(let flag): flag ? "true" : "false"
        case .number: value.line
        case .string(let text): text
        case .null: ""
        case .array, .object: nil
        }
    }

    /// The text of a value as JSON, which is an array for files; nil for one that the field can't have.
    func text(of value: JSONValue) -> String? {
        guard kind == .files, case .array(let paths) = value else { return Self.text(of: value) }
        let texts = paths.compactMap { path in if case .string(let text) = path { text } else { nil } }
        return texts.count == paths.count ? Self.value(ofPaths: texts) : nil
    }

    /// Checks a value; returns what is wrong with it, or nil.
    func fault(_ text: String) -> String? {
        if text.isEmpty { return isRequired ? "is empty, but required" : nil }
        switch kind {
        case .number, .slider:
            guard let number = TypedNumber(text)?.value else { return "is not a number; give one such as 3 or 0.5" }
            let isIn = lowest.map { $0.value <= number } != false && highest.map { number <= $0.value } != false
            let isOnSlider = kind == .number || sliderRange.contains(number)
            return isIn && isOnSlider ? nil : "is not \(range ?? "from 0 to 100"); give a number that is"
        case .switch: return ["true", "false"].contains(text) ? nil : "is not true or false"
        case .choice:
            return choices.contains(text) ? nil : "is not one of its choices; add it to them, or choose one of them"
        case .date: return CalendarDate(iso: text) == nil ? "is not a day; give one such as 2026-12-24" : nil
        case .color:
            return ColorPicker.Color(css: text) == nil ? "is not a colour; give one such as #007AFF or teal" : nil
        case .entry, .password, .text:
            return pattern.map { $0.match(text) == .whole } != false ? nil : "does not match its pattern"
        case .files: return nil
        case .file, .folder:
            return text.utf8.contains(0) ? "contains a NUL, which no path does; omit it" : nil
        case .section, .label: return nil
        }
    }

    /// Checks what the field is; returns what is wrong with it, or nil.
    var mistake: String? {
        if kind == .choice, choices.isEmpty {
            return "has no choices; give some, as in choice:order=Order:Date|Name, or in a document"
        }
        if let lowest, let highest, lowest.value > highest.value {
            return "has a lowest number above its highest one; exchange them"
        }
        if kind == .slider, sliderRange.lowerBound == sliderRange.upperBound {
            return "has no numbers; give its lowest and highest one, as in --range \(id.excerpt)=1..10"
        }
        if kind == .slider, GivenNumber(value) == nil, !value.isEmpty { return "has a value that is not a number" }
        return value.isEmpty ? nil : fault(value).map { "has a value that \($0)" }
    }
}
