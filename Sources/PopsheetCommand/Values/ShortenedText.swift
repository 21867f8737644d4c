extension String {
    /// The text without its middle if it is longer than a number of characters (Unicode scalars).
    ///
    /// The ends are most informative: the file name of a path, the problem and the remedy of a message.
    func shortened(to limit: Int) -> String {
        guard unicodeScalars.count > limit else { return self }
        let end = (limit - 1) / 2
        return String(unicodeScalars.prefix(limit - 1 - end)) + "…" + String(unicodeScalars.suffix(end))
    }
}
