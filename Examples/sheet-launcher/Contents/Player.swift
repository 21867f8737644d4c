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
    let cover = drawing { canvas in
        let side = min(canvas.width, canvas.height)
        let (x, y) = ((canvas.width - side) / 2, (canvas.height - side) / 2)
        Landscape(number: 4).paint(x: x, y: y, side: side, on: canvas.context)
    }
    let position = made(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 240, 1))
    setAccessibleLabel(position, "Position")
    let details = made(gtk_revealer_new())
    gtk_revealer_set_transition_type(details.opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
    gtk_revealer_set_child(
        details.opaque,
        column(spacing: 16, cover.expanding(horizontally: true, vertically: true).sized(height: 240), position))
    let bar = row(spacing: 12, title.expanding(horizontally: true), play)
    let content = column(spacing: 16, bar, details.expanding(vertically: true)).padded(16)

    let strip = Detent.height(88)
    var sheet = try ContentSheet(content: WidgetReference(content), controls: .sheet, detents: [strip, .large])
    sheet.largestUndimmedDetent = strip
    let controller = ContentSheetController(sheet)
    controller.onEvent = { [weak controller] event in
        switch event {
        case .didPresent, .didSelectDetent:
            gtk_revealer_set_reveal_child(details.opaque, controller?.selectedDetent == strip ? 0 : 1)
        default: break
        }
    }
    return controller
}
