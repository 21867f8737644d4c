extension SheetAppearance.Form {
    /// The form of ``SheetAppearance/glass``: capsules on translucent cards with large corners (sheet.md §14).
    package static let glass: SheetAppearance.Form = {
        var form = SheetAppearance.Form.standard
        form.dimming = Dimming(light: 0.2, dark: 0.2)
        form.material = Material(opacity: 0.72, darkOpacity: 0.82, blur: 16, saturation: 1.6)
        form.rim = Rim(opacity: 0.5, darkOpacity: 0.25, falloff: 0.2)
        form.shadow = Shadow(offset: 8, blurRadius: 40, opacity: 0.16)
        form.springsFromSource = true

        var card = Card(cornerRadius: 34)
        card.header.title = Text(size: 17, weight: .semibold)
        card.header.message = Text(size: 15)
        card.header.isCentered = false
        (card.header.sideMargin, card.header.topMargin) = (30, 22)
        (card.header.gap, card.header.bottomMargin) = (7.3, 16)
        (card.rows.height, card.rows.subtitledHeight) = (48, 60)
        card.rows.label = Text(size: 17, weight: .medium)
        card.rows.cancelWeight = .medium
        card.rows.style = .buttons
        (card.rows.labelMargin, card.rows.sideMargin, card.rows.gap) = (16, 16, 8)
        (card.rows.topMargin, card.rows.bottomMargin) = (16, 16)
        // A capsule: half of the largest height.
        card.rows.cornerRadius = 100

        form.sheet.card = card
        form.sheet.card.rows.cancelGap = 8
        form.sheet.cardGap = nil
        form.sheet.motion = Motion(presenting: Spring(stiffness: 333.3, damping: 36.5))

        var alert = Alert()
        (alert.minimumWidth, alert.maximumWidth) = (320, 320)
        alert.card = card
        alert.card.rows.pairsCancel = true
        alert.motion = Motion(presenting: Spring(stiffness: 522.35, damping: 45.71), initialScale: 1.2)
        form.alert = alert

        form.contentSheet.margin = 8
        form.contentSheet.card = card
        form.contentSheet.card.cornerRadius = 38
        form.contentSheet.dimming = form.dimming
        form.contentSheet.motion = form.sheet.motion

        form.popover.card = card
        form.popover.card.header.topMargin = 16
        (form.popover.card.rows.height, form.popover.card.rows.subtitledHeight) = (42, 60)
        form.popover.card.rows.label = Text(size: 17)
        form.popover.card.rows.isCentered = false
        form.popover.card.rows.style = .plain
        (form.popover.card.rows.labelMargin, form.popover.card.rows.sideMargin) = (18, 10)
        (form.popover.card.rows.topMargin, form.popover.card.rows.bottomMargin) = (10, 10)
        (form.popover.card.rows.gap, form.popover.card.rows.cornerRadius) = (0, 24)
        form.popover.motion = Motion(
            presenting: Spring(stiffness: 331.9, damping: 29.15), dismissing: Spring(stiffness: 284, damping: 28.65),
            initialScale: 0.01)
        return form
    }()
}
