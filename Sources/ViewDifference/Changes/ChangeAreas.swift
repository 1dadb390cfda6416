internal import Foundation

/// The areas of the picture in which changes are visible, each with the change of the smallest area there.
///
/// A change that moves a view is visible wherever the view or a subview paints. The paint of a node is a single
/// rectangle, however many views around it changed: it belongs to the best of their changes.
struct ChangeAreas {
  /// The changes from the smallest area to the largest.
  private(set) var order: [Int] = []
  private(set) var rects: [RankedRect] = []

  /// The area of each change, in pixels, summed over both trees.
  private var sizes: [Double]

  init(_ changes: TreeChanges) {
    sizes = Array(repeating: 0, count: changes.changes.count)
    let old = AreaTree(
      changes.old, changes.changes.map { ($0.old, ChangeAreas.isDeep($0, changes.old, $0.old, changes)) })
    let new = AreaTree(
      changes.new, changes.changes.map { ($0.new, ChangeAreas.isDeep($0, changes.new, $0.new, changes)) })
    for index in sizes.indices { sizes[index] = old.size(of: index) + new.size(of: index) }
    // Of changes with the same area, those of the appearance come after those of the frame, and explain more.
    order = sizes.indices.sorted { (sizes[$0], $1) < (sizes[$1], $0) }
    var ranks = Array(repeating: 0, count: order.count)
    for (rank, change) in order.enumerated() { ranks[change] = rank }
    rects = old.rects(ranks) + new.rects(ranks)
  }

  /// Returns whether a change is visible in the subviews, too.
  private static func isDeep(
    _ change: ViewChange, _ tree: LayoutTree, _ index: Int?, _ changes: TreeChanges
  ) -> Bool {
    switch change.kind {
    case .recoloured, .text, .truncated, .font, .image: false
    // The subviews stayed in place, and look the same.
    case .resized:
      index.map { tree.nodes[$0].properties["clips"] != nil } ?? true || !changes.hasSameOrigin(change)
    default: true
    }
  }
}

extension TreeChanges {
  fileprivate func hasSameOrigin(_ change: ViewChange) -> Bool {
    guard let before = change.old, let index = change.new else { return false }
    return old.nodes[before].frame?.origin == new.nodes[index].frame?.origin
  }
}

/// The changes of one of the trees, by node.
private struct AreaTree {
  private let tree: LayoutTree
  private let casters: ShadowCasters
  /// The node of each change, and whether the change is visible in the subviews, too.
  private let changes: [(node: Int?, isDeep: Bool)]
  private let paints: [PixelRect?]
  /// The sum of the paints of each subtree.
  private var sums: [PaintSum]

  init(_ tree: LayoutTree, _ changes: [(node: Int?, isDeep: Bool)]) {
    (self.tree, self.changes) = (tree, changes)
    casters = ShadowCasters(tree)
    let paints = tree.nodes.map { $0.paint.map(PixelRect.init) }
    self.paints = paints
    sums = paints.map { PaintSum($0) }
    for index in tree.nodes.indices.reversed() {
      guard let parent = tree.nodes[index].parent else { continue }
      sums[parent].add(sums[index], isCaster: casters.isCaster[index])
    }
  }

  /// Returns the area in which a change is visible.
  func size(of change: Int) -> Double {
    guard let node = changes[change].node else { return 0 }
    let sum = changes[change].isDeep ? sums[node] : PaintSum(paints[node])
    let (shadows, farArea) = casters.cast(from: casters.around[node])
    return shadows.reduce(sum.area + farArea) { $0 + sum.area(reaching: $1.reach) }
  }

  /// Returns the paints of nodes and their shadows, each with the least rank of a change that is visible there.
  func rects(_ ranks: [Int]) -> [RankedRect] {
    var (shallow, deep) = (
      [Int?](repeating: nil, count: paints.count), [Int?](repeating: nil, count: paints.count)
    )
    for (change, (node, isDeep)) in changes.enumerated() {
      guard let node else { continue }
      if isDeep {
        deep[node] = least(deep[node], ranks[change])
      } else {
        shallow[node] = least(shallow[node], ranks[change])
      }
    }
    return near(shallow, deep) + far(shallow, deep)
  }

