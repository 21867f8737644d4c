import Foundation

/// Runs something that blocks on a thread of its own.
///
/// Never on a dispatch queue: libdispatch on Linux replaces a blocked worker only after a second, and Swift's tasks run
/// on the same few workers.
func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}
