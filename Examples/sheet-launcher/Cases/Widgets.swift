import LauncherTexts
import Popsheet

/// Sheets that show widgets of the application.
extension Gallery {
    static func form() -> GalleryCase {
        GalleryCase(
            id: "form", title: "A form", icon: "text-editor-symbolic",
            note: "Two detents: drag the sheet, or press its grabber. “Create” is enabled once there is a name.",
            page: .photos(selected: 0), button: "New Album",
            subject: widget("newAlbum", ContentText.albumForm) { try newAlbum() }, isAnchored: false)
    }

    static func controls() -> GalleryCase {
        GalleryCase(
            id: "controls", title: "Every control", icon: "preferences-system-symbolic",
            note:
                "GTK’s own widgets in the sheet’s style, which follows the appearance. Only groups and rows have a class.",
            page: .draft, button: "Book a Ferry",
            subject: widget("journeySettings", ContentText.allControls) { try journeySettings() }, isAnchored: false)
    }

    static func picker() -> GalleryCase {
        GalleryCase(
            id: "picker", title: "A picker", icon: "alarm-symbolic",
            note: "The chosen row has a check mark. Nothing is chosen at first, so that “Set” needs a decision.",
            page: .draft, button: "Add Reminder",
            subject: widget("reminderPicker", ContentText.reminderPicker) { try reminderPicker() })
    }

    static func stack() -> GalleryCase {
        GalleryCase(
            id: "stack", title: "A stack of sheets", icon: "view-dual-symbolic",
            note:
                "A button in a sheet presents another sheet above it. The lower one stays, dimmed, until the upper one is gone.",
            page: .photos(selected: 0), button: "Plan a Voyage",
            subject: widget("sheetStack", ContentText.sheetStack) { try sheetStack() }, isAnchored: false)
    }

    static func search() -> GalleryCase {
        GalleryCase(
            id: "search", title: "A list with a search", icon: "system-search-symbolic",
            note: "Three thousand rows that follow what is typed. Scrolling up first makes the sheet larger.",
            page: .draft, button: "Choose Home Town",
            subject: widget("townPicker", ContentText.townList) { try townPicker() }, isAnchored: false)
    }

    static func picture() -> GalleryCase {
        GalleryCase(
            id: "picture", title: "A picture and actions", icon: "image-x-generic-symbolic",
            note: "Header and actions stay in place; between them the picture scrolls once it is enlarged.",
            page: .photos(selected: 1), button: "Show Photo",
            subject: widget("picturePreview", ContentText.picture) { try picturePreview() })
    }

    static func playerStrip() -> GalleryCase {
        GalleryCase(
            id: "player", title: "A player that collapses", icon: "media-playback-start-symbolic",
            note: "At the lower detent nothing is dimmed, and the list of songs can be scrolled and used.",
            page: .songs, button: "Now Playing",
            subject: widget("player", ContentText.player, isKept: true) { try player() }, isAnchored: false)
    }

    static func date() -> GalleryCase {
        GalleryCase(
            id: "date", title: "A date", icon: "x-office-calendar-symbolic",
            note: "A popover on a tablet; on a phone a sheet that is as high as the calendar.",
            page: .draft, button: "Send Later",
            subject: widget("datePicker", ContentText.datePicker) { try datePicker() })
    }

    static func mapCanvas() -> GalleryCase {
        GalleryCase(
            id: "map", title: "A map", icon: "mark-location-symbolic",
            note: "A drag on the map pans it, and never moves the sheet; bar, grabber and card move the sheet.",
            page: .photos(selected: 1), button: "Show Place",
            subject: widget("map", ContentText.map, isKept: true) { try map() }, isAnchored: false)
    }

    static func menu() -> GalleryCase {
        GalleryCase(
            id: "menu", title: "A menu", icon: "open-menu-symbolic",
            note: "The items of a GMenu, with sections, switches and a choice. Choosing one activates its action.",
            page: .photos(selected: 1), button: "Photo",
            subject: CodeSubject(
                "photoMenu", ContentText.photoMenu, isKept: true, title: { $0.sheet.title }, make: { try photoMenu() }))
    }

    private static func widget(
        _ name: String, _ code: [UInt8], isKept: Bool = false, make: @escaping () throws -> ContentSheetController
    ) -> CodeSubject<ContentSheetController> {
        CodeSubject(name, code, isKept: isKept, title: { $0.title }, make: make)
    }
}
