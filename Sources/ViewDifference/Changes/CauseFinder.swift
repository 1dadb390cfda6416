internal import Foundation

/// Finds out why views moved: by what their places were seen to depend on, in the new tree or, of what is gone, in the
/// old one. Where nothing was seen, there is no reason.
struct CauseFinder {
  private let changes: TreeChanges
  /// The changes of each node of the new tree, and of those that were removed.
  private var ofNew: [Int: NodeChanges] = [:]
  private var ofRemoved: [Int: ViewChange] = [:]
  private let effort: SearchEffort

  /// How many dependencies were looked at so far.
  var work: Int { effort.spent }
  /// Whether the search ended before all reasons were looked for.
  var isExhausted: Bool { effort.isExhausted }

  /// How many reasons a chain has at most.
  private static let limit = 6
  /// How many views that depend on each other are asked for the reason of the one before.
  private static let depth = 3

  init(_ changes: TreeChanges) {
    self.changes = changes
    effort = SearchEffort(changes)
    for change in changes.changes {
      if let index = change.new {
        ofNew[index, default: NodeChanges()].add(change)
      } else if let index = change.old {
        ofRemoved[index] = change
      }
    }
  }

  /// The reasons of a change, the nearest first, and the last one by the name of its view.
  func causes(of change: ViewChange) -> (causes: [String], root: String?) {
    guard let start = change.new, change.kind.followsFromLayout else { return ([], nil) }
    var causes: [String] = []
    var root: String?
    var seen: Set<Int> = [start]
    var node = start
    if change.kind == .truncated || change.kind == .clipped {
      // What no longer fits has another place, or another content.
      guard let own = ofNew[start]?.frameOrContent else { return ([], nil) }
      causes.append(own.kind.isFrame ? "it \(own.plainText)" : "its \(own.plainText)")
      root = own.rootCause
      guard own.kind.isFrame else { return (causes, root) }
    }
    while causes.count < CauseFinder.limit, let reason = reason(for: node, seen, depth: CauseFinder.depth) {
      causes.append(reason.text)
      root = reason.root
      guard let next = reason.node, seen.insert(next).inserted else { break }
      node = next
    }
    return (causes, root)
  }

  /// A reason, and whose place must have a reason in turn.
  private struct Reason {
    var text: String
    var root: String
    var node: Int?
    var score: Int
  }

  private func reason(for node: Int, _ seen: Set<Int>, depth: Int) -> Reason? {
    let dependencies = changes.new.nodes[node].dependencies
    guard effort.spend(1 + dependencies.count) else { return nil }
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

  /// Why a named number is another: one that it is computed from.
  private func reason(forNumber node: Int, _ seen: Set<Int>) -> Reason? {
    for other in changes.new.nodes[node].dependencies where !seen.contains(other) {
      guard let change = ofNew[other]?.metric else { continue }
      return Reason(
        text: "\(change.name) \(change.plainText)", root: change.rootCause, node: other, score: 2)
    }
    return nil
  }

  /// Why a view that is as large as its content has another size: its text, or what is in it.
  private func ownContent(of node: Int, _ edges: EdgeChanges, _ seen: Set<Int>) -> Reason? {
    if let change = ofNew[node]?.content {
      return Reason(text: "its \(change.plainText)", root: change.rootCause, node: nil, score: 4)
    }
    var best: Reason?
    let children = changes.newNames.children[node]
    guard effort.spend(children.count) else { return nil }
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

  /// Why a view moved that depends on another.
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
      // Where it moved is of no account. A view that is as large as its content has its size from there, unless it has a
      // reason elsewhere.
      guard theirs.isResized else { return nil }
      if depends(other, on: other) {
        guard depth > 0, reason(for: other, seen.union([node]), depth: depth - 1) != nil else { return nil }
      }
      score = edges.match(withSizeOf: theirs)
    } else {
      // Of two that depend on each other, the one moved the other that was resized, or that has a reason elsewhere.
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

  /// By how much a named number changed.
  private func numberChange(of node: Int) -> Double? {
    guard let before = changes.matching.oldOfNew[node],
      let old = changes.old.nodes[before].properties["metric"].flatMap(Double.init),
      let new = changes.new.nodes[node].properties["metric"].flatMap(Double.init)
    else { return nil }
    return new - old
  }

  private func depends(_ node: Int, on other: Int) -> Bool {
    let dependencies = changes.new.nodes[node].dependencies
    return effort.spend(dependencies.count) && dependencies.contains(other)
  }

  /// What the view depended on before and is no longer there.
  private func removedDependencies(of node: Int) -> [Int] {
    guard let before = changes.matching.oldOfNew[node] else { return [] }
    let dependencies = changes.old.nodes[before].dependencies
    return effort.spend(dependencies.count) ? dependencies.filter { ofRemoved[$0] != nil } : []
  }

  private func edges(of node: Int) -> EdgeChanges? {
    guard let before = changes.matching.oldOfNew[node], let was = changes.old.nodes[before].frame,
      let frame = changes.new.nodes[node].frame, was != frame
    else { return nil }
    return EdgeChanges(from: was, to: frame)
  }
}

/// The first changes of a node of each kind that may be a reason.
private struct NodeChanges {
  private(set) var frame: ViewChange?
  private(set) var resized: ViewChange?
  private(set) var content: ViewChange?
  private(set) var frameOrContent: ViewChange?
  private(set) var metric: ViewChange?
  /// It was added, or is hidden now.
  private(set) var presence: ViewChange?
  private(set) var presenceOrMetric: ViewChange?

  mutating func add(_ change: ViewChange) {
    let kind = change.kind
    let isPresence = kind == .added || kind == .hidden
    if kind.isFrame { frame = frame ?? change }
    if kind == .resized { resized = resized ?? change }
    if kind.isContent { content = content ?? change }
    if kind.isFrame || kind.isContent { frameOrContent = frameOrContent ?? change }
    if kind == .metric { metric = metric ?? change }
    if isPresence { presence = presence ?? change }
    if isPresence || kind == .metric { presenceOrMetric = presenceOrMetric ?? change }
  }
}

extension ViewChange.Kind {
  /// Whether a layout, or what it is computed from, makes such changes.
  fileprivate var followsFromLayout: Bool {
    [.moved, .resized, .truncated, .clipped, .metric].contains(self)
  }

  /// Whether the view has another frame.
  fileprivate var isFrame: Bool { self == .moved || self == .resized }

  /// Whether a view that is as large as its content has another size after such changes.
  fileprivate var isContent: Bool { [.text, .font, .image].contains(self) }
}
