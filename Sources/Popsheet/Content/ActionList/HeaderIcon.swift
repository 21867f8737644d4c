import CPopsheet
import PopsheetLayout

/// The icon above a sheet's texts, which says nothing that the texts do not.
final class HeaderIcon: NativeWidget {
    private let icon = SheetIcon(size: ControlMetrics.Header.iconSize)
    private var color = Color(0, 0, 0)

    init() { super.init(cssName: "image", role: GTK_ACCESSIBLE_ROLE_PRESENTATION) }

    /// Shows an icon; a symbolic one in a colour.
    func update(_ name: String, color: Color, in context: LayoutContext) {
        self.color = color
        icon.load(name, scale: context.deviceScale ?? 1, for: pointer)
        queueDraw()
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let size = ControlMetrics.Header.iconSize
        icon.draw(color, in: Rect(x: 0, y: 0, width: size, height: size), on: snapshot)
    }
}
