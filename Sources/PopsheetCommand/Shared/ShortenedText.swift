extension String {
    /// The text with its middle left out where it is longer than so many characters (Unicode scalars).
    ///
    /// Both ends tell most: of a path the last, of a message what is wrong and how to mend it.
    func shortened(to limit: Int) -> String {
        guard unicodeScalars.count > limit else { return self }
        let end = (limit - 1) / 2
        return String(unicodeScalars.prefix(limit - 1 - end)) + "…" + String(unicodeScalars.suffix(end))
    }
}
