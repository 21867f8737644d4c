// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CPopsheet

// Functions of the shim that are Swift now, under the names by which they are still called.

/// Lets the pointer move a window.
@MainActor
func pop_desk_begin_move(_ window: WidgetPointer, _ event: OpaquePointer) { WindowMove.begin(window, with: event) }

/// Schedules reading the postponed theme.
@MainActor
func pop_theme_need() { PostponedTheme.need() }

/// Closes the application's open popovers in a widget.
@MainActor
func pop_popovers_close(_ widget: WidgetPointer, _ all: Bool) { ApplicationPopovers.close(in: widget, all: all) }

/// The first header bar or toolbar of a window.
@MainActor
func pop_window_bar(_ window: WidgetPointer) -> WidgetPointer? { WindowBar.first(in: window) }

/// Whether a key produces a letter in one of the user's layouts.
@MainActor
func pop_key_has(_ display: OpaquePointer, _ code: UInt32, _ letter: UInt32) -> Bool {
    KeyboardLayouts.key(code, on: display, has: letter)
}

/// Whether a widget is a scroll bar, or part of one.
@MainActor
func pop_is_in_scrollbar(_ widget: WidgetPointer) -> Bool {
    gtk_widget_get_ancestor(widget, gtk_scrollbar_get_type()) != nil
}

/// Whether a scrolled window shows the top of its content.
@MainActor
func pop_scrolled_window_is_at_top(_ window: WidgetPointer) -> Bool { ScrolledWindow.isAtTop(window) }

/// Whether the content of a scrolled window is taller than its viewport.
@MainActor
func pop_scrolled_window_can_scroll(_ window: WidgetPointer) -> Bool { ScrolledWindow.canScroll(window) }
