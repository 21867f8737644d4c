import CPopsheet
import Popsheet

/// A bar that shows how much of a task is done, perhaps with a line of text below it.
package final class ProgressBar: DialogWidget {
    private let bar: WidgetPointer
    /// The bar and the caption below it.
    private let upperPart: WidgetPointer
    private var label: WidgetPointer?
    private lazy var frames = makeTicker()
    private var onFrame: (() -> Void)?

    /// Creates an empty bar that assistive technologies call by a name.
    package init(named name: String) {
        bar = gtk_progress_bar_new()
        upperPart = gtk_box_new(GTK_ORIENTATION_VERTICAL, DialogMetrics.spacing)
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        DialogMetrics.inset(upperPart)
        gtk_widget_add_css_class(upperPart, StyleClass.bar)
        gtk_widget_set_size_request(upperPart, Self.minimumWidth, -1)
        gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
        gtk_progress_bar_set_pulse_step(OpaquePointer(bar), Self.pulseStep)
        pop_widget_set_accessible_label(bar, name)
        gtk_box_append(upperPart.cast(), bar)
        gtk_box_append(pointer.cast(), upperPart)
    }

    /// The minimum width of the bar, with the padding of a well: a window has no width at first, and GTK can't measure a caption
    /// for less.
    private static let minimumWidth: Int32 = 64

    /// How far the block of a bar that pulsates moves in a frame, as a part of the bar.
    private static let pulseStep = 0.012

    /// What is done, from 0 to 1; setting it ends the pulsation.
    package var fraction = 0.0 { didSet { show() } }

    /// Whether a block moves to and fro, because it is not known how much is done.
    package var pulsates = false {
        didSet {
            guard pulsates != oldValue else { return }
            if pulsates { wait() } else { show() }
        }
    }

    /// Whether the task has failed: the bar and the caption have the colour of errors.
    package var hasFailed = false {
        didSet {
            for widget in [bar, label].compactMap({ $0 }) {
                widget.setClass(StyleClass.error, hasFailed)
            }
        }
    }

    /// The text below the bar; nil for none.
    package var caption: String? {
        didSet {
            guard caption != oldValue else { return }
            let label = self.label ?? makeLabel()
            gtk_label_set_text(OpaquePointer(label), caption ?? "")
        }
    }

    /// Reserves the space of a caption.
    package func reserveCaption() { if label == nil { label = makeLabel() } }

    /// Shows a text below the bar and its caption, in the rest of the card.
    package func append(_ text: TextPane) {
        gtk_widget_set_valign(pointer, GTK_ALIGN_FILL)
        gtk_box_append(pointer.cast(), text.pointer)
    }

    /// Runs a body at the next frame, unless it is replaced until then.
    package func atNextFrame(_ body: @escaping () -> Void) {
        onFrame = body
        wait()
    }

    private func makeLabel() -> WidgetPointer {
        let label: WidgetPointer = gtk_label_new("")
        gtk_widget_add_css_class(label, StyleClass.secondary)
        gtk_widget_add_css_class(label, "numeric")
        gtk_widget_add_css_class(label, StyleClass.caption)
        gtk_box_append(upperPart.cast(), label)
        self.label = label
        return label
    }

    private func makeTicker() -> FrameTicker { FrameTicker(pointer) }

    private func show() { if !pulsates { gtk_progress_bar_set_fraction(OpaquePointer(bar), fraction) } }

    private func wait() {
        frames.start { [weak self] _ in
            guard let self else { return false }
            let body = onFrame
            onFrame = nil
            body?()
            if pulsates { gtk_progress_bar_pulse(OpaquePointer(bar)) }
            return pulsates || onFrame != nil
        }
    }
}
