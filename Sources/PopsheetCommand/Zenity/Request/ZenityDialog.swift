/// A dialog of zenity, with its checked settings.
enum ZenityDialog: Hashable, Sendable {
    case message(ZenityMessage)
    case entry(ZenityEntry)
    case password(ZenityPassword)
    case list(ZenityList)
    case progress(ZenityProgress)
    case scale(ZenityScale)
    case calendar(ZenityCalendar)
    case textInfo(ZenityTextInfo)
    case forms(ZenityForms)
    case notification(ZenityNotification)
    case colorSelection(ZenityColorSelection)
    case fileSelection(ZenityFileSelection)
}
