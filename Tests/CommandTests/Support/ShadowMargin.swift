import PopsheetTestSupport

/// The part of an X window that users do not see as the window: its shadow.
enum ShadowMargin {
    /// The place of a window without its shadow.
    ///
    /// - Parameter window: The arguments of `xprop` that select the window.
    static func removed(
        from place: ScreenRect, of window: [String], environment: [String: String?] = [:]
    ) async throws -> ScreenRect {
        let text = try await ProcessRunner.run(
            "xprop", window + ["-notype", "_GTK_FRAME_EXTENTS"], environment: environment
        ).text
        let widths = (text.split(separator: "=").last ?? "").split(separator: ",")
            .compactMap { Double($0.filter { !$0.isWhitespace }) }
        guard widths.count == 4 else { return place }
        return ScreenRect(
            x: place.x + widths[0], y: place.y + widths[2], width: place.width - widths[0] - widths[1],
            height: place.height - widths[2] - widths[3])
    }
}
