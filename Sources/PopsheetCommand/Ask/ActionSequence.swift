/// Restores the order in which actions were given as options and arguments.
///
/// The parser separates options from arguments, but a sheet shows both in one list. The command line is read again to
/// find the kind of each action.
enum ActionSequence {
    /// How an action was given.
    enum Kind: Hashable {
        case option
        case destructive
        case argument
    }

    /// The kinds of the actions on a command line, in order.
    ///
    /// - Parameter options: The names of the options that take a value.
    static func kinds(in arguments: [String], takingValues options: Set<String>) -> [Kind] {
        var kinds: [Kind] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return kinds + rest.map { _ in .argument } }
            guard argument.hasPrefix("-"), argument != "-" else {
                kinds.append(.argument)
                continue
            }
            let name = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            switch name[0] {
            case "-a", "--action": kinds.append(.option)
            case "-d", "--destructive": kinds.append(.destructive)
            default: break
            }
            if name.count == 1, options.contains(argument) { _ = rest.popFirst() }
        }
        return kinds
    }

    /// The actions of all kinds in the given order.
    static func merged<Element>(_ kinds: [Kind], _ lists: [Kind: [Element]]) -> [Element] {
        var queues = lists.mapValues { $0[...] }
        return kinds.compactMap { queues[$0]?.popFirst() }
    }
}
