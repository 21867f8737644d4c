import PopsheetDialogs
import Testing

@testable import PopsheetCommand

/// The keys of the two dialects (dmenu.md §1, §4).
@Suite struct DmenuBindingsTests {
    private func action(_ combination: String, _ changed: [String: String] = [:]) throws -> DmenuAction? {
        DmenuBindings(rofi: changed)[try #require(KeyStroke(combination: combination))]
    }

    private func dmenu(_ combination: String) throws -> DmenuAction? {
        DmenuBindings.dmenu[try #require(KeyStroke(combination: combination))]
    }

    @Test func aKeyDiffersInTheDialects() throws {
        #expect(try dmenu("Tab") == .copyRow && action("Tab") == .tab)
        #expect(try dmenu("Control+Return") == .print && action("Control+Return") == .acceptText)
        #expect(try dmenu("Shift+Return") == .acceptText && action("Shift+Return") == .mark)
        #expect(try dmenu("Control+c") == .cancel && action("Control+c") == nil)
        #expect(try dmenu("a") == nil && action("a") == nil)
    }

    @Test func keysOfTheNumberPadDoTheSame() throws {
        #expect(try dmenu("KP_Enter") == .accept && action("KP_Enter") == .accept && action("KP_Down") == .down)
    }

    @Test(arguments: [1, 5, 10])
    func aDigitIsACustomKeyOrARow(number: Int) throws {
        #expect(try action("Alt+\(number % 10)") == .custom(number))
        #expect(try action("Super+\(number % 10)") == .select(number))
    }

    @Test func customKeysFromElevenNeedTheShiftKey() throws {
        #expect(try action("Alt+Shift+1") == .custom(11) && action("Alt+Shift+exclam") == .custom(11))
        #expect(try action("Alt+Shift+9") == .custom(19))
    }

    @Test(
        arguments: [
            ("Control-Delete", "Control+Delete"), ("alt+d", "Alt+d"), ("Alt+BackSpace", "Alt+BackSpace"),
            ("Alt+comma", "Alt+comma"), ("Alt+space", "Alt+space"), ("Super+Alt+x", "Alt+Super+x"),
            ("!Control+z", "Control+z"), ("F1, F2", "F2"), ("Alt+D", "Alt+Shift+d"),
            ("Alt+ISO_Left_Tab", "Alt+Shift+Tab"), ("MouseMiddle,F5", "F5"),
        ])
    func aKeyIsWrittenInManyWays(keys: String, pressed: String) throws {
        #expect(try action(pressed, ["custom-3": keys]) == .custom(3))
    }

    @Test func aCapitalIsAnotherKeyThanItsLetter() throws {
        #expect(try action("Alt+d", ["custom-3": "Alt+D"]) == nil)
        #expect(try action("Alt+Shift+d", ["custom-3": "Alt+d"]) == nil)
        #expect(try action("Alt+Shift+space", ["custom-3": "Alt+space"]) == nil)
    }

    @Test(
        arguments: [
            ("Alt+question", "Alt+Shift+question"), ("Control+plus", "Control+Shift+plus"),
            ("Alt+exclam", "Alt+Shift+exclam"), ("Alt+exclam", "Alt+exclam"), ("Alt-?", "Alt+Shift+question"),
        ])
    func aSymbolIsNamedWithoutTheShiftKeyThatTypesIt(keys: String, pressed: String) throws {
        #expect(try action(pressed, ["custom-3": keys]) == .custom(3))
    }

    @Test func theNameOfAKeyMayHaveADash() {
        #expect(KeyStroke(combination: "page-up") == KeyStroke("Page_Up"))
        #expect(KeyStroke(combination: "ctrl-page-down") == KeyStroke("Page_Down", .control))
    }

    @Test func aKeyIsTakenFromTheActionThatHadIt() throws {
        let changed = ["custom-1": "Delete", "accept-alt": "Tab"]
        #expect(try action("Delete", changed) == .custom(1) && action("Tab", changed) == .mark)
        #expect(try action("Alt+1", changed) == nil)
    }

    @Test func anActionMayHaveNoKey() throws {
        #expect(try action("Control+Return", ["accept-custom": ""]) == nil)
        #expect(try action("Left", ["move-char-back": ""]) == nil)
    }

    @Test func anActionMayHaveSeveralKeys() throws {
        let changed = ["accept-entry": "Return,KP_Enter,Right"]
        for key in ["Return", "KP_Enter", "Right"] { #expect(try action(key, changed) == .accept) }
    }
}
