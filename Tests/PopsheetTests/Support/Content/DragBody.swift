import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

/// What drags by every device have in common.
@MainActor
enum DragBody {
    /// What a drag begins on.
    enum Part: CaseIterable, Sendable {
        case grabber, title, item, label, header

        /// Whether a press that does not move means something else, so that the drag begins later.
        var isAlsoPressed: Bool { [.grabber, .item, .label].contains(self) }
    }

    static func staysUnderThePointer(_ part: Part, by device: Drag.Device) async throws {
        try await withSheetWindow { window in
            let label = gtk_label_new("A label")!
            gtk_widget_set_vexpand(label, 1)
            let run = try ContentSheetRun(
                "A title beyond the grabber", message: "A message above the content.",
                content: Contents.column([label]), leading: [.cancel])
            try await run.presented(in: window, animated: true)
            let point = try run.point(of: part, label: label, in: window)
            let drag = try await Drag.begin(at: point, in: window, by: device)
            try await drag.move(-12)
            let start = part.isAlsoPressed ? -12.0 : 0
            for distance in [-12.0, -40, -41, -100, -200, -150, -30, -200, -12, 20] {
                try await drag.move(distance)
                try await run.isHeld(315 - (distance - start), in: window)
            }
            try await drag.release(-12)
            try await run.isAt(315, in: window)
            #expect(!run.log.contains { $0.contains(" by ") })
            try await run.dismiss()
        }
    }

    static func goesToTheNearest(by device: Drag.Device) async throws {
        try await withSheetWindow { window in
            let run = try ContentSheetRun(
                "Title", content: Contents.block(height: 50), detents: [.height(200), .height(400), .large])
            try await run.presented(in: window, animated: true)
            var expected: [String] = []
            for (distance, extent, detent) in [
                (-80.0, 200.0, nil), (-120, 400, "height(400.0)"), (90, 400, nil), (-130, 630, "large"),
                (400, 200, "height(200.0)"),
            ] {
                let drag = try await Drag.begin(at: run.bar(in: window), in: window, by: device)
                try await drag.move(distance / 2)
                try await drag.release(distance)
                try await run.isAt(extent, in: window)
                if let detent { expected.append("\(detent) by drag") }
                #expect(run.log.filter { $0.contains(" by ") } == expected)
            }
            try await run.dismiss()
        }
    }

    static func flicks(by device: Drag.Device) async throws {
        try await withSheetWindow { window in
            let run = try ContentSheetRun(
                "Title", content: Contents.block(height: 50), detents: [.height(200), .height(400), .large])
            try await run.presented(in: window, animated: true)
            // 60 at 700 px/s would come to rest at 60 + 69, nearer to where it began than to the third.
            for (distance, start, end) in [(-30.0, 200.0, 400.0), (-30, 400, 630), (30, 630, 400), (30, 400, 200)] {
                // A busy machine moves the pointer faster or slower than that; the next attempt is as good.
                for _ in 0..<20 {
                    run.controller.selectedDetent = start == 630 ? .large : .height(start)
                    try await run.isAt(start, in: window)
                    let drag = try await Drag.begin(at: run.bar(in: window), in: window, by: device)
                    try await drag.flick(from: 0, to: distance, speed: 700)
                    try await run.rests(in: window)
                    if abs(run.extent(in: window) - end) <= 1 { break }
                }
                try await run.isAt(end, in: window)
            }
            for _ in 0..<20 where run.isPresented {
                let drag = try await Drag.begin(at: run.bar(in: window), in: window, by: device)
                try await drag.flick(from: 0, to: 50, speed: 1_500)
                try await eventually("it ends, or rests again") { !run.isPresented || run.controller.isAtRest }
            }
            let outcome = try await run.ends()
            #expect(outcome == "swipe")
        }
    }
}

extension ContentSheetRun {
    /// Waits until a held sheet's visible part has a height, to 1 px.
    func isHeld(_ extent: Double, in window: SheetWindow) async throws {
        try await eventually("the sheet is held at \(extent), not \(self.extent(in: window))") {
            abs(self.extent(in: window) - extent) <= 1
        }
        try await FrameCounter.idle(window.widget, emptyFrames: 1)
        guard abs(self.extent(in: window) - extent) <= 1 else {
            throw SheetWindow.Moved(description: "the sheet left \(extent) for \(self.extent(in: window))")
        }
    }

    /// A point of the bar outside the grabber's target, which covers the middle of the bar.
    func bar(in window: SheetWindow) throws -> Point {
        guard let frame = content.flatMap({ window.probe.frame(of: $0.bar.pointer) }) else {
            throw SheetWindow.Unseen()
        }
        return Point(x: frame.midX - 40, y: frame.midY)
    }

    fileprivate func point(
        of part: DragBody.Part, label: WidgetPointer, in window: SheetWindow
    ) throws -> Point {
        let widget: WidgetPointer? =
            switch part {
            case .grabber: nil
            case .title: nil
            case .item: content?.bar.items.first?.button
            case .label: label
            case .header: window.probe.header
            }
        guard let widget else { return part == .title ? try bar(in: window) : try grabber(in: window) }
        guard let frame = window.probe.frame(of: widget) else { throw SheetWindow.Unseen() }
        return Point(x: frame.midX, y: frame.midY)
    }
}

extension SheetWindow {
    /// The sheet did not stay where it was held.
    struct Moved: Error, CustomStringConvertible {
        let description: String
    }
}
