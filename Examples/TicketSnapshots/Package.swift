// swift-tools-version: 6.2

import PackageDescription

// A package that Xcode builds with Apple's UIKit, and Linux with Plumb's: both say `import UIKit`. Outside of Plumb's
// repository the dependency is
//
//   .package(url: "https://github.com/OWNER/plumb", from: "0.1.0")
//
// and its products are those of the package "plumb".

/// A product of Plumb, which no target uses on Apple's systems.
func plumb(_ product: String) -> Target.Dependency {
  .product(name: product, package: "Plumb", condition: .when(platforms: [.linux]))
}

let package = Package(
  name: "TicketSnapshots",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Tickets", targets: ["Tickets"])],
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    .target(name: "Tickets", dependencies: [plumb("UIKit")]),
    .testTarget(
      name: "TicketsTests", dependencies: ["Tickets", plumb("UIKit"), plumb("ViewSnapshotTesting")],
      exclude: ["__Snapshots__"]),
  ]
)
