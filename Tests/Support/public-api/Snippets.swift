// What the code in the documentation uses besides Popsheet: an application's own names.

import Popsheet

/// The type of pointers in GTK bindings.
extension OpaquePointer { var ptr: OpaquePointer { self } }

@MainActor var window: WidgetReference { fatalError("only compiled") }
@MainActor var button: WidgetReference { fatalError("only compiled") }
@MainActor var entry: WidgetReference { fatalError("only compiled") }
var windowPointer: OpaquePointer { fatalError("only compiled") }
var buttonPointer: OpaquePointer { fatalError("only compiled") }
var form: OpaquePointer { fatalError("only compiled") }
var list: OpaquePointer { fatalError("only compiled") }
var menu: OpaquePointer { fatalError("only compiled") }
var group: OpaquePointer { fatalError("only compiled") }

@MainActor var sheet: ActionSheet { fatalError("only compiled") }
@MainActor var controller: ActionSheetController { fatalError("only compiled") }
@MainActor var popoverController: PresentationController { fatalError("only compiled") }

var files: [String] { [] }
var suggestions: [String] { [] }
var recents: [(name: String, id: String)] { [] }
var canPrint: Bool { true }
func networks() -> AsyncStream<String> { AsyncStream { $0.finish() } }

/// A widget of the application that has properties.
@MainActor final class PageButton { var marginBottom = 0.0 }
@MainActor final class Map {
    var showsDetails = false
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
}
extension WidgetReference { @MainActor init(_ map: Map) { self.init(map.pointer) } }

enum Choice: String { case delete, move }

func perform(_ id: String) {}
func log(_ value: Any) {}
func save() {}
func rename() {}
func restart() {}
func open(_ file: String) {}
func deletePhotos() {}
func movePhotos() {}
func moveToAlbum() {}
func duplicate() {}
func upload() async {}
func upload(_ completion: @escaping @MainActor () -> Void) {}
@MainActor func confirm(_ outcome: Outcome) async -> Bool { true }
@MainActor func confirm(inside host: PresentationController) async -> Bool { true }
@MainActor func mayClose(_ outcome: Outcome) async -> Bool { true }
