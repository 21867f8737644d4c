import PopsheetMotion

extension CubicBezier {
    /// Starts from rest and comes to rest.
    static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
}