  /// Returns the paints of nodes, and their shadows up to the limit of casters.
  private func near(_ shallow: [Int?], _ deep: [Int?]) -> [RankedRect] {
    var rects: [RankedRect] = []
    // For each node the least rank of changes at it and its ancestors: of all, and by the number of casters between.
    var (all, behind): ([Int?], [[Int?]]) = ([], [])
    for (index, node) in tree.nodes.enumerated() {
      var (least, ranks) = (deep[index], [deep[index]])
      if let parent = node.parent {
        least = ViewDifference.least(least, all[parent])
        if casters.isCaster[parent] {
          ranks += behind[parent].prefix(ShadowCasters.limit - 1)
        } else {
          ranks = behind[parent]
          ranks[0] = ViewDifference.least(ranks[0], deep[index])
        }
      }
      all.append(least)
      behind.append(ranks)
      guard let paint = paints[index] else { continue }
      if let rank = ViewDifference.least(least, shallow[index]) {
        rects.append(RankedRect(rect: paint, rank: rank))
      }
      ranks[0] = ViewDifference.least(ranks[0], shallow[index])
      var caster = casters.around[index]
      for rank in ranks where caster != nil {
        if let rank {
          rects += casters.cast(from: caster).shadows.map { RankedRect(rect: paint.casting($0), rank: rank) }
        }
        caster = caster.flatMap { casters.around[$0] }
      }
    }
    return rects
  }

  /// Returns the paints of the casters whose subviews have changes with shadows beyond the limit.
  private func far(_ shallow: [Int?], _ deep: [Int?]) -> [RankedRect] {
    var rects: [RankedRect] = []
    // For each node the least ranks of changes in it, by the number of casters between; the last is for all that are
    // too far.
    let limit = ShadowCasters.limit
    var inside = Array(repeating: [Int?](repeating: nil, count: limit + 1), count: paints.count)
    for index in tree.nodes.indices.reversed() {
      var ranks = inside[index]
      if casters.isCaster[index] {
        let isFollowed = casters.shadows[index] != nil
        let lost = isFollowed ? ranks[limit] : ranks.reduce(nil, least)
        if let paint = paints[index], let lost { rects.append(RankedRect(rect: paint, rank: lost)) }
        ranks[limit] = isFollowed ? least(ranks[limit], ranks[limit - 1]) : lost
        for place in (1..<limit).reversed() { ranks[place] = isFollowed ? ranks[place - 1] : nil }
        ranks[0] = nil
      }
      ranks[0] = least(ranks[0], least(shallow[index], deep[index]))
      // Where a subtree has too many nested casters, no shadow of its nodes is followed out of it.
      let casterCount = sums[index].casters + (casters.isCaster[index] ? 1 : 0)
      if casterCount >= limit { ranks[limit] = least(ranks[limit], deep[index]) }
      guard let parent = tree.nodes[index].parent else { continue }
      for place in ranks.indices { inside[parent][place] = least(inside[parent][place], ranks[place]) }
    }
    return rects
  }
}

/// The sum of the paints of several nodes.
private struct PaintSum {
  private(set) var area = 0.0
  private var sides = 0.0
  private var count = 0.0
  /// The maximum number of nested casters.
  private(set) var casters = 0

  init(_ rect: PixelRect?) {
    guard let rect else { return }
    (area, sides, count) = (rect.area, rect.sides, 1)
  }

  mutating func add(_ other: PaintSum, isCaster: Bool) {
    area += other.area
    sides += other.sides
    count += other.count
    casters = max(casters, other.casters + (isCaster ? 1 : 0))
  }

  /// Returns the sum of the areas with each rectangle extended by `reach` on all sides.
  func area(reaching reach: Double) -> Double { area + 2 * reach * sides + 4 * reach * reach * count }
}

/// Returns the lesser of two numbers; nil is none.
private func least(_ first: Int?, _ second: Int?) -> Int? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
