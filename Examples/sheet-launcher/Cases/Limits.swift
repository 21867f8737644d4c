import Popsheet

/// Sheets that need more space than there is.
extension Gallery {
    static func twentyActions() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "twenty", title: "Twenty actions", icon: "view-continuous-symbolic",
            note: "The actions scroll; header and Cancel stay where they are.",
            page: .photos(selected: 1), button: "Move to Album",
            sheet: try ActionSheet("Move to album") {
                for album in albums { Action(album, id: album.lowercased()) }
            })
    }

    static func longTexts() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "long-texts", title: "Long texts", icon: "format-justify-fill-symbolic",
            note: "Title and message wrap. A label keeps to its line: it shrinks, and then loses its middle.",
            page: .draft, button: "Send Letter",
            sheet: try ActionSheet(
                "Send this letter to everyone in the address book of the harbour association?",
                message: "It goes to 412 people, many of whom have said that they would rather not be written to. "
                    + "What was sent can't be taken back."
            ) {
                Action("Send to Everyone in the Address Book", id: "everyone", role: .destructive)
                Action("Send Only to Those Who Have Written to Me at Least Once This Year", id: "some")
                Action("Send to Myself", id: "me")
            })
    }

    static func numbers() throws(SheetError) -> GalleryCase {
        let sheet = try ActionSheet("Delete this photo?", message: "It leaves all your devices.") {
            Action("Delete Photo", id: "delete", role: .destructive)
            Action("Hide", id: "hide")
        }
        return GalleryCase(
            id: "numbers", title: "Every number", icon: "accessories-calculator-symbolic",
            note:
                "The frames, margins and springs of a sheet. Hover over one, or press the arrow keys, to read what it is for.",
            page: .numbers(of: sheet), button: "Present This Sheet", subject: ActionSubject(sheet, LaidOut()))
    }

    private static let albums = [
        "Archive", "Autumn", "Birthdays", "Boats", "Dunes", "Family", "Ferry", "Garden", "Harbour", "Holidays",
        "Islands", "Kitchen", "Lighthouse", "Market", "Mountains", "Neighbours", "Portraits", "Sketches", "Snow",
        "Spring",
    ]
}
