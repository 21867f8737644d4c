import PopsheetModel

/// The form a sheet is really shown in, once it is known where.
public enum PresentationForm: String, Sendable, Hashable, CaseIterable {
    /// Two cards that rise from the lower edge.
    case sheet
    /// A bubble with an arrow.
    case popover
    /// The whole window.
    case compact
}

/// Where a popover lives.
public enum PopoverSurface: String, Sendable, Hashable, CaseIterable {
    /// In the window of its source.
    case window
    /// On a native surface of its own, which may reach beyond the window.
    case native
}

extension PresentationForm {
    /// The form for a request on a stage, by the table of section 2.
    ///
    /// - Parameters:
    ///   - mayLeaveWindow: Whether a popover may have a surface of its own.
    ///   - sheetScrolls: Whether a bottom sheet would have to scroll there; asked only where it matters.
    /// - Returns: The form, and the surface that a popover is to have where the choice was made for it.
    static func choose(
        _ request: Presentation, on stage: Stage, hasAnchor: Bool, mayLeaveWindow: Bool, sheetScrolls: () -> Bool
    ) -> (form: PresentationForm, surface: PopoverSurface?) {
        // A window of the sheet's own has no room for a bubble beside anything.
        if stage.isOwnWindow { return (request == .compact ? .compact : .sheet, nil) }
        switch request {
        case .sheet: return (.sheet, nil)
        case .popover: return (.popover, nil)
        case .compact: return (.compact, nil)
        case .automatic: break
        }
        if stage.size.width < SizeClass.tinyLimit, stage.size.height < SizeClass.tinyLimit { return (.compact, nil) }
        guard hasAnchor else { return (.sheet, nil) }
        if stage.size.width >= SizeClass.regularWidth { return (.popover, nil) }
        return mayLeaveWindow && sheetScrolls() ? (.popover, .native) : (.sheet, nil)
    }
}
