import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The picture above a sheet's texts, which assistive technologies do not read: the sheet's name says what it means.
final class HeaderImageView: NativeWidget {
    private var image: HeaderImage?
    private var color = Color(0, 0, 0)
    private lazy var icon = SheetIcon(size: size)
    private lazy var symbol = SymbolPicture()

    init() { super.init(cssName: "image", role: GTK_ACCESSIBLE_ROLE_PRESENTATION) }

    /// Shows a picture in a theme's colours; of icons, symbolic ones have them.
    func update(_ image: HeaderImage, theme: Theme, in context: LayoutContext) {
        self.image = image
        switch image {
        case .icon(let name):
            color = theme.label
            icon.load(name, scale: context.deviceScale ?? 1, for: pointer)
        case .symbol(let symbol, _):
            self.symbol.set(symbol, in: theme)
        }
        queueDraw()
    }

    private var size: Double { image.map { ControlMetrics.Header.size(of: $0) } ?? 0 }

    override func snapshot(_ snapshot: OpaquePointer) {
        switch image {
        case .icon: icon.draw(color, in: Rect(x: 0, y: 0, width: size, height: size), on: snapshot)
        case .symbol: symbol.draw(on: snapshot)
        case nil: break
        }
    }
}
