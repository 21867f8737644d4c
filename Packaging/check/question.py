"""Asks one question with the library, and prints the answer."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Popsheet", "1")
from gi.repository import GLib, Gtk, Popsheet  # noqa: E402

Gtk.init()
loop = GLib.MainLoop()


def answered(sheet, result):
    chosen, _ = sheet.present_finish(result)
    print(chosen)
    loop.quit()


window = Gtk.Window(default_width=390, default_height=640)
window.present()
sheet = Popsheet.ActionSheet.new("Keep it?", None)
sheet.append_new("keep", "Keep", Popsheet.Role.DEFAULT)
sheet.present(window, None, answered)
loop.run()
