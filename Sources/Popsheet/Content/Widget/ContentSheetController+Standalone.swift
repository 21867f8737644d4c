import CPopsheet
package import PopsheetLayout
package import PopsheetModel

extension ContentSheetController: StandaloneController {
    package var canBePresented: Bool { sheet.owned.isPresentable }

    package var naturalWidth: Double {
        // The widget has the theme's sizes.
        PostponedTheme.need()
        return sheet.owned.sizing.naturalWidth()
    }

    package var expands: Bool { sheet.owned.sizing.expands() }

    package var list: ActionSheet { sheet.contents.list }

    package var windowNames: [String?] {
        [sheet.windowTitle, title, message, g_get_prgname().map { String(cString: $0) }]
    }

    /// Without an owner window, content is on cards unless it is a popover or fills the window (content.md §1).
    package static func standaloneStyle(
        _ style: PresentationOptions.Style, hasAnchor: Bool
    ) -> PresentationOptions.Style {
        switch style {
        case .automatic: hasAnchor ? .popover : .cards
        case .sheet: .cards
        default: style
        }
    }

    package func layOut(in context: LayoutContext, measuring measurer: any TextMeasurer) -> PresentationLayout {
        // The widget has the theme's sizes.
        PostponedTheme.need()
        let (contents, sizing) = (sheet.contents, sheet.owned.sizing)
        let request = ContainerRequest(
            options.withDefaults, anchor: nil, attachment: SheetAttachment(of: contents))
        return ContentPlacement(request, in: context) {
            ContentSheetMeasurement(
                contents, widget: sizing, for: $0, in: $1, cancelLabel: StandardLabel.cancel, measuring: measurer)
        }.presentation
    }
}
