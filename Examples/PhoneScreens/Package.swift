// swift-tools-version: 6.2

import PackageDescription

// A package as an app's would be: it depends on Plumb, and its code says only `import UIKit`.
let package = Package(
  name: "PhoneScreens",
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    .target(
      name: "SwiftFive", dependencies: [.product(name: "UIKit", package: "Plumb")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "SwiftSix", dependencies: [.product(name: "UIKit", package: "Plumb")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "Trailhead", dependencies: [.product(name: "UIKit", package: "Plumb")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "TrailheadTests",
      dependencies: [
        "Trailhead", .product(name: "UIKit", package: "Plumb"), .product(name: "Plumb", package: "Plumb"),
        .product(name: "ViewSnapshotTesting", package: "Plumb"),
      ]),
    .testTarget(
      name: "PhoneScreensTests",
      dependencies: [
        "SwiftFive", "SwiftSix", .product(name: "UIKit", package: "Plumb"),
        .product(name: "Plumb", package: "Plumb"), .product(name: "ViewSnapshotTesting", package: "Plumb"),
      ]),
  ]
)
