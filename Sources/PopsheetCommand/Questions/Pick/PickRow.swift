/// A row of `popsheet pick`.
struct PickRow: Hashable {
    /// The id, as bytes, since a file name need not be text.
    var id: [UInt8]
    var label: String
    var subtitle: String?
    /// The name of an icon, or the path of an image.
    var icon: String?
    var isDestructive = false
    var isEnabled = true
    var isChecked = false

    /// The texts of the columns.
    var cells: [String] { label.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}
