// swift-tools-version: 6.2

import PackageDescription

// A package with a view and snapshots of it, as one would have them: the code says only `import UIKit`, the tests
// `import ViewSnapshotTesting`.
let package = Package(
  name: "TicketSnapshots",
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    .target(name: "Tickets", dependencies: [.product(name: "UIKit", package: "Plumb")]),
    .testTarget(
      name: "TicketsTests",
      dependencies: [
        "Tickets", .product(name: "UIKit", package: "Plumb"),
        .product(name: "ViewSnapshotTesting", package: "Plumb"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
