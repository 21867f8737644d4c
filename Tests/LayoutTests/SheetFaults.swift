import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel

extension LayoutFaults {
    /// The two cards of a bottom sheet.
    func checkCards() {
        let stage = given.stage
        let (width, height, safe) = (stage.size.width, stage.size.height, stage.safeArea)
        for card in layout.cards {
            expect(
                Self.isInside(card.frame, in: stage.bounds),
                "the card \(card.role) leaves the window: \(card.frame)")
            expect(
                near(card.frame.width, cardWidth),
                "the card \(card.role) is \(card.frame.width) wide, not \(cardWidth)")
            let half = min(card.frame.width, card.frame.height) / 2
            expect(near(card.cornerRadius, min(14, half / 1.528665)), "a corner of \(card.cornerRadius)")
        }
        if layout.cards.count == 2 {
            expect(near(layout.cards[1].frame.y - layout.cards[0].frame.maxY, 8), "the cards are not 8 apart")
        }
        let bottom = max(0, height - safe.bottom - 8)
        if let lowest = layout.cards.last {
            expect(near(lowest.frame.maxY, bottom), "the lowest card ends elsewhere")
        }

        let natural = given.sheet.cancelAction.map { naturalHeight($0, .semibold) }
        expect(layout.cancelRow?.frame == layout.cancelCard?.frame, "the cancel row does not fill its card")
        expect(
            (layout.cancelCard != nil) == (natural != nil),
            "a cancel card without a cancel action, or none with one")
        if let natural {
            expect(near(layout.cancelCard?.frame.height, min(natural, bottom)), "cancel is cut")
        }

        let gap = natural != nil && (layout.header != nil || !layout.actionRows.isEmpty) ? 8.0 : 0
        let limit = width > height ? 8 : max(20, safe.top)
        checkSplit(room: bottom - limit - min(natural ?? 0, bottom) - gap)
        if let main = layout.mainCard {
            expect(main.frame.y >= limit - 1e-6, "the main card is above the limit")
            if let header = layout.header {
                expect(Self.isInside(header.frame, in: main.frame), "the header leaves its card")
            }
            expect(Self.isInside(layout.actionsViewport, in: main.frame), "the actions leave their card")
            for row in layout.actionRows where row.isVisible {
                expect(Self.isInside(seen(row), in: main.frame), "row \(row.id) leaves its card")
            }
            for separator in layout.separators where layout.rows[separator.rowBelow].isVisible {
                var frame = separator.frame
                frame.height = 0
                expect(Self.isInside(frame, in: main.frame), "a line leaves its card")
            }
        }
        let top = layout.cards.first?.frame.y ?? height
        expect(near(layout.travel, height - top), "the sheet travels \(layout.travel)")
    }

    /// A card's width by section 3, side insets added to the margins.
    private var cardWidth: Double {
        let stage = given.stage
        let (width, height, safe) = (stage.size.width, stage.size.height, stage.safeArea)
        let room = max(0, width - safe.left - safe.right - 16)
        var card = width > height ? max(height - 16, min(304, room)) : room
        if width >= 600 { card = min(card, 398) }
        return min(card, room)
    }

    /// A row's height by section 3.
    func naturalHeight(_ action: Action, _ weight: FontWeight = .regular) -> Double {
        let size = Self.actionSize(given.stage.textScale)
        let padded = 2 * (1.8 + 0.4 * size) + 1.2 * size
        let small = max(13, 13 * given.stage.textScale)
        return action.subtitle == nil ? max(57, padded) : max(66, padded + 1.2 * small)
    }

    /// The header's natural height by section 3.
    func headerHeight(width: Double) -> Double {
        let size = max(13, 13 * given.stage.textScale)
        let room = max(0, width - 32)
        let heights = [(given.sheet.title, FontWeight.semibold), (given.sheet.message, .regular)].compactMap {
            text, weight in
            text.map {
                FakeMeasurer.height(
                    of: DisplayText.paragraph($0), in: Font(size: size, weight: weight), wrappingAt: room)
            }
        }
        return heights.isEmpty ? 0 : 28 + heights.reduce(0, +) + (heights.count == 2 ? 4 : 0)
    }

