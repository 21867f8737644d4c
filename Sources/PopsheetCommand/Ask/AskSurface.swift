import Popsheet

/// Where a sheet is shown.
enum AskSurface: String, CommandWord {
    /// Over the screen where that works, else in a window.
    case auto
    /// In a window of its own.
    case window
    /// Over the whole screen.
    case overlay

    var word: String { rawValue }

    /// Refuses what was asked for by name and can't be had.
    static func check(_ showing: AskSurfaceArguments) throws(CommandFailure) {
        if showing.surface == .overlay {
            throw .usage("--surface overlay: this version can't cover the screen yet; give --surface auto or window")
        }
        if showing.parent != nil {
            throw .usage("--parent: this version can't belong to another program's window yet; leave it out")
        }
    }
}
