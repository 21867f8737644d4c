import CPopsheetGTK4

/// The background of the device, which is centred on it and as large as it may be.
@MainActor
final class Desk: CustomLayout {
    /// The widget that holds the device.
    private(set) lazy var widget = container(laidOutBy: self, shadow, device).styled("desk")
        .expanding(horizontally: true, vertically: true)
    /// The size of the device's screen; nil before the first layout.
    private(set) var size: StageSize?
    /// Computes the size of the screen in an available size.
    var wanted: (StageSize) -> StageSize = { $0 } {
        didSet { gtk_widget_queue_allocate(widget) }
    }
    /// The radius of the rim's outer corners.
    var cornerRadius = 0.0 { didSet { gtk_widget_queue_draw(shadow) } }
    /// Runs after a layout that has changed the screen's size.
    var onResize: (() -> Void)?

    private let device: Widget
    private let rim: Int
    /// The minimum space between the device and the edges of the desk.
    static let space = 6
    private lazy var shadow = drawing { [weak self] canvas in
        guard let self, let size else { return }
        DeviceShadow.draw(
            under: StageSize(width: size.width + 2 * rim, height: size.height + 2 * rim), radius: cornerRadius,
            on: canvas)
    }

    /// - Parameter rim: The width of the device's rim on each side.
    init(_ device: Widget, rim: Int) {
        self.device = device
        self.rim = rim
    }

    func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
        let least = orientation == GTK_ORIENTATION_HORIZONTAL ? StageSize.least.width : StageSize.least.height
        let needed = max(least + 2 * (rim + Self.space), wantedSize(of: device, orientation).minimum)
        return (needed, needed)
    }

    func allocate(width: Int, height: Int) {
        let margin = 2 * (rim + Self.space)
        let size = wanted(StageSize(width: width - margin, height: height - margin))
        let (deviceWidth, deviceHeight) = (size.width + 2 * rim, size.height + 2 * rim)
        place(
            device, x: (width - deviceWidth) / 2, y: (height - deviceHeight) / 2, width: deviceWidth,
            height: deviceHeight, in: width)
        place(shadow, x: 0, y: 0, width: width, height: height, in: width)
        guard size != self.size else { return }
        self.size = size
        // The callback may change sizes, which is not permitted during layout.
        whenIdle(in: widget) { [weak self] in
            guard let self else { return }
            gtk_widget_queue_draw(shadow)
            onResize?()
        }
    }
}
