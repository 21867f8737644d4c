/// Tells presses of keys that were meant for a sheet from those of keys that were down before it came, and from repeats.
///
/// GTK does not say of an event that it is a repeat, nor which keys are down. But who holds a key soon repeats it: a first
/// press, soon after the sheet has come, is only known for what it is by what follows it.
struct HeldKeys {
    /// What a press is.
    enum Press {
        /// Somebody pressed the key.
        case fresh
        /// Somebody holds a key that was pressed since the sheet came.
        case repeated
        /// Somebody holds a key that was down before: it counts for nothing until it is let go.
        case stale
        /// Fresh, if the key is let go before it repeats.
        case unsure
    }

    /// How long after the sheet came a key that is held may not have repeated yet, in seconds: desktops wait up to one.
    static let repeatDelay = 1.0
    /// Within how many seconds a key that repeats does so again; a fresh one waits longer for its first repeat.
    static let repeatInterval = 0.15

    private let start: Double
    private var released: Set<UInt32> = []
    private var down: Set<UInt32> = []
    private var stale: Set<UInt32> = []
    private var unsure: [UInt32: Double] = [:]

    /// Begins when the sheet comes, at a time in seconds.
    init(since start: Double) { self.start = start }

    /// Takes in that a key, by its hardware's code, went down or was said to.
    mutating func press(_ code: UInt32, at time: Double) -> Press {
        if down.contains(code) { return .repeated }
        if stale.contains(code) { return .stale }
        if let first = unsure.removeValue(forKey: code) {
            if time - first < Self.repeatInterval {
                stale.insert(code)
                return .stale
            }
        } else if !released.contains(code), time - start < Self.repeatDelay {
            unsure[code] = time
            return .unsure
        }
        down.insert(code)
        return .fresh
    }

    /// Takes in that a key was let go, and answers whether that makes a press fresh that was unsure.
    mutating func release(_ code: UInt32) -> Bool {
        released.insert(code)
        down.remove(code)
        stale.remove(code)
        return unsure.removeValue(forKey: code) != nil
    }
}
