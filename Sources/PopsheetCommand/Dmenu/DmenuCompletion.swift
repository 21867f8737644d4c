/// The options of dmenu and rofi that completion scripts offer: those that the command does not only accept.
struct DmenuCompletion: Hashable, Sendable {
    /// The name without its dash.
    var name: String
    var summary: String
    var takesValue: Bool

    /// The options that only dmenu has, and those of rofi.
    static let all: [DmenuCompletion] =
        [
            DmenuCompletion(name: "P", summary: "Hide what is typed", takesValue: false),
            DmenuCompletion(
                name: "v", summary: "Show the version of dmenu whose options are accepted", takesValue: false),
        ]
        + RofiOption.all.compactMap { option in
            option.summary.map { DmenuCompletion(name: option.name, summary: $0, takesValue: option.takesValue) }
        }
}
