// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The settings of every module; see Habits in ARCHITECTURE.md.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The modules of UIKit's types, from the lowest: each imports those before it.
let graphics: [Target.Dependency] = ["GraphicsCore"]
let layers = graphics + ["LayerCore"]
let styles = layers + ["StyleCore"]
let layout = styles + ["LayoutCore"]
let texts = layout + ["TextKitCore", "TextViewCore"]
let controls = texts + ["ControlCore"]
let views =
  controls + [
    "ControllerCore", "ListCore", "DynamicsCore", "InteractionCore", "StackCore", "VisualFormatCore",
  ]
/// Views and their nibs.
let nibs = views + ["NibCore"]
/// Views and the pictures of them.
let pictures = views + ["GraphicsRendering", "ViewRendering", "Paths", "PNG", "Raster"]

/// The build of tests that this is: `tests` for `make test`, `tests-in-depth` for `make test-thorough`; nil for others.
let build = Context.environment["PLUMB_BUILD"]
let isForTests = build == "tests" || build == "tests-in-depth"

/// The modules that `make test` optimizes, with their assertions.
///
/// They are those that draw, solve and compare, in which tests spend their time. To optimize the others, UIKit's types among
/// them, takes four times as long as to compile them, and longer than it saves: only tests in depth do.
let optimizedForTests = Set([
  "Paths", "Raster", "PNG", "JPEG", "ImageComparison", "Cassowary", "Text", "FontFiles", "GraphicsRendering",
  "ViewRendering", "ImageFilters",
]).union(
  build == "tests-in-depth"
    ? [
      "GraphicsCore", "LayerCore", "StyleCore", "LayoutCore", "TextKitCore", "TextViewCore", "ControlCore",
      "ControllerCore", "DynamicsCore", "InteractionCore", "ListCore", "StackCore", "VisualFormatCore",
      "NibCore",
    ] : [])
let optimized: [SwiftSetting] = [
  .unsafeFlags([
    "-O", "-assert-config", "Debug", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2",
  ])
]

/// Leaves out debug information, which takes time to make and to search, unless reports of sanitizers are to have lines.
///
/// The build system passes `-g` after a target's flags; the compiler's frontend reads this one after it.
let withoutLines: [SwiftSetting] =
  Context.environment["PLUMB_LINES"] == nil ? [.unsafeFlags(["-Xfrontend", "-gnone"])] : []
/// Compiles the files of a target together in `make test`.
///
/// Each file is then checked once for the code and for the module, which no one imports but the build always makes: by one
/// process, which saves a fifth of the time. Code whose lines are read is compiled as that of users: other calls and other
/// lines come from a whole module.
let together: [SwiftSetting] =
  isForTests
  ? [
    .unsafeFlags([
      "-disable-batch-mode", "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads",
      "2",
    ])
  ] : []

/// The page in the folder of each module, with its entry points and decisions.
let page = "README.md"

/// A module of the package, at `Sources/<name>`. What it may import is exactly `dependencies`.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], linking settings: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: [page],
    swiftSettings: strict + (isForTests && optimizedForTests.contains(name) ? optimized : together)
      + (isForTests ? withoutLines : []), linkerSettings: settings)
}

/// A module of the package in C, at `Sources/<name>`, which links libraries of the system.
func cModule(
  _ name: String, exclude: [String] = [], settings: [CSetting] = [], libraries: [String] = []
) -> Target {
  .target(
    name: name, exclude: [page] + exclude, cSettings: settings,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// A module that only re-exports others under a name that Apple's code imports.
///
/// In `make test` it is made again when one of the others changes, and so are the tests that import it: file by file, the
/// compiler leaves it as it is, since no declaration of its own changed.
func umbrella(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Umbrellas/\(name)",
    swiftSettings: strict + together)
}

/// A module at `Sources/Frameworks/<name>` under the name of a framework of Apple's, with the part of it that UIKit code names.
func framework(_ name: String, _ dependencies: [Target.Dependency] = ["UIKit"]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)", exclude: [page],
    swiftSettings: strict)
}

