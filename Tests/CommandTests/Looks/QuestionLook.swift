import Testing

/// A question whose look is tested: how it is asked, and what in it can be read.
struct QuestionLook: CustomTestStringConvertible, Sendable {
    /// The name of its picture.
    let name: String
    let arguments: [String]
    /// Its standard input; nil for none.
    var input: String?
    /// How the lines of the tree begin of texts with the label's colour.
    var labels: [String] = []
    /// The same of texts with the secondary label's colour, and of boxes and marks.
    var secondary: [String] = []

    var testDescription: String { name }

    static let all = [
        QuestionLook(
            name: "entry",
            arguments: ["entry", "--title", "Rename", "--message", "The album's name.", "--text", "Harbour"],
            labels: ["text \"Rename\""]),
        QuestionLook(
            name: "password", arguments: ["entry", "--title", "Password", "--password", "--placeholder", "Required"],
            secondary: ["password text \"Password\""]),
        QuestionLook(
            name: "form", arguments: ["form", "--spec", "-"],
            input: """
                { "title": "New Album", "fields": [
                  { "kind": "entry", "id": "name", "label": "Name", "value": "Harbour" },
                  { "kind": "entry", "id": "place", "label": "Place", "required": true },
                  { "kind": "password", "id": "key", "label": "Password", "value": "12345678" },
                  { "kind": "switch", "id": "shared", "label": "Shared", "value": true },
                  { "kind": "switch", "id": "hidden", "label": "Hidden" },
                  { "kind": "number", "id": "count", "label": "Count", "value": 3 },
                  { "kind": "date", "id": "due", "label": "Due", "value": "2020-12-24" },
                  { "kind": "choice", "id": "size", "label": "Size", "choices": ["Small", "Medium", "Large"],
                    "value": "Medium" },
                  { "kind": "choice", "id": "order", "label": "Order", "choices": ["Date Added", "Name"],
                    "value": "Date Added" },
                  { "kind": "text", "id": "note", "label": "Note", "value": "Photos from the lake and the house." } ] }
                """,
            labels: [
                "label \"Name\"", "label \"Shared\"", "label \"Due\"", "label \"Count\"", "radio button \"Large\"",
            ],
            secondary: ["label \"Note\""]),
        QuestionLook(
            name: "pick",
            arguments: ["pick", "--title", "Order", "--checked", "b", "a=Date Added", "b=Name", "c=Artist"],
            labels: ["table row \"Name\"", "table row \"Artist\""]),
        QuestionLook(
            name: "pick-multiple",
            arguments: [
                "pick", "--title", "Add Songs", "--multiple", "--checked", "b", "a=Anchor", "b=Boats at Night", "c=Ebb",
            ], labels: ["table row \"Anchor\"", "table row \"Boats at Night\""]),
        QuestionLook(
            name: "table",
            arguments: [
                "pick", "--title", "Choose a Song", "--column", "Title", "--column", "Artist", "--stdin",
            ], input: "a\tAnchor\tTidal\nb\tBoats at Night\tHarbour Choir\nc\tEbb\tTidal\n",
            labels: ["table row \"Anchor, Tidal\""]),
        QuestionLook(
            name: "date",
            arguments: ["date", "--title", "Due Date", "--date", "2020-12-24", "--from", "2020-12-07"],
            labels: ["table cell \"Thursday, 17 December 2020\""],
            secondary: ["table cell \"Thursday, 24 December 2020\"", "label \"7 December 2020 or later\""]),
        QuestionLook(
            name: "progress", arguments: ["progress", "--title", "Copying", "--message", "Photos to Backup"],
            input: "42\n"),
        QuestionLook(
            name: "text", arguments: ["text", "--title", "License", "--confirm", "I accept the license"],
            input: "MIT License\n\nPermission is hereby granted, free of charge, to any person.\n",
            labels: ["check box \"I accept the license\""]),
    ]

    /// The looks that together have every kind of control.
    static let allControls = all.filter { ["form", "date"].contains($0.name) }

    static let appearances = [
        "light", "dark", "high-contrast", "high-contrast-dark", "classic-blue", "classic-black", "adwaita", "glass",
    ]
}
