package import PopsheetModel

/// Lists the containers, and chooses the one for a sheet (sheet.md §2).
package enum ContainerRegistry {
    /// The size of a window for a sheet alone; nil if the window takes the size of its content.
    package static func windowSize(for options: PresentationOptions) -> Size? {
        options.style == .compact ? compact(options).windowSize : nil
    }

    private static func compact(_ options: PresentationOptions) -> any Container {
        CompactContainer(look: options.compactStyle)
    }

    /// The container of a sheet.
    ///
    /// - Parameter scrolls: Whether the content would scroll in a container; called only if it matters.
    static func container(
        for request: ContainerRequest, in context: LayoutContext, scrolls: (any Container) -> Bool
    ) -> any Container {
        let compact = compact(request.options)
        // The looks of 2010 have panels instead of cards.
        let hasPanel = SheetAppearance.classics.contains(request.options.appearance ?? .automatic)
        if context.host == .sheet {
            // The window has no space for a popover next to a source.
            if request.options.style == .compact { return compact }
            return hasPanel ? WindowPanel() : WindowSheet()
        }
        let form = context.form
        let size = context.fullSize
        let surface = context.popup.isPossible ? request.options.popover.surface : .window
        var cards: any Container = hasPanel ? ClassicPanel() : BottomSheet(form: form.sheet)
        if !hasPanel, let alert = form.alert, size.width >= alert.minimumAreaWidth,
            size.height >= alert.minimumAreaHeight
        {
            cards = AlertContainer(form: alert)
        }
        var sheet = cards
        if !hasPanel, let attachment = request.attachment {
            sheet =
                size.width < SizeClass.regularWidth
                ? EdgeSheet(attachment: attachment, form: form.contentSheet) : FormSheet(form: form.contentSheet)
        }
        func popover(_ surface: PopoverSurface?) -> any Container {
            PopoverContainer(
                anchor: request.anchor, options: request.options.popover, isForWidget: request.attachment != nil,
                surface: surface, form: form.popover)
        }
        if context.host == .otherSheet { return cards }
        switch request.options.style {
        case .sheet: return sheet
        case .cards: return cards
        case .popover: return popover(surface)
        case .compact: return compact
        default: break
        }
        if size.width < SizeClass.tinyLimit, size.height < SizeClass.tinyLimit { return compact }
        guard request.anchor != nil else { return sheet }
        let springsFromSource = form.springsFromSource && request.attachment == nil
        if size.width >= SizeClass.regularWidth || springsFromSource { return popover(surface) }
        let mayLeaveWindow = !context.fillsScreen && surface != .window
        guard mayLeaveWindow, request.attachment == nil, scrolls(sheet) else { return sheet }
        return popover(surface ?? .native)
    }
}
