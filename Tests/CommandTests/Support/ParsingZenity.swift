import PopsheetDialogs

@testable import PopsheetCommand

/// The day on which the tests of zenity's options take place.
let zenityToday = CalendarDate(day: 9, month: 5, year: 2024)

/// The request that arguments make; markup that contains `<broken>` is not accepted.
func zenity(_ words: [String], environment: [String: String] = [:]) throws -> ZenityRequest {
    guard case .dialog(let arguments) = try ZenityParser.parse(words) else { throw ZenityPage() }
    let context = ZenityContext(
        environment: { environment[$0] }, today: zenityToday, isMarkup: { !$0.contains("<broken>") },
        writesDate: { "\($1 ?? "local"):\($0.year)-\($0.month)-\($0.day)" })
    return try ZenityRequest(arguments, in: context)
}

func zenity(_ words: String...) throws -> ZenityRequest { try zenity(words) }

/// The text that arguments print instead of showing a dialog.
func zenityPage(_ words: String...) throws -> String {
    guard case .page(let page) = try ZenityParser.parse(words) else { throw ZenityPage() }
    return page
}

/// The error of arguments; nil if they are valid.
func zenityFailure(_ words: [String]) -> ZenityFailure? {
    do {
        _ = try zenity(words)
        return nil
    } catch {
        return error as? ZenityFailure
    }
}

func zenityFailure(_ words: String...) -> ZenityFailure? { zenityFailure(words) }

/// A page where a dialog is expected, or the other way round.
struct ZenityPage: Error {}

/// The dialog that arguments make.
func zenityDialog<Dialog>(_ words: [String]) throws -> Dialog {
    guard let dialog = try zenity(words).dialog as? Dialog else { throw ZenityPage() }
    return dialog
}

func zenityDialog<Dialog>(_ words: String...) throws -> Dialog { try zenityDialog(words) }
