import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport

@testable import Popsheet

/// A content sheet that records its events in order.
@MainActor
final class ContentSheetRun {
    let controller: ContentSheetController
    /// The application's widget.
    let widget: WidgetPointer
    private(set) var log: [String] = []
    private(set) var outcome: Outcome?

    /// - Parameter configure: Changes the sheet before it is presented.
    init(
        _ title: String? = nil, message: String? = nil, content: WidgetPointer, detents: [Detent] = [.medium, .large],
        leading: [BarItem] = [], trailing: [BarItem] = [], actions: [Action] = [],
        options: PresentationOptions = PresentationOptions(), configure: (inout ContentSheet) -> Void = { _ in }
    ) throws {
        widget = content
        var sheet = try ContentSheet(
            title, message: message, content: WidgetReference(content), detents: detents, leadingItems: leading,
            trailingItems: trailing, actions: actions)
        configure(&sheet)
        controller = ContentSheetController(sheet, options: options)
        controller.onEvent = { [weak self] in self?.log.append(Self.line($0)) }
    }

    private static func line(_ event: PresentationEvent) -> String {
        switch event {
        case .willPresent: "willPresent"
        case .didPresent: "didPresent"
        case .willDismiss(let outcome): "willDismiss \(SheetRun.name(outcome))"
        case .handle(let outcome): "handle \(SheetRun.name(outcome))"
        case .didDismiss(let outcome): "didDismiss \(SheetRun.name(outcome))"
        case .didChoose(let action): "chose \(action.id)#\(action.index)"
        case .didSelectDetent(let detent, let cause): "\(detent) by \(cause)"
        case .didRefuseDismissal(let outcome): "refused \(SheetRun.name(outcome))"
        }
    }

    // MARK: Presenting

    var presenter: SheetPresenter? { controller.session.presenter }
    var content: WidgetContent? { presenter?.content as? WidgetContent }
    var isPresented: Bool { controller.phase == .presented }

    /// Presents the sheet without animation, and waits until it is at rest.
    func presented(in window: SheetWindow, from anchor: SheetAnchor? = nil, animated: Bool = false) async throws {
        controller.options.isAnimated = animated
        controller.present(in: window.reference, from: anchor) { [weak self] in self?.outcome = $0 }
        try await eventually("the sheet is presented; \(log)") { isPresented }
        try await rests(in: window)
    }

    /// Waits until the sheet is at rest on the screen.
    func rests(in window: SheetWindow) async throws {
        try await eventually("the sheet is at rest") { presenter?.isAtRest == true }
        try await FrameCounter.idle(window.widget)
    }

    /// Waits until the sheet has ended, and returns its outcome.
    @discardableResult
    func ends() async throws -> String {
        try await eventually("the sheet ends; so far: \(log)") { outcome != nil }
        return outcome.map { SheetRun.name($0) } ?? ""
    }

    /// Dismisses the sheet.
    func dismiss() async throws {
        controller.dismiss(animated: false)
        try await ends()
    }

    // MARK: Places

    /// The height of the visible part of the sheet in its window.
    func extent(in window: SheetWindow) -> Double { window.height - window.probe.top }

    /// Waits until the visible part has a height.
    func isAt(_ extent: Double, in window: SheetWindow, _ what: String = "the sheet") async throws {
        try await eventually("\(what) is \(extent) high, not \(self.extent(in: window))") {
            presenter?.isAtRest == true && abs(self.extent(in: window) - extent) <= 1
        }
    }

    /// The middle of the grabber, in the window.
    func grabber(in window: SheetWindow) throws -> Point {
        guard let frame = content.flatMap({ window.probe.frame(of: $0.grabber.button) }) else {
            throw SheetWindow.Unseen()
        }
        return Point(x: frame.midX, y: frame.y + 8)
    }
}
