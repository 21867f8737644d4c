import Popsheet
import PopsheetLayout

/// Checks a sheet against the guidelines (sheet.md §11).
///
/// For example:
///
/// ```swift
/// for finding in GuidelineCheck(of: sheet, options, laidOut: layout, in: context, measuring: measurer).findings {
///     log("\(finding.guideline.rawValue): \(finding.message)")
/// }
/// ```
struct GuidelineCheck {
    /// The violated guidelines, those about texts first.
    private(set) var findings: [GuidelineFinding] = []
    private let sheet: ActionSheet
    private let layout: SheetLayout

    /// The maximum number of buttons, including Cancel (S4).
    private static let mostButtons = 4
    /// The number of non-destructive actions up to which a list is not a menu (S4).
    private static let mostHarmlessActions = 6

    /// Checks a sheet that is laid out in a context.
    ///
    /// - Parameter application: The appearance of the whole application.
    init(
        of sheet: ActionSheet, _ options: PresentationOptions, laidOut layout: SheetLayout, in context: LayoutContext,
        application: SheetAppearance? = nil,
        cancelLabel: String = Action.cancel.label, measuring measurer: any TextMeasurer
    ) {
        (self.sheet, self.layout) = (sheet, layout)
        checkTexts(measurer)
        checkButtons()
        checkDestructive()
        checkLabels(cancelLabel, measurer)
        let classics = SheetAppearance.classics
        if let application, let own = options.appearance, own != application,
            classics.isSuperset(of: [application, own])
        {
            note(.mixedAppearances, .appearance, "the classic style differs from the application's")
        }
        if sheet.actions.count > Self.mostHarmlessActions, sheet.message == nil,
            !sheet.actions.contains(where: { $0.role == .destructive })
        {
            note(.menuLike, .actions, "\(sheet.actions.count) non-destructive actions without a message are a menu")
        }
    }

    private mutating func note(_ guideline: Guideline, _ place: GuidelineFinding.Place, _ message: String) {
        findings.append(GuidelineFinding(guideline: guideline, place: place, message: message))
    }

    private mutating func checkTexts(_ measurer: any TextMeasurer) {
        if let header = layout.list.header, let title = header.title,
            title.height > 1.5 * measurer.lineHeight(of: header.titleFont)
        {
            note(.longTitle, .title, "the title takes more than one line")
        }
        if let title = sheet.title, let message = sheet.message {
            let (title, message) = (title.comparableWords, message.comparableWords)
            if !title.isEmpty, message.starts(with: title) {
                note(.redundantMessage, .message, "the message repeats the title")
            }
        }
    }

    private mutating func checkButtons() {
        let actions = sheet.actions
        switch (layout.isDismissedByPressOutside, sheet.cancelAction) {
        case (false, nil): note(.noCancel, .sheet, "there is no cancel action")
        case (true, let cancel?) where !cancel.hasStandardLabel:
            note(.cancelInPopover, .cancel, "a popover shows no cancel action: a press outside cancels it")
        default: break
        }
        let buttons = actions.count + (sheet.cancelAction == nil ? 0 : 1)
        if buttons == 1 {
            note(.singleButton, actions.isEmpty ? .cancel : .action(0), "there is only one button")
        } else if actions.count == 1, actions[0].role != .destructive {
            note(.singleButton, .action(0), "there is only one button besides Cancel, and it is not destructive")
        }
        if buttons > Self.mostButtons {
            let first = Self.mostButtons - (sheet.cancelAction == nil ? 0 : 1)
            note(.tooManyButtons, .action(first), "more than four buttons (\(buttons))")
        }
        if layout.list.scrolls.any {
            let what = layout.list.scrolls.actions ? "the actions do" : "the texts do"
            note(.scrolls, layout.list.scrolls.actions ? .actions : .sheet, "\(what) not fit and have to scroll")
        }
    }

    private mutating func checkDestructive() {
        let destructive = sheet.actions.indices.filter { sheet.actions[$0].role == .destructive }
        if sheet.ordering == .asGiven, let harmless = sheet.actions.firstIndex(where: { $0.role != .destructive }),
            let below = destructive.first(where: { $0 > harmless })
        {
            note(.destructiveNotOnTop, .action(below), "a destructive action is below a non-destructive one")
        }
        if destructive.count > 1 {
            note(.severalDestructive, .action(destructive[1]), "\(destructive.count) actions are destructive")
        }
    }

    private mutating func checkLabels(_ cancelLabel: String, _ measurer: any TextMeasurer) {
        let actions = layout.list.actions + (sheet.cancelAction.map { [$0] } ?? [])
        var places: [Action.ID: GuidelineFinding.Place] = [:]
        for (index, action) in sheet.actions.enumerated() { places[action.id] = .action(index) }
        // The rows are in this order; a popover has no row for the cancel action.
        for (row, action) in zip(layout.list.rows, actions) {
            // A row as wide as its label can't be too narrow for it.
            guard let font = layout.list.fullFont(of: row) else { continue }
            let label = DisplayText.line(action.displayLabel(cancel: cancelLabel))
            let room = max(0, row.frame.width - 2 * row.labelInset)
            guard !font.surelyFits(label, in: room), measurer.width(of: label, in: font) > room else { continue }
            note(.longLabel, places[row.id] ?? .cancel, "the label does not fit one line at its full size")
        }
        var starts: [[String]: Int] = [:]
        for (index, action) in sheet.actions.enumerated() {
            let words = Array(action.label.comparableWords.prefix(2))
            guard words.count == 2 else { continue }
            if starts[words] != nil {
                note(.similarLabels, .action(index), "the label starts with the same two words as another")
            }
            starts[words] = index
        }
    }
}

extension String {
    /// The normalised words of a text, for comparison.
    fileprivate var comparableWords: [String] {
        lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
