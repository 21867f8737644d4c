import Popsheet
import PopsheetLayout
import PopsheetPlatform

/// Standard input, output and error, which the caller may have closed.
package enum StandardDescriptors {
    /// A copy of standard error while it is redirected; nil otherwise.
    nonisolated(unsafe) private static var savedError: Int32?

    /// Opens the descriptors that are closed, so that no file that is opened later becomes one of them.
    package static func guardClosed() {
        // Opened in the opposite mode, so that reading or writing there fails with an error.
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
            // The lowest free descriptor is this one: lower ones are in use by now.
            if fcntl(descriptor, F_GETFD) == -1, open("/dev/null", mode) == -1 { return }
        }
    }

    /// Hides what libraries write directly to standard error, until `releaseErrors()`.
    ///
    /// They have no option to turn that off: X libraries about a refused connection, fontconfig about its configuration.
    static func holdErrors() {
        // Requested debugging output stays visible.
        guard savedError == nil, getenv("FC_DEBUG") == nil, getenv("WAYLAND_DEBUG") == nil else { return }
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard null >= 0 else { return }
        defer { close(null) }
        let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard copy >= 0 else { return }
        if dup2(null, STDERR_FILENO) >= 0 { savedError = copy } else { close(copy) }
    }

    /// The caller's standard error, also while it is hidden from libraries.
    package static var errors: Int32 { savedError ?? STDERR_FILENO }

    /// Restores standard error, for example for one of the program's own messages; does nothing if it is not hidden.
    package static func releaseErrors() {
        guard let copy = savedError else { return }
        dup2(copy, STDERR_FILENO)
        close(copy)
        savedError = nil
    }

    /// Hides what libraries write directly to standard error while the body runs.
    package static func holdingErrors<Result>(_ body: () -> Result) -> Result {
        holdErrors()
        defer { releaseErrors() }
        return body()
    }

    /// Makes the libraries read the fonts, without messages about how those are configured.
    package static func prepareFonts() {
        holdingErrors { _ = PangoTextMeasurer().lineHeight(of: Font(size: TextSizes(scale: 1).action)) }
    }
}
