import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The actions of a sheet in the order of their rows; the cancel action's row is the last.
struct DisplayedActions {
    /// The actions, without the cancel action.
    let actions: [Action]
    /// The cancel action, if it has a row.
    let cancel: Action?
    private let sections: [SectionStart]

    /// No actions.
    init() { (actions, cancel, sections) = ([], nil, []) }

    /// The actions of a sheet that was laid out.
    init(in layout: ActionListLayout, of sheet: ActionSheet) {
        actions = layout.actions
        cancel = layout.footer == nil ? nil : sheet.cancelAction
        sections = sheet.sections
    }

    /// The number of rows.
    var count: Int { actions.count + (cancel == nil ? 0 : 1) }

    /// The action of a row; nil out of range.
    subscript(row: Int) -> Action? {
        actions.indices.contains(row) ? actions[row] : row == actions.count ? cancel : nil
    }

    /// Whether a row can be chosen.
    func isEnabled(_ row: Int) -> Bool { self[row]?.isEnabled == true }

    /// The whole label of a row.
    @MainActor func label(at row: Int) -> String {
        self[row]?.displayLabel(cancel: PopsheetDefaults.strings.cancel) ?? ""
    }

    /// The heading of the section that begins with a row; nil for none.
    func heading(above row: Int) -> String? {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].firstIndex < row { low = middle + 1 } else { high = middle }
        }
        return low < sections.count && sections[low].firstIndex == row ? sections[low].heading : nil
    }

    /// The row of an action.
    ///
    /// - Parameter guess: The row that it probably has.
    func row(of id: Action.ID, near guess: Int? = nil) -> Int? {
        if let guess, self[guess]?.id == id { return guess }
        return (0..<count).first { self[$0]?.id == id }
    }

    // MARK: Mnemonics

    /// The row whose mnemonic a key is, the next one after the focused row if there are several; nil for none.
    ///
    /// - Parameter isInOtherLayout: Whether the key produces a letter in another of the user's keyboard layouts.
    func row(forMnemonic key: UInt32, after focused: Int?, isInOtherLayout: (UInt32) -> Bool) -> Int? {
        func next(_ isMeant: (UInt32) -> Bool) -> Int? {
            let rows = (0..<count).filter { row in
                guard let letter = self[row]?.mnemonic, isEnabled(row) else { return false }
                return letter.lowercased().unicodeScalars.first.map { isMeant($0.value) } == true
            }
            return rows.first { $0 > focused ?? -1 } ?? rows.first
        }
        return next { $0 == gdk_keyval_to_unicode(gdk_keyval_to_lower(key)) } ?? next(isInOtherLayout)
    }

    /// Whether another row that can be chosen has the same mnemonic.
    func sharesMnemonic(_ row: Int) -> Bool {
        guard let letter = self[row]?.mnemonic?.lowercased() else { return false }
        return (0..<count).contains { $0 != row && isEnabled($0) && self[$0]?.mnemonic?.lowercased() == letter }
    }
}
