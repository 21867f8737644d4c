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
    /// - Parameter sheetScrolls: Whether a bottom sheet would have to scroll there; asked only where it matters.
    static func choose(
        _ request: Presentation, on stage: Stage, hasAnchor: Bool, sheetScrolls: () -> Bool
    ) -> (form: PresentationForm, surface: PopoverSurface) {
        // A window of the sheet's own has no room for a bubble beside anything.
        if stage.isOwnWindow { return (request == .compact ? .compact : .sheet, .window) }
        switch request {
        case .sheet: return (.sheet, .window)
        case .popover: return (.popover, .window)
        case .compact: return (.compact, .window)
        case .automatic: break
        }
        if stage.size.width < SizeClass.tinyLimit, stage.size.height < SizeClass.tinyLimit {
            return (.compact, .window)
        }
        guard hasAnchor else { return (.sheet, .window) }
        if stage.size.width >= SizeClass.regularWidth { return (.popover, .window) }
        return !stage.fillsScreen && sheetScrolls() ? (.popover, .native) : (.sheet, .window)
    }
}
