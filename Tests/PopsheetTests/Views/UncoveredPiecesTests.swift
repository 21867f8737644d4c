import PopsheetLayout
import PopsheetRandomNumbers
import Testing

@testable import Popsheet

/// The rectangles of a backdrop that a card does not cover.
@Suite struct UncoveredPiecesTests {
    private let whole = Rect(x: 0, y: 0, width: 40, height: 300)

    /// How many pieces contain each pixel of the whole rectangle.
    private func counts(_ pieces: [Rect]) -> [Int] {
        var counts = [Int](repeating: 0, count: Int(whole.width * whole.height))
        for piece in pieces {
            for y in Int(piece.y)..<Int(piece.maxY) {
                for x in Int(piece.x)..<Int(piece.maxX) { counts[y * Int(whole.width) + x] += 1 }
            }
        }
        return counts
    }

    @Test func everyPixelOutsideTheCardIsInOnePiece() {
        for var random in RandomNumbers.cases(200) {
            func length(_ most: Double) -> Double { random.number(0...most).rounded() }
            let card = Rect(x: length(40), y: length(300), width: length(50), height: length(320)).clamped(to: whole)
            let counts = counts(whole.piecesUncovered(by: card))
            #expect(counts.allSatisfy { $0 <= 1 }, "\(random)")
            for (place, count) in counts.enumerated() where count == 0 {
                let center = Point(x: Double(place % 40) + 0.5, y: Double(place / 40) + 0.5)
                #expect(card.contains(center), "\(random): \(center) of \(card)")
            }
        }
    }

    @Test func withoutACardThereIsOnePiece() { #expect(whole.piecesUncovered(by: nil) == [whole]) }

    @Test func mostPiecesStayWhereTheyAreWhileTheCardMoves() {
        // It reaches the lower edge in each case.
        let card = Rect(x: 8, y: 150, width: 24, height: 300)
        let before = whole.piecesUncovered(by: card)
        for distance in [-80.0, -7, -1, 1, 7, 80] {
            let after = whole.piecesUncovered(by: card.offset(y: distance))
            let changed = zip(before, after).filter { $0 != $1 }.count + abs(before.count - after.count)
            #expect(changed <= 2 + Int(abs(distance) / 64), "\(distance): \(after)")
        }
    }
}
