import Popsheet

/// A field in which one of several texts can be chosen.
package class ChoiceField: DialogWidget {
    let choices: [String]

    /// Takes the reference to a widget that was just created.
    init(_ widget: WidgetPointer, choices: [String]) {
        self.choices = choices
        super.init(widget)
    }

    /// Creates a field without a chosen text: segments for a few short ones, and otherwise a button that opens a list.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - mayBeEmpty: Whether the user can also choose none of the texts.
    package static func make(named name: String, choices: [String], mayBeEmpty: Bool) -> ChoiceField {
        if SegmentedControl.fits(choices) {
            return SegmentedControl(named: name, choices: choices, mayBeEmpty: mayBeEmpty)
        }
        return ChoiceButton(named: name, choices: choices, mayBeEmpty: mayBeEmpty)
    }

    /// The index of the chosen text; nil without one.
    package var index: Int? {
        didSet {
            guard index != oldValue else { return }
            showChoice()
            onChange?()
        }
    }

    /// Runs after each choice.
    package var onChange: (() -> Void)?

    /// The chosen text; nil without one.
    package var choice: String? { index.map { choices[$0] } }

    /// Shows another chosen text.
    func showChoice() {}
}
