import CPopsheet
import Popsheet
import PopsheetLayout

/// A text of several lines that scrolls, perhaps with a box to tick below it.
package final class TextPane: DialogWidget {
    private let view: WidgetPointer
    private let scrolled: WidgetPointer
    private var check: WidgetPointer?
    private var longLines: LongLines
    /// Runs when the box was ticked, or no longer is.
    package var onTick: ((_ isTicked: Bool) -> Void)?
    /// Runs when a key accepts the text: Ctrl+Return in one that can be edited, or Return on the box while it is ticked.
    package var onAccept: (() -> Void)?
    /// Whether appended text is scrolled into view while the end is visible.
    package var scrollsToEnd: Bool {
        get { end.follows }
        set { end.follows = newValue }
    }
    /// Whether the text changes because text is appended, not because the user edits it.
    package private(set) var isAppending = false
    private let end: TextEnd
    private let isEditable: Bool
    /// Whether the text can't be edited yet.
    package var isLocked = false {
        didSet {
            gtk_text_view_set_editable(view.cast(), isEditable && !isLocked ? 1 : 0)
            // A text that has come late may have been laid out above its cursor.
            if oldValue, !isLocked, isEditable, end.isAtStart, isCursorAtEnd { end.keep() }
        }
    }
    /// Shows the styles of escape sequences; nil for a text that has none, or that shows them as characters.
    private var terminal: (text: TerminalText, tags: TerminalTags)?
    /// The line at the end that can still change.
    private var unfinished: Unfinished?
    /// The last line break of a text to read, which is added with what comes after it: there is no empty line at the end.
    private var lastBreak = ""

    /// Creates an empty text.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - wraps: Whether lines that are too long continue below; otherwise the text scrolls sideways.
    ///   - size: The width, and the height of what is visible, where there is space for them, in logical pixels; nil for a few
    ///     lines.
    ///   - tick: The label of a box below the text; nil for none.
    package init(
        named name: String, isEditable: Bool, wraps: Bool = true, size: (width: Int, height: Int)? = nil,
        tick: String? = nil
    ) {
        (view, scrolled) = (gtk_text_view_new(), gtk_scrolled_window_new())
        end = TextEnd(of: scrolled)
        self.isEditable = isEditable
        longLines = LongLines(isForReading: !isEditable)
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_text_view_set_editable(view.cast(), isEditable ? 1 : 0)
        gtk_text_view_set_cursor_visible(view.cast(), isEditable ? 1 : 0)
        gtk_text_view_set_wrap_mode(view.cast(), wraps ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE)
        // The Tab key leaves a few lines, as it leaves every other field; in a whole text, it is typed, and Ctrl+Tab leaves.
        gtk_text_view_set_accepts_tab(view.cast(), isEditable && size != nil ? 1 : 0)
        if size != nil {
            // The text touches the edges of the card.
            gtk_widget_add_css_class(pointer, StyleClass.page)
            gtk_widget_add_css_class(scrolled, StyleClass.well)
            gtk_widget_set_margin_top(pointer, DialogMetrics.ruleMargin)
            for side in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] {
                side(view.cast(), DialogMetrics.sideMargin)
            }
        }
        pop_widget_set_accessible_label(view, name)
        pop_text_view_omit_hyphens(view)
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), view)
        gtk_scrolled_window_set_min_content_height(
            OpaquePointer(scrolled), size == nil ? DialogMetrics.fieldTextHeight : DialogMetrics.wholeTextHeight)
        if size == nil {
            // A field grows with its text.
            gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(scrolled), 1)
            gtk_scrolled_window_set_max_content_height(OpaquePointer(scrolled), DialogMetrics.tallestField())
            keepTextInField()
        }
        let area: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_box_append(area.cast(), end.widget)
        if let size {
            // On a low screen the text is lower, so that it scrolls, and nothing around it.
            pop_box_set_natural_size(area, Int32(clamping: size.width), Int32(clamping: size.height))
            pop_box_show_whole_lines(area, view)
        }
        gtk_widget_set_vexpand(scrolled, 1)
        gtk_widget_set_hexpand(scrolled, 1)
        gtk_box_append(pointer.cast(), area)
        if let tick { addTick(tick) }
        if isEditable { followCursor() }
        let keys =
            isEditable
            ? WidgetKeys.accepting(view, withControl: true) { [weak self] in self?.accept() == true }
            : TextKeys.scrolling(view, with: end) { [weak self] in self?.focusCheck() == true }
        end.observeKeys(of: view)
        if let keys { signals.append(keys) }
    }

    /// Shows the colours and styles of terminals' escape sequences in what is appended, and drops all other sequences.
    package func readEscapeSequences() { terminal = (TerminalText(), TerminalTags(of: view, in: pointer)) }

    /// Shows the text in the system's font of equal widths.
    package func useMonospace() { gtk_text_view_set_monospace(view.cast(), 1) }

    /// Makes a few lines a field of their own, between the edges of the card (controls.md §4).
    package func standAlone() {
        DialogMetrics.inset(pointer)
        for side in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] {
            side(view.cast(), DialogMetrics.sideMargin)
        }
        for side in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] {
            side(view.cast(), DialogMetrics.fieldTextMargin)
        }
        gtk_scrolled_window_set_min_content_height(OpaquePointer(scrolled), DialogMetrics.ownTextHeight)
        gtk_scrolled_window_set_max_content_height(
            OpaquePointer(scrolled), DialogMetrics.tallestField() + 2 * DialogMetrics.fieldTextMargin)
    }

    /// Ends a scrolling that GTK has begun before the field has grown: while it scrolls, a text does not notice its new height.
    private func keepTextInField() {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)) else { return }
        signals.append(
            Signal(UnsafeMutableRawPointer(adjustment), "value-changed") { [view] _ in
                // GTK itself ends the scrolling of a text that is no longer shown.
                guard gtk_widget_get_mapped(view) != 0 else { return }
                guard Double(gtk_widget_get_height(view)) > gtk_adjustment_get_page_size(adjustment) + 0.5 else {
                    return
                }
                gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment))
                gtk_widget_queue_allocate(view)
            })
    }

    private func accept() -> Bool {
        if focusCheck() { return true }
        onAccept?()
        return onAccept != nil
    }

    /// Gives the box the focus, visibly, while it is not ticked; returns whether it has.
    private func focusCheck() -> Bool {
        guard let check, !isTicked else { return false }
        gtk_widget_grab_focus(check)
        if let root = gtk_widget_get_root(check) { gtk_window_set_focus_visible(WidgetPointer(root).asWindow, 1) }
        return true
    }

    override var accessibleParts: [WidgetPointer] { [view] }

    override var mnemonicTarget: WidgetPointer { view }

    override var rowPlace: RowPlace { .below }

    private func addTick(_ label: String) {
        let check: WidgetPointer = gtk_check_button_new_with_mnemonic(label)
        self.check = check
        gtk_widget_add_css_class(check, StyleClass.row)
        // The box is at the trailing edge.
        let isMirrored = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        gtk_widget_set_direction(check, isMirrored ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
        gtk_box_append(pointer.cast(), check)
        // Without the underscore.
        for part in check.children where part.isA(gtk_label_get_type()) {
            pop_widget_set_accessible_label(check, gtk_label_get_text(OpaquePointer(part)))
            gtk_label_set_wrap(OpaquePointer(part), 1)
            gtk_label_set_xalign(OpaquePointer(part), 0)
            gtk_widget_set_hexpand(part, 1)
            pop_label_omit_hyphens(part)
        }
        pop_widget_set_accessible_required(check, true)
        // The Return key would tick the box, or untick it; the space bar does.
        let accepting = WidgetKeys.accepting(check, withControl: false) { [weak self] in self?.accept() == true }
        if let accepting { signals.append(accepting) }
        signals.append(Signal(check, "toggled") { [weak self] _ in self.map { $0.onTick?($0.isTicked) } })
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(view.cast()) }

    /// Whether the box is ticked.
    package var isTicked: Bool {
        check.map {
            gtk_check_button_get_active(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkCheckButton.self)) != 0
        }
            ?? false
    }

    /// The whole text.
    package var text: String { longLines.text(of: shown) }

    /// The text with the line breaks that were added.
    private var shown: String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// The unfinished line, and the state to restore when it is removed.
    private struct Unfinished {
        var text: String
        let start: Int32
        let longLines: LongLines
        let lastBreak: String
        let terminal: TerminalText?
    }

    /// Shows a line that has no end yet, in place of the previous unfinished line, until text is appended to a text to read.
    package func showUnfinished(_ text: String) {
        assert(!isEditable, "the user's edits would move the line")
        guard text != unfinished?.text ?? "", let buffer else { return }
        // A selection in a line that grows stays.
        if let last = unfinished?.text, text.hasPrefix(last) {
            unfinished?.text = text
            return appendRuns(of: String(text.dropFirst(last.count)))
        }
        removeUnfinished()
        if text.isEmpty { return }
        unfinished = Unfinished(
            text: text, start: gtk_text_buffer_get_char_count(buffer), longLines: longLines, lastBreak: lastBreak,
            terminal: terminal?.text)
        appendRuns(of: text)
    }

    private func removeUnfinished() {
        guard let last = unfinished, let buffer else { return }
        unfinished = nil
        (longLines, lastBreak) = (last.longLines, last.lastBreak)
        if let text = last.terminal { terminal?.text = text }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer, &start, last.start)
        gtk_text_buffer_get_end_iter(buffer, &end)
        gtk_text_buffer_delete(buffer, &start, &end)
    }

    /// Adds text at the end, which undoing does not remove.
    package func append(_ text: String) {
        if text.isEmpty { return }
        removeUnfinished()
        end.willAppend(lines: text.unicodeScalars.lazy.filter { $0 == "\n" }.count)
        appendRuns(of: text)
    }

    private func appendRuns(of text: String) {
        guard terminal != nil else { return append(text, nil) }
        for run in terminal?.text.take(text) ?? [] { append(run.text, terminal?.tags.tag(run.style)) }
    }

    private func append(_ text: String, _ tag: TerminalTags.Tag?) {
        guard !text.isEmpty, let buffer else { return }
        isAppending = true
        defer { isAppending = false }
        let isFirst = gtk_text_buffer_get_char_count(buffer) == 0
        let wasActive = longLines.isActive
        var (place, text) = (GtkTextIter(), longLines.broken(heldBack(text)))
        gtk_text_buffer_begin_irreversible_action(buffer)
        // The text has such characters itself: the breaks are removed while they can still be distinguished from them.
        if wasActive, !longLines.isActive { gtk_text_buffer_set_text(buffer, LongLines.joined(shown), -1) }
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pop_text_view_append(view, $0.baseAddress, Int32(clamping: $0.count), tag)
            }
        }
        gtk_text_buffer_end_irreversible_action(buffer)
        if isFirst, !scrollsToEnd, !isEditable {
            // What is added belongs below the cursor, which stays in view; a text to edit goes on at its end.
            gtk_text_buffer_get_start_iter(buffer, &place)
            gtk_text_buffer_place_cursor(buffer, &place)
        }
        end.didAppend()
    }

    private var isCursorAtEnd: Bool {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
        return gtk_text_iter_is_end(&place) != 0
    }

    /// Lets the end go once the user edits, or moves the cursor, which GTK keeps in view.
    private func followCursor() {
        guard let buffer else { return }
        signals.append(
            Signal(UnsafeMutableRawPointer(buffer), "notify::cursor-position") { [weak self] _ in
                if let self, !isAppending { end.letGo() }
            })
    }

    /// Removes the whole text.
    package func clear() {
        (longLines, lastBreak, unfinished) = (LongLines(isForReading: !isEditable), "", nil)
        if let terminal { self.terminal = (TerminalText(), terminal.tags) }
        gtk_text_buffer_set_text(buffer, "", 0)
    }

    /// Adds the line break that was held back to a text to read, and holds back the last one of that.
    private func heldBack(_ text: String) -> String {
        guard !isEditable else { return text }
        var text = lastBreak + text
        lastBreak = ""
        if let last = text.last, ["\n", "\r\n"].contains(last) {
            lastBreak = String(last)
            text.removeLast()
        }
        return text
    }

    /// Shows the text in a font as Pango describes it, such as `Monospace 12`.
    package func setFont(_ description: String) { FontStyle(description).apply(to: view) }

    /// Runs after each change of the text.
    package var onChange: (() -> Void)? {
        didSet {
            guard oldValue == nil, onChange != nil, let buffer else { return }
            signals.append(Signal(UnsafeMutableRawPointer(buffer), "changed") { [weak self] _ in self?.onChange?() })
        }
    }
}
