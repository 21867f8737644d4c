import Popsheet

/// Sheets that applications show every day.
extension Gallery {
    static func deletePhotos() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "delete", title: "Delete a photo", icon: "user-trash-symbolic",
            note:
                "The action that destroys is red and at the top, Cancel is apart. The button is named after what it does.",
            page: .photos(selected: 3), button: "Delete 3 Photos",
            sheet: try ActionSheet("Delete 3 photos?", message: "They leave all your devices.") {
                Action("Delete Photos", id: "delete", role: .destructive)
                Action("Move to Album…", id: "move")
                Action("Hide", id: "hide")
            })
    }

    static func share() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "share", title: "Share", icon: "emblem-shared-symbolic",
            note: "A choice of ways to go on, none of which destroys anything.",
            page: .photos(selected: 1), button: "Share Photo",
            sheet: try ActionSheet("Share photo") {
                Action("Send by Mail", id: "mail")
                Action("Copy Link", id: "link")
                Action("Save to Files", id: "files")
                Action("Print…", id: "print")
            })
    }

    static func unsavedDraft() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "draft", title: "Unsaved draft", icon: "document-edit-symbolic",
            note: "Cancel has a label of its own: it says what stays as it is.",
            page: .draft, button: "Close Letter",
            sheet: try ActionSheet("Save this draft?") {
                Action("Save Draft", id: "save")
                Action("Delete Draft", id: "delete", role: .destructive)
                Action.cancel("Keep Writing")
            })
    }
}
