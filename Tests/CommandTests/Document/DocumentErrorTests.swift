import Testing

@testable import PopsheetCommand

/// An error in a document is reported with its JSON Pointer and a fix.
@Suite struct DocumentErrorTests {
    private static let wrongContentCases: [(String, String, String)] = [
        // Kinds
        (#"[]"#, "", "this is an array; give an object"), (#""x""#, "", "this is a string; give an object"),
        (#"null"#, "", "this is null; give an object"), (#"42"#, "", "this is a number; give an object"),
        (#"true"#, "", "this is a boolean; give an object"),
        (#"{"title":null}"#, "/title", "this is null; give a string"),
        (#"{"title":["a"]}"#, "/title", "this is an array; give a string"),
        (#"{"message":1}"#, "/message", "this is a number; give a string"),
        (#"{"actions":{}}"#, "/actions", "this is an object; give an array"),
        (#"{"actions":null}"#, "/actions", "this is null; give an array"),
        (#"{"actions":["Print"]}"#, "/actions/0", "this is a string; give an object"),
        (#"{"actions":[{"label":"A"},[]]}"#, "/actions/1", "this is an array; give an object"),
        (#"{"actions":[{"label":1}]}"#, "/actions/0/label", "this is a number; give a string"),
        (#"{"actions":[{"label":null}]}"#, "/actions/0/label", "this is null; give a string"),
        (#"{"actions":[{"label":"A","id":7}]}"#, "/actions/0/id", "this is a number; give a string"),
        (#"{"actions":[{"label":"A","enabled":"yes"}]}"#, "/actions/0/enabled", "this is a string; give true or false"),
        (#"{"actions":[{"label":"A","enabled":0}]}"#, "/actions/0/enabled", "this is a number; give true or false"),
        (#"{"actions":[{"label":"A","icon":false}]}"#, "/actions/0/icon", "this is a boolean; give a string"),
        (#"{"actions":[{"label":"A","subtitle":{}}]}"#, "/actions/0/subtitle", "this is an object; give a string"),
        (#"{"actions":[{"label":"A","role":true}]}"#, "/actions/0/role", "this is a boolean; give a string"),
        (#"{"cancel":"Keep"}"#, "/cancel", #"give an object such as {"label": "Keep"}, or null for no cancel action"#),
        (#"{"cancel":false}"#, "/cancel", "this is a boolean; give an object"),
        (#"{"cancel":{"label":null}}"#, "/cancel/label", "this is null; give a string"),
        (#"{"tint":7}"#, "/tint", "this is a number; give a string"),
        (#"{"presentation":null}"#, "/presentation", "this is null; give a string"),
        // Choices
        (#"{"presentation":"automatic"}"#, "/presentation", "give auto, sheet, cards, popover or compact"),
        (#"{"presentation":"Sheet"}"#, "/presentation", #""Sheet" is not a valid value"#),
        (#"{"appearance":"highContrast"}"#, "/appearance", "give auto, light, dark, high-contrast, high-contrast-dark"),
        (#"{"ordering":"as-given"}"#, "/ordering", "give standard or asGiven"),
        (#"{"compactLook":""}"#, "/compactLook", "give rounded or square"),
        (#"{"actions":[{"label":"A","role":"danger"}]}"#, "/actions/0/role", "give default, destructive or cancel"),
        (#"{"tint":"red"}"#, "/tint", #""red" is not a colour; give one such as #007AFF"#),
        (##"{"tint":"#12345"}"##, "/tint", "is not a colour"), (##"{"tint":"#GGGGGG"}"##, "/tint", "is not a colour"),
        (#"{"tint":"007AFF"}"#, "/tint", "is not a colour"), (##"{"tint":"#ＦＦＦ"}"##, "/tint", "is not a colour"),
        // Keys
        (#"{"tittle":"A"}"#, "/tittle", #"did you mean "title"?"#),
        (#"{"Actions":[]}"#, "/Actions", #"did you mean "actions"?"#),
        (#"{"buttons":[]}"#, "/buttons", #"did you mean "actions"?"#),
        (#"{"colour":"red"}"#, "/colour", "known: title, message, actions, cancel, presentation, appearance, ordering"),
        (#"{"actions":[{"lable":"A"}]}"#, "/actions/0/lable", #"did you mean "label"?"#),
        (#"{"actions":[{"label":"A","style":"x"}]}"#, "/actions/0/style", "known: id, label, role, enabled, icon"),
        (#"{"cancel":{"lebel":"A"}}"#, "/cancel/lebel", #"did you mean "label"?"#),
        (#"{"cancel":{"role":"cancel"}}"#, "/cancel/role", "known: label"),
        (#"{"a/b":1}"#, "/a~1b", #""a/b" is not a known key"#), (#"{"a~b":1}"#, "/a~0b", #""a~b" is not a known key"#),
        (#"{"~1":1}"#, "/~01", #""~1" is not a known key"#), (#"{"a b":1}"#, "/a b", "is not a known key"),
        (#"{"a\nb":1}"#, #"/a\u{A}b"#, #""a\u{A}b" is not a known key"#), (#"{"":1}"#, "/", #""" is not a known key"#),
        (#"{"é":1}"#, "/é", "is not a known key"),
        // Actions
        (#"{"actions":[{}]}"#, "/actions/0", #"this action has no "label"; give it one"#),
        (#"{"actions":[{"label":"A"},{"id":"b"}]}"#, "/actions/1", #"this action has no "label"; give it one"#),
        (#"{"actions":[{"label":""}]}"#, "/actions/0/label", "the label of action 1 is empty; give it a text"),
        (#"{"actions":[{"label":"A"},{"id":"b","label":" \t"}]}"#, "/actions/1/label", #"action 2 (id "b") is empty"#),
        (#"{"actions":[{"id":"","label":"A"}]}"#, "/actions/0/id", #"the id of action 1, "A", is empty; give it one"#),
        (#"{"actions":[{"id":"a\nb","label":"A"}]}"#, "/actions/0/id", #"the id "a\u{A}b" contains a line break"#),
        (#"{"actions":[{"id":"a\u0000b","label":"A"}]}"#, "/actions/0/id", #"contains a NUL; give another "id""#),
        (#"{"actions":[{"label":"A\nB"}]}"#, "/actions/0", #"contains a line break; give another "id""#),
        (#"{"actions":[{"id":"cancel","label":"A"}]}"#, "/actions/0/id", #"the id "cancel" is reserved"#),
        (#"{"actions":[{"id":"timeout","label":"A"}]}"#, "/actions/0/id", #"give another "id""#),
        (#"{"actions":[{"label":"cancel"}]}"#, "/actions/0", #"the id "cancel" is reserved"#),
        (#"{"actions":[{"id":"cancel","label":"A","role":"cancel"}]}"#, "/actions/0/id", "is reserved"),
        (
            #"{"actions":[{"label":"A"},{"label":"A"}]}"#, "/actions/1",
            #"the id "A" of action 2 is already that of action 1"#
        ),
        (
            #"{"actions":[{"label":"A"},{"label":"B"},{"id":"A","label":"C"}]}"#, "/actions/2",
            "give one of them another id"
        ),
        (
            #"{"actions":[{"label":"A","role":"cancel"},{"label":"B","role":"cancel"}]}"#, "/actions/1",
            #"action 2, "B", is a second cancel action; action 1 is the first"#
        ),
        (
            #"{"actions":[{"label":"A","role":"cancel"}],"cancel":{"label":"B"}}"#, "/cancel",
            "is a second cancel action"
        ),
        (#"{"cancel":{"label":""}}"#, "/cancel/label", "the cancel action's label is empty; give it a text, or null"),
        (#"{"cancel":null}"#, "/actions", "there is nothing to choose; give at least one action, or a cancel action"),
        (#"{"cancel":null,"actions":[]}"#, "/actions", "there is nothing to choose"),
    ]

    @Test(arguments: Self.wrongContentCases)
    func wrongContent(document: String, pointer: String, hint: String) {
        let failure = failure(of: document)
        #expect(failure?.status == .data)
        #expect(failure?.message.hasPrefix("sheet.json: " + (pointer.isEmpty ? "" : pointer + ": ")) == true)
        #expect(failure?.message.contains(hint) == true)
    }

    @Test func brokenJSONHasALineAndAColumn() {
        let failure = failure(of: "{\n  \"title\": \"é\" \"x\"\n}")
        #expect(failure?.message == "sheet.json:2:16: can't be read as JSON: expected a comma or '}', found '\"'")
        #expect(failure?.status == .data)
    }

    @Test func nothingIsWrongWithUnknownValuesInKnownPlaces() throws {
        // Icons may be installed later, and any text is a text.
        let document =
            #"{"actions":[{"label":"\u0000\ufffe\ud83d\ude00","id":"\u0001","icon":"no such icon","subtitle":""}]}"#
        #expect(failure(of: document) == nil)
    }

    private func failure(of document: String) -> CommandFailure? {
        do throws(CommandFailure) {
            _ = try SheetDocument(parsing: Array(document.utf8), name: "sheet.json").sheet()
            return nil
        } catch {
            return error
        }
    }
}
