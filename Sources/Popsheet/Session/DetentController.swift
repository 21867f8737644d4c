import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// Moves a presented sheet: between its detents, and with the user's drags (content.md §2, §6, §7).
@MainActor
final class DetentController {
    let motion: MotionDriver
    /// The detent at which the sheet rests, or to which it moves; nil without detents.
    private(set) var selected: Detent.ID?
    private var layout: PresentationLayout?
    /// The user's drag; nil without one.
    private var drag: SheetDragState?
    /// Scrolls the content where a drag does not move the sheet.
    let scrolling: ContentScrolling
    /// The current style of a motion to another rest position; settings may change during a presentation.
    var style: () -> MotionStyle? = { nil }
    /// Runs when another detent was selected.
    var onSelect: (Detent.ID, Detent.ChangeCause) -> Void = { _, _ in }

    init(_ frames: any FrameSource, scrolling: any FrameSource) {
        motion = MotionDriver(frames)
        self.scrolling = ContentScrolling(scrolling)
    }

    /// Moves nothing any more.
    func stop() {
        motion.stop()
        scrolling.stop()
    }

    /// Forgets a drag: the sheet is about to be dismissed from where it is.
    func letGo() {
        interruptDrag()
        drag = nil
    }

    // MARK: Detents

    private var detents: DetentSelection {
        DetentSelection(rests: layout?.container.rests ?? [.whole], travel: travel)
    }

    /// How far a sheet that has become lower can still be above its largest rest position: it extends below the area.
    private var largestProgress: Double {
        let height = layout?.container.panel(.main)?.bounds.height ?? 0
        return max(1, height / travel)
    }

    private var travel: Double { layout?.container.travel ?? 0 }

    /// The rest position of the selected detent, as a fraction of the travel.
    private(set) var rest = 1.0

    private var index: Int { detents.choice(of: selected, height: rest * travel)?.index ?? 0 }

    /// Whether the sheet rests at detents.
    var hasDetents: Bool { layout?.container.rests.contains { !$0.detents.isEmpty } == true }

    /// Whether the sheet is at a detent, or moves to one, at which what is beneath stays live.
    var isUndimmed: Bool { layout?.container.undimmedRest.map { rest <= $0 } ?? false }

    /// How far the sheet is below its largest rest position, wherever a drag has moved it, in logical pixels.
    var expansion: Double {
        guard let layout, layout.container.rests.count > 1 else { return 0 }
        let distance = (1 - motion.state.progress) * travel
        return distance > DragRelease.tolerance ? distance : 0
    }

    /// Takes over a layout: the first, or another one of a sheet on screen.
    ///
    /// - Parameters:
    ///   - detent: The detent that the sheet is presented at; nil for the smallest.
    ///   - moves: Whether the sheet moves to where it rests now, because its content has changed; otherwise it is there at
    ///     once, because the window has changed.
    func enter(_ layout: PresentationLayout, at detent: Detent.ID?, moves: Bool, isLeaving: Bool) {
        if self.layout == nil {
            begin(in: layout, at: detent)
        } else {
            update(layout, moves: moves, isLeaving: isLeaving)
        }
    }

    private func begin(in layout: PresentationLayout, at detent: Detent.ID?) {
        (self.layout, selected) = (layout, detent)
        take(detents.choice(of: detent, height: nil))
        motion.begin(at: rest)
    }

    private func update(_ layout: PresentationLayout, moves: Bool, isLeaving: Bool) {
        guard let last = self.layout else { return }
        let (extent, height) = (motion.state.progress * travel, rest * travel)
        let before = selected
        self.layout = layout
        take(detents.choice(of: selected ?? "", height: height))
        let isSame = last.container.rests == layout.container.rests && last.container.travel == layout.container.travel
        if layout.containerName != last.containerName { letGo() }
        if drag?.isHolding == true, let before = last.container.panel(.main)?.bounds.y,
            let now = layout.container.panel(.main)?.bounds.y
        {
            drag?.shift(by: before - now, smallest: smallestOffset)
            showDrag()
        } else if !isSame, !isLeaving {
            let hasGone = before.map { detents.index(of: $0) == nil } ?? false
            if (moves || hasGone) && layout.container.rests.first != .whole, travel > 0 {
                motion.settle(at: min(max(extent / travel, .leastNonzeroMagnitude), largestProgress))
                motion.move(to: rest, in: style())
            } else {
                motion.rescale(to: rest)
            }
        }
        if let selected, let before, selected != before { onSelect(selected, .resize) }
    }

    private func take(_ choice: DetentSelection.Choice?) {
        guard let choice else { return }
        rest = detents.rests[choice.index].fraction
        // A window that was just created has no size, and so no detents that differ.
        if travel > DetentStops.tolerance { selected = choice.detent ?? selected }
    }

    /// Moves to a detent; ignores one that is not available.
    func select(_ detent: Detent.ID, animated: Bool) {
        guard let index = detents.index(of: detent) else { return }
        move(to: DetentSelection.Choice(index: index, detent: detent), cause: .program, animated: animated)
    }

    /// Moves a step from the selected detent.
    func step(_ step: DetentStep, cause: Detent.ChangeCause) {
        let next: Int? =
            switch step {
            case .cycle: detents.next(after: index)
            case .larger: detents.larger(than: index)
            case .smaller: detents.smaller(than: index)
            }
        if let next, let choice = detents.choice(at: next) { move(to: choice, cause: cause, animated: true) }
    }

