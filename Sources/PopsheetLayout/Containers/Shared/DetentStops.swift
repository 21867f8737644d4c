import PopsheetModel
import PopsheetMotion

/// The detents resolved in an area (content.md §2, §8).
package struct DetentStops {
    /// The detents that differ by no more than this are one, in logical pixels (content.md §2).
    package static let tolerance = 1.0

    /// A height at which the sheet rests.
    private struct Stop {
        /// The visible height, which includes the bottom safe area.
        var extent: Double
        var ids: [Detent.ID]
    }

    private let stops: [Stop]

    /// Resolves detents.
    ///
    /// - Parameters:
    ///   - topMargin: The minimum space between the sheet and the upper safe area.
    ///   - minimum: The minimum height of everything in the sheet, which is honoured up to the maximum.
    ///   - natural: The natural height of everything in the sheet.
    init(
        _ attachment: SheetAttachment, in context: LayoutContext, topMargin top: Double, minimum: Double,
        natural: @escaping () -> Double
    ) {
        let safe = context.leadingSafeArea
        // A keyboard lifts the sheet, whose height changes only where there is no space for it.
        let maximum = max(0, context.fullSize.height - safe.top - top - safe.bottom + context.keyboardRise)
        let room = max(0, context.size.height - safe.top - top - safe.bottom)
        let detents = Detent.Context(
            maximum: maximum,
            traits: Detent.Traits(
                width: context.fullSize.width, height: context.fullSize.height, textScale: context.textScale))
        var heights: [(height: Double, id: Detent.ID?)] = []
        for detent in attachment.detents {
            guard let height = detent.height(in: detents, contentHeight: natural) else { continue }
            heights.append((min(max(height, minimum), room), detent.id))
        }
        // A sheet whose detents are all unavailable is as high as its content.
        if heights.isEmpty { heights = [(min(max(natural(), minimum), room), nil)] }
        heights.sort { $0.height < $1.height }
        var stops: [Stop] = []
        for (height, id) in heights {
            // A safe area larger than the window leaves nothing of the sheet.
            let extent = min(height + safe.bottom, context.size.height)
            if stops.last.map({ extent - $0.extent > Self.tolerance }) ?? true {
                stops.append(Stop(extent: extent, ids: []))
            }
            if let id, stops.last?.ids.contains(id) == false { stops[stops.count - 1].ids.append(id) }
        }
        self.stops = stops
    }

    /// The largest visible height.
    var largest: Double { stops.last?.extent ?? 0 }

    /// The rest positions, as fractions of the largest visible height.
    var rests: [RestPosition] {
        guard largest > 0 else { return [RestPosition(fraction: 1, detents: stops.flatMap(\.ids))] }
        return stops.map { RestPosition(fraction: $0.extent / largest, detents: $0.ids) }
    }

    /// The rest position of a detent; nil for one that is not available.
    func rest(of detent: Detent?) -> Double? {
        guard let detent else { return nil }
        return rests.first { $0.detents.contains(detent.id) }?.fraction
    }
}
