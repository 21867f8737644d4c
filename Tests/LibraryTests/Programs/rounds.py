#!/usr/bin/python3
"""Presents and dismisses sheets: rounds.py NUMBER. Prints the growth of the resident memory after a tenth of the rounds, in kB, and
the number of sheets that are left."""
import gc
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Popsheet", "1")
from gi.repository import GLib, Gtk, Popsheet  # noqa: E402  (the versions come first)

ROUNDS = int(sys.argv[1])
Gtk.init()
window = Gtk.Window(default_width=400, default_height=640)
window.present()
loop = GLib.MainContext.default()
while not window.get_mapped():
    loop.iteration(True)

callbacks = alive = start = 0


def resident():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4


def draw():
    """Lets the window draw some frames: what a sheet asks of the next ones would wait for them otherwise."""
    clock = window.get_frame_clock()
    last = clock.get_frame_counter() + 4
    while clock.get_frame_counter() < last:
        window.queue_draw()
        loop.iteration(True)


def gone():
    global alive
    alive -= 1


def answered(sheet, result):
    global callbacks
    sheet.present_finish(result)
    callbacks += 1


for number in range(ROUNDS):
    if number % 50 == 0:
        draw()
    if number == ROUNDS // 10:
        gc.collect()
        start = resident()
    if number % 2:
        sheet = Popsheet.ContentSheet(title="Title", content=Gtk.Label(label="Text"), animated=False)
    else:
        sheet = Popsheet.ActionSheet(title="Title", message="Message", animated=False)
        sheet.append_new("first", "First", Popsheet.Role.DEFAULT)
    alive += 1
    sheet.weak_ref(gone)
    sheet.present(window, None, answered)
    while sheet.get_phase() != Popsheet.Phase.PRESENTED:
        loop.iteration(True)
    sheet.force_close()
    while callbacks <= number:
        loop.iteration(True)
    del sheet

draw()
gc.collect()
print(f"{callbacks} callbacks, {alive} objects left, {resident() - start} kB")
