// swift-tools-version: 6.2

import PackageDescription

// The rules every Swift target keeps; ARCHITECTURE.md says why.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the package, at `Sources/<name>`. What it may import is exactly `dependencies`.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A module that only re-exports others under a name that Apple's code imports.
func umbrella(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Umbrellas/\(name)", swiftSettings: strict)
}

/// The tests of a module, at `Tests/<module>Tests`. What several of them need is in `TestSupport`.
func tests(_ module: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: "\(module)Tests", dependencies: ["TestSupport"] + dependencies, swiftSettings: strict)
}

let package = Package(
  name: "Plumb",
  products: [
    .executable(name: "snapshot", targets: ["snapshot"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "Plumb", targets: ["Plumb"]),
    .library(name: "ManualLayout", targets: ["ManualLayout"]),
    .library(name: "ViewLint", targets: ["ViewLint"]),
    .library(name: "ViewSnapshotTesting", targets: ["ViewSnapshotTesting"]),
    .library(name: "os", targets: ["os"]),
  ],
  targets: [
    // Files
    module("FileAccess"),

    // Pixels
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("deflate")]),
    .target(name: "CPixels"),
    .target(name: "CStack"),
    module("Paths"),
    module("Raster", ["CPixels", "Paths"]),
    module("PNG", ["CPNG", "FileAccess", "Raster"]),
    module("JPEG", ["CJPEG", "Raster"]),
    module("ImageComparison", ["CPixels", "FileAccess", "Paths", "PNG", "Raster", "Text"]),

    // Constraints
    module("Cassowary"),

    // Text
    module("Text", ["Paths"]),
    module("Escaping"),

    // Diagnostics and drawing
    module("DiagnosticCore", ["Escaping"]),
    module("GraphicsCore", ["DiagnosticCore", "Paths"]),
    module("LayerCore", ["CStack", "DiagnosticCore", "GraphicsCore", "Paths"]),

    // Views
    module(
      "LayoutCore",
      ["Cassowary", "DiagnosticCore", "Escaping", "GraphicsCore", "LayerCore", "Paths", "Text"]),
    module("ManualLayout", ["DiagnosticCore", "GraphicsCore", "LayerCore", "LayoutCore", "Paths"]),
    module("ViewRendering", ["GraphicsCore", "JPEG", "LayerCore", "LayoutCore", "Paths", "PNG", "Raster"]),

    // What is ours and not UIKit's; no umbrella exports it
    module(
      "Plumb",
      [
        "DiagnosticCore", "Escaping", "GraphicsCore", "LayerCore", "LayoutCore", "ViewRendering", "Raster",
        "PNG",
      ]),

    // What became of snapshots
    module("SnapshotReport", ["Escaping", "FileAccess"]),

    // Snapshots of views in tests
    module(
      "ViewDifference",
      [
        "Escaping", "GraphicsCore", "ImageComparison", "LayerCore", "LayoutCore", "Paths", "PNG", "Raster",
        "SnapshotReport", "ViewRendering",
      ]),
    module(
      "ViewSnapshotTesting",
      [
        "Escaping", "FileAccess", "GraphicsCore", "ImageComparison", "LayerCore", "LayoutCore", "Plumb",
        "PNG", "Raster",
        "SnapshotReport", "ViewDifference", "ViewLint", "ViewRendering",
      ]),

    // What is wrong with layouts
    module(
      "ViewLint",
      [
        "DiagnosticCore", "Escaping", "GraphicsCore", "ImageComparison", "LayerCore", "LayoutCore", "Paths",
        "Plumb",
        "PNG",
        "Raster", "ViewRendering",
      ]),

    // Umbrellas
    // Clang modules of parts that Apple's modules have: `import os.log` imports the whole `os` by them.
    .target(name: "UIKitNames", path: "Sources/Umbrellas/UIKitNames"),
    .target(name: "OSNames", path: "Sources/Umbrellas/OSNames"),
    umbrella(
      "UIKit", ["GraphicsCore", "LayerCore", "LayoutCore", "UIKitNames", "ViewRendering", "_Testing_UIKit"]),
    umbrella("CoreGraphics", ["GraphicsCore", "LayoutCore", "ViewRendering", "_Testing_CoreGraphics"]),
    umbrella("QuartzCore", ["GraphicsCore", "LayerCore", "LayoutCore"]),
    umbrella("os", ["OSNames"]),
    umbrella("_Testing_UIKit"),
    umbrella("_Testing_CoreGraphics"),

    // Specs and the command
    module(
      "ViewSpec",
      [
        "DiagnosticCore", "Escaping", "FileAccess", "GraphicsCore", "LayerCore", "LayoutCore", "ManualLayout",
        "ViewRendering",
      ]),
    .executableTarget(
      name: "snapshot",
      dependencies: [
        "Escaping", "FileAccess", "ImageComparison", "LayoutCore", "Plumb", "PNG", "Raster", "SnapshotReport",
        "ViewDifference", "ViewLint", "ViewRendering", "ViewSpec",
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Cassowary", "ImageComparison", "LayerCore", "LayoutCore", "ManualLayout", "Paths", "Peers", "PNG",
        "Raster",
        "Text", "ViewRendering",
      ],
      path: "Benchmarks", exclude: ["Kiwi", "Peers", "Process"], swiftSettings: strict),
    .target(name: "Peers", path: "Benchmarks/Peers", linkerSettings: [.linkedLibrary("png")]),

    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "TextTestSupport", dependencies: ["GraphicsCore", "LayerCore", "LayoutCore", "Paths", "Text"],
      path: "Tests/TextTestSupport",
      swiftSettings: strict),
    tests("FileAccess", ["FileAccess"]),
    tests("Paths", ["Paths"]),
    tests("Raster", ["Raster", "CPixels", "Paths"]),
    tests("PNG", ["PNG", "CPNG", "Raster"]),
    tests("JPEG", ["JPEG", "Raster"]),
    tests("ImageComparison", ["ImageComparison", "Raster", "PNG"]),
    tests("Cassowary", ["Cassowary"]),
    tests("Text", ["Text", "Paths"]),
    tests("Escaping", ["Escaping"]),
    tests(
      "LayoutCore",
      ["DiagnosticCore", "GraphicsCore", "LayerCore", "LayoutCore", "Paths", "Text", "TextTestSupport"]),
    tests(
      "ManualLayout",
      ["ManualLayout", "DiagnosticCore", "GraphicsCore", "LayerCore", "LayoutCore", "TextTestSupport"]),
    tests(
      "ViewRendering",
      ["ViewRendering", "DiagnosticCore", "GraphicsCore", "LayerCore", "LayoutCore", "Paths", "Raster"]),
    tests("Plumb", ["Plumb", "GraphicsCore", "LayerCore", "LayoutCore", "ManualLayout", "PNG", "Raster"]),
    tests("SnapshotReport", ["SnapshotReport"]),
    tests(
      "ViewDifference",
      [
        "ViewDifference", "GraphicsCore", "ImageComparison", "LayerCore", "LayoutCore", "Raster",
        "ViewRendering",
      ]),
    tests(
      "ViewLint",
      [
        "ViewLint", "GraphicsCore", "LayerCore", "LayoutCore", "ManualLayout", "Plumb", "PNG", "Raster",
        "TextTestSupport",
        "ViewRendering",
      ]),
    tests(
      "ViewSnapshotTesting",
      [
        "ViewSnapshotTesting", "GraphicsCore", "ImageComparison", "LayerCore", "LayoutCore", "Raster",
        "SnapshotReport",
        "ViewDifference", "ViewLint", "ViewRendering",
      ]),
    tests("UIKit", ["UIKit", "CoreGraphics", "QuartzCore", "os"]),
    tests("ViewSpec", ["ViewSpec", "LayerCore", "LayoutCore", "Raster", "ViewRendering"]),
    // As libraries for phones are written: in Swift 5 mode, without the rules of ours.
    .testTarget(
      name: "LayoutLibraryTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // As an app's package has it: without the rules of ours, so that articles' code compiles as written.
    .testTarget(
      name: "ArticlesTests",
      dependencies: ["TestSupport", "UIKit", "ManualLayout", "Plumb", "ImageComparison", "PNG", "Raster"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // Pictures of all that drawing can do, by code as an app has it.
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "TestSupport", "UIKit", "Plumb", "ImageComparison", "LayoutCore", "Paths", "PNG", "Raster", "Text",
        "ViewRendering",
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    tests(
      "Snapshot",
      [
        "snapshot", "FileAccess", "ImageComparison", "LayoutCore", "PNG", "Raster", "SnapshotReport",
        "ViewDifference", "ViewLint", "ViewRendering", "ViewSpec",
      ]),
  ]
)
