import PopsheetLayout

/// The inputs of a layout that change by themselves; a sheet is laid out again when they differ.
struct LayoutInputs: Equatable {
    /// The area of the window.
    var area: PresentationHost.Area
    /// The source of a popover, in the area's coordinates.
    var anchor: Rect?
    /// The position of a surface of the sheet's own, in the window's coordinates.
    var popup: Popup.Place?
    /// The traits of the area.
    var traits: Traits
    /// What the content requests.
    var request: RequestedSizes?
}
