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
    #expect(checkout.module(ofFile: file) != nil)
  }

  @Test(arguments: [
    "/home/app/Sources/App/CardView.swift", "Sources/App/CardView.swift",
    "/home/app/.build/checkouts/Plumb/Tests/PlumbTests/Card.swift", "Tests/AppTests/LayoutCore/Card.swift",
    ".build/checkouts/Other/Sources/Grid/Grid.swift", "LayoutCore/Card.swift", "Sources", "",
  ])
  func `files of others`(file: String) {
    #expect(checkout.module(ofFile: file) == nil)
  }

  @Test func `files of one module`() {
    #expect(checkout.module(ofFile: "Sources/ViewLint/Tree/LintTree.swift") == "ViewLint")
    #expect(checkout.module(ofFile: "Sources/LayoutCore/Views/UIView.swift") == "LayoutCore")
  }

  /// Names are made by the rules of the compiler's `Mangling.rst`: lengths before names, `C` a class, `E` an extension.
  @Test(arguments: [
    ("$s10LayoutCore6UIViewC14layoutIfNeededyyF", "LayoutCore"),
    ("$s10LayoutCore6UIViewC14layoutIfNeededyyFyycfU_", "LayoutCore"),
    ("$s10LayoutCore6UIViewC8ViewLintE5probeyyF", "ViewLint"),
    ("$s10LayoutCore6UIViewC3AppE5styleyyF", nil),
    ("$s3App4CardC14layoutSubviewsyyF", nil),
    ("$s3App10LayoutCoreC3runyyF", nil),
    ("$sSa10LayoutCoreE3runyyF", nil),
    ("$s99LayoutCore", nil), ("$s", nil), ("main", nil), ("", nil),
  ])
  func `functions of the package, by their symbols`(symbol: String, module: Substring?) {
    #expect(PackageSources.module(ofSymbol: symbol) == module)
  }

  @Test func `the list of modules is that of the folder`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: PackageSources.own.folder)
    #expect(Set(folders.filter { !$0.hasPrefix(".") }.map { $0[...] }) == PackageSources.modules)
    #expect(
      PackageSources.own.module(ofFile: PackageSources.own.folder + "Plumb/Code/PackageSources.swift")
        == "Plumb")
  }
}
