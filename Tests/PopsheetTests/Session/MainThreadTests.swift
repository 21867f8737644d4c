import CPopsheet
import Dispatch
import Popsheet
import PopsheetTestSupport
import Testing

extension GTKSuites {
    /// The main actor runs on the thread of GLib's loop, and both continue while a test waits.
    @Suite @MainActor struct MainThreadTests {
        @Test func aSleepResumesOnTheMainThread() async throws {
            #expect(isOnMainThread())
            try await Task.sleep(for: .milliseconds(1))
            #expect(isOnMainThread())
        }

        @Test func aDetachedRoundTripResumesOnTheMainThread() async {
            let awayFromIt = await Task.detached { isOnMainThread() }.value
            #expect(!awayFromIt)
            #expect(isOnMainThread())
        }

        @Test func theMainQueueIsDrained() async {
            let onIt = await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    DispatchQueue.main.async { continuation.resume(returning: isOnMainThread()) }
                }
            }
            #expect(onIt)
        }

        @Test func timersOfGLibFireWhileATestSleeps() async throws {
            let firedOnMainThread = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
            defer { firedOnMainThread.deallocate() }
            firedOnMainThread.initialize(to: false)
            g_timeout_add(
                1,
                { data in
                    data?.assumingMemoryBound(to: Bool.self).pointee = isOnMainThread()
                    return 0
                }, firedOnMainThread)
            try await eventually("the timer fires") { firedOnMainThread.pointee }
        }

        /// A test is itself a task of the main actor, so its loop within a loop keeps all others from running.
        @Test func aLoopInATaskThatBlocksOthersIsReported() async throws {
            var hasRun = false
            let lines = await GLibMessages.expecting("main loop") {
                Task { hasRun = true }
                let loop = g_main_loop_new(nil, 0)
                defer { g_main_loop_unref(loop) }
                g_timeout_add(
                    20,
                    { loop in
                        g_main_loop_quit(OpaquePointer(loop))
                        return 0
                    }, UnsafeMutableRawPointer(loop))
                g_main_loop_run(loop)
                #expect(!hasRun)
            }
            #expect(lines.count == 1)
            try await eventually("the task runs after the loop") { hasRun }
        }

        @Test func installingTheMainActorAgainChangesNothing() async throws {
            try PopsheetMainActor.install()
            try PopsheetMainActor.install()
            try await Task.sleep(for: .milliseconds(1))
            #expect(isOnMainThread())
        }
    }
}
