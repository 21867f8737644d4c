import Popsheet

/// The rows of a sheet that is kept open: found by their ids, in an order that changes without moving the others.
struct LiveRows {
    /// A row, and the places of its neighbours.
    private struct Slot {
        var action: Action
        var previous: Int?
        var next: Int?
    }

    private var slots: [Slot?] = []
    /// The places without a row.
    private var free: [Int] = []
    private var places: [Action.ID: Int] = [:]
    private var first: Int?
    private var last: Int?

    /// Creates rows of actions, whose ids are unique.
    init(_ actions: [Action] = []) { for action in actions { insert(action) } }

    var count: Int { places.count }

    /// Whether a row has this id.
    func contains(_ id: Action.ID) -> Bool { places[id] != nil }

    /// The action with this id, which can be changed but not renamed.
    subscript(_ id: Action.ID) -> Action? {
        get { places[id].flatMap { slots[$0]?.action } }
        set {
            guard let place = places[id], let newValue, newValue.id == id else { return }
            slots[place]?.action = newValue
        }
    }

    /// The ids of the rows, the first one first.
    var identifiers: some Sequence<Action.ID> { sequence.lazy.map(\.id) }

    /// The actions in their order.
    var actions: [Action] { Array(sequence) }

    private var sequence: some Sequence<Action> {
        Swift.sequence(state: first) { place -> Action? in
            guard let slot = place.flatMap({ slots[$0] }) else { return nil }
            place = slot.next
            return slot.action
        }
    }

    /// Adds a row with a new id before another one, or as the last.
    mutating func insert(_ action: Action, before id: Action.ID? = nil) {
        let next = id.flatMap { places[$0] }
        let previous = next.map { slots[$0]?.previous } ?? last
        let slot = Slot(action: action, previous: previous, next: next)
        let place: Int
        if let reused = free.popLast() {
            place = reused
            slots[place] = slot
        } else {
            place = slots.count
            slots.append(slot)
        }
        places[action.id] = place
        join(previous, place)
        join(place, next)
    }

    /// Removes the row with this id.
    mutating func remove(_ id: Action.ID) {
        guard let place = places.removeValue(forKey: id), let slot = slots[place] else { return }
        slots[place] = nil
        free.append(place)
        join(slot.previous, slot.next)
    }

    /// Makes two places neighbours; nil is the beginning or the end.
    private mutating func join(_ previous: Int?, _ next: Int?) {
        if let previous { slots[previous]?.next = next } else { first = next }
        if let next { slots[next]?.previous = previous } else { last = previous }
    }
}
