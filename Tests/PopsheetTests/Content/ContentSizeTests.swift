import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The size of widgets that scroll in a sheet (content.md §1).
    @Suite @MainActor struct ContentSizeTests {
        init() throws { try Display.open() }

        enum Kind: CaseIterable, Sendable { case scrolledWindow, listView, text, nested }

        private func make(_ kind: Kind) -> WidgetPointer {
            let rows = Contents.column((1...80).map { gtk_label_new("Line \($0)")! })
            switch kind {
            case .scrolledWindow:
                let scroller = Contents.scrolled(rows)
                gtk_widget_set_vexpand(scroller, 0)
                return scroller
            case .listView:
                let scroller = Contents.scrolled(Contents.listView(of: 100))
                gtk_widget_set_vexpand(scroller, 0)
                return scroller
            case .text:
                let text = Contents.text(lines: 1)
                gtk_widget_set_vexpand(text, 0)
                return text
            case .nested: return Contents.column([gtk_label_new("Above"), Contents.scrolled(rows)])
            }
        }

        @Test(arguments: Kind.allCases) func whatScrollsIsAtLeast200HighInEveryContainer(_ kind: Kind) async throws {
            try await withSheetWindow(width: 800, height: 700, content: gtk_drawing_area_new()) { window in
                for style in [PresentationOptions.Style.sheet, .cards, .popover] {
                    let widget = make(kind)
                    let run = try ContentSheetRun(
                        "Title", content: widget, options: PresentationOptions(style: style))
                    let source = Rect(x: 380, y: 20, width: 40, height: 30)
                    try await run.presented(in: window, from: .rect(source, in: window.reference))
                    let frame = try #require(window.probe.frame(of: widget))
                    #expect(frame.height >= 200, "\(style)")
                    let panel = try #require(run.presenter?.layout?.container.panel(.main)?.frame)
                    if style == .sheet { #expect((panel.width, panel.height) == (540, 620)) }
                    if style == .popover { #expect((panel.width, panel.height) == (320, 480)) }
                    try await run.dismiss()
                }
            }
        }

        @Test func aScrolledWindowWhoseHeightTheApplicationSetHasThatHeight() async throws {
            let scroller = Contents.scrolled(gtk_label_new("Line"))
            gtk_widget_set_vexpand(scroller, 0)
            gtk_scrolled_window_set_min_content_height(OpaquePointer(scroller), 80)
            try await withSheetWindow(width: 800, height: 700, content: gtk_drawing_area_new()) { window in
                let run = try ContentSheetRun(content: scroller, options: PresentationOptions(style: .cards))
                try await run.presented(in: window)
                #expect(try #require(window.probe.frame(of: scroller)).height < 100)
                try await run.dismiss()
            }
        }

        @Test func theContentSizeIsThatOfASheetAndOfAPopover() async throws {
            try await withSheetWindow(width: 800, height: 700, content: gtk_drawing_area_new()) { window in
                for anchor in [nil, SheetAnchor.rect(Rect(x: 380, y: 20, width: 40, height: 30), in: window.reference)]
                {
                    let run = try ContentSheetRun("Title", content: Contents.block(height: 50)) {
                        $0.contentSize = ContentSize(width: 440, height: 260)
                    }
                    try await run.presented(in: window, from: anchor)
                    let panel = try #require(run.presenter?.layout?.container.panel(.main)?.frame)
                    #expect((panel.width, panel.height) == (440, 260))
                    try await run.dismiss()
                }
            }
        }
    }
}
