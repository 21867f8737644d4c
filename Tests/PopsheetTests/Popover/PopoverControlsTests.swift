import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// GTK's popovers over a sheet with the sheet's controls.
    @Suite @MainActor struct PopoverControlsTests {
        /// Without a compositor, all that is transparent around them is black: they have a line instead of a shadow.
        @Test func theyHaveAShadowOnlyIfWindowsCanBeTransparent() async throws {
            try Display.open()
            try await withSheetWindow(width: 430, height: 640, content: gtk_drawing_area_new()) { window in
                let (button, popover): (WidgetPointer, WidgetPointer) = (gtk_menu_button_new(), gtk_popover_new())
                gtk_popover_set_has_arrow(popover.cast(), 0)
                gtk_popover_set_child(popover.cast(), gtk_label_new("A popover's text"))
                gtk_menu_button_set_popover(OpaquePointer(button), popover)
                let run = try ContentSheetRun(
                    "Controls", content: button, actions: [.cancel],
                    options: PresentationOptions(style: .cards, appearance: .light)
                ) { $0.controls = .sheet }
                try await run.presented(in: window)
                gtk_popover_popup(popover.cast())
                try await eventually("the popover is shown") { gtk_widget_get_mapped(popover) != 0 }
                let contents = try #require(gtk_widget_get_first_child(popover))
                let surface = try #require(pop_widget_surface(popover))
                try await eventually("the popover has its size") { gtk_widget_get_width(contents) > 1 }

                let margin = gdk_surface_get_width(surface) - gtk_widget_get_width(contents)
                if gdk_display_is_composited(gtk_widget_get_display(button)) != 0 {
                    #expect(margin > 20, "the shadow")
                } else {
                    #expect(margin == 2, "a line at each side")
                }
                gtk_popover_popdown(popover.cast())
                try await run.dismiss()
            }
        }
    }
}
