import Foundation
import Testing

@testable import PopsheetCommand

/// Reading in batches.
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

    /// A pipe with a text, and without a writer; its descriptor is the first free one from a number on.
    private func pipe(with text: String, from number: Int32) -> Int32 {
        var ends: [Int32] = [-1, -1]
        #expect(Foundation.pipe(&ends) == 0)
        #expect(write(ends[1], text, text.utf8.count) == text.utf8.count)
        close(ends[1])
        defer { close(ends[0]) }
        return fcntl(ends[0], F_DUPFD_CLOEXEC, number)
    }

    /// Far above the descriptors of other tests.
    private static let number: Int32 = 900

    @Test func aBatchHasAtMostItsBytesAndTheRestIsReadAfterIt() {
        let received = Received()
        let reader = reader(of: pipe(with: "one two three", from: Self.number + 50), received)
        reader.read(batches: 1, of: 4)
        #expect(String(decoding: received.bytes, as: UTF8.self) == "one ")
        reader.read(batches: 2, of: 1)
        #expect(String(decoding: received.bytes, as: UTF8.self) == "one tw")
        reader.readRest()
        #expect(String(decoding: received.bytes, as: UTF8.self) == "one two three")
        #expect(received.ends == 1)
        reader.stop()
    }

    @Test func aReaderThatPausesReadsNothing() {
        let received = Received()
        let descriptor = pipe(with: "text", from: Self.number + 70)
        let reader = reader(of: descriptor, received)
        reader.pause()
        reader.readRest()
        #expect(received.bytes.isEmpty && received.ends == 0)
        reader.stop()
    }
}
