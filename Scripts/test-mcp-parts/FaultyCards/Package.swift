// swift-tools-version: 6.2

import PackageDescription

// Cards with seeded faults of layout, which a client of `snapshot mcp` repairs in a copy of this package.
let package = Package(
  name: "FaultyCards",
  dependencies: [.package(name: "Plumb", path: "../../..")],
  targets: [
    .target(
      name: "FaultyCards",
      dependencies: [.product(name: "UIKit", package: "Plumb")],
      swiftSettings: [
        .unsafeFlags(["-vfsoverlay", "\(Context.packageDirectory)/.build/rewritten/FaultyCards/overlay.yaml"])
      ],
      plugins: [.plugin(name: "RewriteSources", package: "Plumb")])
  ],
  swiftLanguageModes: [.v5])
