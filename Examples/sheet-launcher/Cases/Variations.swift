import Popsheet

/// Optional properties of actions and sheets.
extension Gallery {
    static func iconsAndSubtitles() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "icons", title: "Icons and subtitles", icon: "view-list-symbolic",
            note: "Icons at the leading edge, labels centred; a subtitle makes its row taller.",
            page: .photos(selected: 2), button: "Export 2 Photos",
            sheet: try ActionSheet("Export photos") {
                Action("Documents", id: "documents", icon: "folder-documents-symbolic", subtitle: "On this computer")
                Action("Memory Stick", id: "stick", icon: "media-removable-symbolic", subtitle: "12 GB free")
                Action("Printer", id: "printer", icon: "printer-symbolic")
                Action("Web Album", id: "web", icon: "network-server-symbolic", subtitle: "Anyone with the link")
            })
    }

    static func disabledActions() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "disabled", title: "Disabled actions", icon: "action-unavailable-symbolic",
            note: "Two are dimmed: neither the pointer nor the keyboard picks them.",
            page: .photos(selected: 1), button: "Edit Photo",
            sheet: try ActionSheet("Edit photo", message: "This photo belongs to a shared album.") {
                Action("Remove from Album", id: "remove", role: .destructive, isEnabled: false)
                Action("Duplicate", id: "duplicate")
                Action("Adjust Colours", id: "colours", isEnabled: false)
                Action("Copy", id: "copy")
            })
    }

    static func noTitle() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "no-title", title: "No title", icon: "view-more-symbolic",
            note: "Where the button has said it all, the card begins with its first action.",
            page: .photos(selected: 1), button: "Add a Photo",
            sheet: try ActionSheet {
                Action("Take Photo", id: "camera")
                Action("Choose from Library", id: "library")
                Action("Scan Document", id: "scan")
            })
    }

    static func onlyCancel() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "only-cancel", title: "Only cancel", icon: "window-close-symbolic",
            note: "Information, and nothing to choose: a header, and the cancel card.",
            page: .photos(selected: 0), button: "Show Storage",
            sheet: try ActionSheet("Your library is up to date", message: "1,204 photos, 38 videos.") {
                Action.cancel("OK")
            })
    }

    static func noCancel() throws(SheetError) -> GalleryCase {
        GalleryCase(
            id: "no-cancel", title: "No cancel", icon: "media-playback-stop-symbolic",
            note: "One card. Escape and a click on the dimmed area still leave everything as it was.",
            page: .draft, button: "Set Priority",
            sheet: try ActionSheet("Priority of this letter", includesCancelAction: false) {
                Action("High", id: "high")
                Action("Normal", id: "normal")
                Action("Low", id: "low")
            })
    }
}
