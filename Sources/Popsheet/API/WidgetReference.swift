import CPopsheet

/// A GTK widget of any binding.
///
/// For example:
///
/// ```swift
/// WidgetReference(window.ptr)          // an OpaquePointer, a typed or a raw pointer
/// ```
///
/// The reference does not keep the widget alive. One whose widget is gone presents nothing: the outcome is
/// `cancelled(.parentClosed)` at once. One that was made from something else than a widget, such as an application object,
/// presents nothing either: the outcome is `cancelled(.invalidOwner)`.
@MainActor
public struct WidgetReference {
    private let box: WeakWidget

    /// Refers to the widget at a raw pointer.
    ///
    /// - Parameter pointer: A `GtkWidget *` that is alive now.
    public init(_ pointer: UnsafeMutableRawPointer) { box = WeakWidget(pointer) }

    /// Refers to the widget at an opaque pointer, as most bindings have it.
    public init(_ pointer: OpaquePointer) { self.init(UnsafeMutableRawPointer(pointer)) }

    /// Refers to the widget at a typed pointer, whatever its C type.
    public init<Widget>(_ pointer: UnsafeMutablePointer<Widget>) { self.init(UnsafeMutableRawPointer(pointer)) }

    /// The widget, while it is alive.
    var widget: WidgetPointer? { box.widget }

    /// The name of the widget's type, or of what was given instead of a widget; nil for what is no object at all.
    var typeName: String? { box.typeName }

    /// Whether the reference was made from a widget.
    var isWidget: Bool { box.isWidget }
}

/// A pointer that becomes nil when its widget goes.
@MainActor
private final class WeakWidget {
    nonisolated(unsafe) private let reference: UnsafeMutablePointer<GWeakRef>

    let typeName: String?
    let isWidget: Bool

    init(_ pointer: UnsafeMutableRawPointer) {
        typeName = pop_object_type(pointer).map { String(cString: $0) }
        isWidget = pop_is_widget(pointer)
        reference = .allocate(capacity: 1)
        g_weak_ref_init(reference, typeName == nil ? nil : pointer)
    }

    deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }

    var widget: WidgetPointer? {
        guard let object = g_weak_ref_get(reference) else { return nil }
        // The owner keeps its reference.
        defer { g_object_unref(object) }
        return pop_is_live_widget(object) ? object.assumingMemoryBound(to: GtkWidget.self) : nil
    }
}

extension WidgetReference: CustomStringConvertible {
    /// The name of the widget's type, such as `GtkButton`.
    public nonisolated var description: String { box.typeName ?? "an object of no type" }
}
