import Popsheet

/// A sheet of the gallery: its contents, the page under it, and its behaviour.
///
/// The displayed code is generated from ``sheet`` and ``behavior``, the values that are run, so both always agree.
@MainActor
struct GalleryCase: Identifiable {
    /// The case's name on the command line.
    let id: String
    /// The case's name in the list.
    let title: String
    /// The icon next to its title.
    let icon: String
    /// A description of one or two sentences.
    let note: String
    /// The page under the sheet.
    let page: Page
    /// The label of the button that opens the sheet.
    let button: String
    /// The sheet's contents.
    let sheet: ActionSheet
    /// The behaviour in addition to returning one outcome.
    var behavior: any Behavior = PlainAnswer()

    /// The equivalent Swift code.
    func swiftText(_ settings: Settings) -> String {
        behavior.swiftText(sheet, presentation: settings.presentationText)
    }

    /// The equivalent shell command.
    func shellText(_ settings: Settings) -> String {
        behavior.shellText(sheet, presentation: settings.presentationText)
    }
}

/// The pages of the device.
enum Page {
    /// A photo library with a number of selected photos.
    case photos(selected: Int)
    /// A message that is being written.
    case draft
    /// A page with buttons in every position, each of which opens the sheet.
    case corners
}
