import CPopsheet
import Popsheet

/// The tags of a text that give its parts the styles of escape sequences.
@MainActor
final class TerminalTags {
    typealias Tag = UnsafeMutablePointer<GtkTextTag>

    private let view: WidgetPointer
    /// The tags by their styles; the buffer owns them.
    private var tags: [TerminalStyle: Tag] = [:]
    private let observer = StyleObserver()
    private var palette = TerminalPalette(isDark: false)

    /// A text may have so many styles; further ones have no colours.
    private static let mostStyles = 2000

    /// - Parameter box: A box that contains the view, and whose style is that of the text.
    init(of view: WidgetPointer, in box: WidgetPointer) {
        self.view = view
        gtk_box_append(box.cast(), observer.widget)
        observer.onChange = { [weak self] in self?.followAppearance() }
        followAppearance()
    }

    private func followAppearance() {
        // A text is light on a dark card.
        let palette = TerminalPalette(isDark: Color(pop_widget_text_color(view)).luminance > 0.5)
        guard palette != self.palette else { return }
        self.palette = palette
        for (style, tag) in tags { setColors(of: tag, style) }
    }

    /// The tag of a style; nil for an ordinary text.
    func tag(_ style: TerminalStyle) -> Tag? {
        if style == .plain { return nil }
        if let tag = tags[style] { return tag }
        guard tags.count < Self.mostStyles else { return nil }
        let tag = make(style)
        tags[style] = tag
        return tag
    }

    private func make(_ style: TerminalStyle) -> Tag {
        let traits = style.traits
        let tag = pop_text_view_add_style(
            view,
            PopTextStyle(
                bold: traits.contains(.bold), italic: traits.contains(.italic), underline: traits.contains(.underline),
                strikethrough: traits.contains(.strikethrough)))
        setColors(of: tag, style)
        return tag
    }

    private func setColors(of tag: Tag, _ style: TerminalStyle) {
        let colors = palette.colors(of: style)
        let (text, background) = (colors.text.map { [$0.rgba] }, colors.background.map { [$0.rgba] })
        pop_text_tag_set_colors(tag, text, background)
    }
}
