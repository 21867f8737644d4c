import CPopsheet
import PopsheetLayout

/// A title or a message: a text that wraps, and that assistive tools read.
final class TextView: NativeWidget {
    private let block = TextBlock()
    private var text = ""
    private var font = Font(size: 13)
    private var color = Color(0, 0, 0)
    private var roomWidth = 0.0

    init() { super.init(cssName: "label", role: GTK_ACCESSIBLE_ROLE_LABEL) }

    /// Shows a text in a room so wide, which need not be whole pixels as the widget's own width is.
    ///
    /// - Parameter fullText: The whole of it, for assistive tools.
    func update(text: String, fullText: String, font: Font, width: Double, color: Color) {
        if text != self.text { pop_widget_set_accessible_label(pointer, DisplayText.name(fullText)) }
        (self.text, self.font, self.color, roomWidth) = (text, font, color, width)
        queueDraw()
    }

    override func surroundingsChanged() {
        block.invalidate()
        queueDraw()
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        _ = block.set(text, font: font, fit: .wraps, width: roomWidth, of: self)
        block.draw(x: 0, y: 0, color: color, on: snapshot)
    }
}