    /// The split rule of section 3, for header and actions as they are.
    func checkSplit(room: Double) {
        let all = (layout.header != nil, layout.actionRows.map(\.frame.height).reduce(0, +))
        let width = layout.actionsViewport.width
        let (header, actions) = (all.0 ? headerHeight(width: width) : 0, all.1)
        let (room, least) = (max(0, room), min(84, actions))
        let expected: (Double, Double) =
            if header + actions <= room + 1e-9 {
                (header, actions)
            } else if room - header >= least - 1e-9 {
                (header, room - header)
            } else if room >= least - 1e-9 {
                (room - least, least)
            } else {
                (0, room)
            }
        let found = (layout.header?.frame.height ?? 0, layout.actionsViewport.height)
        expect(
            near(found.0, expected.0, within: 1e-6) && near(found.1, expected.1, within: 1e-6),
            "split into \(found) instead of \(expected)")
        expect(
            layout.scrolls.header == (found.0 < header - 1e-6), "the header scrolls: \(layout.scrolls.header)"
        )
        expect(
            layout.scrolls.actions == (found.1 < actions - 1e-6),
            "the actions scroll: \(layout.scrolls.actions)")
        if let frame = layout.header?.frame {
            expect(near(frame.maxY, layout.actionsViewport.y), "header and actions do not touch")
        }
        for (row, action) in zip(layout.actionRows, given.sheet.displayedActions) {
            expect(near(row.frame.height, naturalHeight(action)), "row \(row.id) is \(row.frame.height) high")
        }
    }

    /// The panel of 2010.
    func checkPanel() {
        let stage = given.stage
        let (width, height) = (stage.size.width, stage.size.height)
        guard let panel = layout.cards.first?.frame else { return expect(false, "there is no panel") }
        expect(layout.cards.count == 1, "there are several panels")
        expect(panel.x == 0 && panel.width == width, "the panel is not as wide as the window")
        expect(near(panel.maxY, height), "the panel does not end at the window's lower edge")
        expect(Self.isInside(panel, in: stage.bounds), "the panel leaves the window")
        expect(Self.isInside(layout.actionsViewport, in: panel), "the buttons leave the panel")
        if let header = layout.header {
            expect(Self.isInside(header.frame, in: panel), "the header leaves the panel")
        }
        for row in layout.rows where row.isVisible {
            expect(Self.isInside(seen(row), in: panel), "button \(row.id) leaves the panel")
            expect(near(row.frame.width, min(434, max(0, width - 46))), "button \(row.id) is \(row.frame.width) wide")
            expect(near(row.frame.midX, width / 2) || width < 46, "button \(row.id) is not in the middle")
            expect(row.cornerRadius <= 10, "button \(row.id) has a corner of \(row.cornerRadius)")
        }
        let actions = layout.actionRows
        for (row, next) in zip(actions, actions.dropFirst()) {
            expect(near(next.frame.y - row.frame.maxY, 7, within: 1e-6), "buttons are not 7 apart")
        }
        if let cancel = layout.cancelRow, cancel.frame.height > 0 {
            expect(near(cancel.frame.maxY, height - 21), "cancel is not 21 above the edge")
            if layout.actionsViewport.height > 0 {
                expect(near(cancel.frame.y - layout.actionsViewport.maxY, 14), "cancel is not 14 below")
            }
        }
        expect(near(layout.travel, panel.height), "the panel travels \(layout.travel)")
    }

    /// The watch's form.
    func checkCompact() {
        let stage = given.stage
        let (safe, size) = (stage.safeArea, stage.size)
        let area = Rect(
            x: safe.left, y: safe.top, width: max(0, size.width - safe.left - safe.right),
            height: max(0, size.height - safe.top - safe.bottom))
        expect(
            layout.cards.isEmpty && layout.bubble == nil && layout.backdrop == nil, "it is more than a window"
        )
        expect(Self.isInside(layout.actionsViewport, in: area), "the list leaves the safe area")
        expect(
            (layout.cancelRow != nil) == (given.sheet.cancelAction != nil),
            "there is a cancel button, or is not")
        if let cancel = layout.cancelRow {
            expect(Self.isInside(cancel.frame, in: area), "cancel leaves the safe area: \(cancel.frame)")
            expect(!Self.overlap(cancel.frame, layout.actionsViewport), "cancel and the list overlap")
            let room = max(0, area.width - 12)
            expect(cancel.frame.width <= room + 1e-9, "cancel is too wide")
        }
        for row in layout.actionRows {
            expect(
                near(row.frame.width, max(0, area.width - 4)), "button \(row.id) is \(row.frame.width) wide")
            if row.isVisible {
                expect(Self.isInside(seen(row), in: area), "button \(row.id) leaves the safe area")
            }
        }
        let actions = layout.actionRows
        for (row, next) in zip(actions, actions.dropFirst()) {
            expect(near(next.frame.y - row.frame.maxY, 4, within: 1e-6), "buttons are not 4 apart")
        }
        if !layout.scrolls.any, let last = layout.actionRows.last {
            expect(
                last.frame.maxY <= layout.actionsViewport.maxY + 1e-6,
                "it does not scroll, and leaves the list")
        }
        expect(layout.travel == size.height, "it travels \(layout.travel)")
    }
}
