internal import Foundation
internal import LayoutCore

/// Which views are painted over which.
@MainActor
struct PaintOrder {
  private let tree: LintTree
  /// The nodes from back to front.
  private let order: [Int]
  /// The place of each node in that order.
  private let ranks: [Int]

  init(_ tree: LintTree) {
    self.tree = tree
    var order: [Int] = []
    order.reserveCapacity(tree.nodes.count)
    // Not by recursion: the tree may be deeper than the stack.
    var pending = [0]
    while let next = pending.popLast() {
      order.append(next)
      let children = tree.nodes[next].view.subviews.enumerated().sorted {
        ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
      }
      pending += children.reversed().compactMap { tree.index(of: $0.element) }
    }
    var ranks = Array(repeating: 0, count: tree.nodes.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    (self.order, self.ranks) = (order, ranks)
  }

  /// Whether something that is not see-through lies between an area of one view and another view, or in front of both.
  func hides(_ area: CGRect, of one: Int, from other: Int) -> Bool {
    let back = min(ranks[one], ranks[other])
    let middle = area.insetBy(dx: area.width / 4, dy: area.height / 4)
    return order[(back + 1)...].contains { index in
      let node = tree.nodes[index]
      guard node.isShown, node.view.hidesWhatIsBehind else { return false }
      return tree.visiblePart(of: tree.inRoot(node.view.bounds, of: index), in: index).contains(middle)
    }
  }
}
