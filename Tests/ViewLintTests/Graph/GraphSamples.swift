import ViewLint

typealias GraphComponent = DependencyGraph.Component

/// The size of a subview by its place.
func size(_ view: Int) -> GraphComponent { GraphComponent(.size, of: view) }

/// The position of a subview by its place.
func position(_ view: Int) -> GraphComponent { GraphComponent(.position, of: view) }

extension DependencyGraph {
  /// A graph of views by their names.
  init(
    _ names: [String], writes: [GraphComponent],
    _ dependencies: KeyValuePairs<GraphComponent, GraphComponent> = [:], positionsNeedSizes: Bool = true
  ) {
    self.init(
      container: "CardView", views: names.map { View(name: $0, path: ViewPath(names: ["CardView", $0])) },
      writes: writes,
      dependencies: dependencies.map { ($0.key, $0.value) }, positionsNeedSizes: positionsNeedSizes)
  }

  /// Four views that have nothing to do with one another.
  static let fourCorners = DependencyGraph(
    ["topLeft", "topRight", "bottomRight", "bottomLeft"],
    writes: (0..<4).flatMap { [size($0), position($0)] })

  /// A label beneath an indicator.
  static func loading(writes: [GraphComponent]) -> DependencyGraph {
    DependencyGraph(["indicator", "label"], writes: writes, [position(1): position(0)])
  }

  static let validLoading = loading(writes: [size(0), size(1), position(0), position(1)])
  static let brokenLoading = loading(writes: [size(0), size(1), position(1), position(0)])

  /// A label beside an image, in the width that it leaves.
  static let mediaRow = DependencyGraph(
    ["image", "label"], writes: [size(0), size(1), position(0), position(1)],
    [position(1): position(0), size(1): size(0)])

  /// Three sizes of which each needs the next.
  static let knot = DependencyGraph(
    ["a", "b", "c"], writes: [size(0), size(1), size(2)],
    [size(0): size(1), size(1): size(2), size(2): size(0)])
}
