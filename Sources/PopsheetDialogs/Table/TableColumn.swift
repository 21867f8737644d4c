/// A column of a table.
package struct TableColumn {
    /// What its cells show.
    package enum Kind {
        case text
        /// A text that can be changed.
        case editableText
        /// The check box or radio button of the row, whatever the cell contains.
        case toggle
        /// A text for a row that is checked, and one for another row, whatever the cell contains.
        case mark(on: String, off: String)
        /// The number of the row on the screen, from 1 to 9, whatever the cell contains.
        case number
        /// The image in the file, or the icon, that the cell names.
        case image
    }

    package var title: String
    package var kind: Kind
    /// The index of its cells in the rows.
    package var index: Int
    /// The index of the cells that are shown in place of its own unless they are empty; nil for none.
    ///
    /// Its own are those that are searched, sorted and edited.
    package var replacement: Int?
    /// The index of the cells that are shown below its texts, smaller; nil for none.
    package var subtitle: Int?
    /// The index of the cells that name the icon before its texts, or a file with it; nil for none.
    package var icon: Int?

    /// Whether its texts are Pango markup; what is not is shown as it is.
    package var isMarkup = false

    /// The expected width of texts that have as many lines as they need; nil for one line with an ellipsis.
    ///
    /// GTK measures the height of a table's rows without their width.
    package var wrapWidth: Int?

    package init(_ title: String, _ kind: Kind = .text, index: Int) {
        (self.title, self.kind, self.index) = (title, kind, index)
    }

    /// Whether its cells are texts.
    var isText: Bool {
        switch kind {
        case .text, .editableText: true
        case .toggle, .mark, .image, .number: false
        }
    }
}
