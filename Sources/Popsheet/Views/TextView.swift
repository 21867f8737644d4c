import CPopsheet
import PopsheetLayout

/// A title or a message: a text that wraps, and that assistive technologies read.
final class TextView: NativeWidget {
    private let block = TextBlock()
    private var text = ""
    private var font = Font(size: 13)
    private var color = Color(0, 0, 0)
    private var shadow: Color?
    private var roomWidth = 0.0
    private var fit = TextBlock.Fit.wraps

    /// - Parameter name: The CSS class that distinguishes it from other labels.
    init(_ name: String) {
        super.init(cssName: "label", role: GTK_ACCESSIBLE_ROLE_LABEL)
        // The content of a sheet may have labels of the application, which keep the theme's style.
        setClasses([name, "popsheet"])
    }

    /// Shows a text at a width, which may be fractional although the widget's own width is not.
    ///
    /// - Parameters:
    ///   - fullText: The untruncated text, for assistive technologies.
    ///   - fit: How the text fits the width.
    ///   - shadow: The colour of the text's shadow, one logical pixel above it.
    func update(
        text: String, fullText: String, font: Font, width: Double, fit: TextBlock.Fit = .wraps, color: Color,
        shadow: Color? = nil
    ) {
        if text != self.text { pop_widget_set_accessible_label(pointer, DisplayText.name(fullText)) }
        (self.text, self.font, self.color, self.shadow) = (text, font, color, shadow)
        (roomWidth, self.fit) = (width, fit)
        queueDraw()
    }

    override func traitsChanged() {
        block.invalidate()
        queueDraw()
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        _ = block.set(text, font: font, fit: fit, width: roomWidth, of: self)
        // The effect of light from above on letters engraved in the panel.
        if let shadow { block.draw(x: 0, y: -1, color: shadow, on: snapshot) }
        block.draw(x: 0, y: 0, color: styleColor ?? color, on: snapshot)
    }
}
