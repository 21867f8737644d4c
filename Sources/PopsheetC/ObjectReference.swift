import CPopsheetAPI

/// A strong reference to an object of the library.
final class ObjectReference: @unchecked Sendable {
    /// The object; it is used on the main thread only.
    let object: OpaquePointer

    init(_ object: OpaquePointer) {
        self.object = object
        g_object_ref(UnsafeMutableRawPointer(object))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(object)) }
}

/// A strong reference to a detent.
final class DetentReference: @unchecked Sendable {
    /// The detent, which does not change.
    let detent: OpaquePointer

    init(_ detent: OpaquePointer) { self.detent = popsheet_detent_ref(detent) }

    deinit { popsheet_detent_unref(detent) }
}

extension String {
    /// A text of an object; nil without one.
    init?(given text: UnsafePointer<CChar>?) {
        guard let text else { return nil }
        self.init(cString: text)
    }
}
