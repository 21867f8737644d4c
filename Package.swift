// swift-tools-version: 6.0
import PackageDescription

// Settings for every target: the features of Swift 6.0, and a newer one only if the compiler has it.
var strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
#if compiler(>=6.1)
    strict.append(.enableUpcomingFeature("MemberImportVisibility"))
#endif

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "Popsheet",
    products: [
        .library(name: "Popsheet", targets: ["Popsheet"]),
        .library(name: "PopsheetStandalone", targets: ["PopsheetStandalone"]),
        // For programs in other languages; `make library` links the shared library from its objects.
        .library(name: "PopsheetC", type: .static, targets: ["PopsheetC"]),
        .executable(name: "popsheet", targets: ["PopsheetTool"]),
    ],
    dependencies: [
        // Applications that use the library may need any of them. Completion scripts and advice change texts of 1.8.2 and
        // leave others as they are (CompletionScript, UsageHints).
        .package(url: "https://github.com/apple/swift-argument-parser", "1.3.1"..<"2.0.0")
    ],
    targets: [
        // The targets of the architecture, lowest first; a target imports only targets above it in this list.
        .systemLibrary(
            name: "CPopsheetGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        // What GTK itself is linked with, where it supports X servers or Wayland compositors.
        .systemLibrary(name: "CPopsheetX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
        .systemLibrary(name: "CPopsheetXext", pkgConfig: "xext", providers: [.apt(["libxext-dev"])]),
        .systemLibrary(name: "CPopsheetXfixes", pkgConfig: "xfixes", providers: [.apt(["libxfixes-dev"])]),
        .systemLibrary(
            name: "CPopsheetWayland", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
        .target(
            name: "CPopsheet",
            dependencies: ["CPopsheetGTK4", "CPopsheetX11", "CPopsheetXext", "CPopsheetXfixes", "CPopsheetWayland"],
            linkerSettings: [.linkedLibrary("dispatch")]),
        // The C library, in one place for every system.
        .target(name: "PopsheetPlatform", swiftSettings: strict),
        .target(name: "PopsheetModel", swiftSettings: strict),
        // exp and similar functions; no import of a C library links it for us.
        .target(name: "PopsheetMotion", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "PopsheetLayout", dependencies: ["PopsheetModel", "PopsheetMotion"], swiftSettings: strict),
        // What a text that is typed finds among rows, and in which order. Only GLib's part of GTK is used.
        .target(name: "PopsheetSearch", dependencies: ["CPopsheetGTK4"], swiftSettings: strict),
        .target(
            name: "PopsheetResources", path: "Resources",
            resources: [
                .embedInCode("popsheet.css"), .embedInCode("popsheet-base.css"), .embedInCode("controls.css"),
                .embedInCode("controls-toggles.css"), .embedInCode("controls-rows.css"),
                .embedInCode("controls-menus.css"), .embedInCode("controls-adwaita.css"),
                .embedInCode("controls-glass.css"),
                .embedInCode("sheet.schema.json"),
            ], swiftSettings: strict),
        .target(
            name: "Popsheet",
            dependencies: ["CPopsheet", "PopsheetModel", "PopsheetMotion", "PopsheetLayout", "PopsheetResources"],
            swiftSettings: strict),
        .target(
            name: "PopsheetStandalone",
            dependencies: ["CPopsheet", "PopsheetPlatform", "Popsheet", "PopsheetLayout", "PopsheetModel"],
            swiftSettings: strict),
        // The GObject library for other languages: the classes in C, and their Swift half.
        .target(name: "CPopsheetAPI", dependencies: ["CPopsheetGTK4"]),
        .target(
            name: "PopsheetC",
            dependencies: ["CPopsheet", "CPopsheetAPI", "Popsheet", "PopsheetLayout", "PopsheetModel"],
            swiftSettings: strict),
        // The widgets of the command's dialogs: GTK's own, without C types in their interfaces.
        .target(
            name: "PopsheetDialogs", dependencies: ["CPopsheet", "Popsheet", "PopsheetLayout", "PopsheetSearch"],
            swiftSettings: strict),
        .target(
            name: "PopsheetCommand",
            dependencies: [
                "PopsheetPlatform", "Popsheet", "PopsheetDialogs", "PopsheetSearch", "PopsheetStandalone",
                "PopsheetLayout", "PopsheetModel", "PopsheetMotion", "PopsheetResources", argumentParser,
            ], swiftSettings: strict),
        .executableTarget(
            name: "PopsheetTool", dependencies: ["PopsheetPlatform", "PopsheetCommand"], swiftSettings: strict),

        .executableTarget(
            name: "hello-sheet", dependencies: ["Popsheet"], path: "Examples/hello-sheet", swiftSettings: strict),
        .executableTarget(
            name: "hello-popover", dependencies: ["Popsheet"], path: "Examples/hello-popover", swiftSettings: strict),
        .executableTarget(
            name: "hello-veto", dependencies: ["Popsheet"], path: "Examples/hello-veto", swiftSettings: strict),
        .executableTarget(
            name: "hello-menu", dependencies: ["CPopsheetGTK4", "Popsheet"],
            path: "Examples/hello-menu", swiftSettings: strict),
        .executableTarget(
            name: "hello-standalone", dependencies: ["CPopsheetGTK4", "Popsheet", "PopsheetStandalone"],
            path: "Examples/hello-standalone", swiftSettings: strict),
        .executableTarget(
            name: "hello-appearance", dependencies: ["Popsheet"],
            path: "Examples/hello-appearance", swiftSettings: strict),
        // The gallery shows the code of its contents: the same files, as texts.
        .target(
            name: "LauncherTexts", path: "Examples/sheet-launcher/Contents", sources: ["Texts"],
            resources: [
                .embedInCode("AlbumForm.swift"), .embedInCode("AllControls.swift"), .embedInCode("DatePicker.swift"),
                .embedInCode("Map.swift"), .embedInCode("PhotoMenu.swift"), .embedInCode("Picture.swift"),
                .embedInCode("Player.swift"), .embedInCode("ReminderPicker.swift"), .embedInCode("SheetStack.swift"),
                .embedInCode("TownList.swift"),
            ], swiftSettings: strict),
        .executableTarget(
            name: "sheet-launcher",
            // The page of a sheet's numbers shows its layout; everything else uses the library's API only.
            dependencies: [
                "CPopsheetGTK4", "LauncherTexts", "Popsheet", "PopsheetLayout", "PopsheetModel", "PopsheetMotion",
            ],
            path: "Examples/sheet-launcher", exclude: ["Contents/Texts"], swiftSettings: strict),

        // Benchmarks, which no test runs: `make bench`.
        .target(
            name: "PopsheetBaseline", dependencies: ["CPopsheetGTK4"], path: "Benchmarks/Floor",
            linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xdamage")]),
        .executableTarget(name: "bare-window", dependencies: ["CPopsheetGTK4"], path: "Benchmarks/BareWindow"),
        .executableTarget(
            name: "popsheet-bench",
            dependencies: [
                "PopsheetPlatform", "Popsheet", "PopsheetLayout", "PopsheetModel", "PopsheetMotion", "PopsheetBaseline",
                "CPopsheetAPI", "PopsheetC",
            ],
            path: "Benchmarks",
            exclude: ["Floor", "BareWindow", "run"],
            swiftSettings: strict),

        // Shared by the tests: GLib's main loop on the main thread, real input, screenshots, pixels.
        .target(
            name: "CPopsheetTestSupport", dependencies: ["CPopsheet"], path: "Tests/Support/CTestSupport",
            linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("xcb")]),
        .target(
            name: "PopsheetTestSupport", dependencies: ["CPopsheetTestSupport", "CPopsheetGTK4", "CPopsheet"],
            path: "Tests/Support/TestSupport", swiftSettings: strict),
        // Finds the parts of sheets in windows.
        .target(
            name: "PopsheetWindowTestSupport",
            dependencies: ["CPopsheet", "Popsheet", "PopsheetLayout", "PopsheetTestSupport"],
            path: "Tests/Support/WindowTestSupport", swiftSettings: strict),
        .executableTarget(
            name: "standalone-program", dependencies: ["CPopsheetGTK4", "Popsheet", "PopsheetStandalone"],
            path: "Tests/Support/StandaloneProgram", swiftSettings: strict),
        .target(name: "PopsheetRandomNumbers", path: "Tests/Support/RandomNumbers", swiftSettings: strict),
        .testTarget(
            name: "ModelTests", dependencies: ["PopsheetModel", "PopsheetRandomNumbers"], swiftSettings: strict),
        .testTarget(
            name: "MotionTests", dependencies: ["PopsheetMotion", "PopsheetRandomNumbers"], swiftSettings: strict),
        .target(
            name: "PopsheetLayoutTestSupport", dependencies: ["PopsheetLayout"],
            path: "Tests/Support/LayoutTestSupport",
            swiftSettings: strict),
        .testTarget(
            name: "LayoutTests",
            dependencies: ["PopsheetLayout", "PopsheetMotion", "PopsheetLayoutTestSupport", "PopsheetRandomNumbers"],
            swiftSettings: strict),
        .testTarget(
            name: "PopsheetTests",
            dependencies: [
                "Popsheet", "PopsheetLayout", "PopsheetModel", "PopsheetMotion", "CPopsheet", "CPopsheetTestSupport",
                "PopsheetTestSupport", "PopsheetWindowTestSupport", "PopsheetLayoutTestSupport",
                "PopsheetRandomNumbers",
            ],
            exclude: ["Goldens"],
            swiftSettings: strict),
        .testTarget(
            name: "StandaloneTests",
            dependencies: [
                "Popsheet", "PopsheetStandalone", "PopsheetLayout", "CPopsheet", "CPopsheetTestSupport",
                "PopsheetTestSupport", "PopsheetWindowTestSupport", "standalone-program",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "LibraryTests",
            dependencies: ["CPopsheetAPI", "PopsheetC", "Popsheet", "PopsheetTestSupport"],
            exclude: ["Programs"],
            swiftSettings: strict),
        // What is installed, and the packages that are made of it.
        .testTarget(
            name: "PackageTests",
            dependencies: ["PopsheetTestSupport", "PopsheetTool", "popsheet-bench", "sheet-launcher"],
            exclude: ["installed.txt"], swiftSettings: strict),
        .testTarget(
            name: "SearchTests", dependencies: ["PopsheetSearch", "PopsheetRandomNumbers"], swiftSettings: strict),
        .testTarget(
            name: "DialogsTests",
            dependencies: [
                "PopsheetDialogs", "PopsheetModel", "PopsheetRandomNumbers", "PopsheetTestSupport",
                "PopsheetWindowTestSupport",
            ], swiftSettings: strict),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "PopsheetCommand", "PopsheetDialogs", "PopsheetSearch", "PopsheetTool", "CPopsheetTestSupport",
                "PopsheetTestSupport",
                "PopsheetRandomNumbers", "sheet-launcher",
            ],
            exclude: ["Snapshots"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
