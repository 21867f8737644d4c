import CPopsheetGTK4
import Popsheet

/// A player that collapses to a strip, at which the page beneath it stays in use.
@MainActor func player() throws -> ContentSheetController {
    let play = made(gtk_toggle_button_new())
    let showState = {
        let isPlaying = gtk_toggle_button_get_active(play.cast()) != 0
        gtk_button_set_icon_name(play.cast(), "media-playback-\(isPlaying ? "pause" : "start")-symbolic")
        setAccessibleLabel(play, isPlaying ? "Pause" : "Play")
    }
    showState()
    connect(play, "toggled") { showState() }
    let title = column(label("The Boat Is Green"), label("Jonas and the Tide").styled("dim-label"))
    func cover(side: Int) -> Widget {
        let cover = drawing { canvas in
            let side = min(canvas.width, canvas.height)
            let (x, y) = ((canvas.width - side) / 2, (canvas.height - side) / 2)
            Landscape(number: 4).paint(x: x, y: y, side: side, on: canvas.context)
        }
        setAccessibleLabel(cover, "Cover")
        return cover.sized(width: side, height: side)
    }
    // The cover in the strip fades out while the large one fades in.
    func revealer(_ child: Widget, _ transition: GtkRevealerTransitionType, isRevealed: Bool) -> Widget {
        let revealer = made(gtk_revealer_new())
        gtk_revealer_set_transition_type(revealer.opaque, transition)
        gtk_revealer_set_child(revealer.opaque, child)
        gtk_revealer_set_reveal_child(revealer.opaque, isRevealed ? 1 : 0)
        return revealer
    }
    let small = revealer(
        row(cover(side: 44), row().sized(width: 12)), GTK_REVEALER_TRANSITION_TYPE_CROSSFADE, isRevealed: true)
    let space = revealer(small, GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT, isRevealed: true)
    let position = made(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 240, 1))
    setAccessibleLabel(position, "Position")
    let details = revealer(
        column(spacing: 16, cover(side: 240).expanding(horizontally: true, vertically: true), position.padded(12)),
        GTK_REVEALER_TRANSITION_TYPE_CROSSFADE, isRevealed: false)
    let bar = row(space, title.expanding(horizontally: true), play)
    let content = column(spacing: 16, bar, Shrinking.make(details).expanding(vertically: true)).padded(16)

    let strip = Detent.height(88)
    var sheet = try ContentSheet(content: WidgetReference(content), controls: .sheet, detents: [strip, .large])
    sheet.largestUndimmedDetent = strip
    let controller = ContentSheetController(sheet)
    controller.onEvent = { [weak controller] event in
        switch event {
        case .didPresent, .didSelectDetent:
            let isStrip = controller?.selectedDetent == strip
            for revealer in [small, space] { gtk_revealer_set_reveal_child(revealer.opaque, isStrip ? 1 : 0) }
            gtk_revealer_set_reveal_child(details.opaque, isStrip ? 0 : 1)
        default: break
        }
    }
    return controller
}
