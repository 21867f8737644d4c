import Popsheet

/// Sheets with more than one question and one answer.
extension Gallery {
    static func actionsThatAppear() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "appear", title: "Actions that appear", icon: "view-refresh-symbolic",
            note: "One more device every second, while the sheet is shown. It grows, and the focus stays where it is.",
            page: .photos(selected: 1), button: "Send to Device",
            sheet: try ActionSheet("Send to", message: "Looking for devices nearby.") {
                Action("This Computer", id: "here")
            },
            behavior: AppearingActions(
                named: "devices",
                actions: [
                    Action("Ada’s Phone", id: "ada"), Action("Kitchen Tablet", id: "kitchen"),
                    Action("Projector", id: "projector"),
                ]))
    }

    static func veto() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "veto", title: "A veto", icon: "changes-prevent-symbolic",
            note: "A click on the dimmed area does not take this sheet away: losing a letter needs an answer.",
            page: .draft, button: "Discard Letter",
            sheet: try ActionSheet("You have unsaved changes", message: "Your last save was two hours ago.") {
                Action("Discard Changes", id: "discard", role: .destructive)
                Action("Save and Close", id: "save")
            },
            behavior: Veto(of: .backdrop))
    }

    static func nested() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "nested", title: "A sheet after a sheet", icon: "go-next-symbolic",
            note: "“Move to Album…” asks a second question. The handler runs once the first sheet has left.",
            page: .photos(selected: 3), button: "Organize 3 Photos",
            sheet: try ActionSheet("3 photos selected") {
                Action("Move to Album…", id: "move")
                Action("Duplicate", id: "duplicate")
            },
            behavior: FollowUp(
                to: "move", named: "albums",
                sheet: try ActionSheet("Move to which album?") {
                    Action("Harbour", id: "harbour")
                    Action("Lighthouse", id: "lighthouse")
                    Action.cancel("Back")
                }))
    }

    static func inside() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "inside", title: "A sheet in a popover", icon: "view-paged-symbolic",
            note:
                "On a tablet “Delete Album…” asks inside of the open bubble, which stays; on a phone, over the sheet.",
            page: .photos(selected: 0), button: "Album “Harbour”",
            sheet: try ActionSheet("Harbour") {
                Action("Rename…", id: "rename")
                Action("Share…", id: "share")
                Action("Add Photos…", id: "add")
                Action("Delete Album…", id: "delete", role: .destructive)
            },
            behavior: QuestionInside(
                about: "delete", named: "question",
                sheet: try ActionSheet("Delete this album?", message: "Its photos stay in the library.") {
                    Action("Delete Album", id: "confirm", role: .destructive)
                }))
    }

    static func questions() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "questions", title: "Each question", icon: "dialog-question-symbolic",
            note: "The command asks more than for an action. Choosing one runs it, in a window of its own.",
            page: .draft, button: "Ask",
            sheet: try ActionSheet("What may the command ask for?") {
                Action("A Line of Text", id: "entry")
                Action("A Password", id: "password")
                Action("A Choice from a List", id: "pick")
                Action("A Form", id: "form")
                Action("A Day", id: "date")
                Action("A Number", id: "scale")
                Action("A Color", id: "color")
                Action("A File", id: "file")
                Action("A Folder", id: "folder")
                Action("Patience for a Task", id: "progress")
                Action("A Text", id: "text")
                Action("Nothing, but a Notification", id: "notify")
            },
            behavior: EachQuestion([
                "entry": "popsheet entry --title 'New Album' --placeholder Name --required",
                "password": "popsheet entry --title 'Unlock Album' --password --required",
                "pick": "popsheet pick --title Breakfast --multiple tea=Tea milk=Milk sugar=Sugar",
                "form": "popsheet form --title 'New Album' --field entry:name=Name --field switch:shared=Shared",
                "date": "popsheet date --title 'Due Date'",
                "scale": "popsheet scale --title Brightness --value 60",
                "color": "popsheet color --title 'Album Color' --palette",
                "file": "popsheet file --title 'Import a Photo'",
                "folder": "popsheet folder --title 'Import a Folder'",
                "progress": "popsheet progress --title 'Copying Photos' --close -- sleep 5",
                "text": "popsheet text --edit --title Note </dev/null",
                "notify": "popsheet notify --title 'Photos Copied'",
            ]))
    }

    static func anchors() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "anchors", title: "Anchors everywhere", icon: "view-grid-symbolic",
            note:
                "Each button is an anchor. Drag the stage’s corner, choose an arrow and a surface, and see where it goes.",
            page: .corners, button: "Share",
            sheet: try ActionSheet("Share this photo") {
                Action("Send a Copy", id: "send")
                Action("Print…", id: "print")
                Action("Make Wallpaper", id: "wallpaper")
            })
    }
}
