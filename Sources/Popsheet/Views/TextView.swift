import CPopsheet
import PopsheetLayout

/// A title or a message: a text that wraps, and that assistive tools read.
final class TextView: NativeWidget {
    private let block = TextBlock()
    private var text = ""
    private var font = Font(size: 13)
    private var color = Color(0, 0, 0)
    private var shadow: Color?
    private var roomWidth = 0.0

    /// - Parameter name: What style sheets call it by, beside other labels.
    init(_ name: String) {
        super.init(cssName: "label", role: GTK_ACCESSIBLE_ROLE_LABEL)
        setClasses([name])
    }

    /// Shows a text in a room so wide, which need not be whole pixels as the widget's own width is.
    ///
    /// - Parameters:
    ///   - fullText: The whole of it, for assistive tools.
    ///   - shadow: The colour of what it throws one logical pixel upwards.
    func update(text: String, fullText: String, font: Font, width: Double, color: Color, shadow: Color? = nil) {
        if text != self.text { pop_widget_set_accessible_label(pointer, DisplayText.name(fullText)) }
        (self.text, self.font, self.color, self.shadow, roomWidth) = (text, font, color, shadow, width)
        queueDraw()
    }

    override func traitsChanged() {
        block.invalidate()
        queueDraw()
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        _ = block.set(text, font: font, fit: .wraps, width: roomWidth, of: self)
        // As if the light came from above, and the text were cut into the panel.
        if let shadow { block.draw(x: 0, y: -1, color: shadow, on: snapshot) }
        block.draw(x: 0, y: 0, color: styleColor ?? color, on: snapshot)
    }
}
