import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// What is drawn around an application's widget, and the widget's own style.
    @Suite @MainActor struct ContentThemeTests {
        init() throws { try Display.open() }

        @Test(arguments: ["label", "header", "actions", "card"])
        func aWidgetOfTheApplicationKeepsItsStyle(_ node: String) async throws {
            let style = "\(node).own { padding: 30px; opacity: 0.5; border: 2px solid red; }"
            try await withStyleSheet(style, priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) {
                try await withSheetWindow { window in
                    let own = pop_widget_new(node, GTK_ACCESSIBLE_ROLE_GROUP)
                    gtk_widget_add_css_class(own, "own")
                    let run = try ContentSheetRun(content: own)
                    try await run.presented(in: window)
                    // The widget is as large as its padding and its border.
                    var natural: Int32 = 0
                    gtk_widget_measure(own, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
                    #expect(natural == 64)
                    try await run.dismiss()
                }
            }
        }

        @Test func theContentsBackgroundIsAlsoInTheSafeArea() async throws {
            let style = "window.probed { background: rgb(255, 0, 0); }"
            try await withStyleSheet(style, priority: GTK_STYLE_PROVIDER_PRIORITY_USER + 1) {
                try await withSheetWindow(content: gtk_drawing_area_new()) { window in
                    let options = PresentationOptions(appearance: .light, safeArea: .init(bottom: 34))
                    let run = try ContentSheetRun(
                        content: Contents.block(height: 200), detents: [.content], options: options)
                    try await run.presented(in: window)
                    let picture = try await window.picture { $0.shot.pixel(200, 630) == Pixel(255, 255, 255) }
                    #expect(picture.shot.pixel(200, 630) == Pixel(255, 255, 255))
                    try await run.dismiss()
                }
            }
        }

        @Test func aSheetEndsAtTheRoundCornersOfItsArea() async throws {
            let style = """
                window.probed { background: rgb(255, 0, 0); }
                .area { border-radius: 40px; background: rgb(0, 0, 255); }
                """
            try await withStyleSheet(style, priority: GTK_STYLE_PROVIDER_PRIORITY_USER + 1) {
                let area = gtk_drawing_area_new()!
                gtk_widget_add_css_class(area, "area")
                try await withSheetWindow(content: area) { window in
                    let run = try ContentSheetRun(content: Contents.block(height: 200), detents: [.content])
                    run.controller.options.appearance = .light
                    run.controller.options.isAnimated = false
                    run.controller.present(in: WidgetReference(area)) { _ in }
                    try await eventually("the sheet is presented") { run.isPresented }
                    let frame = try #require(window.probe.frame(of: area))
                    let (x, y) = (Int(frame.x) + 3, Int(frame.maxY) - 4)
                    let picture = try await window.picture { $0.shot.pixel(x + 60, y) == Pixel(255, 255, 255) }
                    #expect(picture.shot.pixel(x, y) == Pixel(255, 0, 0))
                    run.controller.dismiss(animated: false)
                    try await eventually("the sheet is gone") { run.presenter == nil }
                }
            }
        }
    }
}
