import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewSpec

/// The frames from which a spec computes a frame, as explanations of differences tell them.
@MainActor
@Suite struct SpecDependenciesTests {
  private func dependencies(_ body: String) throws -> SpecDependencies {
    let spec = """
      { "canvas": { "width": 100, "height": 100 }, "metrics": { "gap": 4, "unused": "gap / 4" }, \(body) }
      """
    let view = try LayoutSpec(parsing: Array(spec.utf8), file: "a.json")
      .makeView(traits: UITraitCollection(displayScale: 1))
    return view.dependencies
  }

  private func others(_ name: String, _ dependencies: SpecDependencies) -> [String] {
    dependencies.entries.filter { $0.view.accessibilityIdentifier == name }
      .flatMap(\.others).map { $0.accessibilityIdentifier ?? "superview" }
  }

  private func views(_ metric: String, _ dependencies: SpecDependencies) -> [String] {
    dependencies.metrics.filter { $0.name == metric }.flatMap(\.views).compactMap(\.accessibilityIdentifier)
  }

  @Test func `frames depend on the siblings, metrics and bounds of their expressions`() throws {
    let found = try dependencies(
      """
      "views": [
        { "id": "a", "frame": { "x": 0, "y": "gap", "width": 10, "height": 10 } },
        { "id": "b", "frame": { "x": "a.maxX", "y": 0, "width": "superview.width - 20", "height": 10 } },
        { "id": "c", "type": "label", "text": "c", "sizeToFit": {}, "position": { "x": 0, "y": "b.maxY" } }]
      """)
    #expect(others("a", found) == [])
    #expect(others("b", found) == ["a", "superview"])
    #expect(others("c", found) == ["c", "b", "superview"])
    #expect(views("gap", found) == ["a"])
    #expect(views("unused", found) == [])
    #expect(found.metrics.map(\.value) == [4, 1])
    #expect(found.metrics.map(\.others) == [[], [0]])
  }

  @Test func `a slice stands for what it was cut from`() throws {
    let found = try dependencies(
      """
      "slices": [
        { "name": "content", "inset": "bounds", "by": "gap" },
        { "divide": "content", "atDistance": 60, "from": "maxYEdge", "slice": "low", "remainder": "high" }],
      "views": [{ "id": "a", "frame": "low" }]
      """)
    #expect(others("a", found) == ["superview"])
    #expect(views("gap", found) == ["a"])
  }

  @Test func `views in a stack depend on its spacing, and those of a constraint on its numbers`() throws {
    let found = try dependencies(
      """
      "views": [
        { "id": "s", "type": "stack", "spacing": "gap", "frame": { "x": 0, "y": 0, "width": 50, "height": 50 },
          "views": [{ "id": "a" }, { "id": "b" }] },
        { "id": "c", "size": { "width": 5, "height": 5 }, "position": { "x": 0, "y": 0 } }]
      """)
    #expect(views("gap", found) == ["a", "b"])
    let constrained = try dependencies(
      """
      "views": [{ "id": "d" }, { "id": "e" }],
      "constraints": [
        "d.leading == superview.leading + gap", "d.top == superview.top", "d.width == 5", "d.height == 5",
        "e.leading == superview.leading", "e.top == superview.top", "e.width == 5", "e.height == 5"]
      """)
    #expect(views("gap", constrained).contains("d"))
    #expect(!views("gap", constrained).contains("e"))
  }
}
