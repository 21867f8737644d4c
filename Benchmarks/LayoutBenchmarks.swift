import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// Layout alone, without a display; targets in performance.md, "Scale".
@MainActor
enum LayoutBenchmarks {
    static func all() throws -> [Benchmark] {
        let phone = try LayoutContext(
            size: Size(width: 390, height: 844), safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
        let pango = PangoTextMeasurer()
        let sheets = try [10, 100, 1_000, 10_000].map { (count: $0, sheet: try sheet(of: $0)) }

        var rows: [Benchmark] = []
        let ten = sheets[0].sheet
        rows.append(
            .time("layout of 10 actions", in: .microseconds, [.atMost(20)], count: 200) { _ in
                travel(of: ten, in: phone, FixedMeasurer())
            })
        rows.append(
            .time("layout of 10 actions, Pango", in: .microseconds, count: 200) { _ in
                travel(of: ten, in: phone, pango)
            })
        for (count, sheet) in sheets {
            let targets: [Target] =
                count == 10_000 ? [.ratio(atMost: 1.5, to: "layout per action, of 1000")] : []
            rows.append(
                .time(
                    "layout per action, of \(count)", in: .nanoseconds, targets, count: max(2, 20_000 / count),
                    per: count
                ) { _ in travel(of: sheet, in: phone, FixedMeasurer()) })
        }
        return rows + (try moments(sheets[0].sheet, sheets[3].sheet, phone))
    }

    /// Creating a scene only moves the layout, so its cost must not depend on the number of actions.
    private static func moments(_ small: ActionSheet, _ large: ActionSheet, _ context: LayoutContext) throws
        -> [Benchmark]
    {
        let layouts = try [small, large].map { try SheetLayout($0, in: context, measuring: FixedMeasurer()) }
        func moment(_ name: String, _ targets: [Target], _ layout: SheetLayout) -> Benchmark {
            .time(name, in: .nanoseconds, targets, count: 20_000) { run in
                let scene = layout.scene(at: TransitionState(progress: Double(run) / 20_000))
                return scene.offset + scene.backdropOpacity
            }
        }
        return [
            moment("moment of 10 actions", [], layouts[0]),
            moment("moment of 10000 actions", [.ratio(atMost: 1.5, to: "moment of 10 actions")], layouts[1]),
        ]
    }

    private static func travel(of sheet: ActionSheet, in context: LayoutContext, _ measurer: some TextMeasurer)
        -> Double
    {
        // The window is a phone's and there is no anchor, so this can't fail.
        (try? SheetLayout(sheet, in: context, measuring: measurer))?.container.travel ?? 0
    }

    private static func sheet(of count: Int) throws -> ActionSheet {
        try ActionSheet("Delete 3 photos?", message: "They leave all your devices.") {
            for number in 0..<count { Action("Action number \(number)", id: "action-\(number)") }
        }
    }
}
