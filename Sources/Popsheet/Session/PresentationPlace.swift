import PopsheetLayout

/// How a sheet is to be presented in its window.
struct PresentationPlace: Equatable {
    /// What bars, notches and rounded corners cover of the area.
    var safeArea = Insets()
    /// The options of a popover.
    var popover = PopoverOptions()
    /// Whether a press outside a popover also reaches what is there.
    var allowsPassthrough = true
}
