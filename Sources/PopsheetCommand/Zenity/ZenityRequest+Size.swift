import Popsheet
import PopsheetDialogs
import PopsheetLayout
import PopsheetModel

extension ZenityRequest {
    /// The size of the sheet: `--width` and `--height`, and at least one line for each line of a message that does not wrap,
    /// or of a part of one that must not.
    @MainActor var cardSize: CardSize {
        var size = CardSize(width: settings.width.map(Double.init), height: settings.height.map(Double.init))
        guard case .message(let message) = dialog else { return size }
        let text = message.text.styled
        if !message.wraps {
            size.width = max(Self.width(of: text), size.widthOrStandard)
        } else if size.width == nil {
            let widths = text.preformatted.compactMap { Markup.styled($0) }.map { Self.width(of: $0) }
            if let width = widths.max() { size.width = max(width, size.widthOrStandard) }
        }
        return size
    }

    /// The width of a card in which a message does not wrap.
    @MainActor private static func width(of text: StyledText) -> Double {
        let shown = DisplayText.paragraph(text)
        let width = PangoTextMeasurer().width(of: shown, in: Font(size: TextSizes(scale: 1).message))
        return (width + 2 * SheetMetrics.standard.headerHorizontalPadding).rounded(.up)
    }
}
