internal import Foundation

/// What became of the views of one tree in another.
struct TreeChanges {
  let old: LayoutTree
  let new: LayoutTree
  let matching: TreeMatching
  let oldNames: NodeNames
  let newNames: NodeNames
  /// In the order of the new tree, what was removed at the end.
  private(set) var changes: [ViewChange] = []

  init(_ old: LayoutTree, _ new: LayoutTree) {
    (self.old, self.new) = (old, new)
    matching = TreeMatching(old, new)
    (oldNames, newNames) = (NodeNames(old), NodeNames(new))
    let (oldVisible, newVisible) = (VisibleBoxes(old), VisibleBoxes(new))
    for index in new.nodes.indices {
      if let before = matching.oldOfNew[index] {
        addFrame(before, index)
        addProperties(before, index)
        if !oldVisible.isCut(before), newVisible.isCut(index), isClippedFirst(index, newVisible) {
          add(.clipped, "is now cut off by \(cutter(newVisible, of: index))", before, index)
        }
      } else if new.nodes[index].parent.map({ matching.oldOfNew[$0] != nil }) ?? true {
        // What is in something added came with it.
        add(.added, "was added\(newNames.contents(of: index))", nil, index)
      }
    }
    addReordered()
    for index in old.nodes.indices where matching.newOfOld[index] == nil {
      guard old.nodes[index].parent.map({ matching.newOfOld[$0] != nil }) ?? true else { continue }
      add(.removed, "was removed\(oldNames.contents(of: index))", index, nil)
    }
  }

  mutating func add(
    _ kind: ViewChange.Kind, _ text: String, plain: String? = nil, _ before: Int?, _ index: Int?
  ) {
    let (names, node) = index.map { (newNames, $0) } ?? (oldNames, before ?? 0)
    changes.append(
      ViewChange(
        kind, names.name(of: node), path: names.path(of: node), text, plain: plain, old: before, new: index))
  }

  /// Whether what the view is in is not cut off as well.
  private func isClippedFirst(_ index: Int, _ visible: VisibleBoxes) -> Bool {
    guard new.nodes[index].paint != nil || old.nodes[matching.oldOfNew[index] ?? 0].paint != nil else {
      return false
    }
    guard let parent = new.nodes[index].parent else { return false }
    return !visible.isCut(parent)
  }

  /// What cuts a view off, in words.
  private func cutter(_ visible: VisibleBoxes, of index: Int) -> String {
    guard let node = visible.cutter(of: index) else { return "nothing" }
    return new.nodes[node].parent == nil ? "the edge of the picture" : newNames.name(of: node)
  }

  // MARK: Frames

  private mutating func addFrame(_ before: Int, _ index: Int) {
    guard var was = old.nodes[before].frame, var frame = new.nodes[index].frame else { return }
    var place = ""
    let parent = new.nodes[index].parent
    if parent.flatMap({ matching.oldOfNew[$0] }) != old.nodes[before].parent {
      // In another view: by their places in the picture.
      guard let oldBox = old.nodes[before].box, let newBox = new.nodes[index].box else { return }
      (was, frame) = (oldBox.divided(by: old.scale), newBox.divided(by: new.scale))
      place = parent.map { " into \(newNames.name(of: $0))" } ?? ""
    }
    let change = FrameChange(from: was, to: frame)
    if let (text, plain) = change.resizing(scale: new.scale) {
      add(.resized, text + place, plain: plain + place, before, index)
    } else if let (text, plain) = change.moving(scale: new.scale) {
      add(.moved, text + place, plain: plain + place, before, index)
    } else if !place.isEmpty {
      add(.moved, "moved\(place)", before, index)
    }
  }

  // MARK: Order

  /// What stands in another order among those that are in both trees.
  private mutating func addReordered() {
    let (oldChildren, newChildren) = (old.children, new.children)
    for (parent, children) in newChildren.enumerated() {
      guard children.count > 1, let before = matching.oldOfNew[parent] else { continue }
      let kept = children.filter { child in
        matching.oldOfNew[child].map { old.nodes[$0].parent == before } ?? false
      }
      let places = Dictionary(uniqueKeysWithValues: oldChildren[before].enumerated().map { ($1, $0) })
      let order = kept.map { child in matching.oldOfNew[child].flatMap { places[$0] } ?? 0 }
      let inOrder = order.longestAscending
      for place in order.indices where !inOrder.contains(place) {
        let child = kept[place]
        // What it has passed on its way.
        let isInFront = order[..<place].contains { $0 > order[place] }
        let passed =
          isInFront
          ? order[..<place].indices.last { order[$0] > order[place] }
          : order.indices.first { $0 > place && order[$0] < order[place] }
        let other = passed.map { " \(newNames.name(of: kept[$0]))" } ?? ""
        add(
          .reordered, "went \(isInFront ? "in front of" : "behind")\(other)", matching.oldOfNew[child], child)
      }
    }
  }
}

extension CGRect {
  fileprivate func divided(by scale: Double) -> CGRect {
    CGRect(x: minX / scale, y: minY / scale, width: width / scale, height: height / scale)
  }
}

extension [Int] {
  /// The places of a longest ascending run of numbers that need not stand side by side.
  fileprivate var longestAscending: Set<Int> {
    // Of the runs of each length so far, where the one ends that ends lowest: these numbers ascend.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: count)
    for place in indices {
      var (end, above) = (0, ends.count)
      while end < above {
        let middle = (end + above) / 2
        if self[ends[middle]] < self[place] { end = middle + 1 } else { above = middle }
      }
      if end > 0 { before[place] = ends[end - 1] }
      if end == ends.count { ends.append(place) } else { ends[end] = place }
    }
    var kept: Set<Int> = []
    var next = ends.last
    while let place = next {
      kept.insert(place)
      next = before[place]
    }
    return kept
  }
}
