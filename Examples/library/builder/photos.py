#!/usr/bin/python3
"""The sheets of a photo library, from a .ui file."""
import os
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Popsheet", "1")
from gi.repository import Gio, GLib, GObject, Gtk, Popsheet  # noqa: E402  (the versions come first)

# GtkBuilder finds classes that are registered.
for sheet_class in (Popsheet.ActionSheet, Popsheet.Action, Popsheet.ContentSheet, Popsheet.BarItem):
    GObject.type_ensure(sheet_class)


def activate(application):
    builder = Gtk.Builder.new_from_file(os.path.join(os.path.dirname(os.path.abspath(__file__)), "photos.ui"))
    window, label, entry = (builder.get_object(name) for name in ("window", "label", "album_name"))
    builder.get_object("album_sheet").set_detents([Popsheet.Detent.new_medium(), Popsheet.Detent.new_large()])

    def answered(sheet, result, name):
        try:
            action, reason = sheet.present_finish(result)
        except GLib.Error as error:
            outcome = error.message
        else:
            outcome = action or f"cancelled ({reason.value_nick})"
            if action == "create":
                outcome += " " + entry.get_text()
        print(f"{name}: {outcome}", flush=True)
        label.set_text(f"{name}: {outcome}")

    def present(_button, name):
        if name == "album":
            entry.set_text("")
        builder.get_object(f"{name}_sheet").present(window, None, answered, name)

    for name in ("delete", "share", "album", "sort"):
        builder.get_object(f"{name}_button").connect("clicked", present, name)
    window.add_action(Gio.SimpleAction.new_stateful("sort", GLib.VariantType("s"), GLib.Variant("s", "name")))
    application.add_window(window)
    window.present()


application = Gtk.Application(application_id="org.example.Photos")
application.connect("activate", activate)
sys.exit(application.run(sys.argv))
