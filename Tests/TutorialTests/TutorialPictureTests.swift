import Foundation
import Plumb
import Testing
import UIKit
import ViewLint

/// The pictures of the tutorial are those that its code draws, byte for byte.
@MainActor
struct TutorialPictureTests {
  private nonisolated static let mirrored = ["Departure-2", "Departure-4"]
  private nonisolated static let ordered = ["Departure-1", "Departure-2"]
  private nonisolated static let marked = ["Week-1"]

  private func expect(_ name: String, _ png: Data) throws {
    try TutorialCatalog.expect("Pictures", "\(name)@2x.png", hasBytes: png, shownAs: "\(name).png")
  }

  private func close(_ view: UIView) { (view as? UIWindow)?.isHidden = true }

  @Test("The code draws its picture", arguments: TutorialScene.all)
  func picture(scene: TutorialScene) throws {
    let view = scene.view()
    defer { close(view) }
    try expect(scene.name, try view.pngData(scale: 2))
  }

  @Test("The same from right to left", arguments: mirrored)
  func mirroredPicture(name: String) throws {
    let view = try #require(TutorialScene[name]).view(.rightToLeft)
    try expect("\(name)-rtl", try view.pngData(scale: 2))
  }

  @Test("The order of the sizes and positions", arguments: ordered)
  func order(name: String) throws {
    let graph = DependencyGraph(of: try #require(TutorialScene[name]).make())
    try expect("\(name)-order", Data(try graph.png(scale: 2, style: .order, showsImplicit: true)))
  }

  @Test("The findings, marked in the picture", arguments: marked)
  func findings(name: String) throws {
    let scene = try #require(TutorialScene[name])
    let picture = LintPicture(of: scene.view(), findings: scene.findings, scale: 2)
    try expect("\(name)-findings", Data(try picture.png()))
  }

  @Test("The middle of an animation") func halfway() throws {
    try expect("Gauge-3-halfway", try TutorialScene.halfway())
  }

  @Test("One edge in three layouts, magnified") func edges() throws {
    // The edge between the second and the third day is at 2 * 300 / 7 points, or 171.4 pixels.
    try expect(
      "Week-edges", columns: 165..<177, rows: 57..<63,
      ["Week-1": "A seventh each", "Week-2": "Widths rounded", "Week-3": "Edges rounded"])
  }

  @Test("One lower edge in two sizes, magnified") func sizes() throws {
    // The edge between the first and the second day is at 86 pixels.
    try expect(
      "Week-sizes", columns: 80..<92, rows: 80..<86, ["Week-6": "42.86 points", "Week-7": "43 points"])
  }

  private func expect(
    _ name: String, columns: Range<Int>, rows: Range<Int>, _ scenes: KeyValuePairs<String, String>
  ) throws {
    let parts = try scenes.map { scene, title in
      let bitmap = try #require(TutorialScene[scene]).view().bitmap(scale: 2)
      return MagnifiedPixels(of: bitmap, columns: columns, rows: rows, title: title)
    }
    try expect(name, try MagnifiedPixels.sheet(of: parts).pngData(scale: 2))
  }

  @Test("No other pictures are in the catalog") func noOthers() throws {
    let names =
      TutorialScene.all.map(\.name) + Self.mirrored.map { "\($0)-rtl" } + Self.ordered.map { "\($0)-order" }
      + Self.marked.map { "\($0)-findings" } + ["Gauge-3-halfway", "Week-edges", "Week-sizes"]
    #expect(try TutorialCatalog.files(in: "Pictures") == Set(names.map { "\($0)@2x.png" }))
  }
}
