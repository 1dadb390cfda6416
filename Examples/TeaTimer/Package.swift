// swift-tools-version: 6.2

import PackageDescription

// An app of an Xcode project, built and tested on Linux: its folder stays as Xcode made it. Plumb's are four entries of the
// target's: the dependency, UIKit, the overlay and the plugin. Outside of Plumb's repository the dependency is
//
//   .package(url: "https://github.com/OWNER/plumb", from: "0.1.0")
//
// and its products are those of the package "plumb".
let package = Package(
  name: "TeaTimer",
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    .executableTarget(
      name: "TeaTimer",
      dependencies: [.product(name: "UIKit", package: "Plumb")],
      path: "TeaTimer",
      exclude: [
        "Assets.xcassets", "Base.lproj", "Info.plist", "Localizable.xcstrings", "Shelf/TeaCell.xib",
        "ar.lproj", "de.lproj", "he.lproj", "ja.lproj", "ru.lproj",
      ],
      swiftSettings: [
        .unsafeFlags(["-vfsoverlay", "\(Context.packageDirectory)/.build/rewritten/TeaTimer/overlay.yaml"])
      ],
      plugins: [.plugin(name: "RewriteSources", package: "Plumb")]),
    .testTarget(
      name: "TeaTimerTests",
      dependencies: [
        "TeaTimer", .product(name: "UIKit", package: "Plumb"), .product(name: "Plumb", package: "Plumb"),
        .product(name: "CoreText", package: "Plumb"),
        .product(name: "ViewSnapshotTesting", package: "Plumb"),
      ],
      path: "TeaTimerTests", exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5])
