import Popsheet

/// Sheets in an appearance other than the phone's, while the settings leave the appearance to the desktop.
extension Gallery {
    static func adwaita() throws(SheetError) -> GalleryCase {
        var shown = GalleryCase(
            id: "adwaita", title: "In GNOME’s style", icon: "computer-symbolic",
            note:
                "An alert in a wide window, a bottom sheet in a narrow one. Colours follow the desktop’s accent and contrast.",
            page: .draft, button: "Close Letter",
            subject: ActionSubject(
                try ActionSheet("Save Changes?", message: "Changes that are not saved will be lost.") {
                    Action("Discard", id: "discard", role: .destructive)
                    Action("Save", id: "save")
                }), isAnchored: false)
        shown.appearance = .adwaita
        return shown
    }

    static func glass() throws(SheetError) -> GalleryCase {
        var shown = GalleryCase(
            id: "glass", title: "In glass", icon: "weather-clear-symbolic",
            note: "Capsules on translucent cards with a bright rim. A sheet that has a source grows out of it.",
            page: .photos(selected: 2), button: "Edit 2 Photos",
            sheet: try ActionSheet("Edit 2 photos") {
                Action("Delete Photos", id: "delete", role: .destructive)
                Action("Add to Album…", id: "add")
                Action("Duplicate", id: "duplicate")
            })
        shown.appearance = .glass
        return shown
    }
}
