import PopsheetLayout

extension SheetPresenter {
    /// Where in its owner a sheet is to be shown.
    struct Place: Equatable {
        /// What bars, notches and rounded corners cover of the owner's area.
        var safeArea = Insets()
        /// What the caller decides about a popover.
        var popover = PopoverOptions()
        /// Whether a press outside of a popover also reaches what lies there.
        var passesPressesThrough = true
    }
}
