/// The sizes of a sheet's texts at a text-scaling factor (sheet.md §6).
package struct TextSizes: Sendable, Hashable {
    /// The factor, 1 at the default size.
    package let scale: Double

    /// Creates the sizes for a factor.
    package init(scale: Double) { self.scale = scale }

    /// The size of an action's label: 20 by default.
    package var action: Double { Self.actionSize(forBodySize: Self.defaultBody * scale) }
    /// The size of titles, messages and subtitles: 13 by default, which is also the minimum.
    package var small: Double { max(Self.defaultSmall, Self.defaultSmall * scale) }
    /// The size of a message that is body text: between a caption and an action.
    package var message: Double { growing(Self.defaultMessage) }
    /// The size of the title above such a message.
    package var heading: Double { growing(Self.defaultBody) }
    /// A size of the classic and compact looks, which grows but does not shrink.
    package func growing(_ size: Double) -> Double { max(size, size * scale) }

    /// The height of a line of a control's text, which grows but does not shrink.
    package var fieldLine: Double { max(Self.fieldLine, Self.fieldLine * scale) }

    /// The height of such a line at the default size (controls.md §3).
    package static let fieldLine = 22.0
    private static let defaultBody = 17.0
    private static let defaultSmall = 13.0
    private static let defaultMessage = 15.0
    // The original system's steps from body to action size, in points.
    private static let steps: [(body: Double, action: Double)] = [
        (17, 20), (19, 22), (21, 23), (23, 24), (28, 28), (33, 33), (40, 40), (47, 47), (53, 53),
    ]

    /// The size of an action's label for a body size: linear between the steps, and extrapolated beyond the last one.
    static func actionSize(forBodySize body: Double) -> Double {
        var lower = steps[0]
        if body <= lower.body { return lower.action }
        for upper in steps.dropFirst() {
            if body <= upper.body {
                let share = (body - lower.body) / (upper.body - lower.body)
                return lower.action + share * (upper.action - lower.action)
            }
            lower = upper
        }
        return body
    }
}
