import Foundation
import Testing

@testable import Plumb

/// The files that belong to this package, by the paths that programs carry.
@Suite struct PackageSourcesTests {
  /// A checkout in the package of an app, whose build runs in `/home/app`.
  private let checkout = PackageSources(folder: "/home/app/.build/checkouts/Plumb/Sources/")

  @Test(arguments: [
    "/home/app/.build/checkouts/Plumb/Sources/LayoutCore/Views/UIView.swift",
    // The same without the folder of the build; in a build of the package itself only this is left.
    ".build/checkouts/Plumb/Sources/LayoutCore/Views/UIView.swift",
    "Sources/Umbrellas/UIKit/UIKit.swift",
  ])
  func `files of the package`(file: String) {
    #expect(checkout.contains(file))
  }

  @Test(arguments: [
    "/home/app/Sources/App/CardView.swift", "Sources/App/CardView.swift",
    "/home/app/.build/checkouts/Plumb/Tests/PlumbTests/Card.swift", "Tests/AppTests/LayoutCore/Card.swift",
    ".build/checkouts/Other/Sources/Grid/Grid.swift", "LayoutCore/Card.swift", "Sources", "",
  ])
  func `files of others`(file: String) {
    #expect(!checkout.contains(file))
  }

  @Test func `files of one module`() {
    #expect(checkout.contains("Sources/ViewLint/Tree/LintTree.swift", in: "ViewLint"))
    #expect(!checkout.contains("Sources/LayoutCore/Views/UIView.swift", in: "ViewLint"))
  }

  @Test func `the list of modules is that of the folder`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: PackageSources.own.folder)
    #expect(Set(folders.filter { !$0.hasPrefix(".") }.map { $0[...] }) == PackageSources.modules)
    #expect(
      PackageSources.own.contains(PackageSources.own.folder + "Plumb/Code/PackageSources.swift"))
  }
}
