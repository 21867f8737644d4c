import PopsheetModel
import PopsheetMotion

extension MotionStyle {
    /// The style with the springs of an appearance's form, which also continue what is interrupted.
    func moving(_ motion: SheetAppearance.Form.Motion) -> MotionStyle {
        var style = self
        if let spring = motion.presenting {
            style.presenting = .spring(Spring(spring))
            style.interrupted = style.presenting
        }
        if let spring = motion.dismissing { style.dismissing = .spring(Spring(spring)) }
        return style
    }
}

extension Spring {
    /// The spring of an appearance's form.
    init(_ spring: SheetAppearance.Form.Spring) { self.init(stiffness: spring.stiffness, damping: spring.damping) }
}
