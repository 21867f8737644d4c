import Foundation
import PopsheetTestSupport

/// The material worked out from the specification's numbers alone, pixel by pixel (sheet.md §3): the content under the backdrop,
/// saturated as CSS's filter does, convolved with a Gaussian whose edges go on, under the tint.
struct MaterialReference {
    private let width: Int
    private let height: Int
    /// Saturated content, three values from 0 to 255 for each pixel.
    private let saturated: [Double]
    private let tint: Double
    private let share: Double
    private static let (sigma, reach) = (30.0, 120)
    private static let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }

    init(over content: Screenshot, isDimmed: Bool, isDark: Bool) {
        (width, height) = (content.width, content.height)
        (tint, share) = isDark ? (41, 0.75) : (252, 0.78)
        let dimming = isDimmed ? 0.6 : 1
        saturated = (0..<content.width * content.height).flatMap { index in
            let values = (0..<3).map { Double(content.rgba[4 * index + $0]) * dimming }
            let grey = 0.213 * values[0] + 0.715 * values[1] + 0.072 * values[2]
            return values.map { min(max(grey + 1.8 * ($0 - grey), 0), 255) }
        }
    }

    /// The material's red, green and blue in a pixel.
    func color(_ column: Int, _ row: Int) -> [Double] {
        var (sum, total) = ([0.0, 0, 0], 0.0)
        for dy in -Self.reach...Self.reach {
            let y = min(max(row + dy, 0), height - 1)
            for dx in -Self.reach...Self.reach {
                let index = 3 * (y * width + min(max(column + dx, 0), width - 1))
                let weight = Self.weights[dx + Self.reach] * Self.weights[dy + Self.reach]
                total += weight
                for channel in 0..<3 { sum[channel] += weight * saturated[index + channel] }
            }
        }
        return sum.map { $0 / total * (1 - share) + tint * share }
    }
}
