import PopsheetMotion

/// Scrolls content for the sheet, as a drag or a touchpad does, and further after the finger has left (content.md §7).
///
/// Everything else that scrolls content is GTK's own.
@MainActor
final class ContentScrolling {
    private let frames: any FrameSource
    private var scrolled: ScrolledWindow?
    /// Where a drag has scrolled the content, until GTK has laid it out.
    private var kept: Double?

    /// - Parameter frames: Where the time comes from.
    init(_ frames: any FrameSource) { self.frames = frames }

    /// Scrolls by a distance that moves nothing else.
    func scroll(_ scrolled: ScrolledWindow, by distance: Double) {
        stop()
        scrolled.offset += distance
    }

    /// Scrolls to an offset, and again in the layout of this frame: a list that gets another size may go elsewhere.
    func scroll(_ scrolled: ScrolledWindow, to offset: Double) {
        stop()
        (self.scrolled, kept) = (scrolled, offset)
        scrolled.offset = offset
    }

    /// GTK has given the content its place of this frame.
    func wasLaidOut() {
        guard let scrolled, let kept, kept > 0 else { return }
        self.kept = nil
        if abs(scrolled.offset - kept) > DragRelease.tolerance { scrolled.offset = kept }
    }

    /// Scrolls on after the finger has left.
    ///
    /// - Parameter velocity: In logical pixels per second, positive towards the end of the content.
    func scroll(_ scrolled: ScrolledWindow, velocity: Double) {
        stop()
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
        (scrolled, kept) = (nil, nil)
    }
}
