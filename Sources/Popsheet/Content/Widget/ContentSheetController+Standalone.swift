import CPopsheet
package import PopsheetLayout
package import PopsheetModel

extension ContentSheetController: StandaloneController {
    package func naturalWidth(atTextScale textScale: Double) -> Double {
        sheet.owned.measured(with: sheet.contents.controls, textScale: textScale) { $0.naturalWidth() }
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
        let contents = sheet.contents
        let request = ContainerRequest(
            options.withDefaults, anchor: nil, attachment: SheetAttachment(of: contents))
        return sheet.owned.measured(with: contents.controls, textScale: context.textScale) { sizing in
            ContentPlacement(request, in: context) {
                ContentSheetMeasurement(
                    contents, widget: sizing, for: $0, in: $1, cancelLabel: PopsheetDefaults.strings.cancel,
                    measuring: measurer)
            }.presentation
        }
    }
}
