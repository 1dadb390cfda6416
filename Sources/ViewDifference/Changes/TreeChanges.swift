internal import Foundation

/// The changes of views from one tree to another.
struct TreeChanges {
  let old: LayoutTree
  let new: LayoutTree
  let matching: TreeMatching
  let oldNames: TreeIndex
  let newNames: TreeIndex
  /// The changes in the order of the new tree, those of removed views at the end.
  private(set) var changes: [ViewChange] = []

  init(_ old: LayoutTree, _ new: LayoutTree) {
    (self.old, self.new) = (old, new)
    (oldNames, newNames) = (TreeIndex(old), TreeIndex(new))
    matching = TreeMatching(oldNames, newNames)
    let (oldVisible, newVisible) = (VisibleBoxes(old), VisibleBoxes(new))
    let (oldCounts, newCounts) = (
      oldNames.counts { matching.newOfOld[$0] == nil }, newNames.counts { matching.oldOfNew[$0] == nil }
    )
    let rows = RowChanges(oldNames, newNames, matching)
    for index in new.nodes.indices {
      if let before = matching.oldOfNew[index] {
        if !rows.toldOfNew.contains(index) { addFrame(before, index) }
        addProperties(before, index)
        if !oldVisible.isCut(before), newVisible.isCut(index), isClippedFirst(index, newVisible) {
          add(.clipped, "is now clipped by \(cutter(newVisible, of: index))", old: before, new: index)
        }
      } else if !rows.toldOfNew.contains(index),
        new.nodes[index].parent.map({ matching.oldOfNew[$0] != nil }) ?? true
      {
        // The subviews of an added view were added with it.
        add(.added, "was added\(contents(newCounts[index]))", old: nil, new: index)
      }
    }
    addReordered()
    for index in old.nodes.indices where matching.newOfOld[index] == nil && !rows.toldOfOld.contains(index) {
      guard old.nodes[index].parent.map({ matching.newOfOld[$0] != nil }) ?? true else { continue }
      add(.removed, "was removed\(contents(oldCounts[index]))", old: index, new: nil)
    }
    for group in rows.groups { add(group) }
  }

  mutating func add(
    _ kind: ViewChange.Kind, _ text: String, plain: String? = nil, property: String? = nil, old before: Int?,
    new index: Int?
  ) {
    let (names, node) = index.map { (newNames, $0) } ?? (oldNames, before ?? 0)
    changes.append(
      ViewChange(
        kind, name: names.name(of: node), path: names.path(of: node), text: text, plain: plain,
        property: property, old: before, new: index))
  }

  /// Returns whether the view is clipped, but not its superview.
  private func isClippedFirst(_ index: Int, _ visible: VisibleBoxes) -> Bool {
    guard new.nodes[index].paint != nil || old.nodes[matching.oldOfNew[index] ?? 0].paint != nil else {
      return false
    }
    guard let parent = new.nodes[index].parent else { return false }
    return !visible.isCut(parent)
  }

  /// Returns the name of the view that clips another one.
  private func cutter(_ visible: VisibleBoxes, of index: Int) -> String {
    guard let node = visible.cutter(of: index) else { return "nothing" }
    return new.nodes[node].parent == nil ? "the edge of the picture" : newNames.name(of: node)
  }

  /// Returns the words for the number of views that were added or removed with one, itself included.
  private func contents(_ count: Int) -> String {
    count < 2 ? "" : " with the \(count == 2 ? "view" : "\(count - 1) views") in it"
  }

  /// Adds the change of several rows of a list that moved by the same distance.
  private mutating func add(_ group: RowChanges.Group) {
    guard let (text, plain) = group.change.moving(scale: new.scale) else { return }
    var change = ViewChange(
      .moved, name: "\(group.count) \(group.noun) in \(newNames.name(of: group.new))",
      path: newNames.path(of: group.new), text: text, plain: plain, old: group.old, new: group.new)
    change.causes = group.cause.map { [$0] } ?? []
    change.root = group.cause
    changes.append(change)
  }

  // MARK: Frames

  private mutating func addFrame(_ before: Int, _ index: Int) {
    guard var was = old.nodes[before].frame, var frame = new.nodes[index].frame else { return }
    var place = ""
    let parent = new.nodes[index].parent
    let oldParent = old.nodes[before].parent
    let isInSame =
      parent == nil
      ? oldParent == nil : parent.flatMap { matching.oldOfNew[$0] } == oldParent && oldParent != nil
    if !isInSame {
      // A view with another superview is compared by its place in the picture.
      guard let oldBox = old.nodes[before].box, let newBox = new.nodes[index].box else { return }
      (was, frame) = (oldBox.divided(by: old.scale), newBox.divided(by: new.scale))
      place = parent.map { " into \(newNames.name(of: $0))" } ?? ""
    }
    let change = FrameChange(from: was, to: frame)
    if let (text, plain) = change.resizing(scale: new.scale) {
      add(.resized, text + place, plain: plain + place, old: before, new: index)
    } else if let (text, plain) = change.moving(scale: new.scale) {
      add(.moved, text + place, plain: plain + place, old: before, new: index)
    } else if !place.isEmpty {
      add(.moved, "moved\(place)", old: before, new: index)
    }
  }

  // MARK: Order

  /// Adds the changes of order among the views that are in both trees.
  private mutating func addReordered() {
    for (parent, children) in newNames.children.enumerated() {
      guard children.count > 1, let before = matching.oldOfNew[parent] else { continue }
      var kept: [(old: Int, new: Int)] = []
      for child in children {
        // The order of a list's rows is that of their reuse.
        if let other = matching.oldOfNew[child], old.nodes[other].parent == before,
          new.nodes[child].place == nil, old.nodes[other].place == nil
        {
          kept.append((other, child))
        }
      }
      // Nodes are in the order of their places.
      for move in ReorderedPlaces(kept.map(\.old)).moves {
        let (words, other) = (move.isInFront ? "in front of" : "behind", kept[move.passed].new)
        let child = kept[move.place]
        add(.reordered, "went \(words) \(newNames.name(of: other))", old: child.old, new: child.new)
      }
    }
  }
}

extension CGRect {
  fileprivate func divided(by scale: Double) -> CGRect {
    CGRect(x: minX / scale, y: minY / scale, width: width / scale, height: height / scale)
  }
}
