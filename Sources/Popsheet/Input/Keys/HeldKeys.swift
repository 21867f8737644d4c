/// Ignores keys that were held before the sheet appeared, and recognizes auto-repeat.
///
/// GTK reports neither whether an event is a repeat nor which keys are down. A held key soon repeats, so a first press
/// soon after the sheet has appeared is classified only by the next event.
struct HeldKeys {
    /// The kind of a press.
    enum Press {
        /// The user pressed the key.
        case fresh
        /// A repeat of a key that was pressed since the sheet appeared.
        case repeated
        /// A repeat of a key that was down before the sheet appeared: it is ignored until it is released.
        case stale
        /// Fresh, if the key is released before it repeats.
        case unsure
    }

    /// How long a held key may take to repeat after the sheet has appeared, in seconds: desktops wait up to one second.
    static let repeatDelay = 1.0
    /// The maximum interval between repeats, in seconds; the first repeat of a fresh press takes longer.
    static let repeatInterval = 0.15

    private var start: Double
    private var released: Set<UInt32> = []
    private var down: Set<UInt32> = []
    private var stale: Set<UInt32> = []
    private var unsure: [UInt32: Double] = [:]

    /// Begins when the sheet appears, at a time in seconds.
    init(since start: Double) { self.start = start }

    /// Classifies a press, or a repeat, of a key with a hardware code.
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

    /// Begins again at a time: keys may have been pressed that were not reported, and may still be held.
    mutating func restart(at time: Double) { (start, released) = (time, []) }

    /// Records that the current press of a key is for something else: neither its repeats nor its release count here.
    mutating func ignoreRelease(_ code: UInt32) {
        unsure[code] = nil
        if !stale.contains(code) { down.insert(code) }
    }

    /// Records the release of a key; returns whether that makes an unsure press fresh.
    mutating func release(_ code: UInt32) -> Bool {
        released.insert(code)
        down.remove(code)
        stale.remove(code)
        return unsure.removeValue(forKey: code) != nil
    }
}
