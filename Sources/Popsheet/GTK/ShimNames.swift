import CPopsheet

// Functions of the shim that are Swift now, under the names by which they are still called.

/// Lets the pointer move a window.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
func pop_desk_begin_move(_ window: WidgetPointer, _ event: OpaquePointer) { WindowMove.begin(window, with: event) }

/// Schedules reading the postponed theme.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
func pop_theme_need() { PostponedTheme.need() }
