import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport

@testable import Popsheet

/// A sheet that records its events in order.
@MainActor
final class SheetRun {
    /// Its life: "willPresent", "didPresent", "willDismiss escape", "handler cancel", "didDismiss escape", "answer escape".
    var log: [String] { record.lines }
    let controller: ActionSheetController
    private let record: Record

    /// The lines, which the handlers keep alive, since they outlive the run.
    @MainActor private final class Record {
        var lines: [String] = []
    }

    /// A sheet with "Delete" (destructive), "Move", "Hide" and the standard cancel action, each with a handler.
    convenience init(_ title: String? = "Delete 3 photos?", message: String? = "They leave all your devices.") throws {
        try self.init(title, message: message, actions: SheetRun.actions)
    }

    /// A sheet with these actions, each with a handler that is recorded.
    init(
        _ title: String? = nil, message: String? = nil, actions: [Action], ordering: ActionOrdering = .standard,
        style: PresentationOptions.Style = .automatic, appearance: SheetAppearance? = nil,
        compactStyle: PresentationOptions.CompactStyle = .rounded
    ) throws {
        let record = Record()
        self.record = record
        let sheet = try ActionSheet(
            title, message: message, actions: Self.logged(actions, record), ordering: ordering,
            includesCancelAction: false)
        controller = ActionSheetController(
            sheet, options: PresentationOptions(style: style, appearance: appearance, compactStyle: compactStyle))
        controller.onEvent = { event in
            if let line = Self.line(event) { record.lines.append(line) }
        }
    }

    nonisolated static let actions: [Action] = [
        Action("Move to Album…", id: "move"),
        Action("Delete Photos", id: "delete", role: .destructive),
        Action("Hide", id: "hide"),
        .cancel,
    ]

    /// Presents the sheet in the form with a completion handler.
    func present(in owner: WidgetReference, from anchor: SheetAnchor? = nil, animated: Bool = true) {
        let record = record
        controller.present(in: owner, from: anchor, animated: animated) {
            record.lines.append("answer \(Self.name($0))")
        }
    }

    /// Presents the sheet inside the bubble of another, in the form with a completion handler.
    func present(inside host: SheetRun, animated: Bool = true) {
        let record = record
        controller.present(inside: host.controller, animated: animated) {
            record.lines.append("answer \(Self.name($0))")
        }
    }

    /// Presents the sheet inside the bubble of a content sheet.
    func present(inside host: ContentSheetController) {
        let record = record
        controller.present(inside: host) { record.lines.append("answer \(Self.name($0))") }
    }

    /// Changes the actions; each gets a handler that is recorded.
    func update(_ actions: [Action]) throws { try controller.update(actions: Self.logged(actions, record)) }

    func note(_ line: String) { record.lines.append(line) }

    // MARK: Waiting

    var isPresented: Bool { controller.phase == .presented }

    var isDone: Bool { if case .done = controller.phase { true } else { false } }

    /// Presents the sheet and waits until it is at rest.
    func presented(in window: SheetWindow, from anchor: SheetAnchor? = nil, animated: Bool = false) async throws {
        present(in: window.reference, from: anchor, animated: animated)
        try await isAtRest(in: window)
    }

    /// Waits until the sheet is at rest on the screen, and the frame that shows it has been drawn.
    func isAtRest(in window: SheetWindow) async throws {
        try await eventually("the sheet is presented") { isPresented }
        try await FrameCounter.idle(window.widget)
    }

    /// Waits until the sheet has gone, and returns the last line of its log.
    @discardableResult
    func ends() async throws -> String {
        try await eventually("the sheet ends; so far: \(log)") { isDone && log.last?.hasPrefix("answer") == true }
        return log.last ?? ""
    }

    // MARK: Words

    static func name(_ outcome: Outcome) -> String {
        switch outcome {
        case .action(let action): "\(action.id)#\(action.index)"
        case .cancelled(let reason): reason.name
        }
    }

    /// The whole life of a sheet that was presented once and ended in this way.
    static func life(_ outcome: String, handler: String?) -> [String] {
        ["willPresent", "didPresent", "willDismiss \(outcome)"] + (handler.map { ["handler \($0)"] } ?? [])
            + ["didDismiss \(outcome)", "answer \(outcome)"]
    }

    private static func line(_ event: PresentationEvent) -> String? {
        switch event {
        case .willPresent: "willPresent"
        case .didPresent: "didPresent"
        case .willDismiss(let outcome): "willDismiss \(name(outcome))"
        case .didDismiss(let outcome): "didDismiss \(name(outcome))"
        case .didRefuseDismissal, .didSelectDetent, .didChoose: nil
        case .handle: nil  // The handler itself writes a line.
        }
    }

    private static func logged(_ actions: [Action], _ record: Record) -> [Action] {
        actions.map { action in
            var logged = action
            let handler = action.handler
            logged.handler = {
                record.lines.append("handler \(action.id)")
                handler?()
            }
            return logged
        }
    }
}
