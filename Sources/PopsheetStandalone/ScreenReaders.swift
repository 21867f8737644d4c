import CPopsheet
import Popsheet

/// Programs that read out what has the focus.
///
/// GTK registers a program with them after its first window is shown, and has reported the first focus by then, so they say
/// nothing about that window.
@MainActor
enum ScreenReaders {
    /// Looks for them, and calls back once they know the program.
    static func find(_ found: @escaping @MainActor () -> Void) {
        // GTK has sent the registration once nothing else is pending.
        _ = EventSource.idle {
            search(found)
            return false
        }
    }

    private static func search(_ found: @escaping @MainActor () -> Void) {
        let box = ClosureBox<Void> {
            found()
            return false
        }
        pop_screen_readers_find(
            { data in
                let box = Unmanaged<ClosureBox<Void>>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { _ = box.body(()) }
            }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<AnyObject>.fromOpaque($0).release() })
    }
}
