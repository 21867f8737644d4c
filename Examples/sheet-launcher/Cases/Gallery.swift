import Popsheet

/// The cases, in the order of the list.
///
/// To add one, write a function next to those in this folder and name it here; the list, the texts and the `--case`
/// option use it automatically.
@MainActor
enum Gallery {
    /// Creates every case.
    static func cases() throws(SheetError) -> [GalleryCase] {
        [
            try deletePhotos(), try share(), try unsavedDraft(), try adwaita(), try glass(),
            try iconsAndSubtitles(), try disabledActions(), try noTitle(), try onlyCancel(), try noCancel(),
            try twentyActions(), try longTexts(),
            try actionsThatAppear(), try veto(), try nested(), try inside(), try anchors(), try questions(),
            try numbers(),
            form(), controls(), picker(), stack(), search(), picture(), playerStrip(), date(), mapCanvas(), menu(),
        ]
    }
}
