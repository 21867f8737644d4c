import Popsheet

/// A sheet of the gallery: what it asks, what the stage shows beneath it, and what it does beyond being asked.
///
/// The text that the launcher shows is written from ``sheet`` and ``behavior``, the values that are run: the two can't
/// part.
@MainActor
struct GalleryCase: Identifiable {
    /// The word that names the case on the command line.
    let id: String
    /// What the list calls it.
    let title: String
    /// The icon beside its title.
    let icon: String
    /// What there is to see, in a sentence or two.
    let note: String
    /// What the stage shows beneath.
    let page: Page
    /// The button on the stage that opens the sheet.
    let button: String
    /// What is asked.
    let sheet: ActionSheet
    /// What happens beyond one question and one answer.
    var behavior: any Behavior = PlainAnswer()

    /// The Swift that does what the case does.
    func swiftText(_ settings: Settings) -> String {
        behavior.swiftText(settings.applied(to: sheet), presentation: settings.presentationText)
    }

    /// The shell line that does what the case does.
    func shellText(_ settings: Settings) -> String {
        behavior.shellText(settings.applied(to: sheet), presentation: settings.presentationText)
    }
}

/// The pages that the stage knows.
enum Page {
    /// A library of photos, so many of which are selected.
    case photos(selected: Int)
    /// A letter that is being written.
    case draft
    /// A button wherever one can be, each of which opens the sheet.
    case corners
}
