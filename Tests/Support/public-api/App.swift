// An application that uses all of the libraries' public names, without any other import.

import Popsheet
import PopsheetStandalone

enum Choice: String {
    case delete, move
}

@MainActor
func ask(_ window: OpaquePointer, _ button: UnsafeMutableRawPointer) async throws {
    PopsheetDefaults.appearance = try SheetAppearance.register("sepia", light: sepia())
    PopsheetDefaults.tint = SheetColor(hex: "#8B4513")
    let sheet = try ActionSheet("Delete 3 photos?", message: "They leave all your devices.", ordering: .asGiven) {
        Action("Delete Photos", id: Choice.delete, role: .destructive) { print("deleted") }
        Action("Move to Album…", id: Choice.move, icon: "folder-symbolic", subtitle: "Album", mnemonic: "m")
        Action("Upload") { await upload() }
        Action.cancel("Keep")
    }
    var options = PresentationOptions(style: .popover, safeArea: .init(bottom: 34), timeout: .seconds(30))
    options.popover.arrowDirections = [.up, .down]
    options.popover.width = .fitting
    options.popover.surface = .native
    options.compactStyle = .square
    switch await sheet.present(in: WidgetReference(window), from: .widget(WidgetReference(button)), options: options) {
    case .action(let action): if action.id(as: Choice.self) == .delete { print(action.label, action.index) }
    case .cancelled(let reason): print(reason, reason.isIntended, reason == .escape)
    }

    options.interactiveDismissal = false
    let controller = ActionSheetController(sheet, options: options)
    controller.onPosition = { [weak controller] height in print(height, controller?.isAtRest == true) }
    controller.onEvent = { event in if case .didDismiss(let outcome) = event { print(outcome) } }
    controller.shouldDismiss = { [weak controller] outcome in
        guard let controller, outcome.action?.id(as: Choice.self) == .delete else { return true }
        return await confirm(inside: controller)
    }
    controller.present(
        in: WidgetReference(window), from: .rect(x: 0, y: 0, width: 10, height: 10, in: WidgetReference(button))
    ) {
        print($0.action?.id ?? "nothing")
    }
    controller.title = "Delete 4 photos?"
    controller.message = nil
    controller.options.tint = nil
    controller.firstFocus = "delete"
    controller.setEnabled(false, "move")
    var changed = controller.sheet
    changed.defaultAction = "move"
    controller.update(changed)
    controller.requestDismissal()
    controller.requestDismissal(with: CancelReason("closeButton"))
    PopsheetDefaults.strings.cancel = "Abbrechen"
    PopsheetDefaults.strings.detentName = { $0 == .medium ? "halb" : $0.id }
    PopsheetDefaults.strings = PopsheetStrings()
    try controller.append([Action("Hide")])
    do {
        try controller.update(actions: [Action("One"), Action("One")])
    } catch {
        print(error, error.code == .duplicateIdentifier, error.position ?? 0)
    }
    if case .presented = controller.phase {
        controller.dismiss(with: CancelReason("locked"), animated: false)
    }
}

@MainActor
func choose(_ menu: OpaquePointer, _ group: UnsafeMutableRawPointer, in window: OpaquePointer) async throws {
    let controller = try ActionSheetController(
        "Edit", message: nil, menu: MenuReference(menu), actions: ["edit": ActionGroupReference(group)],
        options: PresentationOptions(style: .popover))
    print(await controller.present(in: WidgetReference(window)))
    do {
        _ = try ActionSheetController(menu: MenuReference(menu))
    } catch {
        print(error.code == .nothingToChoose)
    }
}

@MainActor
func install() throws(PopsheetMainActor.Unavailable) { try PopsheetMainActor.install() }

@MainActor
func askWithoutWindow(_ sheet: ActionSheet, _ options: PresentationOptions) async {
    var outcome = await sheet.present()
    outcome = await sheet.present(options: options)
    outcome = await sheet.present(at: .overlay, options: options)
    if outcome == .cancelled(.noDisplay) { print("no display") }
    let place: StandalonePlace = options.style == .compact ? .window : .automatic
    sheet.present(at: place, options: options) { print($0) }
    sheet.present { print($0) }
}

@MainActor
func askWithoutWindow(_ sheet: ContentSheet, _ options: PresentationOptions) async {
    print(await sheet.present(), await sheet.present(at: .window, options: options))
    sheet.present(at: .overlay, options: options) { print($0) }
    sheet.present { print($0) }
    var larger = sheet
    larger.contentSize = ContentSize(width: 640, height: 480)
    larger.present { print($0) }
}

