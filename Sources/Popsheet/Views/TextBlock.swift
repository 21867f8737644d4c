import CPopsheet
import PopsheetLayout
import PopsheetModel

/// A text ready to draw: its Pango layout, cached while text, font and width stay the same.
@MainActor
final class TextBlock {
    /// How a text fits its width.
    enum Fit: Hashable {
        /// The text wraps.
        case wraps
        /// The text stays on one line, which was measured to fit.
        case oneLine
        /// The text stays on one line, and is ellipsized in the middle if it does not fit.
        case ellipsizesMiddle
        /// The text stays on one line, and is ellipsized at its end if it does not fit.
        case ellipsizesEnd
    }

    private struct Key: Hashable {
        var text: StyledText
        var font: Font
        var fit: Fit
        var isCentred: Bool
        var width: Double
        var underlined: Range<Int>?
    }

    private var key: Key?
    nonisolated(unsafe) private var layout: OpaquePointer?
    /// How much narrower the layout is than the available width.
    private var narrowing = 0.0
    /// Whether text begins at the right.
    private var isRightToLeft = false

    deinit { if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) } }

    /// Sets the text for an available width, and returns its height.
    ///
    /// - Parameters:
    ///   - isCentred: Whether lines are centred; otherwise they begin at the edge at which the language begins.
    ///   - underlined: The part of the text that is underlined, in bytes of UTF-8.
    func set(
        _ text: StyledText, font: Font, fit: Fit, isCentred: Bool = true, width: Double, underlined: Range<Int>? = nil,
        of widget: NativeWidget
    ) -> Double {
        let key = Key(
            text: text, font: font, fit: fit, isCentred: isCentred, width: width, underlined: underlined)
        if key != self.key { rebuild(key, widget) }
        return size.height
    }

    /// Draws the text in the available width, whose upper left corner is at a point.
    func draw(x: Double, y: Double, color: Color, on snapshot: OpaquePointer) {
        guard let layout, let key, !key.text.plain.isEmpty, key.width > 0 else { return }
        // Pango itself centres a layout that has a width.
        let space = key.fit == .oneLine ? key.width - size.width : narrowing
        let margin = key.isCentred ? space / 2 : isRightToLeft ? space : 0
        var origin = graphene_point_t(x: Float(x + margin), y: Float(y))
        var rgba = color.rgba
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gtk_snapshot_append_layout(snapshot, layout, &rgba)
        gtk_snapshot_restore(snapshot)
    }

    /// Discards the layout, for example after a change of the desktop's fonts.
    func invalidate() { key = nil }

    private var size: Size {
        guard let layout else { return Size(width: 0, height: 0) }
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_size(layout, &width, &height)
        return Size(width: Double(width) / Double(PANGO_SCALE), height: Double(height) / Double(PANGO_SCALE))
    }

    private func rebuild(_ key: Key, _ widget: NativeWidget) {
        self.key = key
        isRightToLeft = gtk_widget_get_direction(widget.pointer) == GTK_TEXT_DIR_RTL
        if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let layout = pop_text_layout_new_for(widget.pointer)
        self.layout = layout
        FontFamily.apply(key.font, to: layout)
        pango_layout_set_alignment(layout, key.isCentred ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
        if key.fit != .wraps { pango_layout_set_single_paragraph_mode(layout, 1) }
        if key.fit == .ellipsizesMiddle { pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE) }
        if key.fit == .ellipsizesEnd { pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END) }
        if key.fit != .oneLine { pango_layout_set_width(layout, PangoTextMeasurer.units(key.width)) }
        if let range = key.underlined {
            pop_text_layout_underline(layout, UInt32(range.lowerBound), UInt32(range.upperBound))
        }
        if let markup = key.text.markup {
            pop_text_layout_set_markup(layout, markup)
        } else {
            pango_layout_set_text(layout, key.text.plain, Int32(key.text.plain.utf8.count))
        }
        narrowing = key.fit == .ellipsizesMiddle ? pop_text_layout_close_ellipsis(layout) : 0
    }
}
