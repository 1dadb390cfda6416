internal import Foundation
internal import LayerCore
internal import LayoutCore

/// The order in which views are painted.
@MainActor
struct PaintOrder {
  /// An opaque view.
  private struct Cover {
    var rank: Int
    /// The visible area, in the root.
    var area: CGRect
  }

  private let memory: LintTree.Memory
  /// The rank of each node from back to front.
  private let ranks: [Int]
  /// The opaque views from front to back.
  private let covers: [Cover]

  init(_ tree: LintTree) {
    memory = tree.memory
    var order: [Int] = []
    order.reserveCapacity(tree.nodes.count)
    // The walk is not recursive: the tree may be deeper than the stack.
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
    self.ranks = ranks
    covers = order.reversed().compactMap { index in
      let node = tree.nodes[index]
      guard node.isShown, node.view.hidesWhatIsBehind else { return nil }
      let area = tree.visiblePart(of: tree.inRoot(node.view.bounds, of: index), in: index)
      return Cover(rank: ranks[index], area: area)
    }
    memory.work += order.count
  }

  /// Returns whether an opaque view is between an area of one view and another view, or in front of both.
  func hides(_ area: CGRect, of one: Int, from other: Int) -> Bool {
    let middle = area.insetBy(dx: area.width / 4, dy: area.height / 4)
    return hides(middle, behind: min(ranks[one], ranks[other]))
  }

  /// Returns whether an opaque view is in front of the whole area of a view.
  func hides(_ area: CGRect, of one: Int) -> Bool { hides(area, behind: ranks[one]) }

  private func hides(_ area: CGRect, behind rank: Int) -> Bool {
    for cover in covers {
      guard cover.rank > rank else { break }
      memory.work += 1
      if cover.area.contains(area) { return true }
    }
    return false
  }
}