@MainActor
func edit(_ form: OpaquePointer, in window: OpaquePointer) throws {
    let share = BarItem("Share", id: "share", dismisses: false) { print("shared") }
    let sheet = try ContentSheet("Album", content: WidgetReference(form), leading: .cancel, trailing: share)
    let controller = ContentSheetController(sheet)
    controller.onEvent = { event in if case .didChoose(let action) = event { print(action.id) } }
    controller.present(in: WidgetReference(window)) { print($0) }
    controller.setBusy(true, "share")
    try controller.update(leadingItems: [.cancel], trailingItems: [BarItem("Send", id: "share", isBusy: true)])
    try controller.update(detents: [.medium, .custom("third") { $0.maximum / 3 }])
    controller.invalidateDetents()
    controller.largestUndimmedDetent = .medium
    controller.scrollingExpands = false
    controller.showsGrabber = true
}

@MainActor
func confirm(inside host: ActionSheetController) async -> Bool {
    guard let question = try? ActionSheet("Really?", actions: [Action("Delete", role: .destructive)]) else {
        return true
    }
    return await ActionSheetController(question).present(inside: host).action != nil
}

@MainActor
func sepia() -> SheetAppearance.Colors {
    var colors = SheetAppearance.Colors.light
    colors.card = .init(244, 236, 216)
    return colors
}

@MainActor
func workshop() throws -> SheetAppearance {
    var form = SheetAppearance.Form.standard
    form.sheet.cardGap = nil
    form.sheet.card.rows.style = .buttons
    form.sheet.card.header.title = .init(size: 20, weight: .bold)
    form.alert = .init()
    form.alert?.motion.presenting = .init(stiffness: 400, dampingRatio: 0.8)
    form.contentSheet.dimming = .init(light: 0.1, dark: 0.4)
    form.material = .init(opacity: 0.8, darkOpacity: 0.7)
    form.rim = .init(opacity: 0.5, darkOpacity: 0.2)
    form.shadow = .init(offset: 4, blurRadius: 20, opacity: 0.2)
    do {
        return try SheetAppearance.register("workshop", light: sepia(), form: form, followsAccent: true)
    } catch {
        print(error.code == .invalidNumber, error.number ?? "")
        return Bool.random() ? .adwaita : .glass
    }
}

func upload() async {}

@MainActor
func start() throws(PopsheetApplication.Failure) {
    try PopsheetApplication.run(title: "App") { window in
        PopsheetDefaults.reducesMotion = true
        do {
            let sheet = try ActionSheet(actions: [Action("A"), .cancel { print("cancelled") }])
            print(sheet.actions.count, await sheet.present(in: window, from: .textCursor(in: window)))
            try SheetAppearance.register("", light: .light)
        } catch let error as SheetAppearance.RegistrationError {
            print(error.code == .emptyName, error)
        } catch {
            print(error)
        }
    }
}

/// Sets every part of an appearance's form, and each colour that is not given elsewhere.
@MainActor
func design() throws {
    var card = SheetAppearance.Form.Card(cornerRadius: 10)
    card.header.message = .init(size: 14)
    (card.header.isCentered, card.header.sideMargin, card.header.topMargin) = (false, 20, 16)
    (card.header.gap, card.header.bottomMargin) = (6, 16)
    (card.rows.height, card.rows.subtitledHeight, card.rows.cornerRadius) = (48, 60, 8)
    card.rows.label = .init(size: 16)
    card.rows.cancelWeight = SheetAppearance.Form.Weight.bold
    (card.rows.isCentered, card.rows.labelMargin, card.rows.sideMargin) = (false, 12, 8)
    (card.rows.gap, card.rows.topMargin, card.rows.bottomMargin) = (4, 8, 8)
    (card.rows.cancelGap, card.rows.pairsCancel) = (8, true)

    var form = SheetAppearance.Form.standard
    (form.sheet.margin, form.sheet.topMargin, form.sheet.motion) = (12, 24, SheetAppearance.Form.Motion())
    var alert = SheetAppearance.Form.Alert()
    (alert.minimumAreaWidth, alert.minimumAreaHeight) = (640, 400)
    (alert.minimumWidth, alert.maximumWidth, alert.margin, alert.card) = (280, 360, 16, card)
    form.alert = alert
    (form.popover.card, form.popover.motion.initialScale) = (card, 0.8)
    form.popover.motion.dismissing = SheetAppearance.Form.Spring(stiffness: 500, damping: 40)
    (form.contentSheet.margin, form.contentSheet.grabberWidth, form.contentSheet.grabberHeight) = (4, 30, 4)
    form.material?.blur = 20
    form.material?.saturation = 1.5
    form.rim = SheetAppearance.Form.Rim(width: 2, opacity: 0.4, darkOpacity: 0.2, falloff: 0.5)
    (form.springsFromSource, form.bodySize, form.captionSize) = (true, 16, 12)
    form.controlStyleSheet = "button { border-radius: 8px; }"

    var (day, night) = (SheetAppearance.Colors.highContrast, SheetAppearance.Colors.highContrastDark)
    (day.cancelCard, day.tint, day.destructive, day.secondaryLabel) = (day.card, day.label, day.label, day.label)
    (day.separator, day.pressed, day.hover, day.backdrop) = (day.label, day.button, day.button, day.label)
    (day.pressedLabel, day.title, day.message, day.actionLabel) = (nil, nil, nil, nil)
    (day.destructiveButton, day.buttonEdge, day.accent, day.outline) = (nil, nil, nil, nil)
    (night.accentLabel, night.content, night.groupedContent) = (night.label, night.card, night.card)
    do {
        try SheetAppearance.register("workbench", light: day, dark: night, form: form)
    } catch {
        print(error.code == .duplicateName || error.code == .invalidColor, error.appearance, error.color ?? "")
    }
}