    private func move(
        to choice: DetentSelection.Choice, cause: Detent.ChangeCause, animated: Bool, velocity: Double? = nil
    ) {
        let before = selected
        interruptDrag()
        take(choice)
        if animated { motion.move(to: rest, in: style(), velocity: velocity) } else { motion.settle(at: rest) }
        if let selected, selected != before { onSelect(selected, cause) }
    }

    // MARK: Drags

    /// Whether a press holds the sheet where it is: it moves, and not to be dismissed (content.md §6).
    var canBeHeld: Bool {
        layout?.motion.release == .projected && !motion.isSettled && motion.style.movesThings
    }

    /// Follows a drag, by the rules of action sheets (sheet.md §9) or of content sheets (content.md §6).
    ///
    /// - Returns: The progress per second with which its end dismisses the sheet; nil if the sheet stays.
    func drag(_ step: SheetDrag, in context: SheetDragState.Context) -> Double? {
        guard let rule = layout?.motion.release, travel > 0 else { return nil }
        switch (step, rule) {
        case (.began(let scrolled), _): drag = SheetDragState(scrolling: scrolled)
        case (.moved(let swipe), .dismisses): motion.drag(by: swipe.offset / travel)
        case (.moved(let swipe), .projected):
            if drag == nil { drag = SheetDragState(scrolling: nil) }
            guard drag?.isResting(at: swipe.distance) == false else { break }
            moveDrag(to: swipe.distance, in: context)
            showDrag()
        case (.ended(let swipe, let time), .dismisses):
            let velocity = -swipe.velocity(at: time) / travel
            if swipe.dismisses(at: time) { return velocity }
            springBack(velocity: velocity)
        case (.ended(let swipe, let time), .projected): return end(swipe, at: time, in: context)
        case (.cancelled, _): springBack(velocity: 0)
        }
        return nil
    }

    /// The offset of the smallest rest position, below the largest.
    private var smallestOffset: Double { travel - (detents.heights.first ?? travel) }

    private func moveDrag(to distance: Double, in context: SheetDragState.Context) {
        let offset = (1 - motion.state.progress) * travel
        drag?.move(to: distance, holding: offset, smallest: smallestOffset, in: context)
    }

    /// Moves the sheet and its content to where the drag holds them.
    private func showDrag() {
        guard let drag else { return }
        motion.drag(to: 1 - drag.sheetOffset / travel)
        if let scrolled = drag.scrolled { scrolling.scroll(scrolled, to: drag.scrollValue) }
    }

    /// The sheet is about to move elsewhere; a drag takes it over again once the finger moves.
    private func interruptDrag() {
        guard drag?.isHolding == true else { return }
        drag?.interrupt()
        scrolling.stop()
    }

    /// The end of a drag of a content sheet (content.md §6).
    private func end(_ swipe: Swipe, at time: Double, in context: SheetDragState.Context) -> Double? {
        let velocity = swipe.releaseVelocity(at: time)
        // A press that has hardly moved is not a drag.
        if abs(swipe.distance) <= Swipe.slop, velocity == 0 {
            if drag?.isHolding == true { springBack(velocity: 0) }
            drag = nil
            return nil
        }
        moveDrag(to: swipe.distance, in: context)
        guard let drag else { return nil }
        letGo()
        if let scrolled = drag.scrolled, drag.isScroll {
            motion.move(to: motionRest(at: drag.sheetOffset), in: style(), velocity: 0)
            scrolling.scroll(scrolled, velocity: -velocity)
            return nil
        }
        let speed = -drag.sheetVelocity(finger: velocity) / travel
        let stops = [0] + detents.heights
        // A sheet that may refuse asks, if it would be dismissed without the resistance.
        let free = DragRelease(position: travel - drag.freeOffset, velocity: -velocity)
        let target = free.stop(in: stops, from: index + 1)
        if target == 0 { return speed }
        let release = DragRelease(position: travel - drag.sheetOffset, velocity: -velocity)
        let stop = context.resistsDismissal ? max(1, release.stop(in: stops, from: index + 1)) : target
        if let choice = detents.choice(at: stop - 1) {
            move(to: kept(choice), cause: .drag, animated: true, velocity: speed)
        }
        return nil
    }

    /// The choice with the selected detent, if that is one of those at its position.
    private func kept(_ choice: DetentSelection.Choice) -> DetentSelection.Choice {
        guard let selected, detents.index(of: selected) == choice.index else { return choice }
        return DetentSelection.Choice(index: choice.index, detent: selected)
    }

    /// Selects the rest position nearest to an offset, where a scroll has ended an expansion.
    private func motionRest(at offset: Double) -> Double {
        let choice = detents.choice(of: nil, height: travel - offset)
        let before = selected
        take(choice.map(kept))
        if let selected, selected != before { onSelect(selected, .drag) }
        return rest
    }

    /// Returns a dragged sheet to where it rests.
    func springBack(velocity: Double) {
        letGo()
        guard layout?.motion.release == .projected else { return motion.springBack(velocity: velocity) }
        motion.move(to: rest, in: style(), velocity: velocity)
    }
}
