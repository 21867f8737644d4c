import CPopsheet
import PopsheetLayout
import PopsheetModel

/// A title, a message or a heading: a text that assistive technologies read.
final class TextView: NativeWidget {
    private let block = TextBlock()
    private var text = StyledText("")
    private var fullText = ""
    private var isCentred = true
    private var font = Font(size: 13)
    private var color = Color(0, 0, 0)
    private var shadow: Color?
    private var roomWidth = 0.0
    private var fit: TextBlock.Fit

    /// - Parameters:
    ///   - name: The CSS class that distinguishes it from other labels.
    ///   - fit: How the text fits its width.
    init(_ name: String, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_LABEL, fit: TextBlock.Fit = .wraps) {
        self.fit = fit
        super.init(cssName: "label", role: role)
        // The content of a sheet may have labels of the application, which keep the theme's style.
        setClasses([name, "popsheet"])
    }

    /// Shows a text at a width, which may be fractional although the widget's own width is not.
    ///
    /// - Parameters:
    ///   - fullText: The untruncated text, for assistive technologies.
    ///   - fit: How the text fits its width from now on; nil for as before.
    ///   - isCentred: Whether lines are centred.
    ///   - shadow: The colour of the text's shadow, one logical pixel above it.
    func update(
        text: StyledText, fullText: String, fit: TextBlock.Fit? = nil, isCentred: Bool = true, font: Font,
        width: Double, color: Color, shadow: Color? = nil
    ) {
        if fullText != self.fullText || text != self.text {
            pop_widget_set_accessible_label(pointer, DisplayText.name(fullText))
        }
        (self.text, self.font, self.color, self.shadow) = (text, font, color, shadow)
        (self.fullText, self.isCentred, self.fit) = (fullText, isCentred, fit ?? self.fit)
        roomWidth = width
        queueDraw()
    }

    override func traitsChanged() {
        block.invalidate()
        queueDraw()
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        _ = block.set(text, font: font, fit: fit, isCentred: isCentred, width: roomWidth, of: self)
        // The effect of light from above on letters engraved in the panel.
        if let shadow { block.draw(x: 0, y: -1, color: shadow, on: snapshot) }
        block.draw(x: 0, y: 0, color: styleColor ?? color, on: snapshot)
    }
}
