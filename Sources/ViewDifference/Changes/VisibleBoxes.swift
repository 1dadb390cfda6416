internal import Foundation

/// The parts of views' boxes that clipping leaves visible.
struct VisibleBoxes {
  private let tree: LayoutTree
  /// The visible area of each node's content, and the node that limits it; nil if none does.
  private var limits: [(rect: CGRect, node: Int)?] = []

  /// The tolerance for views that extend beyond the area, in pixels.
  private static let tolerance = 0.01

  init(_ tree: LayoutTree) {
    self.tree = tree
    for (index, node) in tree.nodes.enumerated() {
      var limit = node.parent.flatMap { limits[$0] }
      // The picture ends at the edges of the root.
      if node.properties["clips"] != nil || node.parent == nil, let box = node.box {
        let rect = limit.map { $0.rect.intersection(box) } ?? box
        if rect != limit?.rect { limit = (rect, index) }
      }
      limits.append(limit)
    }
  }

  /// Returns whether an ancestor clips a part of a view.
  func isCut(_ index: Int) -> Bool {
    guard let parent = tree.nodes[index].parent, let limit = limits[parent], let box = tree.nodes[index].box
    else {
      return false
    }
    // `contains` is exact, while edges are computed.
    let (rect, tolerance) = (limit.rect, VisibleBoxes.tolerance)
    return box.minX < rect.minX - tolerance || box.minY < rect.minY - tolerance
      || box.maxX > rect.maxX + tolerance || box.maxY > rect.maxY + tolerance
  }

  /// Returns the node that limits the visible area of a view.
  func cutter(of index: Int) -> Int? { tree.nodes[index].parent.flatMap { limits[$0]?.node } }
}
