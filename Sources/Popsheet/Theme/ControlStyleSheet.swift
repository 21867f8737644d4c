import CPopsheet

/// The style sheet of a style of controls on a display, which exists while something uses it, and some time longer.
@MainActor
final class ControlStyleSheet {
    /// The CSS class that gives the widgets in a widget the style.
    let name: String
    private let style: ControlStyle
    private let display: OpaquePointer
    private let provider: UnsafeMutablePointer<GtkCssProvider>?
    private var uses = 0

    private init(_ style: ControlStyle, on display: OpaquePointer, name: String) {
        (self.style, self.display, self.name) = (style, display, name)
        _ = Symbol.registration
        provider = StyleSheet.add(style.rules(forClass: name), to: display)
    }

    private static var all: [ControlStyleSheet] = []
    private static var count = 0
    /// The number of style sheets without a use that are kept: those of the last appearances and text scales.
    private static let kept = 4

    /// The style sheet on a widget's display, which is then used once more.
    static func using(_ style: ControlStyle, for widget: WidgetPointer) -> ControlStyleSheet? {
        guard let display = gtk_widget_get_display(widget) else { return nil }
        let known = all.firstIndex { $0.style == style && $0.display == display }.map { all.remove(at: $0) }
        count += known == nil ? 1 : 0
        let sheet = known ?? ControlStyleSheet(style, on: display, name: "popsheet-controls-\(count)")
        sheet.uses += 1
        all.append(sheet)
        return sheet
    }

    /// Ends a use.
    func release() {
        uses -= 1
        let unused = Self.all.filter { $0.uses == 0 }
        guard unused.count > Self.kept, let oldest = unused.first else { return }
        Self.all.removeAll { $0 === oldest }
        if let provider = oldest.provider {
            gtk_style_context_remove_provider_for_display(oldest.display, OpaquePointer(provider))
        }
    }
}
