import CPopsheet

/// Standard input, output and errors, one of which a caller may have closed.
package enum StandardDescriptors {
    /// Keeps those that are closed from becoming something else that is opened later; to be called before anything is.
    package static func guardClosed() { pop_start_guard_descriptors() }
}
