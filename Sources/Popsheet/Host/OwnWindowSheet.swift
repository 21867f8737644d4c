package import PopsheetLayout
package import PopsheetModel

/// A controller of a sheet that a window can show without anything else.
@MainActor
package protocol StandaloneController: PresentationController {
    /// The texts of the sheet that can name its window, the best first.
    var windowNames: [String?] { get }
    /// The natural width of the content at a text scale.
    func naturalWidth(atTextScale textScale: Double) -> Double
    /// Whether the content takes all height that it can have.
    var expands: Bool { get }
    /// Whether the content can be shown now; a warning gives the reason why not.
    func checkContent() -> Bool
    /// The title, the message, the actions and the cancel action.
    var list: ActionSheet { get }

    /// The style without an owner window for the requested one.
    ///
    /// - Parameter hasAnchor: Whether there is something that a popover can point at.
    static func standaloneStyle(_ style: PresentationOptions.Style, hasAnchor: Bool) -> PresentationOptions.Style
    /// Lays the sheet out, whether it is presented or not.
    func layOut(in context: LayoutContext, measuring measurer: any TextMeasurer) -> PresentationLayout
}

/// What a window that holds nothing but a sheet needs beyond the public API.
extension PresentationController {
    /// The traits of that window; nil for one that is larger than the sheet.
    package var ownWindow: OwnWindowTraits? {
        get { session.ownWindow }
        set { session.ownWindow = newValue }
    }

    /// The form of the sheet's appearance, and whether it is dark, in a window that has nothing but the sheet.
    package func look(in traits: Traits) -> (form: SheetAppearance.Form, isDark: Bool) {
        let appearance = options.withDefaults.appearance ?? .automatic
        let theme = ResolvedAppearance(appearance, in: traits, hasDarkBar: false).theme
        return (theme.form, theme.isDark)
    }

    /// Ends the presentation as the action or the item with an id does, even while that is disabled.
    package func end(with outcome: Outcome, animated: Bool? = nil) { session.end(outcome, animated: animated) }

    /// Whether a press outside dismisses the sheet in its container; nil while it is in none.
    package var isDismissedByPressOutside: Bool? { session.presenter?.layout?.isDismissedByPressOutside }

    /// Moves the source of a popover to another rectangle of its widget; nil for the whole widget.
    package func moveAnchor(to rect: Rect?) { session.moveAnchor(to: rect) }

    /// Announces that the window is about to have another size and position.
    package func windowMoves() { session.presenter?.input?.presses.windowMoves() }
}
