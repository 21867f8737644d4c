/// A value that C passes to a callback on the main thread, carried into the main actor's code.
///
/// It is for values that belong to that thread alone, such as the pointers of GTK's objects.
package struct MainThreadValue<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
