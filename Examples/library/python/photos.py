#!/usr/bin/python3
"""The sheets of a photo library, in Python."""
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Popsheet", "1")
from gi.repository import Gio, GLib, Gtk, Popsheet  # noqa: E402  (the versions come first)


class PhotosWindow(Gtk.ApplicationWindow):
    def __init__(self, **properties):
        super().__init__(title="Photos", default_width=400, default_height=640, **properties)
        self.add_action(Gio.SimpleAction.new_stateful("sort", GLib.VariantType("s"), GLib.Variant("s", "name")))
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_start=24, margin_end=24, margin_top=24)
        self.label = Gtk.Label()
        for label, clicked in (("_Delete…", self.delete), ("_Share", self.share),
                               ("_New Album…", self.create_album), ("Sort _By", self.sort)):
            button = Gtk.Button(label=label, use_underline=True)
            button.connect("clicked", clicked)
            box.append(button)
        box.append(self.label)
        self.set_child(box)

    def delete(self, _button):
        sheet = Popsheet.ActionSheet(title="Delete 3 photos?", message="They are deleted from all your devices.")
        sheet.append_new("delete", "Delete Photos", Popsheet.Role.DESTRUCTIVE)
        sheet.append_new("move", "Move to Album…", Popsheet.Role.DEFAULT)
        sheet.present(self, None, self.answered, "delete")

    def share(self, button):
        sheet = Popsheet.ActionSheet(style=Popsheet.Style.POPOVER, source=button)
        sheet.append_new("mail", "Mail", Popsheet.Role.DEFAULT)
        sheet.append_new("link", "Copy Link", Popsheet.Role.DEFAULT)
        sheet.present(self, None, self.answered, "share")

    def create_album(self, _button):
        entry = Gtk.Entry(placeholder_text="Name", activates_default=True, valign=Gtk.Align.START,
                          margin_start=16, margin_end=16, margin_top=8)
        sheet = Popsheet.ContentSheet(title="New Album", content=entry, controls=Popsheet.Controls.SHEET)
        sheet.set_detents([Popsheet.Detent.new_medium(), Popsheet.Detent.new_large()])
        sheet.add_leading(Popsheet.BarItem.new_cancel())
        sheet.add_trailing(Popsheet.BarItem(id="create", label="Create", is_default=True))
        sheet.present(self, None, self.answered, "album")

    def sort(self, _button):
        menu = Gio.Menu()
        menu.append("Name", "win.sort::name")
        menu.append("Date", "win.sort::date")
        sheet = Popsheet.ActionSheet(menu_model=menu, title="Sort By")
        sheet.present(self, None, self.answered, "sort")

    def answered(self, sheet, result, name):
        try:
            action, reason = sheet.present_finish(result)
        except GLib.Error as error:
            outcome = error.message
        else:
            outcome = action or f"cancelled ({reason.value_nick})"
            if action == "create":
                outcome += " " + sheet.get_content().get_text()
        print(f"{name}: {outcome}", flush=True)
        self.label.set_text(f"{name}: {outcome}")


application = Gtk.Application(application_id="org.example.Photos")
application.connect("activate", lambda application: PhotosWindow(application=application).present())
sys.exit(application.run(sys.argv))
