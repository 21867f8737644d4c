import PopsheetModel

extension PresentationOptions {
    /// The options with the application's defaults.
    @MainActor var withDefaults: PresentationOptions {
        var options = self
        options.appearance = appearance ?? PopsheetDefaults.appearance
        options.tint = tint ?? PopsheetDefaults.tint
        return options
    }

    /// The options without those that change no layout and no colour.
    var look: PresentationOptions {
        var look = self
        (look.timeout, look.isAnimated, look.allowsPassthrough) = (nil, true, true)
        look.interactiveDismissal = true
        return look
    }
}
