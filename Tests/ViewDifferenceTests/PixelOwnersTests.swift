import Foundation
import ImageComparison
import Raster
import TestSupport
import Testing

@testable import ViewDifference

/// The rectangle and the change that each pixel belongs to, beside a plain search through all of them.
@Suite struct PixelOwnersTests {
  @Test(arguments: 0..<60) func `a pixel belongs to the rectangle of the least rank around it`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let box = Difference.Box(x: 3, y: 5, width: [1, 7, 16, 33][seed % 4], height: 20)
    let rects = (0..<seed).map { rank in
      let (x, y) = (
        Double.random(in: -9...40, using: &generator), Double.random(in: -9...30, using: &generator)
      )
      let sizes: [Double] = [0, 0.5, 3, 50]
      let size = sizes.randomElement(using: &generator) ?? 0
      return RankedRect(rect: PixelRect(CGRect(x: x, y: y, width: size, height: size * 2)), rank: rank)
    }
    var owners = PixelOwners(rects.shuffled(using: &generator), in: box)
    var others: [(Int, Int)] = []
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width where Int.random(in: 0..<3, using: &generator) > 0 {
        let around = rects.first { ranked in
          let rect = ranked.rect
          return rect.minX.rounded(.down) <= Double(x) && Double(x) < rect.maxX.rounded(.up)
            && rect.minY.rounded(.down) <= Double(y) && Double(y) < rect.maxY.rounded(.up)
        }
        if owners.rank(x, y) != around?.rank { others.append((x, y)) }
      }
    }
    #expect(others.isEmpty)
  }

  /// A tree in which up to three views in one another cast shadows.
  private func tree(seed: Int, shift: Int) -> LayoutTree {
    var generator = SeededGenerator(seed: UInt64(seed))
    var nodes: [LayoutNode] = []
    var path: [Int] = []
    for index in 0..<14 {
      if !path.isEmpty { path.removeLast(Int.random(in: 0..<path.count, using: &generator)) }
      var rect = CGRect(
        x: Int.random(in: 0...30, using: &generator), y: Int.random(in: 0...30, using: &generator),
        width: Int.random(in: 1...12, using: &generator), height: Int.random(in: 1...12, using: &generator))
      var properties: [String: String] = [:]
      let casters = path.count { nodes[$0].properties["shadow"] != nil }
      if casters < 3, Int.random(in: 0..<3, using: &generator) == 0 {
        properties["shadow"] = "1 \(Int.random(in: 0...2, using: &generator)) 3 -2"
      }
      if Int.random(in: 0..<4, using: &generator) == 0 { properties["clips"] = "" }
      let isChanged = Int.random(in: 0..<3, using: &generator) == 0
      let kind = Int.random(in: 0..<3, using: &generator)
      if isChanged {
        if kind == 0 { rect.origin.x += Double(shift) }
        if kind == 1 { rect.size.width += Double(shift) }
        if kind == 2 { properties["background"] = "#\(shift)" }
      }
      nodes.append(
        LayoutNode(
          type: "A", identifier: "v\(index)", parent: path.last, frame: rect, box: rect,
          paint: index % 5 == 4 ? nil : rect, properties: properties))
      path.append(index)
    }
    return LayoutTree(scale: 2, nodes: nodes)
  }

  /// All rectangles that a change shows in, one by one: what the nodes paint, and their shadows beneath each view around.
  private func rects(_ change: ViewChange, _ tree: LayoutTree, _ index: Int, isSameOrigin: Bool) -> [CGRect] {
    let isDeep =
      switch change.kind {
      case .recoloured: false
      case .resized: tree.nodes[index].properties["clips"] != nil || !isSameOrigin
      default: true
      }
    func isIn(_ node: Int) -> Bool { node == index || tree.nodes[node].parent.map(isIn) ?? false }
    let nodes = tree.nodes.indices.filter { isDeep ? isIn($0) : $0 == index }
    var rects = nodes.compactMap { tree.nodes[$0].paint }
    var next = tree.nodes[index].parent
    while let node = next {
      if let words = tree.nodes[node].properties["shadow"] {
        let radius = words.split(separator: " ").compactMap { Double($0) }[1]
        // An offset of 3 and -2 points, a blur of two radii and a pixel to all sides, at two pixels a point.
        let reach = 4 * radius + 2
        rects += rects.map { $0.offsetBy(dx: 6, dy: -4).insetBy(dx: -reach, dy: -reach) }
      }
      next = tree.nodes[node].parent
    }
    return rects
  }

  @Test(arguments: 0..<80) func `a pixel is put down to the change of the smallest area around it`(seed: Int)
  {
    let changes = TreeChanges(tree(seed: seed, shift: 0), tree(seed: seed, shift: 2))
    let all = changes.changes.map { change in
      let old = change.old.flatMap { changes.old.nodes[$0].frame }
      let isSame = old?.origin == change.new.flatMap { changes.new.nodes[$0].frame }?.origin
      return (change.old.map { rects(change, changes.old, $0, isSameOrigin: isSame) } ?? [])
        + (change.new.map { rects(change, changes.new, $0, isSameOrigin: isSame) } ?? [])
    }
    let sizes = all.map { $0.reduce(0) { $0 + $1.width * $1.height } }
    let order = all.indices.sorted { (sizes[$0], $1) < (sizes[$1], $0) }
    let areas = ChangeAreas(changes)
    #expect(areas.order == order)
    var owners = PixelOwners(areas.rects, in: Difference.Box(x: 0, y: 0, width: 64, height: 48))
    var others: [(Int, Int)] = []
    for y in 0..<48 {
      for x in 0..<64 {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        let owner = order.first { all[$0].contains { !$0.intersection(pixel).isEmpty } }
        if owners.rank(x, y).map({ areas.order[$0] }) != owner { others.append((x, y)) }
      }
    }
    #expect(others.isEmpty)
  }
}
