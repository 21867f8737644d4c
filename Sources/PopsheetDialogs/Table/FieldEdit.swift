import CPopsheet
import Popsheet

/// What a key does to the text in a field.
package enum FieldEdit: Hashable, Sendable, CaseIterable {
    case deleteBack, deleteForward, deleteWordBack, deleteWordForward, deleteToStart, deleteToEnd, deleteAll
    case moveLeft, moveRight, moveWordLeft, moveWordRight, moveToStart, moveToEnd
    case paste, pasteSelection
}

extension FilterField {
    /// Edits the text at the cursor.
    func edit(_ edit: FieldEdit) {
        let field = OpaquePointer(widget)
        let characters = Array(text.unicodeScalars)
        let cursor = min(Int(gtk_editable_get_position(field)), characters.count)
        var (start, end): (Int32, Int32) = (0, 0)
        let hasSelection = gtk_editable_get_selection_bounds(field, &start, &end) != 0
        switch edit {
        case .deleteBack, .deleteForward:
            if hasSelection { return gtk_editable_delete_selection(field) }
            delete(edit == .deleteBack ? cursor - 1..<cursor : cursor..<cursor + 1, of: characters.count)
        case .deleteWordBack: delete(Self.wordStart(before: cursor, characters)..<cursor, of: characters.count)
        case .deleteWordForward: delete(cursor..<Self.wordEnd(after: cursor, characters), of: characters.count)
        case .deleteToStart: delete(0..<cursor, of: characters.count)
        case .deleteToEnd: delete(cursor..<characters.count, of: characters.count)
        case .deleteAll: delete(0..<characters.count, of: characters.count)
        case .moveLeft: gtk_editable_set_position(field, Int32(max(0, cursor - 1)))
        case .moveRight: gtk_editable_set_position(field, Int32(min(characters.count, cursor + 1)))
        case .moveWordLeft: gtk_editable_set_position(field, Int32(Self.wordStart(before: cursor, characters)))
        case .moveWordRight: gtk_editable_set_position(field, Int32(Self.wordEnd(after: cursor, characters)))
        case .moveToStart: gtk_editable_set_position(field, 0)
        case .moveToEnd: gtk_editable_set_position(field, -1)
        case .paste, .pasteSelection: paste(ofSelection: edit == .pasteSelection)
        }
    }

    /// Whether the cursor is at the end of the text.
    var isAtEnd: Bool { gtk_editable_get_position(OpaquePointer(widget)) >= Int32(text.unicodeScalars.count) }

    /// Whether the cursor is at the start of the text.
    var isAtStart: Bool { gtk_editable_get_position(OpaquePointer(widget)) == 0 }

    private func delete(_ range: Range<Int>, of count: Int) {
        let range = range.clamped(to: 0..<count)
        if !range.isEmpty {
            gtk_editable_delete_text(OpaquePointer(widget), Int32(range.lowerBound), Int32(range.upperBound))
        }
    }

    private static func wordStart(before cursor: Int, _ text: [Unicode.Scalar]) -> Int {
        var position = cursor
        while position > 0, text[position - 1].properties.isWhitespace { position -= 1 }
        while position > 0, !text[position - 1].properties.isWhitespace { position -= 1 }
        return position
    }

    private static func wordEnd(after cursor: Int, _ text: [Unicode.Scalar]) -> Int {
        var position = cursor
        while position < text.count, text[position].properties.isWhitespace { position += 1 }
        while position < text.count, !text[position].properties.isWhitespace { position += 1 }
        return position
    }

    private func paste(ofSelection: Bool) {
        guard let text = gtk_editable_get_delegate(OpaquePointer(widget)) else { return }
        guard ofSelection else {
            gtk_widget_activate_action_variant(WidgetPointer(text), "clipboard.paste", nil)
            return
        }
        guard let clipboard = gtk_widget_get_primary_clipboard(WidgetPointer(text)) else { return }
        let field = Unmanaged.passRetained(self).toOpaque()
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { source, result, data in
                guard let source, let result, let data else { return }
                let content = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                defer { g_free(content) }
                let text = content.map { String(cString: $0) }
                let field = MainThreadValue(Unmanaged<FilterField>.fromOpaque(data).takeRetainedValue())
                MainActor.assumeIsolated { if let text { field.value.insert(text) } }
            }, field)
    }

    private func insert(_ text: String) {
        var position = gtk_editable_get_position(OpaquePointer(widget))
        gtk_editable_insert_text(OpaquePointer(widget), text, Int32(clamping: text.utf8.count), &position)
        gtk_editable_set_position(OpaquePointer(widget), position)
    }
}
