package import PopsheetLayout
package import PopsheetModel

extension ActionSheetController: StandaloneController {
    package func checkContent() -> Bool { true }

    package var list: ActionSheet { sheet }

    package var expands: Bool { false }

    /// Actions have the standard width.
    package func naturalWidth(atTextScale textScale: Double) -> Double { 0 }

    package var windowNames: [String?] { [sheet.title, sheet.message, sheet.actions.first?.label] }

    package static func standaloneStyle(
        _ style: PresentationOptions.Style, hasAnchor: Bool
    ) -> PresentationOptions.Style { style }

    package func layOut(in context: LayoutContext, measuring measurer: any TextMeasurer) -> PresentationLayout {
        SheetLayout(
            clamping: sheet, for: ContainerRequest(options.withDefaults, anchor: nil), in: context,
            cancelLabel: PopsheetDefaults.strings.cancel, measuring: measurer
        ).presentation
    }
}
