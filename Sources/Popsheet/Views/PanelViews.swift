import CPopsheet
import PopsheetLayout

/// The panels of a container on the screen: they draw themselves, and carry the content's widgets.
@MainActor
final class PanelViews {
    private let overlay: OverlayView
    private let main = CardView("main")
    private let footer = CardView("cancel")
    private var layout: ContainerLayout?
    private var styles = PanelStyles(main: .clear, footer: .clear)
    private var theme = Theme.light
    private var marks: [Panel.Role: RowMarks] = [:]
    /// The background of the application's widget on the main panel.
    private var contentFill: CardView.WidgetFill?
    /// A line across the main panel, in the area's coordinates.
    private var hairline: (y: Double, thickness: Double)?
    /// Where the footer's content is, for a footer without a panel.
    private var footerFrame: Rect?
    /// Whether the panels are at their positions at rest.
    private(set) var isInPlace = false

    init(in overlay: OverlayView) { self.overlay = overlay }

    /// Takes over another layout and look; what the content draws on the panels is forgotten.
    func update(_ layout: ContainerLayout, panels: PanelStyles, theme: Theme) {
        (self.layout, self.styles, self.theme) = (layout, panels, theme)
        (marks, contentFill, hairline) = ([:], nil, nil)
    }

    /// The frame of a panel at rest; nil without a panel.
    func panelFrame(of role: Panel.Role) -> Rect? { layout?.panel(role)?.bounds }

    /// The frame at rest of what carries the content: the panel, or the footer's content itself.
    private func frame(of role: Panel.Role) -> Rect? {
        panelFrame(of: role) ?? (role == .footer ? footerFrame : nil)
    }

    /// Places the widgets on a panel, with frames in the area's coordinates.
    func setChildren(_ children: [(widget: WidgetPointer, frame: Rect)], of role: Panel.Role) {
        if role == .footer { footerFrame = children.first?.frame }
        guard let frame = frame(of: role) else { return view(of: role).setChildren([]) }
        view(of: role).setChildren(children.map { (widget: $0.widget, frame: $0.frame.relative(to: frame)) })
    }

    /// Draws a widget on the main panel larger or smaller; its frame stays the same.
    func setScale(_ scale: Double, of widget: WidgetPointer) { main.setScale(scale, of: widget) }

    /// Draws what is behind the content's rows.
    func setMarks(_ marks: RowMarks, on role: Panel.Role) {
        self.marks[role] = marks
        draw(role)
    }

    /// Fills the part of the main panel that is behind the application's widget, and all below it, such as the safe area.
    func setContentFill(_ color: Color, in frame: Rect) {
        contentFill = frame.height > 0 ? CardView.WidgetFill(frame: frame, color: color) : nil
        draw(.main)
    }

    /// Draws a line across the main panel, or none.
    func setHairline(_ y: Double?, thickness: Double) {
        guard hairline?.y != y || hairline?.thickness != thickness else { return }
        hairline = y.map { (y: $0, thickness: thickness) }
        draw(.main)
    }

    /// Moves the keyboard focus to the next widget on the panels, and from the last one to the first.
    func moveFocus(_ direction: GtkDirectionType) {
        let isForward = direction == GTK_DIR_TAB_FORWARD
        let cards = (isForward ? [main, footer] : [footer, main]).filter { gtk_widget_get_root($0.pointer) != nil }
        let current = cards.firstIndex { gtk_widget_get_focus_child($0.pointer) != nil } ?? 0
        guard !cards.isEmpty else { return }
        for card in cards[current...] + cards[..<current] where card.moveFocus(direction) { return }
        guard let root = gtk_widget_get_root(main.pointer) else { return }
        gtk_root_set_focus(root, nil)
        _ = cards.contains { $0.moveFocus(direction) }
    }

    private func draw(_ role: Panel.Role) {
        guard let frame = frame(of: role) else { return }
        guard let panel = layout?.panel(role) else {
            return view(of: role).setDrawing(CardView.Drawing(Panel(frame: frame, cornerRadius: 0), .clear, theme))
        }
        var drawing = CardView.Drawing(panel, role == .main ? styles.main : styles.footer, theme)
        if let marks = marks[role] { drawing.mark(marks, on: panel) }
        if role == .main, var fill = contentFill {
            fill.frame.height = max(fill.frame.height, panel.frame.maxY - fill.frame.y)
            fill.frame = fill.frame.relative(to: panel.bounds)
            drawing.content = fill
        }
        if role == .main, let hairline {
            let line = Rect(x: panel.frame.x, y: hairline.y, width: panel.frame.width, height: hairline.thickness)
            drawing.separators.append(line.relative(to: panel.bounds))
        }
        view(of: role).setDrawing(drawing)
    }

    private func view(of role: Panel.Role) -> CardView { role == .main ? main : footer }

    /// Moves the panels to their positions in a scene.
    func apply(_ scene: Scene) {
        let cards = [(main, frame(of: .main)), (footer, frame(of: .footer))].compactMap { view, frame in
            frame.map { frame in
                let origin = scene.origin(of: frame)
                return (view: view, frame: Rect(x: origin.x, y: origin.y, width: frame.width, height: frame.height))
            }
        }
        overlay.setCards(cards, scale: scene.scale)
        isInPlace = scene.isInPlace
        // In the steps of a pixel's opacity: between them, nothing below the cards has to be drawn or blurred again.
        overlay.backdrop = theme.backdrop.opacity((255 * scene.backdropOpacity).rounded() / 255)
        overlay.cardOpacity = scene.opacity
    }
}

extension CardView.Drawing {
    /// A panel without marks.
    fileprivate init(_ panel: Panel, _ style: PanelStyle, _ theme: Theme) {
        let bounds = panel.bounds
        shape = panel.offset(x: -bounds.x, y: -bounds.y)
        self.panel = style
        (separatorColor, hoverFill) = (theme.separator, theme.hover)
        (pressedFill, pressedMaterial) = (theme.pressed, theme.pressedMaterial)
    }

    /// Adds what is drawn behind the rows.
    fileprivate mutating func mark(_ marks: RowMarks, on panel: Panel) {
        let bounds = panel.bounds
        pressed = marks.pressed.map { $0.relative(to: bounds) }
        hovered = marks.hovered?.relative(to: bounds)
        separators = marks.separators.map { $0.relative(to: bounds) }
    }
}

extension Rect {
    /// The rectangle in the coordinates of another one that contains it.
    func relative(to other: Rect) -> Rect { offset(x: -other.x, y: -other.y) }
}
