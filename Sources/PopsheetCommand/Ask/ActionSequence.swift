/// In which order actions were given that the parser has sorted by how they were given.
///
/// The parser keeps options and arguments apart, but a sheet shows them in one list. So the command line is read once
/// more, for nothing but which kind each action is of.
enum ActionSequence {
    /// How an action was given.
    enum Kind: Hashable {
        case option
        case destructive
        case argument
    }

    /// The kinds of the actions on a command line, in their order.
    ///
    /// - Parameter options: The names of the options whose value follows them.
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

    /// The actions of all kinds in the order in which they were given.
    static func merged<Element>(_ kinds: [Kind], _ lists: [Kind: [Element]]) -> [Element] {
        var queues = lists.mapValues { $0[...] }
        return kinds.compactMap { queues[$0]?.popFirst() }
    }
}
