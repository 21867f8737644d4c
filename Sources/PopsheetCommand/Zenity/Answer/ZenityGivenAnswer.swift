import PopsheetDialogs
import PopsheetModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A predefined answer to a dialog of zenity, so that a script can be tested without a user (zenity.md §7).
struct ZenityGivenAnswer {
    private let given: GivenAnswer

    init(_ given: GivenAnswer) { self.given = given }

    /// The answer that the dialog would give, as it is at first; throws if it can't be chosen.
    func answer(to request: ZenityRequest, _ statuses: ZenityStatuses) throws(CommandFailure) -> ZenityAnswer {
        var (rows, names): ([ZenityRow], [String]) = ([], [])
        if case .list(let list) = request.dialog {
            rows = list.rows ?? Self.rows(ofStandardInput: list.columns.count)
            names = rows.map { $0.text(list.printedColumns.first ?? 0) }
            // The answer may also be the first cell that a row prints.
            if let row = names.firstIndex(of: given.id) {
                return ZenityAnswer(to: request, .ok, .rows([rows[row]]), statuses: statuses)
            }
        }
        let outcome = try outcome(in: request, among: names)
        let content = try content(of: request.dialog, outcome, rows: rows)
        return ZenityAnswer(to: request, outcome, content, statuses: statuses)
    }

    /// How the dialog ends.
    private func outcome(
        in request: ZenityRequest, among rows: [String]
    ) throws(CommandFailure) -> ZenityOutcome {
        let extra = request.settings.extraButtons.map(\.source)
        switch given.cancelReason {
        case .cancelAction: return .cancelled
        case .timeout: return .timedOut
        default: break
        }
        if given.id == Self.accepting { return .ok }
        if let index = extra.firstIndex(of: given.id) { return .extra(index) }
        throw ActionDetails.unknown(
            given.id, of: given.source, among: rows + extra + [Self.accepting, Action.cancelIdentifier, "timeout"])
    }

    private static let accepting = Action.acceptingIdentifier

    /// What the dialog contains at first.
    private func content(
        of dialog: ZenityDialog, _ outcome: ZenityOutcome, rows: [ZenityRow]
    ) throws(CommandFailure) -> ZenityContent {
        switch dialog {
        case .message, .notification: return .none
        case .progress:
            // What reports the progress ends by itself.
            if outcome == .ok { while try OpenInput.standardInput.readSome() != nil {} }
            return .none
        case .entry(let entry): return .text(entry.initial)
        case .password: return .password(name: "", password: "")
        case .list(let list): return .rows(list.initialChoice(in: rows))
        case .scale(let scale): return .value(scale.value)
        case .calendar(let calendar): return .date(calendar.date)
        case .textInfo(let info): return .text(outcome == .ok ? Self.text(of: info) : "")
        case .forms(let forms): return .fields(forms.fields.map { $0.initialValue })
        case .colorSelection(let selection):
            if let color = selection.color.flatMap({ ColorPicker.Color(css: $0) }) {
                return .color(ZenityColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
            }
            if outcome == .ok { throw .usage("\(given.source): no colour is chosen; give one with --color") }
            return .none
        case .fileSelection(let selection):
            if let path = selection.path { return .files([path]) }
            if outcome == .ok { throw .usage("\(given.source): no file is chosen; give one with --filename") }
            return .none
        }
    }

    private static func rows(ofStandardInput columns: Int) -> [ZenityRow] {
        var reader = ListReader(columns: columns)
        let bytes = bytes(of: .standardInput)
        return reader.take(bytes) + reader.finish()
    }

    private static func text(of info: ZenityTextInfo) -> String {
        guard info.isEditable else { return "" }
        var decoder = TextDecoder()
        let bytes = bytes(of: info.file)
        return decoder.take(bytes) + decoder.finish()
    }

    /// The bytes of an input; none with a warning if it can't be read, as in a window.
    private static func bytes(of file: InputFile) -> [UInt8] {
        do throws(CommandFailure) {
            return try file.read()
        } catch {
            error.warnAsZenity()
            return []
        }
    }
}

extension ZenityForms.Field {
    /// What the field contains at first.
    fileprivate var initialValue: ZenityContent.Field {
        switch kind {
        case .entry, .password, .multiline: .text("")
        case .calendar: .date(DateFormat.today())
        case .list: .cells([])
        case .combo: .choice(nil)
        }
    }
}

extension ZenityFileSelection {
    /// The path that is chosen at first, absolute; nil without one.
    fileprivate var path: [UInt8]? {
        let slash = UInt8(ascii: "/")
        guard folder != nil || file != nil else { return nil }
        let parts = (folder.map { [$0] } ?? []) + (file.map { [$0] } ?? [])
        let path = Array(parts.joined(separator: folder == [slash] ? [] : [slash]))
        guard path.first != slash, let directory = getcwd(nil, 0) else { return path }
        defer { free(directory) }
        return Array(UnsafeRawBufferPointer(start: directory, count: strlen(directory))) + [slash] + path
    }
}
