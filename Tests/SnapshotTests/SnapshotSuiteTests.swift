import Foundation
import ImageComparison
import LayoutCore
import PNG
import Raster
import StyleCore
import TestSupport
import Testing
import ViewRendering
import ViewSpec

/// Every spec under Snapshots, at every scale, against its committed reference.
@Suite struct SnapshotSuiteTests {
  @Test(arguments: PackageFolders.specs(in: "Snapshots"), [1, 2, 3])
  func `is what it was`(spec: String, scale: Int) async throws {
    let path = PackageFolders.path(spec)
    let actual = try await bitmap(of: path, scale: scale)
    let reference = try Bitmap(
      contentsOfPNG: ReferenceStore.besideSpecs.path(for: path, scale: scale))
    let comparison = Comparison(of: actual, with: reference)
    #expect(comparison == .identical, "\(comparison.summary.joined(separator: "\n"))")
  }

  @Test func `there are snapshots, and each example is one of them`() {
    let snapshots = PackageFolders.specs(in: "Snapshots")
    let examples = PackageFolders.specs(in: "Examples").filter { $0.split(separator: "/").count == 2 }
    #expect(!examples.isEmpty)
    for example in examples {
      let name = example.split(separator: "/")[1]
      #expect(
        snapshots.contains("Snapshots/examples/\(name)"), "Snapshots/examples lacks a link to \(example)")
    }
  }

  @Test(arguments: [
    ("right-to-left", #""direction": "rtl", "#), ("dark", #""style": "dark", "#),
    ("ios26", #""system": 26, "#),
    ("ios26-dark", #""style": "dark", "system": 26, "#),
  ])
  func `what is right to left, dark or of iOS 26 is an example but for that`(folder: String, key: String)
    throws
  {
    let snapshots = PackageFolders.specs(in: "Snapshots/\(folder)")
    #expect(!snapshots.isEmpty)
    for snapshot in snapshots {
      let name = snapshot.split(separator: "/").last ?? ""
      let text = try String(contentsOfFile: PackageFolders.path(snapshot), encoding: .utf8)
      let example = try String(contentsOfFile: PackageFolders.path("Examples/\(name)"), encoding: .utf8)
      #expect(text.contains(key) && text.replacing(key, with: "") == example, "\(name)")
    }
  }

  /// The picture of a spec, by the seams of the modules, without the command.
  private func bitmap(of path: String, scale: Int) async throws -> Bitmap {
    let spec = try LayoutSpec(contentsOf: path)
    let list = try await MainActor.run {
      let view = try spec.makeView(traits: UITraitCollection(displayScale: CGFloat(scale)))
      view.layoutIfNeeded()
      try view.checkLayout()
      return DisplayList(recording: view)
    }
    return Bitmap(rendering: list)
  }
}
