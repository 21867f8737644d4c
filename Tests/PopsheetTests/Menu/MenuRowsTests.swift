import CPopsheet
import PopsheetModel
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The actions that a menu model becomes, without a window (sheet.md §12).
    @Suite @MainActor struct MenuRowsTests {
        private func rows(_ menu: TestMenu, _ groups: [String: TestActions] = [:]) throws -> MenuRows {
            let model = try #require(menu.reference.model)
            let groups = groups.compactMapValues(\.reference.group)
            return MenuRows(of: model) { groups[$0] }
        }

        private func headings(_ rows: MenuRows) -> [String] {
            rows.sections.map { "\($0.firstIndex) \($0.heading ?? "-")" }
        }

        @Test func anItemIsAnActionWithItsNameAndTargetAsId() throws {
            let actions = TestActions().add("save").add("sort", state: "'name'", parameter: "s")
            actions.add("size", state: "3", parameter: "i")
            let menu = TestMenu().add("_Save", "win.save").add("Name", "win.sort", target: "'name'")
            menu.add("Date", "win.sort", target: "'date'").add("Three", "win.size", target: "3")
            let rows = try rows(menu, ["win": actions])
            #expect(rows.actions.map(\.id) == ["win.save", "win.sort::name", "win.sort::date", "win.size(3)"])
            #expect(rows.actions.map(\.label) == ["Save", "Name", "Date", "Three"])
            #expect(rows.actions.map(\.mnemonic) == ["S", nil, nil, nil])
            #expect(rows.actions.allSatisfy { $0.isEnabled })
            #expect(rows.actions.map(\.isOn) == [nil, true, false, true])
            #expect(rows.actions.map(\.icon) == [nil, "object-select-symbolic", nil, "object-select-symbolic"])
        }

        @Test func aToggleShowsItsState() throws {
            let actions = TestActions().add("on", state: "true").add("off", state: "false").add("text", state: "'x'")
            let menu = TestMenu().add("On", "a.on", attributes: ["icon": "'folder-symbolic'"])
            menu.add("Off", "a.off", attributes: ["icon": "'folder-symbolic'"]).add("Text", "a.text")
            let rows = try rows(menu, ["a": actions])
            #expect(rows.actions.map(\.isOn) == [true, false, nil])
            #expect(rows.actions.map(\.icon) == ["object-select-symbolic", "folder-symbolic", nil])
        }

        @Test func idsAreUnique() throws {
            let actions = TestActions().add("save")
            let menu = TestMenu().add("One", "a.save").add("Two", "a.save").add("Three", "a.save").add("cancel")
            menu.add("Same").add("Same").add("Other", "a.save 2").add("Bare", "cancel")
            let rows = try rows(menu, ["a": actions])
            #expect(Set(rows.actions.map(\.id)).count == rows.actions.count)
            #expect(rows.actions.prefix(3).map(\.id) == ["a.save", "a.save 2", "a.save 3"])
            #expect(!rows.actions.contains { $0.id == Action.cancelIdentifier })
            _ = try ActionSheet(actions: rows.actions)
        }

        @Test func aMissingOrDisabledActionOrAnotherTargetDisablesTheRow() throws {
            let actions = TestActions().add("save").add("off").add("sort", state: "'name'", parameter: "s")
            actions.enable("off", false)
            let menu = TestMenu().add("Save", "a.save").add("Off", "a.off").add("Missing", "a.gone")
            menu.add("No group", "b.save").add("No dot", "save").add("Nothing").add("No target", "a.sort")
            menu.add("Wrong target", "a.sort", target: "3").add("Needless target", "a.save", target: "'x'")
            let rows = try rows(menu, ["a": actions])
            #expect(rows.actions.filter(\.isEnabled).map(\.label) == ["Save"])
            #expect(rows.actions.count == 9)
        }

        @Test func hiddenWhenHidesRows() throws {
            let actions = TestActions().add("save").add("off")
            actions.enable("off", false)
            let menu = TestMenu()
            for condition in ["action-missing", "action-disabled", "macos-menubar", "unknown"] {
                for action in ["a.save", "a.off", "a.gone"] {
                    menu.add("\(condition) \(action)", action, attributes: ["hidden-when": "'\(condition)'"])
                }
            }
            let labels = try rows(menu, ["a": actions]).actions.map(\.label)
            #expect(
                labels == [
                    "action-missing a.save", "action-missing a.off", "action-disabled a.save", "macos-menubar a.save",
                    "macos-menubar a.off", "macos-menubar a.gone", "unknown a.save", "unknown a.off", "unknown a.gone",
                ])
        }

        @Test func sectionsHaveGapsOrHeadings() throws {
            let edit = TestMenu().add("Cut").add("Copy")
            let view = TestMenu().add("Zoom")
            let menu = TestMenu().add(nil, section: edit).add(nil, section: TestMenu().add("Find"))
            menu.add("View", section: view).add("Last")
            let rows = try rows(menu)
            #expect(rows.actions.map(\.label) == ["Cut", "Copy", "Find", "Zoom", "Last"])
            #expect(headings(rows) == ["2 -", "3 View", "4 -"])
        }

        @Test func aSubmenuIsASectionWithItsLabelAndTheLabelsOfItsSections() throws {
            let export = TestMenu().add("PDF").add("_Images", section: TestMenu().add("PNG").add("JPEG"))
            let menu = TestMenu().add("Open").add("_Export", submenu: export).add("Close")
            let rows = try rows(menu)
            #expect(rows.actions.map(\.label) == ["Open", "PDF", "PNG", "JPEG", "Close"])
            #expect(headings(rows) == ["1 Export", "2 Export › Images", "4 -"])
        }

        @Test func anEmptySectionLeavesNothing() throws {
            let menu = TestMenu().add("Empty", section: TestMenu()).add("A").add("Empty", section: TestMenu()).add("B")
            let rows = try rows(menu)
            #expect(headings(rows) == [])
            let outer = TestMenu().add("Outer", section: TestMenu().add("Empty", section: TestMenu()).add("A"))
            let nested = try self.rows(outer)
            #expect(headings(nested) == ["0 Outer"])
        }

        @Test func aHiddenSubmenuHasNoRows() throws {
            let menu = TestMenu().add("A")
            menu.add("More", "a.gone", attributes: ["hidden-when": "'action-missing'"], submenu: TestMenu().add("B"))
            let labels = try rows(menu).actions.map(\.label)
            #expect(labels == ["A"])
        }

        @Test func namespacesPrecedeTheNamesOfActions() throws {
            let inner = TestMenu().add("Save", "save").add(
                nil, attributes: ["action-namespace": "'x'"], section: TestMenu().add("Y", "y"))
            let menu = TestMenu().add(nil, attributes: ["action-namespace": "'a'"], section: inner)
            let rows = try rows(menu, ["a": TestActions().add("save").add("x.y")])
            #expect(rows.actions.map(\.id) == ["a.save", "a.x.y"])
            #expect(rows.actions.allSatisfy { $0.isEnabled })
        }

        @Test(
            arguments: [
                ("'edit-copy'", "edit-copy"), ("('themed', <['a-symbolic', 'b']>)", "a-symbolic"),
                ("('file', <'file:///tmp/a%20b.png'>)", "/tmp/a b.png"), ("'/tmp/c.png'", "/tmp/c.png"),
                ("('themed', <@as []>)", nil), ("('file', <'https://example.org/a.png'>)", nil),
                ("('themed', <['../a']>)", nil), ("('unknown', <1>)", nil), ("('bytes', <b'abc'>)", nil),
                ("42", nil), ("@as []", nil), ("''", nil), ("('themed', <42>)", nil),
            ] as [(String, String?)])
        func anIconIsANameOrAPath(icon: String, name: String?) throws {
            let icons = try rows(TestMenu().add("A", attributes: ["icon": icon])).actions.map(\.icon)
            #expect(icons == [name])
        }

        @Test func attributesOfOtherTypesCountAsMissing() throws {
            let menu = TestMenu()
            menu.add(nil, attributes: ["label": "42"]).add("A", attributes: ["action": "42"]).add(
                "B", attributes: ["hidden-when": "true"])
            menu.add("C", attributes: ["popsheet-role": "1"]).add("D", attributes: ["popsheet-role": "'destructive'"])
            menu.add("E", attributes: ["custom": "'widget'"]).add("  ").add("").add(nil, "a.save").add("\u{200B}")
            let rows = try rows(menu)
            #expect(rows.actions.map(\.label) == ["A", "B", "C", "D"])
            #expect(rows.actions.map(\.role) == [.default, .default, .default, .destructive])
        }

        @Test func hardLabelsAreKept() throws {
            let hard = ["a\nb\u{7}\u{1B}[31m", "<b>&amp;</b>", String(repeating: "x", count: 1 << 20), "\u{202E}abc"]
            let menu = TestMenu()
            for label in hard { menu.add(label) }
            let labels = try rows(menu).actions.map(\.label)
            #expect(labels == hard)
        }

        @Test func aMenuThatContainsItselfEnds() throws {
            let menu = TestMenu().add("A")
            menu.add("Loop", section: menu)
            let inner = TestMenu().add("B")
            inner.add("Back", submenu: menu)
            menu.add("Inner", submenu: inner)
            // The loops keep the menus alive.
            defer { menu.removeAll() }
            let rows = try rows(menu)
            #expect(rows.actions.map(\.label) == ["A", "B"])
            #expect(rows.faults == [.cycle])
        }

        @Test func deepAndWideMenusEnd() throws {
            var menu = TestMenu().add("Deepest")
            for level in 0..<40 { menu = TestMenu().add("\(level)").add(nil, section: menu) }
            let deep = try rows(menu)
            #expect(deep.actions.count == 16)
            #expect(deep.faults == [.depth])
            menu = TestMenu().add("A").add("B")
            for _ in 0..<14 {
                let outer = TestMenu()
                for _ in 0..<8 { outer.add(nil, section: menu) }
                menu = outer
            }
            let wide = try rows(menu)
            #expect(wide.faults.contains(.length))
        }

        @Test func anEmptyMenuIsAnError() throws {
            for menu in [TestMenu(), TestMenu().add(nil, "a.b"), TestMenu().add("Empty", section: TestMenu())] {
                #expect { _ = try ActionSheetController(menu: menu.reference) } throws: { error in
                    (error as? SheetError)?.code == .nothingToChoose
                }
            }
            // What is hidden now may be visible in a window.
            let hidden = TestMenu().add("A", "win.a", attributes: ["hidden-when": "'action-missing'"])
            let controller = try ActionSheetController(menu: hidden.reference)
            #expect(controller.sheet.actions.isEmpty && controller.sheet.cancelAction != nil)
        }

        @Test func whatIsNoMenuOrGroupIsReported() async throws {
            let menu = TestMenu().add("A", "a.save")
            let actions = TestActions().add("save")
            let messages = await GLibMessages.expecting("is not a G") {
                #expect(throws: SheetError.self) { _ = try ActionSheetController(menu: MenuReference(actions.map)) }
                #expect(ActionGroupReference(menu.menu).group == nil)
            }
            #expect(messages.count == 2)
        }
    }
}
