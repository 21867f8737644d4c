/// Distinguishes an on-screen keyboard that makes the window lower from a user who resizes it (content.md §8).
///
/// The window keeps its width and loses height while a text entry of the sheet has the focus. For example:
///
/// ```swift
/// var shrinkage = KeyboardShrinkage()
/// shrinkage.follow(Size(width: 390, height: 844), isEditing: true)
/// shrinkage.follow(Size(width: 390, height: 510), isEditing: true)
/// shrinkage.height  // 334
/// ```
package struct KeyboardShrinkage: Sendable, Hashable {
    private var last: Size?
    /// The height that the window has lost, in logical pixels; 0 without a keyboard.
    package private(set) var height = 0.0

    /// Begins without a size.
    package init() {}

    /// The window has a size, the same as before or another one.
    ///
    /// - Parameter isEditing: Whether a text entry of the sheet has the focus.
    package mutating func follow(_ size: Size, isEditing: Bool) {
        guard let last, size != last else {
            self.last = size
            return
        }
        self.last = size
        let loss = last.height - size.height
        if size.width != last.width || loss > 0 && !isEditing {
            height = 0
        } else {
            // A keyboard may also leave in steps, without the focus.
            height = max(0, height + loss)
        }
    }
}
