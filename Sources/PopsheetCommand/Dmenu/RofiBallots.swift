/// The texts before rows that can be marked, instead of check boxes (dmenu.md §4); one that is not given is rofi's.
struct RofiBallots: Hashable, Sendable {
    /// The text of a marked row.
    var on = "☑ "
    /// The text of another row.
    var off = "☐ "
}
