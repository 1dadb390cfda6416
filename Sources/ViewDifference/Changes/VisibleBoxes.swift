internal import Foundation

/// What the views that clip leave of each view's box.
struct VisibleBoxes {
  private let tree: LayoutTree
  /// What may be seen of what is in each node, and the node that limits it; nil where nothing does.
  private var limits: [(rect: CGRect, node: Int)?] = []

  /// What sticks out by less than this is not cut off, in pixels.
  private static let tolerance = 0.01

  init(_ tree: LayoutTree) {
    self.tree = tree
    for (index, node) in tree.nodes.enumerated() {
      var limit = node.parent.flatMap { limits[$0] }
      // The picture ends where the root does.
      if node.properties["clips"] != nil || node.parent == nil, let box = node.box {
        let rect = limit.map { $0.rect.intersection(box) } ?? box
        if rect != limit?.rect { limit = (rect, index) }
      }
      limits.append(limit)
    }
  }

  /// Whether a part of a view is cut off by something that it is in.
  func isCut(_ index: Int) -> Bool {
    guard let parent = tree.nodes[index].parent, let limit = limits[parent], let box = tree.nodes[index].box
    else {
      return false
    }
    // `contains` is exact, and edges are computed.
    let (rect, tolerance) = (limit.rect, VisibleBoxes.tolerance)
    return box.minX < rect.minX - tolerance || box.minY < rect.minY - tolerance
      || box.maxX > rect.maxX + tolerance || box.maxY > rect.maxY + tolerance
  }

  /// The node that a view is cut off by, if it is.
  func cutter(of index: Int) -> Int? { tree.nodes[index].parent.flatMap { limits[$0]?.node } }
}
