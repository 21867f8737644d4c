import Foundation
import PopsheetMotion
import PopsheetRandomNumbers

/// The dampings that differ in how they are solved.
enum Damping: CaseIterable {
    case none, weak, under, sheet, nearlyCritical, critical, over, strong

    /// A damping ratio of this kind; nearly critical ones are within 1e-9 … 1e-3 of 1, on either side.
    func ratio(_ random: inout RandomNumbers) -> Double {
        switch self {
        case .none: 0
        case .weak: random.number(0.01...0.2)
        case .under: random.number(0.2...0.98)
        case .sheet: 0.85
        case .nearlyCritical: 1 + pow(10, random.number(-9 ... -3)) * random.pick([-1, 1])
        case .critical: 1
        case .over: random.number(1.02...5)
        case .strong: random.number(5...100)
        }
    }

    /// A spring of this kind, with any mass and frequency.
    func spring(_ random: inout RandomNumbers) -> Spring {
        let mass = random.number(0.2...5)
        let frequency = random.number(1...40)
        let ratio = ratio(&random)
        return Spring(
            mass: mass, stiffness: mass * frequency * frequency, damping: 2 * mass * frequency * ratio)
    }
}

extension Spring {
    /// The undamped frequency in radians per second.
    var frequency: Double { (stiffness / mass).squareRoot() }

    /// The rate of the fastest of its motions.
    var fastestRate: Double {
        let ratio = dampingRatio
        return frequency * (ratio > 1 ? ratio + (ratio * ratio - 1).squareRoot() : 1)
    }

    /// A start as a finger or a turn may give one, in proportion to how fast the spring is.
    func start(_ random: inout RandomNumbers) -> State {
        State(displacement: random.number(-2...2), velocity: random.number(-3...3) * frequency)
    }
}
