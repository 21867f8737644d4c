import Foundation
import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// Reading in batches, and on the main loop.
@Suite @MainActor struct ByteReaderTests {
    /// What a reader has received.
    private final class Received {
        var bytes: [UInt8] = []
        var ends = 0
    }

    private func reader(of descriptor: Int32, _ received: Received) -> ByteReader {
        ByteReader(
            OpenInput(.standardInput, descriptor), onBytes: { received.bytes += $0 }, onEnd: { received.ends += 1 },
            onFailure: { Issue.record("\($0)") })
    }

    /// The end of a pipe from which a text can be read, and then its end.
    private func pipe(with text: String) -> Int32 {
        var ends: [Int32] = [-1, -1]
        #expect(Foundation.pipe(&ends) == 0)
        #expect(write(ends[1], text, text.utf8.count) == text.utf8.count)
        close(ends[1])
        return ends[0]
    }

    /// The same with the first free descriptor from a number on.
    private func pipe(with text: String, from number: Int32) -> Int32 {
        let descriptor = pipe(with: text)
        defer { close(descriptor) }
        return fcntl(descriptor, F_DUPFD_CLOEXEC, number)
    }

    @Test func afterTheEndAnotherFileWithTheDescriptorIsNotRead() async throws {
        let received = Received()
        // Above the descriptors that other tests get.
        let descriptor = pipe(with: "own", from: 200)
        let reader = reader(of: descriptor, received)
        reader.readRest()
        let other = pipe(with: "foreign", from: descriptor)
        #expect(other == descriptor)
        // The main loop reads this one after all that it has waited for longer.
        let (last, receivedLast) = (pipe(with: "last"), Received())
        let lastReader = self.reader(of: last, receivedLast)
        try await eventually("the main loop reads") { receivedLast.ends == 1 }
        #expect(String(decoding: received.bytes, as: UTF8.self) == "own")
        #expect(received.ends == 1)
        close(other)
        reader.stop()
        lastReader.stop()
    }

    @Test func theBeginningIsReadLittleByLittleUntilItIsEnough() {
        let received = Received()
        let text = String(repeating: "a", count: 20_000)
        let reader = reader(of: pipe(with: text + "b"), received)
        reader.readFirst { received.bytes.count >= 1500 }
        #expect((1500..<3000).contains(received.bytes.count))
        reader.readFirst { false }
        #expect(String(decoding: received.bytes, as: UTF8.self) == text + "b")
        #expect(received.ends == 1)
        reader.stop()
    }

    /// A record without an end must not keep the window from being shown.
    @Test func theBeginningHasALimit() throws {
        let directory = try TemporaryDirectory()
        let path = try directory.file("input", [UInt8](repeating: 1, count: 1 << 20))
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        let received = Received()
        let reader = reader(of: descriptor, received)
        reader.readFirst { false }
        #expect((1..<1 << 20).contains(received.bytes.count))
        reader.readRest()
        #expect(received.bytes.count == 1 << 20 && received.ends == 1)
        reader.stop()
    }

    @Test func aReaderThatPausesReadsNothing() {
        let received = Received()
        let reader = reader(of: pipe(with: "text"), received)
        reader.pause()
        reader.readRest()
        reader.readFirst { false }
        #expect(received.bytes.isEmpty && received.ends == 0)
        reader.resume()
        reader.readRest()
        #expect(String(decoding: received.bytes, as: UTF8.self) == "text")
        #expect(received.ends == 1)
        // The file has been closed, and its number may be another's.
        reader.resume()
        reader.readRest()
        #expect(received.ends == 1)
        reader.stop()
    }
}
