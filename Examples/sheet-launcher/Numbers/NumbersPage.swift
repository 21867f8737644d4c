import CPopsheetGTK4
import Popsheet
import PopsheetLayout
import PopsheetModel

/// The page that draws the numbers of a sheet over the device's screen, with the button that presents the sheet.
@MainActor
final class NumbersPage {
    private let sheet: ActionSheet
    private let blueprint = Blueprint()
    private let bar: Widget
    private let button: Widget
    private var safeArea = Insets()

    /// - Parameters:
    ///   - button: The button that presents the sheet: the source of a popover.
    ///   - layers: The overlay of the device's screen.
    init(of sheet: ActionSheet, button: Widget, over layers: Widget) {
        (self.sheet, self.button) = (sheet, button)
        let heading = label("Numbers").styled("page-heading")
        bar = column(spacing: 8, heading, button).styled("numbers-bar")
            .aligned(vertically: GTK_ALIGN_START)
        for layer in [blueprint.widget, bar, blueprint.note] { gtk_overlay_add_overlay(layers.opaque, layer) }
        blueprint.graphTop = { [weak self] in
            guard let self else { return 0 }
            return frame(of: bar).maxY
        }
    }

    /// Removes what was added.
    func remove(from layers: Widget) {
        for layer in [blueprint.widget, bar, blueprint.note] { gtk_overlay_remove_overlay(layers.opaque, layer) }
    }

    /// Draws the sheet as it is with some settings.
    func show(_ settings: Settings, isDark: Bool) {
        safeArea = settings.device.safeArea
        // The status bar is above the heading.
        gtk_widget_set_margin_top(bar, Int32(settings.device.safeArea.top))
        blueprint.layout = { [weak self] size in
            guard let self else { return nil }
            var context = LayoutContext(
                clamping: size, safeArea: safeArea, textScale: settings.textScale, deviceScale: 1,
                direction: settings.isRightToLeft ? .rightToLeft : .leftToRight)
            let options = settings.options
            context.form = options.appearance?.bundledForm ?? .standard
            context.isDark = isDark
            let layout = SheetLayout(
                clamping: sheet, for: ContainerRequest(options, anchor: frame(of: button)), in: context,
                cancelLabel: StandardLabel.cancel, measuring: PangoTextMeasurer())
            return (layout, safeArea)
        }
    }

    /// The frame of a widget on the device's screen.
    private func frame(of part: Widget) -> Rect {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(part, blueprint.widget, &bounds) != 0 else {
            return Rect(x: 0, y: 0, width: 0, height: 0)
        }
        return Rect(
            x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
            height: Double(bounds.size.height))
    }
}
