import CPopsheet
import PopsheetLayout
import PopsheetModel
import PopsheetTestSupport
import PopsheetWindowTestSupport

@testable import Popsheet

/// A sheet with a widget of an application.
@MainActor
final class ContentRun: PresentationSessionDelegate {
    let content: PlainContent
    let session = PresentationSession()
    private(set) var outcome: Outcome?
    let window: SheetWindow
    var shouldDismiss: (@MainActor (Outcome) async -> Bool)?

    init(_ content: PlainContent, in window: SheetWindow) {
        (self.content, self.window) = (content, window)
        session.delegate = self
    }

    func makeContent() -> (any SheetContent)? { content }
    func handler(of outcome: Outcome) -> Action.Handler? { nil }
    func presentationEnded() {}
    func sessionReported(_ event: PresentationEvent) {}

    /// The upper edge of the sheet.
    var top: Double { window.probe.top }
    var isPresented: Bool { session.phase == .presented }

    /// Presents the sheet without animation, and waits until it is at rest.
    func presented() async throws {
        session.options.isAnimated = false
        session.present(PresentationSession.Request(owner: window.reference)) { [weak self] in self?.outcome = $0 }
        try await eventually("the sheet is presented") { isPresented }
        try await FrameCounter.idle(window.widget)
    }

    /// Dismisses the sheet.
    func dismiss() async throws {
        session.end(.cancelled(.programmatic), animated: false)
        try await ends()
    }

    @discardableResult
    func ends() async throws -> Outcome? {
        try await eventually("the sheet has ended") { outcome != nil }
        return outcome
    }

    /// Waits until the sheet is back where it was.
    func isBack(at top: Double) async throws {
        try await eventually("the sheet is back") { session.presenter?.isAtRest == true && abs(self.top - top) <= 0.5 }
    }
}

/// Opens a window of 400 × 640, presents a sheet with a widget in it, runs the test, and dismisses the sheet.
@MainActor
func withContent(
    _ widget: WidgetPointer, height: Double = 360, kind: SheetWindow.Kind = .gtkWindow,
    _ body: (SheetWindow, ContentRun) async throws -> Void
) async throws {
    let content = PlainContent(widget, height: height)
    try await withSheetWindow(kind) { window in
        let run = ContentRun(content, in: window)
        try await run.presented()
        try await body(window, run)
        if run.outcome == nil { try await run.dismiss() }
    }
}
