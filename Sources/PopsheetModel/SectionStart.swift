/// The beginning of a section of a sheet's actions, which is shown above its first row.
///
/// Sections need ``ActionOrdering/asGiven``: another order takes actions out of their sections.
package struct SectionStart: Sendable, Hashable {
    /// The index of the section's first action.
    package let firstIndex: Int
    /// The heading above the section; nil for a gap.
    package let heading: String?

    /// Creates the beginning of a section; a blank heading counts as nil.
    package init(at firstIndex: Int, heading: String? = nil) {
        self.firstIndex = firstIndex
        self.heading = heading.flatMap { $0.isBlank ? nil : $0 }
    }
}
