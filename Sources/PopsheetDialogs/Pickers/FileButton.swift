import CPopsheet
import Popsheet

/// A button that shows the names of the chosen files, and opens a window to choose others.
package final class FileButton: DialogWidget {
    /// Runs when others are chosen.
    package var onChange: (() -> Void)?
    /// The paths of the chosen files, which need not be UTF-8.
    package private(set) var paths: [[UInt8]]
    private let name: String
    private let mayBeEmpty: Bool
    private let label: WidgetPointer = gtk_label_new(nil)
    /// Makes the window, at the chosen files.
    private let makeChooser: (_ paths: [[UInt8]]) -> FileChooser
    private var chooser: FileChooser?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - mayBeEmpty: Whether the Delete key chooses nothing.
    ///   - makeChooser: Makes the window that is opened, at the chosen files.
    package init(
        named name: String, paths: [[UInt8]], mayBeEmpty: Bool,
        makeChooser: @escaping (_ paths: [[UInt8]]) -> FileChooser
    ) {
        (self.name, self.paths, self.mayBeEmpty, self.makeChooser) = (name, paths, mayBeEmpty, makeChooser)
        super.init(gtk_button_new())
        DialogMetrics.inset(pointer)
        gtk_widget_add_css_class(pointer, StyleClass.chip)
        gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_MIDDLE)
        gtk_label_set_max_width_chars(OpaquePointer(label), Self.characters)
        gtk_button_set_child(pointer.cast(), label)
        signals = [Signal(pointer, "clicked") { [weak self] _ in self?.open() }]
        let keys = WidgetKeys.handling(pointer) { [weak self] key, modifiers in
            guard let self, mayBeEmpty, modifiers == 0, [GDK_KEY_Delete, GDK_KEY_BackSpace].contains(key) else {
                return false
            }
            choose([])
            return true
        }
        if let keys { signals.append(keys) }
        showNames()
    }

    /// The width of the names, where there is space.
    private static let characters: Int32 = 22

    override func pressRow() { open() }

    private func open() {
        guard chooser == nil else { return }
        let chooser = makeChooser(paths)
        self.chooser = chooser
        chooser.attach(to: pointer)
        chooser.onEnd = { [weak self] end in
            if case .accepted = end { self?.choose(chooser.paths) }
            self?.close()
        }
        chooser.show()
    }

    /// Closes the window.
    package func close() {
        chooser?.onEnd = nil
        chooser?.close()
        chooser = nil
    }

    private func choose(_ paths: [[UInt8]]) {
        self.paths = paths
        showNames()
        onChange?()
    }

    private func showNames() {
        let text: String
        switch paths.count {
        case 0: text = translated("Choose…")
        case 1: text = Self.name(of: paths[0])
        default: text = translatedPlural("%d file", "%d files", count: paths.count)
        }
        gtk_label_set_text(OpaquePointer(label), text)
        pop_widget_set_accessible_label(pointer, "\(name) \(text)")
        gtk_widget_set_tooltip_text(
            pointer, paths.isEmpty ? nil : paths.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
    }

    /// The last part of a path.
    private static func name(of path: [UInt8]) -> String {
        let slash = UInt8(ascii: "/")
        let last = path.split(separator: slash).last.map { Array($0) } ?? path
        return String(decoding: last, as: UTF8.self)
    }
}
