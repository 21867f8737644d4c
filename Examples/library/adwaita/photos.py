#!/usr/bin/python3
"""The sheets of a photo library over windows of libadwaita, and over an AdwDialog from libadwaita 1.5 on."""
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
gi.require_version("Popsheet", "1")
from gi.repository import Adw, Gio, GLib, Gtk, Popsheet  # noqa: E402  (the versions come first)


class PhotosWindow(Adw.ApplicationWindow):
    def __init__(self, **properties):
        super().__init__(title="Photos", default_width=400, default_height=640, **properties)
        self.add_action(Gio.SimpleAction.new_stateful("sort", GLib.VariantType("s"), GLib.Variant("s", "name")))
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin_start=24, margin_end=24, margin_top=24)
        buttons = [("_Delete…", self.delete), ("_Share", self.share), ("_New Album…", self.create_album),
                   ("Sort _By", self.sort)]
        if hasattr(Adw, "Dialog"):
            buttons.append(("_Information", self.show_information))
        for label, clicked in buttons:
            button = Gtk.Button(label=label, use_underline=True)
            button.connect("clicked", clicked)
            box.append(button)
        self.label = Gtk.Label()
        box.append(self.label)
        content = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        content.append(Adw.HeaderBar())
        content.append(box)
        self.set_content(content)

    def delete(self, button):
        # The button stands for the window that it is in.
        sheet = Popsheet.ActionSheet(title="Delete 3 photos?", message="They are deleted from all your devices.")
        sheet.append_new("delete", "Delete Photos", Popsheet.Role.DESTRUCTIVE)
        sheet.append_new("move", "Move to Album…", Popsheet.Role.DEFAULT)
        sheet.present(button, None, self.answered, "delete")

    def share(self, button):
        sheet = Popsheet.ActionSheet(style=Popsheet.Style.POPOVER, source=button)
        sheet.append_new("mail", "Mail", Popsheet.Role.DEFAULT)
        sheet.append_new("link", "Copy Link", Popsheet.Role.DEFAULT)
        sheet.present(button, None, self.answered, "share")

    def create_album(self, button):
        name = Adw.EntryRow(title="Name", activates_default=True)
        group = Adw.PreferencesGroup(margin_start=16, margin_end=16, margin_top=8)
        group.add(name)
        sheet = Popsheet.ContentSheet(title="New Album", content=group, background=Popsheet.Background.GROUPED)
        sheet.set_detents([Popsheet.Detent.new_medium(), Popsheet.Detent.new_large()])
        sheet.add_leading(Popsheet.BarItem.new_cancel())
        sheet.add_trailing(Popsheet.BarItem(id="create", label="Create", is_default=True))
        sheet.present(button, None, self.answered, "album", name)

    def sort(self, button):
        menu = Gio.Menu()
        menu.append("Name", "win.sort::name")
        menu.append("Date", "win.sort::date")
        sheet = Popsheet.ActionSheet(menu_model=menu, title="Sort By")
        sheet.present(button, None, self.answered, "sort")

    def show_information(self, _button):
        # A sheet whose owner is in the dialog is over the dialog.
        button = Gtk.Button(label="Delete…", valign=Gtk.Align.CENTER, halign=Gtk.Align.CENTER, vexpand=True)
        button.connect("clicked", self.delete)
        content = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        content.append(Adw.HeaderBar())
        content.append(button)
        Adw.Dialog(title="Information", content_width=360, content_height=420, child=content).present(self)

    def answered(self, sheet, result, name, entry=None):
        try:
            action, reason = sheet.present_finish(result)
        except GLib.Error as error:
            outcome = error.message
        else:
            outcome = action or f"cancelled ({reason.value_nick})"
            if action == "create":
                outcome += " " + entry.get_text()
        print(f"{name}: {outcome}", flush=True)
        self.label.set_text(f"{name}: {outcome}")


application = Adw.Application(application_id="org.example.Photos")
application.connect("activate", lambda application: PhotosWindow(application=application).present())
sys.exit(application.run(sys.argv))
