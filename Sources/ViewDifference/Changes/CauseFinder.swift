internal import Foundation

/// A search for the causes of changes, by the observed dependencies of frames.
///
/// The dependencies are those of the new tree or, for removed views, of the old one. Without observed dependencies
/// there is no cause.
struct CauseFinder {
  let changes: TreeChanges
  /// The changes of each node of the new tree, and in `ofRemoved` those of the removed ones.
  private(set) var ofNew: [Int: NodeChanges] = [:]
  private var ofRemoved: [Int: ViewChange] = [:]
  /// The named numbers that changed, in their order.
  private(set) var changedMetrics: [Int] = []
  let budget: SearchBudget

  /// The number of dependencies that were examined so far.
  var work: Int { budget.spent }
  /// Whether or not the search ended before all causes were found.
  var isExhausted: Bool { budget.isExhausted }

  /// The maximum number of causes in a chain.
  private static let limit = 6
  /// The maximum depth of the search for a cause of a dependency, among views that depend on each other.
  private static let depth = 3

  init(_ changes: TreeChanges) {
    self.changes = changes
    budget = SearchBudget(changes)
    for change in changes.changes {
      if let index = change.new {
        ofNew[index, default: NodeChanges()].add(change)
        if change.kind == .metric { changedMetrics.append(index) }
      } else if let index = change.old {
        ofRemoved[index] = change
      }
    }
  }

  /// Returns the causes of a change, the nearest first, and the root cause with the name of its view.
  func causes(of change: ViewChange) -> (causes: [String], root: String?) {
    guard let start = change.new else { return ([], nil) }
    var causes: [String] = []
    var root: String?
    var seen: Set<Int> = [start]
    var node = start
    if let share = reason(forShare: change, of: start) {
      (causes, root) = ([share.text], share.root)
      node = share.node ?? start
      seen.insert(node)
    } else if !change.kind.followsFromLayout {
      return ([], nil)
    }
    if change.kind == .truncated || change.kind == .clipped {
      // A view that is now truncated or clipped has another frame, or another content.
      guard let own = ofNew[start]?.frameOrContent else { return ([], nil) }
      causes.append(own.kind.isFrame ? "it \(own.plainText)" : "its \(own.plainText)")
      root = own.rootCause
      if !own.kind.isFrame {
        guard let share = reason(forShare: own, of: start) else { return (causes, root) }
        (causes, root) = (causes + [share.text], share.root)
        node = share.node ?? start
        seen.insert(node)
      }
    }
    while causes.count < CauseFinder.limit, let reason = reason(for: node, seen, depth: CauseFinder.depth) {
      causes += [reason.text] + reason.more
      root = reason.root
      guard let next = reason.node, seen.insert(next).inserted else { break }
      node = next
    }
    return (causes, root)
  }

  /// A cause, and the node whose own change is to be explained next.
  struct Reason {
    var text: String
    /// The causes of that, if they are no changes of nodes.
    var more: [String] = []
    var root: String
    var node: Int?
    var score: Int
  }

  private func reason(for node: Int, _ seen: Set<Int>, depth: Int) -> Reason? {
    let dependencies = changes.new.nodes[node].dependencies
    guard budget.spend(1 + dependencies.count) else { return nil }
    guard let edges = edges(of: node) else { return reason(forNumber: node, seen) }
    var best: Reason?
    func offer(_ reason: Reason?) {
      if let reason, reason.score > best?.score ?? 0 { best = reason }
    }
    if dependencies.contains(node), edges.isResized { offer(ownContent(of: node, edges, seen)) }
    for other in dependencies where other != node && !seen.contains(other) {
      offer(reason(for: node, edges, in: other, seen, depth: depth))
    }
    for other in removedDependencies(of: node) {
      guard let change = ofRemoved[other] else { continue }
      offer(Reason(text: "\(change.name) \(change.plainText)", root: change.rootCause, node: nil, score: 2))
    }
    return best
  }

  /// Returns the cause of the change of a named number: a number that it is computed from.
  private func reason(forNumber node: Int, _ seen: Set<Int>) -> Reason? {
    for other in changes.new.nodes[node].dependencies where !seen.contains(other) {
      guard let change = ofNew[other]?.metric else { continue }
      return Reason(
        text: "\(change.name) \(change.plainText)", root: change.rootCause, node: other, score: 2)
    }
    return nil
  }

