extension SheetAppearance.Form {
    /// The opacity of a backdrop.
    public struct Dimming: Sendable, Hashable {
        /// Over a light window.
        public var light: Double
        /// Over a dark window.
        public var dark: Double

        /// Creates opacities from 0 to 1.
        public init(light: Double, dark: Double) { (self.light, self.dark) = (light, dark) }
    }

    /// The material of a card: the content below it blurred, saturated and covered by the card's colour (sheet.md §3).
    ///
    /// Cards are opaque where the content cannot be shown, and in high contrast.
    public struct Material: Sendable, Hashable {
        /// The opacity of the card's colour on a light desktop.
        public var opacity: Double
        /// The opacity of the card's colour on a dark desktop.
        public var darkOpacity: Double
        /// The standard deviation of the Gaussian blur, in logical pixels.
        public var blur: Double
        /// The factor of the saturation.
        public var saturation: Double

        /// Creates a material; by default the phone's.
        public init(opacity: Double = 0.78, darkOpacity: Double = 0.75, blur: Double = 30, saturation: Double = 1.8) {
            (self.opacity, self.darkOpacity) = (opacity, darkOpacity)
            (self.blur, self.saturation) = (blur, saturation)
        }
    }

    /// A highlight along the inside of a card's outline, brightest at the upper left and at the lower right corner.
    public struct Rim: Sendable, Hashable {
        /// Thickness of the line, in logical pixels.
        public var width: Double
        /// The line's opacity, as white, at the two bright corners of a light card.
        public var opacity: Double
        /// The line's opacity at the two bright corners of a dark card.
        public var darkOpacity: Double
        /// The opacity between the bright corners, as a fraction of theirs: with 1 the line is the same everywhere.
        public var falloff: Double

        /// Creates a rim.
        public init(width: Double = 1, opacity: Double, darkOpacity: Double, falloff: Double = 1) {
            (self.width, self.opacity, self.darkOpacity, self.falloff) = (width, opacity, darkOpacity, falloff)
        }
    }

    /// A black shadow.
    public struct Shadow: Sendable, Hashable {
        /// How far it is moved down, in logical pixels.
        public var offset: Double
        /// The blur radius as in CSS, in logical pixels: twice the standard deviation.
        public var blurRadius: Double
        /// The opacity.
        public var opacity: Double

        /// Creates a shadow.
        public init(offset: Double, blurRadius: Double, opacity: Double) {
            (self.offset, self.blurRadius, self.opacity) = (offset, blurRadius, opacity)
        }
    }

    /// How something appears and disappears.
    ///
    /// With reduced motion it fades instead.
    public struct Motion: Sendable, Hashable {
        /// The spring that presents it; nil for the phone's motion (sheet.md §8).
        public var presenting: Spring?
        /// The spring that dismisses it; nil for the phone's motion.
        public var dismissing: Spring?
        /// The scale from which an alert or a popover grows, or to which it shrinks from a larger one; sheets slide.
        public var initialScale: Double

        /// Creates a motion.
        public init(presenting: Spring? = nil, dismissing: Spring? = nil, initialScale: Double = 1) {
            (self.presenting, self.dismissing, self.initialScale) = (presenting, dismissing, initialScale)
        }
    }

    /// A damped spring with a mass of 1, as in UIKit and libadwaita.
    public struct Spring: Sendable, Hashable {
        /// The force towards rest per unit of displacement.
        public var stiffness: Double
        /// The force against the motion per unit of velocity.
        public var damping: Double

        /// Creates a spring.
        public init(stiffness: Double, damping: Double) { (self.stiffness, self.damping) = (stiffness, damping) }

        /// Creates a spring from the ratio of its damping to that with which it just does not overshoot.
        public init(stiffness: Double, dampingRatio: Double) {
            self.init(stiffness: stiffness, damping: 2 * dampingRatio * stiffness.squareRoot())
        }
    }
}
