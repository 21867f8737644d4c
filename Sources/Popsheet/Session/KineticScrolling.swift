import PopsheetMotion

/// Scrolls a scrolled window after the finger that scrolled it has left (content.md §7).
@MainActor
final class KineticScrolling {
    private let frames: any FrameSource
    private var scrolled: ScrolledWindow?

    /// - Parameter frames: Where the time comes from.
    init(_ frames: any FrameSource) { self.frames = frames }

    /// Begins to scroll.
    ///
    /// - Parameter velocity: In logical pixels per second, positive towards the end of the content.
    func scroll(_ scrolled: ScrolledWindow, velocity: Double) {
        self.scrolled = scrolled
        let scroll = KineticScroll(from: scrolled.offset, velocity: velocity, maximum: scrolled.end, at: frames.now)
        var last = scrolled.offset
        frames.start { [weak self] time in
            guard let self, let scrolled = self.scrolled else { return false }
            // Something else has scrolled it meanwhile.
            if abs(scrolled.offset - last) > 0.5 { return false }
            scrolled.offset = scroll.value(at: time)
            last = scrolled.offset
            return !scroll.isSettled(at: time)
        }
    }

    /// Scrolls no further.
    func stop() {
        frames.stop()
        scrolled = nil
    }
}
