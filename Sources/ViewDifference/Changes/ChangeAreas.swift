internal import Foundation

/// Where a change shows.
struct ChangeAreas {
  private let changes: TreeChanges
  private let oldEnds: [Int]
  private let newEnds: [Int]

  init(_ changes: TreeChanges) {
    self.changes = changes
    (oldEnds, newEnds) = (changes.old.subtreeEnds, changes.new.subtreeEnds)
  }

  func rects(of change: ViewChange) -> [CGRect] {
    rects(change, change.old, changes.old, oldEnds) + rects(change, change.new, changes.new, newEnds)
  }

  private func rects(_ change: ViewChange, _ index: Int?, _ tree: LayoutTree, _ ends: [Int]) -> [CGRect] {
    guard let index else { return [] }
    var range = index..<ends[index]
    switch change.kind {
    case .recoloured, .text, .truncated, .font, .image: range = index..<index + 1
    // What is in it stayed where it was, and is seen as before.
    case .resized where tree.nodes[index].properties["clips"] == nil && hasSameOrigin(change):
      range = index..<index + 1
    default: break
    }
    let rects = tree.nodes[range].compactMap(\.paint)
    return rects + shadows(of: rects, in: tree.nodes[index].parent, tree)
  }

  /// Where the shadows fall that views around cast of what is in them.
  private func shadows(of rects: [CGRect], in parent: Int?, _ tree: LayoutTree) -> [CGRect] {
    var shadows: [CGRect] = []
    var next = parent
    while let index = next {
      let node = tree.nodes[index]
      next = node.parent
      guard let words = node.properties["shadow"] else { continue }
      let numbers = words.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 4, !tree.isTransformed(index) else {
        // In pixels it is another shadow; it is in what the view paints all the same.
        if let paint = node.paint { shadows.append(paint) }
        continue
      }
      // The blur reaches 2σ, and a pixel more between pixels.
      let reach = 2 * numbers[1] * tree.scale + 2
      shadows += (rects + shadows).map { rect in
        rect.offsetBy(dx: numbers[2] * tree.scale, dy: numbers[3] * tree.scale).insetBy(
          dx: -reach, dy: -reach)
      }
    }
    return shadows
  }

  private func hasSameOrigin(_ change: ViewChange) -> Bool {
    guard let old = change.old, let new = change.new else { return false }
    return changes.old.nodes[old].frame?.origin == changes.new.nodes[new].frame?.origin
  }
}

extension LayoutTree {
  /// Whether a view, or one that it is in, is transformed.
  fileprivate func isTransformed(_ index: Int) -> Bool {
    var next: Int? = index
    while let index = next {
      let properties = nodes[index].properties
      if properties["transform"] != nil || properties["sublayerTransform"] != nil { return true }
      next = nodes[index].parent
    }
    return false
  }

  /// Behind the last node of what is in each: those of a subtree stand side by side.
  fileprivate var subtreeEnds: [Int] {
    var ends = nodes.indices.map { $0 + 1 }
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    return ends
  }
}
