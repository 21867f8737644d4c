import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Sheets whose actions come from a menu model (sheet.md §12).
    @Suite @MainActor struct SheetMenuTests {
        /// A presented menu, and what became of it.
        @MainActor
        private final class MenuRun {
            let controller: ActionSheetController
            private(set) var outcome: Outcome?

            init(_ menu: TestMenu, _ actions: [String: TestActions], _ options: PresentationOptions) throws {
                controller = try ActionSheetController(
                    menu: menu.reference, actions: actions.mapValues(\.reference), options: options)
            }

            func presented(in window: SheetWindow, from anchor: SheetAnchor?) async throws {
                controller.present(in: window.reference, from: anchor) { [weak self] in self?.outcome = $0 }
                try await eventually("the menu is presented") { controller.phase == .presented }
                try await FrameCounter.idle(window.widget)
            }

            func present(inside host: MenuRun) {
                controller.present(inside: host.controller) { [weak self] in self?.outcome = $0 }
            }

            func ends() async throws -> Outcome? {
                try await eventually("the menu is dismissed") { outcome != nil }
                return outcome
            }

            var labels: [String] { controller.sheet.actions.map(\.label) }

            func has(_ id: String, enabled: Bool) -> Bool {
                controller.content?.sheet.actions.contains { $0.id == id && $0.isEnabled == enabled } == true
            }
        }

        private func present(
            _ menu: TestMenu, _ actions: [String: TestActions] = [:], in window: SheetWindow,
            from anchor: SheetAnchor? = nil, as style: PresentationOptions.Style = .automatic
        ) async throws -> MenuRun {
            let run = try MenuRun(menu, actions, PresentationOptions(style: style, isAnimated: false))
            try await run.presented(in: window, from: anchor)
            return run
        }

        private func row(of id: String, in run: MenuRun) -> WidgetPointer? {
            run.controller.content?.rows.shown.first { $0.targetID == .action(id) }?.button
        }

        @Test(arguments: [PresentationOptions.Style.sheet, .popover, .compact])
        func choosingARowActivatesItsActionOnceTheSheetIsGone(_ style: PresentationOptions.Style) async throws {
            try await withSheetWindow(width: 700) { window in
                let actions = TestActions().add("open").add("save")
                let menu = TestMenu().add("_Open", "doc.open").add("_Save", "doc.save")
                let run = try await present(
                    menu, ["doc": actions], in: window, from: .widget(WidgetReference(window.button)), as: style)
                var overlays = -1
                actions.onActivate = { overlays = window.probe.overlays.count }
                let target = try #require(self.row(of: "doc.save", in: run))
                try await window.click(target)
                let outcome = try await run.ends()
                #expect(outcome?.action?.id == "doc.save")
                #expect(actions.activated == ["save"])
                #expect(overlays == 0)
            }
        }

        @Test func theActionsOfTheWindowAndItsApplicationAreFound() async throws {
            try await withSheetWindow(.gtkApplicationWindow) { window in
                let inWindow = TestActions(of: window.widget).add("copy")
                let application = try #require(window.application)
                let inApplication = TestActions(of: application).add("dark", state: "false")
                defer { inApplication.remove("dark") }
                let menu = TestMenu().add("Copy", "win.copy").add("Dark", "app.dark").add("Gone", "win.gone")
                let run = try await present(menu, in: window)
                #expect(run.controller.sheet.actions.map(\.isEnabled) == [true, true, false])
                try await window.click(window.probe.rows[1])
                _ = try await run.ends()
                #expect(inApplication.state("dark") == "true")
                run.controller.present(in: window.reference) { _ in }
                try await eventually("the menu is presented again") { run.controller.phase == .presented }
                #expect(run.controller.sheet.actions.map(\.isOn) == [nil, true, nil])
                run.controller.dismiss()
                try await eventually("the menu is gone") { window.probe.overlays.isEmpty }
                #expect(inWindow.activated == [])
            }
        }

        @Test func aChoiceAmongSeveralActivatesWithItsTarget() async throws {
            try await withSheetWindow { window in
                let actions = TestActions().add("sort", state: "'name'", parameter: "s")
                let menu = TestMenu().add("Name", "a.sort", target: "'name'").add("Date", "a.sort", target: "'date'")
                let run = try await present(menu, ["a": actions], in: window)
                try await window.click(window.probe.rows[1])
                let outcome = try await run.ends()
                #expect(outcome?.action?.id == "a.sort::date")
                #expect(actions.state("sort") == "'date'")
            }
        }

        @Test func thePresentedSheetFollowsTheMenuAndItsActions() async throws {
            try await withSheetWindow { window in
                let actions = TestActions().add("a").add("b").add("t", state: "false")
                let section = TestMenu().add("B", "x.b")
                let menu = TestMenu().add("A", "x.a").add("More", section: section).add("T", "x.t")
                let run = try await present(menu, ["x": actions], in: window)
                try await window.input.key("Down")
                try await eventually("the second row has the focus") { window.probe.focusedRow == 1 }
                actions.enable("a", false)
                try await eventually("A is disabled") { run.has("x.a", enabled: false) }
                section.add("New", "x.new", at: 0)
                try await eventually("the nested item has a row") { window.probe.rows.count == 5 }
                #expect(run.labels == ["A", "New", "B", "T"])
                #expect(window.probe.focusedRow == 2)
                #expect(run.has("x.new", enabled: false))
                actions.add("new")
                try await eventually("the action that was added enables its row") { run.has("x.new", enabled: true) }
                actions.setState("t", "true")
                try await eventually("the state is shown") {
                    run.controller.content?.sheet.actions.last?.isOn == true
                }
                actions.remove("new")
                menu.add("Last", "x.a")
                try await eventually("the removed action disables its row") {
                    run.has("x.new", enabled: false) && window.probe.rows.count == 6
                }
                menu.remove(1)
                try await eventually("the section has left") { window.probe.rows.count == 4 }
                #expect(run.labels == ["A", "T", "Last"])
                // The section is not followed any more.
                #expect(SheetProbe.handlerCount(of: UnsafeMutableRawPointer(section.menu)) == 0)
                run.controller.dismiss()
                _ = try await run.ends()
            }
        }

        @Test func aChangeIsNotLostWithAnotherOfTheProgram() async throws {
            try await withSheetWindow { window in
                let menu = TestMenu().add("A")
                let run = try await present(menu, in: window)
                menu.add("B")
                run.controller.title = "Title"
                #expect(run.labels == ["A", "B"])
                try await eventually("both changes are shown") {
                    window.probe.rows.count == 3 && window.probe.header != nil
                }
                run.controller.dismiss()
                _ = try await run.ends()
            }
        }

        @Test func anActionThatIsRemovedWhileItsRowIsPressedIsNotActivated() async throws {
            try await withSheetWindow { window in
                let actions = TestActions().add("a").add("b")
                let menu = TestMenu().add("A", "x.a").add("B", "x.b")
                let run = try await present(menu, ["x": actions], in: window)
                try await window.input.move(to: window.center(of: window.probe.rows[0]))
                try await window.input.down()
                try await eventually("the row is pressed") { run.controller.content?.rows.shown[0].isPressed == true }
                actions.remove("a")
                try await eventually("the row is disabled") { run.has("x.a", enabled: false) }
                try await window.input.up()
                try await FrameCounter.idle(window.widget)
                try await window.input.key("Escape")
                let outcome = try await run.ends()
                #expect(outcome == .cancelled(.escape))
                #expect(actions.activated == [])
            }
        }

        @Test func anActionThatIsDisabledDuringTheDismissalIsNotActivated() async throws {
            try await withSheetWindow { window in
                let actions = TestActions().add("a")
                let run = try await present(TestMenu().add("A", "x.a"), ["x": actions], in: window)
                run.controller.onEvent = { event in
                    if case .willDismiss = event { actions.enable("a", false) }
                }
                try await window.click(window.probe.rows[0])
                let outcome = try await run.ends()
                #expect(outcome?.action?.id == "x.a")
                #expect(actions.activated == [])
            }
        }

        @Test(arguments: [PresentationOptions.Style.sheet, .popover])
        func aMenuThatBecomesEmptyKeepsItsCancelAction(_ style: PresentationOptions.Style) async throws {
            try await withSheetWindow(width: 700) { window in
                let menu = TestMenu().add("A").add("B", section: TestMenu().add("C"))
                let run = try await present(
                    menu, in: window, from: .widget(WidgetReference(window.button)), as: style)
                menu.removeAll()
                try await eventually("only the cancel action is left") {
                    window.probe.rows.count == 1 && run.labels.isEmpty
                }
                try await FrameCounter.idle(window.widget)
                try await window.click(window.probe.rows[0])
                let outcome = try await run.ends()
                #expect(outcome == .cancelled(.cancelAction))
            }
        }

        @Test func aHeadingIsAboveItsSection() async throws {
            try await withSheetWindow { window in
                let menu = TestMenu().add("A").add("_Sort", section: TestMenu().add("B").add("C"))
                let run = try await present(menu, in: window)
                let overlay = try #require(window.probe.overlays.last)
                @MainActor func shown() -> [WidgetPointer] {
                    SheetProbe.descendants(of: overlay).filter { gtk_widget_has_css_class($0, "heading") != 0 }
                }
                let headings = shown()
                #expect(headings.count == 1)
                let frames = window.probe.rows.map { window.probe.frame(of: $0) }
                let (first, second) = (try #require(frames[0]), try #require(frames[1]))
                let heading = try #require(window.probe.frame(of: headings[0]))
                #expect(heading.y >= first.maxY && heading.maxY <= second.y)
                #expect(gtk_accessible_get_accessible_role(OpaquePointer(headings[0])) == GTK_ACCESSIBLE_ROLE_HEADING)
                menu.remove(1)
                try await eventually("the heading has left") { shown().isEmpty }
                run.controller.dismiss()
                _ = try await run.ends()
            }
        }

        @Test func aMnemonicOfTheMenuChoosesItsRow() async throws {
            try await withSheetWindow { window in
                let actions = TestActions().add("a").add("b")
                let run = try await present(
                    TestMenu().add("_Open", "x.a").add("Sa_ve", "x.b"), ["x": actions], in: window)
                try await window.input.key("alt+v")
                let outcome = try await run.ends()
                #expect(outcome?.action?.id == "x.b")
                #expect(actions.activated == ["b"])
            }
        }

        @Test func aWindowThatIsDestroyedWithItsMenuIsReleased() async throws {
            let menu = TestMenu().add("A", "win.a")
            var windowObject: WeakObject?
            var run: MenuRun?
            try await withSheetWindow(.gtkApplicationWindow) { window in
                windowObject = WeakObject(window.widget)
                TestActions(of: window.widget).add("a")
                run = try await present(menu, in: window)
            }
            let outcome = try await run?.ends()
            #expect(outcome == .cancelled(.parentClosed))
            try await eventually("the window is released") { windowObject?.isGone == true }
            #expect(SheetProbe.handlerCount(of: UnsafeMutableRawPointer(menu.menu)) == 0)
        }

        @Test func aMenuInsideAPopoverIsChosenFromLikeAnyOther() async throws {
            try await withSheetWindow(width: 700) { window in
                let actions = TestActions().add("a").add("b")
                let host = try await present(
                    TestMenu().add("A").add("B").add("C").add("D"), in: window,
                    from: .widget(WidgetReference(window.button)), as: .popover)
                let guest = try MenuRun(
                    TestMenu().add("B", "x.b"), ["x": actions], PresentationOptions(isAnimated: false))
                guest.present(inside: host)
                try await eventually("the inner menu is presented") { guest.controller.phase == .presented }
                try await FrameCounter.idle(window.widget)
                try await window.click(window.probe.rows[0])
                let outcome = try await guest.ends()
                #expect(outcome?.action?.id == "x.b")
                #expect(actions.activated == ["b"])
                #expect(host.controller.phase == .presented)
                host.controller.dismiss()
                _ = try await host.ends()
            }
        }

        @Test func nothingIsConnectedOrKeptAfterwards() async throws {
            var menu: TestMenu? = TestMenu().add("A", "x.a").add("S", section: TestMenu().add("B", "x.b"))
            var actions: TestActions? = TestActions().add("a").add("b")
            let (menuObject, group) = try (
                UnsafeMutableRawPointer(#require(menu).menu), UnsafeMutableRawPointer(#require(actions).map)
            )
            let weak = [WeakObject(menuObject), WeakObject(group)]
            let handlers = [SheetProbe.handlerCount(of: menuObject), SheetProbe.handlerCount(of: group)]
            var windowObject: WeakObject?
            weak var controller: ActionSheetController?
            try await withSheetWindow(.gtkApplicationWindow) { window in
                windowObject = WeakObject(window.widget)
                let before = SheetProbe.handlerCount(of: window.widget)
                let run = try await present(#require(menu), ["x": #require(actions)], in: window)
                controller = run.controller
                #expect(SheetProbe.handlerCount(of: menuObject) == handlers[0] + 1)
                #expect(SheetProbe.handlerCount(of: group) == handlers[1] + 4)
                try await window.click(window.probe.rows[1])
                _ = try await run.ends()
                #expect(SheetProbe.handlerCount(of: menuObject) == handlers[0])
                #expect(SheetProbe.handlerCount(of: group) == handlers[1])
                #expect(SheetProbe.handlerCount(of: window.widget) == before)
            }
            (menu, actions) = (nil, nil)
            try await eventually("everything is released") {
                controller == nil && weak.allSatisfy(\.isGone) && windowObject?.isGone == true
            }
        }
    }
}