/// Reads what the library reports, and sets the options that are not set elsewhere.
@MainActor
func report(_ error: SheetError, _ failure: PopsheetApplication.Failure, _ cause: Detent.ChangeCause) {
    let codes: [SheetError.Code] = [
        .emptyLabel, .emptyIdentifier, .secondCancel, .secondDefault, .noDetents, .invalidDetent, .duplicateDetent,
    ]
    print(codes.contains(error.code), error.code.value, error.firstPosition ?? 0, cause)
    print(failure.code == .noMainActor, failure.code == .invalidID, failure.underlyingError ?? failure)
    let handler: Action.AsyncHandler = { await upload() }
    print(Action("Move", id: Choice.move) { await upload() })
    let height = { (context: Detent.Context) in context.maximum }
    var options = PresentationOptions()
    options.allowsPassthrough = true
    options.compactStyle = PresentationOptions.CompactStyle.square
    options.popover.mayCoverSource = true
    options.popover.width = PopoverOptions.Width.fitting
    print(options, Detent.custom("all", resolve: { $0.maximum }).id, height, handler)
}

/// Reads an appearance's form and a colour.
@MainActor
func read(_ color: SheetColor, _ form: SheetAppearance.Form) -> [Double] {
    let (sheet, popover): (SheetAppearance.Form.Sheet, SheetAppearance.Form.Popover) = (form.sheet, form.popover)
    let (header, rows): (SheetAppearance.Form.Header, SheetAppearance.Form.Rows) = (
        sheet.card.header, popover.card.rows
    )
    let (text, style): (SheetAppearance.Form.Text, SheetAppearance.Form.Rows.Style) = (header.title, rows.style)
    let (shadow, material): (SheetAppearance.Form.Shadow, SheetAppearance.Form.Material?) = (form.shadow, form.material)
    let dimming: SheetAppearance.Form.Dimming = form.dimming
    print(style, SheetAppearance.classic.name, SheetAppearance.classicBlack, SheetAppearance.classicBlue)
    return [
        color.red, color.green, color.blue, color.alpha, text.size, shadow.offset, material?.opacity ?? 0, dimming.dark,
    ]
}

/// Reads a sheet, its outcome and the states of its presentation.
@MainActor
func follow(_ controller: ContentSheetController, _ sheet: ActionSheet, _ failure: PopsheetApplication.Failure) throws {
    let reasons: [CancelReason] = [
        .cancelAction, .swipe, .outsideClick, .programmatic, .parentClosed, .windowClosed, .invalidOwner,
    ]
    let presentation: PresentationController = controller
    let (phase, event): (PresentationPhase, PresentationEvent) = (presentation.phase, .willPresent)
    let (role, ordering): (ActionRole, ActionOrdering) = (.destructive, sheet.ordering)
    let handler: Action.Handler = { print("chosen") }
    let outcome: Outcome = .cancelled(reasons[0])
    let chosen: ChosenAction? = outcome.action
    print(phase, event, role, ordering, chosen ?? "none", failure.code == .status, failure.status)
    print(sheet.cancelAction?.isEnabled == true, BarItem("A", id: "a").isDefault, controller.selectedDetent ?? .large)
    let other = try sheet.replacingActions(with: ActionBuilder.buildBlock([Action("One", handler: handler)]))
    print(other, Detent.fraction(0.3), SheetError.Code.invalidContent.name, SheetError.Code.contentHasParent)
    PopsheetDefaults.strings.actionSheet = "Auswahl"
    PopsheetDefaults.strings.grabber = "Griff"
}

/// Sets the rest of a content sheet, and of the options.
@MainActor
func set(_ sheet: inout ContentSheet, _ options: inout PresentationOptions) -> (ContentControls, ContentBackground) {
    sheet.initialDetent = .custom("part") { (context: Detent.Context) in
        let traits: Detent.Traits = context.traits
        return 100 * traits.textScale
    }
    options.keyboardInset = 40
    options.isAnimated = false
    let insets = PresentationOptions.Insets(top: 1, left: 2, bottom: 3, right: 4)
    options.safeArea = insets
    print(insets.top + insets.left + insets.right, PresentationOptions.Style.cards)
    let (edge, surface): (PopoverOptions.ArrowEdge, PopoverOptions.Surface) = (.up, .native)
    let anchor: SheetAnchor? = nil
    print(edge, surface, anchor.map { "\($0)" } ?? "none")
    return (sheet.controls, sheet.background)
}
