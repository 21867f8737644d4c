extension SheetAppearance.Form {
    /// The name of the first number that is out of range, such as `sheet.card.cornerRadius`; nil if all are valid.
    package var invalidNumber: String? {
        var check = FormCheck()
        check.lengths([("sheet.margin", sheet.margin), ("sheet.topMargin", sheet.topMargin)])
        if let gap = sheet.cardGap { check.lengths([("sheet.cardGap", gap)]) }
        check.card("sheet", sheet.card)
        check.motion("sheet", sheet.motion)
        if let alert {
            check.lengths([
                ("alert.minimumAreaWidth", alert.minimumAreaWidth),
                ("alert.minimumAreaHeight", alert.minimumAreaHeight),
                ("alert.minimumWidth", alert.minimumWidth), ("alert.margin", alert.margin),
            ])
            // The minimum may be NaN, which is reported first.
            let minimum = (0...FormCheck.largest).contains(alert.minimumWidth) ? alert.minimumWidth : 0
            check.number("alert.maximumWidth", alert.maximumWidth, in: minimum...FormCheck.largest)
            check.card("alert", alert.card)
            check.motion("alert", alert.motion)
        }
        check.card("popover", popover.card)
        check.motion("popover", popover.motion)
        check.lengths([
            ("contentSheet.margin", contentSheet.margin), ("contentSheet.grabberWidth", contentSheet.grabberWidth),
            ("contentSheet.grabberHeight", contentSheet.grabberHeight),
        ])
        check.card("contentSheet", contentSheet.card)
        check.motion("contentSheet", contentSheet.motion)
        check.dimming("contentSheet.dimming", contentSheet.dimming)
        check.dimming("dimming", dimming)
        if let material {
            check.fractions([("material.opacity", material.opacity), ("material.darkOpacity", material.darkOpacity)])
            check.number("material.blur", material.blur, in: 0...200)
            check.number("material.saturation", material.saturation, in: 0...10)
        }
        if let rim {
            check.number("rim.width", rim.width, in: 0...100)
            check.fractions([
                ("rim.opacity", rim.opacity), ("rim.darkOpacity", rim.darkOpacity), ("rim.falloff", rim.falloff),
            ])
        }
        check.number("shadow.offset", shadow.offset, in: 0...200)
        check.number("shadow.blurRadius", shadow.blurRadius, in: 0...200)
        check.fractions([("shadow.opacity", shadow.opacity)])
        check.sizes([("bodySize", bodySize), ("captionSize", captionSize)])
        return check.wrong
    }
}

/// Finds the first number of a form that is out of range.
private struct FormCheck {
    /// The largest length, in logical pixels.
    static let largest = 10_000.0

    var wrong: String?

    mutating func number(_ name: String, _ value: Double, in range: ClosedRange<Double>) {
        // A comparison with NaN is false.
        if wrong == nil, !range.contains(value) { wrong = name }
    }

    mutating func lengths(_ lengths: [(name: String, value: Double)]) {
        for (name, value) in lengths { number(name, value, in: 0...Self.largest) }
    }

    mutating func fractions(_ fractions: [(name: String, value: Double)]) {
        for (name, value) in fractions { number(name, value, in: 0...1) }
    }

    mutating func sizes(_ sizes: [(name: String, value: Double)]) {
        for (name, value) in sizes { number(name, value, in: 1...200) }
    }

    mutating func dimming(_ name: String, _ dimming: SheetAppearance.Form.Dimming) {
        fractions([("\(name).light", dimming.light), ("\(name).dark", dimming.dark)])
    }

    mutating func motion(_ place: String, _ motion: SheetAppearance.Form.Motion) {
        for (name, spring) in [("presenting", motion.presenting), ("dismissing", motion.dismissing)] {
            guard let spring else { continue }
            number("\(place).motion.\(name).stiffness", spring.stiffness, in: 1...100_000)
            // A spring without damping never settles.
            number("\(place).motion.\(name).damping", spring.damping, in: 1...10_000)
        }
        number("\(place).motion.initialScale", motion.initialScale, in: 0.001...10)
    }

    mutating func card(_ place: String, _ card: SheetAppearance.Form.Card) {
        let (header, rows) = (card.header, card.rows)
        lengths([
            ("\(place).card.cornerRadius", card.cornerRadius), ("\(place).card.header.sideMargin", header.sideMargin),
            ("\(place).card.header.topMargin", header.topMargin), ("\(place).card.header.gap", header.gap),
            ("\(place).card.header.bottomMargin", header.bottomMargin), ("\(place).card.rows.height", rows.height),
            ("\(place).card.rows.subtitledHeight", rows.subtitledHeight),
            ("\(place).card.rows.labelMargin", rows.labelMargin), ("\(place).card.rows.sideMargin", rows.sideMargin),
            ("\(place).card.rows.gap", rows.gap), ("\(place).card.rows.cornerRadius", rows.cornerRadius),
            ("\(place).card.rows.topMargin", rows.topMargin), ("\(place).card.rows.bottomMargin", rows.bottomMargin),
            ("\(place).card.rows.cancelGap", rows.cancelGap),
        ])
        sizes([
            ("\(place).card.header.title.size", header.title.size),
            ("\(place).card.header.message.size", header.message.size),
        ])
        if let label = rows.label { sizes([("\(place).card.rows.label.size", label.size)]) }
    }
}
