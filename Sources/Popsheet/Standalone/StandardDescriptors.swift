import CPopsheet
import PopsheetLayout

/// Standard input, output and errors, one of which a caller may have closed.
package enum StandardDescriptors {
    /// Keeps those that are closed from becoming something else that is opened later; to be called before anything is.
    package static func guardClosed() { pop_start_guard_descriptors() }

    /// Keeps off standard error what libraries write there by themselves while the body runs.
    package static func holdingErrors<Result>(_ body: () -> Result) -> Result {
        pop_messages_hold()
        defer { pop_messages_release() }
        return body()
    }

    /// Has the libraries read the fonts, without a word about how those are configured.
    package static func prepareFonts() {
        holdingErrors { _ = PangoTextMeasurer().lineHeight(of: Font(size: TextSizes(scale: 1).action)) }
    }

    /// Lets standard error through again, for a message of the program's own.
    package static func releaseErrors() { pop_messages_release() }
}