  /// Returns the cause of another size of a view that is as large as its content: its text, or a subview.
  private func ownContent(of node: Int, _ edges: EdgeChanges, _ seen: Set<Int>) -> Reason? {
    if let change = ofNew[node]?.content {
      // The view's frame is what is explained here, so that its size is not the cause of its font.
      guard let share = reason(forShare: change, of: node), let metric = share.node, metric != node else {
        return Reason(text: "its \(change.plainText)", root: change.rootCause, node: nil, score: 4)
      }
      return Reason(
        text: "its \(change.plainText)", more: [share.text], root: share.root, node: metric, score: 4)
    }
    var best: Reason?
    let children = changes.newNames.children[node]
    guard budget.spend(children.count) else { return nil }
    for child in children where !seen.contains(child) {
      guard let reason = reason(for: node, edges, inContent: child), reason.score > best?.score ?? 0 else {
        continue
      }
      best = reason
    }
    return best
  }

  private func reason(for node: Int, _ edges: EdgeChanges, inContent child: Int) -> Reason? {
    guard let list = ofNew[child] else { return nil }
    if let change = list.presence {
      return Reason(text: "\(change.name) \(change.plainText)", root: change.rootCause, node: nil, score: 2)
    }
    guard let change = list.resized, let other = self.edges(of: child) else {
      return nil
    }
    let score = edges.sizeMatch(with: other)
    return score > 0
      ? Reason(text: "\(change.name) \(change.plainText)", root: change.rootCause, node: child, score: score)
      : nil
  }

  /// Returns the cause of a changed frame in another view, on which the frame depends.
  private func reason(
    for node: Int, _ edges: EdgeChanges, in other: Int, _ seen: Set<Int>, depth: Int
  ) -> Reason? {
    guard let list = ofNew[other] else { return nil }
    if let change = list.presenceOrMetric {
      let score = numberChange(of: other).map { edges.match(withNumber: $0) } ?? 2
      return Reason(
        text: "\(change.name) \(change.plainText)", root: change.rootCause,
        node: change.kind == .metric ? other : nil, score: score)
    }
    guard let change = list.frame, let theirs = self.edges(of: other)
    else { return nil }
    let score: Int
    if changes.newNames.isIn(node, other) {
      // The superview's position does not matter. A view that is as large as its content gets its size from there,
      // unless it has another cause.
      guard theirs.isResized else { return nil }
      if depends(other, on: other) {
        guard depth > 0, reason(for: other, seen.union([node]), depth: depth - 1) != nil else { return nil }
      }
      score = edges.match(withSizeOf: theirs)
    } else {
      // Of two that depend on each other, the cause is the one that was resized, or that has another cause.
      if edges.isResized || !theirs.isResized, ofNew[other]?.content == nil, depends(other, on: node) {
        guard !edges.isResized, depth > 0,
          reason(for: other, seen.union([node]), depth: depth - 1) != nil
        else { return nil }
      }
      score = edges.match(with: theirs)
    }
    guard score > 0 else { return nil }
    return Reason(
      text: "\(change.name) \(change.plainText)", root: change.rootCause, node: other, score: score)
  }

  /// Returns the change of a named number.
  private func numberChange(of node: Int) -> Double? {
    guard let before = changes.matching.oldOfNew[node],
      let old = changes.old.nodes[before].properties["metric"].flatMap(Double.init),
      let new = changes.new.nodes[node].properties["metric"].flatMap(Double.init)
    else { return nil }
    return new - old
  }

  private func depends(_ node: Int, on other: Int) -> Bool {
    let dependencies = changes.new.nodes[node].dependencies
    return budget.spend(dependencies.count) && dependencies.contains(other)
  }

  /// Returns the removed views on which the view depended.
  private func removedDependencies(of node: Int) -> [Int] {
    guard let before = changes.matching.oldOfNew[node] else { return [] }
    let dependencies = changes.old.nodes[before].dependencies
    return budget.spend(dependencies.count) ? dependencies.filter { ofRemoved[$0] != nil } : []
  }

  private func edges(of node: Int) -> EdgeChanges? {
    guard let before = changes.matching.oldOfNew[node], let was = changes.old.nodes[before].frame,
      let frame = changes.new.nodes[node].frame, was != frame
    else { return nil }
    return EdgeChanges(from: was, to: frame)
  }
}
