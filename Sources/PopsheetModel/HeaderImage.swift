/// The picture above a sheet's texts.
package enum HeaderImage: Sendable, Hashable {
    /// An icon: a name in the desktop's icon theme, or the path of an image file.
    case icon(String)
    /// A standard symbol.
    ///
    /// - Parameter label: Its name for assistive technologies, if nothing else gives them the kind of the sheet.
    case symbol(StandardSymbol, label: String? = nil)

    /// The name with which the sheet's own begins for assistive technologies; nil for the kind of the sheet.
    package var label: String? { if case .symbol(_, let label) = self { label } else { nil } }
}

/// A symbol that says what kind of message a sheet is (sheet.md §13).
package enum StandardSymbol: Sendable, Hashable, CaseIterable {
    case info, warning, error, question
}
