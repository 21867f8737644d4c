import PopsheetMotion

/// Scrolls a scrolled window after the finger that scrolled it has left (content.md §7).
@MainActor
final class ContentScrolling {
    private let frames: any FrameSource
    private var scrolled: ScrolledWindow?

    /// - Parameter frames: Where the time comes from.
    init(_ frames: any FrameSource) { self.frames = frames }

    /// Begins to scroll.
    ///
    /// - Parameter velocity: In logical pixels per second, positive towards the end of the content.
    func scroll(_ scrolled: ScrolledWindow, velocity: Double) {
        self.scrolled = scrolled
        var scroll = KineticScroll(from: scrolled.offset, velocity: velocity, maximum: scrolled.end, at: frames.now)
        var (last, lastTime) = (scrolled.offset, frames.now)
        frames.start { [weak self] time in
            guard let self, let scrolled = self.scrolled else { return false }
            // Something else has scrolled it meanwhile, and not because the content is lower.
            if abs(scrolled.offset - min(last, scrolled.end)) > 0.5 { return false }
            if scrolled.end != scroll.maximum { scroll = scroll.limited(to: scrolled.end, at: lastTime) }
            scrolled.offset = scroll.value(at: time)
            (last, lastTime) = (scrolled.offset, time)
            return !scroll.isSettled(at: time)
        }
    }

    /// Scrolls no further.
    func stop() {
        frames.stop()
        scrolled = nil
    }
}
