import Popsheet

/// A sheet of the gallery: what is presented, and the page under it.
///
/// The displayed code is generated from the values that are run, or is the code that is run, so both always agree.
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
    /// What is presented.
    let subject: any Subject
    /// Whether the sheet has a source, so that it is a popover on a tablet.
    let isAnchored: Bool
    /// The appearance of its sheet while the settings leave it to the desktop; nil for the phone's.
    var appearance: SheetAppearance?

    /// A case with a sheet of actions.
    ///
    /// - Parameter behavior: The behaviour in addition to returning one outcome.
    init(
        id: String, title: String, icon: String, note: String, page: Page, button: String, sheet: ActionSheet,
        behavior: any Behavior = PlainAnswer()
    ) {
        self.init(
            id: id, title: title, icon: icon, note: note, page: page, button: button,
            subject: ActionSubject(sheet, behavior))
    }

    /// A case with something else.
    init(
        id: String, title: String, icon: String, note: String, page: Page, button: String, subject: any Subject,
        isAnchored: Bool = true
    ) {
        (self.id, self.title, self.icon, self.note) = (id, title, icon, note)
        (self.page, self.button, self.subject, self.isAnchored) = (page, button, subject, isAnchored)
    }

    /// The settings, with the case's appearance if they name none.
    func adapted(_ settings: Settings) -> Settings {
        var adapted = settings
        if let appearance, settings.appearance == .automatic { adapted.appearance = appearance }
        return adapted
    }

    /// The equivalent Swift code.
    func swiftText(_ settings: Settings) -> String { subject.swiftText(text(settings)) }

    /// The equivalent shell command.
    func shellText(_ settings: Settings) -> String { subject.shellText(text(settings)) }

    private func text(_ settings: Settings) -> PresentationText {
        PresentationText(presentation: adapted(settings).options, isAnchored: isAnchored)
    }
}

/// The pages of the device.
enum Page {
    /// A photo library with a number of selected photos.
    case photos(selected: Int)
    /// A message that is being written.
    case draft
    /// A list of songs, of which one can be selected.
    case songs
    /// A page with buttons in every position, each of which opens the sheet.
    case corners
    /// A drawing of the numbers of a sheet.
    case numbers(of: ActionSheet)
}
