import CPopsheet
import Popsheet

/// The memory of a process in which a password is typed: it is in no core dump, and not swapped where the system permits that.
@MainActor
enum PasswordMemory {
    /// Protects it from now on.
    ///
    /// - Parameter field: The field for the password. GTK protects its text; copies of it are in ordinary memory.
    /// - Returns: The connection.
    static func protect(for field: WidgetPointer) -> Signal {
        pop_process_prevent_core_dumps()
        // The memory may have grown since the change before.
        return Signal(field, "changed") { _ in pop_process_lock_memory() }
    }
}
