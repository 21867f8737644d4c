extension SheetAppearance.Form {
    /// The form of ``SheetAppearance/adwaita``: libadwaita's dialogs, bottom sheets and popovers (sheet.md §14).
    package static let adwaita: SheetAppearance.Form = {
        var form = SheetAppearance.Form.standard
        form.dimming = Dimming(light: 0.14, dark: 0.5)
        form.material = nil
        (form.bodySize, form.captionSize) = (bodySize, 12)
        form.rim = Rim(opacity: 0.07, darkOpacity: 0.07)
        form.shadow = Shadow(offset: 0, blurRadius: 10, opacity: 0.13)

        var card = Card(cornerRadius: 18)
        card.header.title = Text(size: 20, weight: .heavy)
        card.header.message = Text(size: bodySize)
        (card.header.sideMargin, card.header.topMargin) = (24, 32)
        (card.header.gap, card.header.bottomMargin) = (10, 9 + 12)
        (card.rows.height, card.rows.subtitledHeight) = (44, 58)
        card.rows.label = Text(size: bodySize, weight: .bold)
        card.rows.cancelWeight = .bold
        card.rows.style = .buttons
        (card.rows.labelMargin, card.rows.sideMargin, card.rows.gap, card.rows.cornerRadius) = (10, 24, 12, 12)
        (card.rows.topMargin, card.rows.bottomMargin) = (24, 24)
        card.rows.pairsCancel = true

        let slide = Spring(stiffness: 400, dampingRatio: 0.8)
        var alert = Alert()
        alert.minimumAreaWidth = 451
        alert.minimumAreaHeight = 361
        alert.card = card
        let growth = Spring(stiffness: 500, dampingRatio: 0.62)
        alert.motion = Motion(presenting: growth, initialScale: 0.8)
        form.alert = alert

        form.sheet.card = card
        form.sheet.card.cornerRadius = 15
        (form.sheet.margin, form.sheet.topMargin, form.sheet.cardGap) = (0, 30, nil)
        form.sheet.motion = Motion(presenting: slide, dismissing: slide)

        form.contentSheet.card = card
        form.contentSheet.card.cornerRadius = 15
        (form.contentSheet.grabberWidth, form.contentSheet.grabberHeight) = (54, 6)
        form.contentSheet.dimming = form.dimming
        form.contentSheet.motion = form.sheet.motion

        form.popover.card = Card(cornerRadius: 15)
        form.popover.card.header.title = Text(size: bodySize, weight: .bold)
        form.popover.card.header.message = Text(size: bodySize)
        (form.popover.card.rows.height, form.popover.card.rows.subtitledHeight) = (32, 48)
        form.popover.card.rows.label = Text(size: bodySize)
        form.popover.card.rows.isCentered = false
        form.popover.card.rows.style = .plain
        (form.popover.card.rows.labelMargin, form.popover.card.rows.sideMargin) = (12, 6)
        (form.popover.card.rows.topMargin, form.popover.card.rows.bottomMargin) = (6, 6)
        form.popover.card.rows.cornerRadius = 9
        return form
    }()

    /// The size of body text: 11 points at 96 dots per inch.
    private static let bodySize = 44.0 / 3
}