/// The modules whose tests look up lines of their own code.
let lineReading: Set = [
  "Articles", "Plumb", "ViewDifference", "ViewLint", "ViewSession", "ViewSnapshotTesting",
]

/// The tests of a module, at `Tests/<module>Tests`. What several of them need is in `TestSupport`.
func tests(_ module: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: ["TestSupport"] + dependencies,
    swiftSettings: strict + (lineReading.contains(module) ? [] : isForTests ? together + withoutLines : []))
}

let package = Package(
  name: "Plumb",
  products: [
    .executable(name: "snapshot", targets: ["snapshot"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "CoreImage", targets: ["CoreImage"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "Plumb", targets: ["Plumb"]),
    .library(name: "ManualLayout", targets: ["ManualLayout"]),
    .library(name: "ViewLint", targets: ["ViewLint"]),
    .library(name: "ViewSnapshotTesting", targets: ["ViewSnapshotTesting"]),
    .library(name: "Previews", targets: ["Previews"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "AVFoundation", targets: ["AVFoundation", "CoreMedia"]),
    .library(name: "AVKit", targets: ["AVKit", "AVFoundation", "CoreMedia"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "MapKit", targets: ["MapKit", "CoreLocation"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "PhotosUI", targets: ["PhotosUI", "Photos"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "Contacts", targets: ["Contacts"]),
    .library(name: "ContactsUI", targets: ["ContactsUI", "Contacts"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "Accelerate", targets: ["Accelerate"]),
    .library(name: "CoreMotion", targets: ["CoreMotion"]),
    .library(name: "Security", targets: ["Security"]),
    .library(name: "simd", targets: ["simd"]),
  ],
  targets: [
    // Files
    module("FileAccess"),

    // Pixels
    cModule("CJPEG", libraries: ["jpeg"]),
    cModule("CPNG", libraries: ["png", "z", "deflate"]),
    cModule("CPixels", settings: isForTests ? [.unsafeFlags(["-O2"])] : []),
    cModule("CStack"),
    cModule("CFoundation"),
    cModule("CHarfBuzz"),
    module("Paths"),
    module("Raster", ["CPixels", "Paths"]),
    module("PNG", ["CPNG", "FileAccess", "Raster"]),
    module("JPEG", ["CJPEG", "Raster"]),
    module("ImageComparison", ["CPixels", "FileAccess", "Paths", "PNG", "Raster", "Text"]),

    // Constraints
    module("Cassowary"),

    // Text
    // The ICU of Foundation, which every program has that imports that.
    module("Text", ["Paths"], linking: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    module("FontFiles", ["CHarfBuzz", "FileAccess", "Paths", "Text"]),
    module("Escaping"),

    // Diagnostics, drawing and layers
    module("DiagnosticCore", ["Escaping"]),
    module("GraphicsCore", ["DiagnosticCore", "Escaping", "Paths"]),
    module("LayerCore", graphics + ["CFoundation", "CStack", "DiagnosticCore", "Escaping", "Paths"]),
    module("GraphicsRendering", layers + ["Paths", "Raster"]),

    // Views
    module("StyleCore", layers + ["DiagnosticCore", "Escaping", "FontFiles", "Paths", "Text"]),
    module("AssetCore", styles + ["CFoundation", "DiagnosticCore", "Escaping", "FontFiles", "Paths"]),
    module("LayoutCore", styles + ["Cassowary", "DiagnosticCore", "Escaping", "Paths", "Text"]),
    module("TextKitCore", layout + ["Paths", "Text"]),
    module("TextViewCore", layout + ["DiagnosticCore", "Escaping", "Paths", "Text", "TextKitCore"]),
    module("ControlCore", texts + ["DiagnosticCore", "Paths"]),
    module("ControllerCore", controls + ["DiagnosticCore", "ListCore", "StandInCore"]),
    module("ListCore", controls + ["DiagnosticCore"]),
    module("DynamicsCore", controls + ["ListCore", "Paths"]),
    module("InteractionCore", controls + ["ControllerCore", "ListCore"]),
    module("StackCore", layout),
    module("VisualFormatCore", layout + ["DiagnosticCore"]),
    module("NibCore", views + ["AssetCore", "DiagnosticCore", "ViewRendering"]),
    module("ManualLayout", views + ["DiagnosticCore", "Paths"]),
    module(
      "ViewRendering",
      views + ["AssetCore", "DiagnosticCore", "GraphicsRendering", "JPEG", "Paths", "PNG", "Raster"]),

    module(
      "ImageFilters",
      styles + ["DiagnosticCore", "GraphicsRendering", "JPEG", "Paths", "PNG", "Raster", "ViewRendering"]),

    // API that UIKit does not have; no umbrella exports it
    module("Plumb", pictures + ["AssetCore", "CStack", "DiagnosticCore", "Escaping"]),

    // Results of snapshots
    cModule("CDigest", settings: isForTests ? [.unsafeFlags(["-O2"])] : []),
    cModule("CReportPage", exclude: ["Page"]),
    module("SnapshotReport", ["CDigest", "CReportPage", "Escaping", "FileAccess"]),

    // Snapshots of views in tests
    module(
      "ViewDifference", pictures + ["Escaping", "FontFiles", "ImageComparison", "SnapshotReport"]),
    module(
      "ViewSnapshotTesting",
      pictures + [
        "DeveloperToolsSupport", "Escaping", "FileAccess", "ImageComparison", "Plumb", "SnapshotReport",
        "ViewAccessibility", "ViewDifference", "ViewLint",
      ]),

    // The layout linter
    module("ViewAccessibility", pictures + ["Escaping"]),
    module(
      "ViewLint", pictures + ["DiagnosticCore", "Escaping", "ImageComparison", "Plumb"]),

    // Umbrellas
    // Clang modules of parts that Apple's modules have: `import os.log` imports the whole `os` by them.
    .target(name: "UIKitNames", path: "Sources/Umbrellas/UIKitNames"),
    .target(name: "OSNames", path: "Sources/Umbrellas/OSNames"),
    .target(name: "CoreImageNames", path: "Sources/Umbrellas/CoreImageNames"),
    umbrella(
      "UIKit",
      nibs + [
        "AssetCore", "CoreGraphics", "CoreText", "DeveloperToolsSupport", "GraphicsRendering", "ImageFilters",
        "ImageIO", "StandInCore", "UIKitNames", "ViewRendering", "_Testing_UIKit",
      ]),
    umbrella("CoreGraphics", graphics + ["GraphicsRendering", "_Testing_CoreGraphics"]),
    umbrella("QuartzCore", layers),
    umbrella("CoreText", styles + ["Paths", "Text"]),
    umbrella("CoreImage", graphics + ["CoreImageNames", "GraphicsRendering", "ImageFilters"]),
    umbrella(
      "ImageIO", graphics + ["GraphicsRendering", "ImageFilters", "JPEG", "PNG", "Raster", "ViewRendering"]),
    umbrella("os", ["OSNames"]),
    umbrella("_Testing_UIKit"),
    umbrella("_Testing_CoreGraphics"),

    // Other frameworks of Apple's, each of them a product that a program asks for
    module("StandInCore", layout + ["DiagnosticCore"]),
    framework("Combine", layers),
    framework("DeveloperToolsSupport", layout),
    framework("SwiftUI", layers + ["Combine", "DeveloperToolsSupport", "StandInCore", "UIKit"]),
    framework("CoreMedia"),
    framework("AVFoundation", ["CoreMedia", "StandInCore", "UIKit"]),
    framework("AVKit", ["AVFoundation", "StandInCore", "UIKit"]),
    framework("CoreLocation", ["Paths", "UIKit"]),
    framework("MapKit", ["CoreLocation", "Paths", "StandInCore", "UIKit"]),
    framework("Photos", ["AVFoundation", "CoreLocation", "UIKit"]),
    framework("PhotosUI", ["Photos", "StandInCore", "UIKit"]),
    framework("WebKit", ["StandInCore", "UIKit"]),
    framework("Contacts"),
    framework("ContactsUI", ["Contacts", "StandInCore", "UIKit"]),
    framework("MessageUI", ["StandInCore", "UIKit"]),
    framework("SafariServices", ["StandInCore", "UIKit"]),
    framework("StoreKit", ["StandInCore", "UIKit"]),
    framework("UserNotifications"),
    framework("AudioToolbox"),
    framework("MobileCoreServices"),
    framework("Accelerate", []),
    framework("CoreMotion", ["LayerCore"]),
    framework("Security"),
    framework("simd", []),

    // Specs and the command
    module(
      "ViewSpec",
      views + ["DiagnosticCore", "Escaping", "FileAccess", "FontFiles", "ManualLayout", "ViewRendering"]),

    // Views that are shown, examined and touched, in pages, terminals and tools
    module(
      "ViewSession",
      pictures + [
        "DiagnosticCore", "Escaping", "FileAccess", "ImageComparison", "Plumb", "ViewAccessibility",
        "ViewDifference", "ViewLint", "ViewSpec",
      ]),
    module("Previews", layout + ["DeveloperToolsSupport", "ViewLint", "ViewSession"]),
    module("ModelContextProtocol", ["Escaping"]),
    module("TerminalPictures", ["PNG", "Raster"]),
    module("FileWatching"),
    module("LoopbackServer"),
    cModule("CWatchPage", exclude: ["Page"]),

    .executableTarget(
      name: "snapshot",
      dependencies: pictures + [
        "CFoundation", "CWatchPage", "Escaping", "FileAccess", "FileWatching", "FontFiles", "ImageComparison",
        "JPEG", "LoopbackServer", "ModelContextProtocol", "Plumb", "SnapshotReport", "TerminalPictures",
        "ViewAccessibility", "ViewDifference", "ViewLint", "ViewSession", "ViewSpec",
      ],
      exclude: [page], swiftSettings: strict),

    .executableTarget(
      name: "benchmarks",
      dependencies: pictures + ["Cassowary", "ImageComparison", "ManualLayout", "Peers", "Text"],
      path: "Benchmarks", exclude: ["Kiwi", "Peers", "Process"], swiftSettings: strict),
    .target(name: "Peers", path: "Benchmarks/Peers", linkerSettings: [.linkedLibrary("png")]),

    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "ViewTestSupport", dependencies: views + ["Paths", "Text"], path: "Tests/ViewTestSupport",
      swiftSettings: strict),
    tests("FileAccess", ["FileAccess"]),
    tests("Paths", ["Paths"]),
    tests("Raster", ["Raster", "CPixels", "Paths"]),
    tests("PNG", ["PNG", "CPNG", "Raster"]),
    tests("JPEG", ["JPEG", "Raster"]),
    tests("ImageComparison", ["ImageComparison", "Raster", "PNG"]),
    tests("Cassowary", ["Cassowary"]),
    tests("Text", ["Text", "Paths"]),
    tests("FontFiles", ["FontFiles", "CHarfBuzz", "FileAccess", "Paths", "Text"]),
    tests("Escaping", ["Escaping"]),
    tests("GraphicsCore", layout + ["Paths", "ViewTestSupport"]),
    tests("LayerCore", controls + ["DiagnosticCore", "Paths", "ViewTestSupport"]),
    tests(
      "AssetCore", pictures + ["AssetCore", "CFoundation", "DiagnosticCore", "FontFiles", "Plumb", "UIKit"]),
    tests(
      "StyleCore", texts + ["CFoundation", "DiagnosticCore", "FontFiles", "Paths", "Text", "ViewTestSupport"]),
    tests("LayoutCore", pictures + ["DiagnosticCore", "Plumb", "ViewTestSupport"]),
    tests("AutoLayout", controls + ["DiagnosticCore", "StackCore", "ViewTestSupport", "VisualFormatCore"]),
    tests("TextViewCore", controls + ["DiagnosticCore", "Plumb", "StackCore", "Text", "ViewTestSupport"]),
    tests("ControlCore", views + ["DiagnosticCore", "Plumb", "ViewTestSupport"]),
    tests("ControllerCore", views + ["DiagnosticCore", "Plumb", "ViewTestSupport"]),
    tests("ListCore", views + ["DiagnosticCore", "Plumb", "ViewTestSupport"]),
    tests("InteractionCore", views + ["DiagnosticCore", "Plumb", "ViewTestSupport"]),
    tests("NibCore", pictures + ["DiagnosticCore", "NibCore", "Plumb"]),
    tests("ManualLayout", views + ["ManualLayout", "DiagnosticCore", "ViewTestSupport"]),
    tests("ViewRendering", pictures + ["DiagnosticCore", "FontFiles", "Plumb", "Text"]),
    tests("ImageFilters", styles + ["ImageFilters", "ImageIO", "PNG", "Raster", "ViewRendering"]),
    tests("Plumb", pictures + ["Plumb", "ManualLayout", "UIKit"]),
    tests("SnapshotReport", ["CDigest", "Escaping", "FileAccess", "SnapshotReport"]),
    tests("ViewDifference", pictures + ["ViewDifference", "ImageComparison", "SnapshotReport"]),
    tests("ViewAccessibility", pictures + ["ViewAccessibility", "Plumb"]),
    tests("ViewLint", pictures + ["ViewLint", "ManualLayout", "Plumb", "ViewTestSupport"]),
    tests(
      "ViewSnapshotTesting",
      pictures + [
        "ViewSnapshotTesting", "FontFiles", "ImageComparison", "Plumb", "SnapshotReport", "ViewDifference",
        "ViewLint",
      ]),
    tests("TextKitCore", controls + ["DiagnosticCore", "Plumb", "Text", "ViewTestSupport"]),
    tests("CoreText", texts + ["CoreText", "FontFiles", "Text", "ViewTestSupport"]),
    tests("UIKit", ["UIKit", "CoreGraphics", "QuartzCore", "os"]),
    tests("Combine", layers + ["Combine", "Plumb"]),
    tests("SwiftUI", layers + ["Combine", "SwiftUI", "StandInCore", "DiagnosticCore", "UIKit"]),
    tests(
      "Frameworks",
      [
        "Accelerate", "AVFoundation", "AVKit", "AudioToolbox", "Contacts", "ContactsUI", "CoreLocation",
        "CoreMedia", "CoreMotion",
        "DiagnosticCore", "MapKit", "MessageUI", "MobileCoreServices", "Photos", "PhotosUI", "Plumb",
        "SafariServices", "Security", "simd",
        "StandInCore", "StoreKit", "UIKit", "UserNotifications", "WebKit",
      ]),
    tests("ViewSpec", pictures + ["Plumb", "ViewSpec"]),
    tests(
      "ViewSession",
      pictures + ["Escaping", "Plumb", "UIKit", "ViewDifference", "ViewLint", "ViewSession", "ViewSpec"]),
    tests(
      "Previews",
      pictures + [
        "DeveloperToolsSupport", "Plumb", "Previews", "SwiftUI", "UIKit", "ViewLint", "ViewSession",
        "ViewSnapshotTesting",
      ]),
    tests("ModelContextProtocol", ["ModelContextProtocol"]),
    tests("TerminalPictures", ["PNG", "Raster", "TerminalPictures"]),
    tests("FileWatching", ["FileWatching"]),
    tests("LoopbackServer", ["LoopbackServer"]),
    // As libraries for phones are written: in Swift 5 mode, without the settings of this package.
    .testTarget(
      name: "LayoutLibraryTests", dependencies: ["Plumb", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)] + together),
    // As in an app's package, without the settings of this package, so that the articles' code compiles as written.
    .testTarget(
      name: "ArticlesTests",
      dependencies: ["TestSupport", "UIKit", "ManualLayout", "Plumb", "ImageComparison", "PNG", "Raster"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // Pictures of all that drawing can do, by code as in an app.
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "TestSupport", "UIKit", "Plumb", "DiagnosticCore", "FontFiles", "ImageComparison", "LayoutCore",
        "Paths", "PNG",
        "Raster", "StyleCore", "Text", "ViewRendering",
      ],
      swiftSettings: [.swiftLanguageMode(.v6)] + together),
    tests(
      "Snapshot",
      pictures + [
        "snapshot", "FileAccess", "FileWatching", "ImageComparison", "LoopbackServer", "ModelContextProtocol",
        "SnapshotReport", "TerminalPictures", "ViewDifference", "ViewLint", "ViewSession", "ViewSpec",
      ]),
  ]
)

/// The code of the tutorial in ManualLayout's documentation, a module for each state: they declare the same views.
///
/// Their files are links to those of the catalog, which has each file once. The linter takes code beneath `Sources` for
/// UIKit's own, and so passes over it.
let tutorialSteps = (1...7).map { step in
  Target.target(
    name: "TutorialStep\(step)", dependencies: ["ManualLayout", "UIKit"],
    path: "Tests/TutorialCode/Step\(step)", swiftSettings: [.swiftLanguageMode(.v6)])
}
package.targets += tutorialSteps
package.targets.append(
  .testTarget(
    name: "TutorialTests",
    dependencies: [
      "TestSupport", "ManualLayout", "Plumb", "Raster", "UIKit", "ViewLint", "ViewSnapshotTesting",
    ] + tutorialSteps.map { Target.Dependency(stringLiteral: $0.name) },
    swiftSettings: [.swiftLanguageMode(.v6)] + together))

/// The flags that find the toolchain's SwiftSyntax: the modules of the toolchain whose library reads this manifest.
#if os(Linux)
  let toolchainModules: String = {
    let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
    let library = String(decoding: maps, as: UTF8.self).split(separator: "\n").first {
      $0.hasSuffix("/libPackageDescription.so")
    }
    guard let library, let start = library.firstIndex(of: "/") else { return "" }
    return URL(filePath: String(library[start...])).appending(path: "../../../host").standardized.path
  }()
  let rewriting: [SwiftSetting] = strict + [.unsafeFlags(["-I", toolchainModules, "-O"])]
  package.targets += [
    .target(
      name: "SourceRewriting", exclude: [page], swiftSettings: rewriting,
      linkerSettings: [
        .unsafeFlags(["-L", toolchainModules, "-Xlinker", "-rpath", "-Xlinker", toolchainModules]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    .executableTarget(
      name: "rewrite-sources", dependencies: ["SourceRewriting"], exclude: [page], swiftSettings: rewriting),
    .testTarget(
      name: "SourceRewritingTests", dependencies: ["SourceRewriting", "TestSupport"],
      swiftSettings: rewriting + together + (isForTests ? withoutLines : [])),
  ]
  let rewriter: [Target.Dependency] = ["rewrite-sources"]
#else
  let rewriter: [Target.Dependency] = []
#endif
package.targets.append(.plugin(name: "RewriteSources", capability: .buildTool(), dependencies: rewriter))
package.products.append(.plugin(name: "RewriteSources", targets: ["RewriteSources"]))
