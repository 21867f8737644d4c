/// A colour of a text with escape sequences.
enum TerminalColor: Hashable, Sendable {
    /// One of the 16 colours of a terminal, which depend on the appearance.
    case named(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// The number of colours that have names.
    static let namedCount: UInt8 = 16

    /// A colour by its number among the 256 of xterm.
    init(number: UInt8) {
        let (cube, grays): (UInt8, UInt8) = (16, 232)
        if number < cube {
            self = .named(number)
        } else if number < grays {
            let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
            let index = Int(number - cube)
            self = .rgb(red: levels[index / 36], green: levels[index / 6 % 6], blue: levels[index % 6])
        } else {
            let gray = 8 + 10 * (number - grays)
            self = .rgb(red: gray, green: gray, blue: gray)
        }
    }
}
