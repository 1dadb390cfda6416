internal import Foundation

/// Finds out why views moved: by what their places were seen to depend on, in the new tree or, of what is gone, in the
/// old one. Where nothing was seen, there is no reason.
struct CauseFinder {
  private let changes: TreeChanges
  /// The changes of each node of the new tree, and of those that were removed.
  private var ofNew: [Int: [ViewChange]] = [:]
  private var ofRemoved: [Int: ViewChange] = [:]
  /// What is in each node of the new tree.
  private let children: [[Int]]

  /// How many reasons a chain has at most.
  private static let limit = 6
  /// How many views that depend on each other are asked for the reason of the one before.
  private static let depth = 3

  init(_ changes: TreeChanges) {
    self.changes = changes
    children = changes.new.children
    for change in changes.changes {
      if let index = change.new {
        ofNew[index, default: []].append(change)
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
      guard let own = ofNew[start]?.first(where: { $0.kind.isFrame || $0.kind.isContent }) else {
        return ([], nil)
      }
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
    guard let edges = edges(of: node) else { return reason(forNumber: node, seen) }
    let dependencies = changes.new.nodes[node].dependencies
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
      guard let change = ofNew[other]?.first(where: { $0.kind == .metric }) else { continue }
      return Reason(
        text: "\(change.name) \(change.plainText)", root: change.rootCause, node: other, score: 2)
    }
    return nil
  }

  /// Why a view that is as large as its content has another size: its text, or what is in it.
  private func ownContent(of node: Int, _ edges: EdgeChanges, _ seen: Set<Int>) -> Reason? {
    if let change = ofNew[node]?.first(where: { $0.kind.isContent }) {
      return Reason(text: "its \(change.plainText)", root: change.rootCause, node: nil, score: 4)
    }
    var best: Reason?
    for child in children[node] where !seen.contains(child) {
      guard let reason = reason(for: node, edges, inContent: child), reason.score > best?.score ?? 0 else {
        continue
      }
      best = reason
    }
    return best
  }

  private func reason(for node: Int, _ edges: EdgeChanges, inContent child: Int) -> Reason? {
    guard let list = ofNew[child] else { return nil }
    if let change = list.first(where: { [.added, .hidden].contains($0.kind) }) {
      return Reason(text: "\(change.name) \(change.plainText)", root: change.rootCause, node: nil, score: 2)
    }
    guard let change = list.first(where: { $0.kind == .resized }), let other = self.edges(of: child) else {
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
    let isMutual = changes.new.nodes[other].dependencies.contains(node)
    if let change = list.first(where: { [.added, .hidden, .metric].contains($0.kind) }) {
      let score = numberChange(of: other).map { edges.match(withNumber: $0) } ?? 2
      return Reason(
        text: "\(change.name) \(change.plainText)", root: change.rootCause,
        node: change.kind == .metric ? other : nil, score: score)
    }
    guard let change = list.first(where: { $0.kind.isFrame }), let theirs = self.edges(of: other)
    else { return nil }
    var score: Int
    if isAncestor(other, of: node) {
      // Where it moved is of no account. A view that is as large as its content has its size from there, unless it has a
      // reason elsewhere.
      guard theirs.isResized else { return nil }
      if changes.new.nodes[other].dependencies.contains(other) {
        guard depth > 0, reason(for: other, seen.union([node]), depth: depth - 1) != nil else { return nil }
      }
      score = edges.match(withSizeOf: theirs)
    } else {
      // Of two that depend on each other, the one moved the other that was resized, or that has a reason elsewhere.
      if isMutual, edges.isResized || !theirs.isResized, !hasContentChange(other) {
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

  private func hasContentChange(_ node: Int) -> Bool { ofNew[node]?.contains { $0.kind.isContent } ?? false }

  /// What the view depended on before and is no longer there.
  private func removedDependencies(of node: Int) -> [Int] {
    guard let before = changes.matching.oldOfNew[node] else { return [] }
    return changes.old.nodes[before].dependencies.filter { ofRemoved[$0] != nil }
  }

  private func isAncestor(_ other: Int, of node: Int) -> Bool {
    var next = changes.new.nodes[node].parent
    while let index = next {
      if index == other { return true }
      next = changes.new.nodes[index].parent
    }
    return false
  }

  private func edges(of node: Int) -> EdgeChanges? {
    guard let before = changes.matching.oldOfNew[node], let was = changes.old.nodes[before].frame,
      let frame = changes.new.nodes[node].frame, was != frame
    else { return nil }
    return EdgeChanges(from: was, to: frame)
  }
}

/// By how much the edges and sides of a frame changed, in points.
private struct EdgeChanges {
  /// Of the left and right edge, the middle and the width.
  var horizontal: [Double]
  /// Of the upper and lower edge, the middle and the height.
  var vertical: [Double]

  init(from was: CGRect, to frame: CGRect) {
    horizontal = [
      frame.minX - was.minX, frame.maxX - was.maxX, frame.midX - was.midX, frame.width - was.width,
    ]
    vertical = [
      frame.minY - was.minY, frame.maxY - was.maxY, frame.midY - was.midY, frame.height - was.height,
    ]
  }

  private static let least = 1e-6

  var isResized: Bool { horizontal[3].magnitude > Self.least || vertical[3].magnitude > Self.least }

  /// 3 where something changed by as much as something of the others, 1 where something changed in the same direction
  /// at all.
  func match(with other: EdgeChanges) -> Int {
    max(Self.score(horizontal, other.horizontal), Self.score(vertical, other.vertical))
  }

  /// The same where only the others' size counts; half of it moves what is in the middle.
  func match(withSizeOf other: EdgeChanges) -> Int {
    max(
      Self.score(horizontal, [other.horizontal[3], other.horizontal[3] / 2]),
      Self.score(vertical, [other.vertical[3], other.vertical[3] / 2]))
  }

  /// 4 where something changed by as much as a number did, or by twice or half of it; else 2: numbers may be parts of
  /// any formula.
  func match(withNumber change: Double) -> Int {
    let mine = horizontal + vertical
    let isMatched = [change, 2 * change, change / 2].contains { number in
      number.magnitude > Self.least
        && mine.contains { ($0.magnitude - number.magnitude).magnitude < Self.least }
    }
    return isMatched ? 4 : 2
  }

  /// The same of sizes alone.
  func sizeMatch(with other: EdgeChanges) -> Int {
    max(Self.score([horizontal[3]], [other.horizontal[3]]), Self.score([vertical[3]], [other.vertical[3]]))
  }

  private static func score(_ mine: [Double], _ theirs: [Double]) -> Int {
    let mine = mine.filter { $0.magnitude > least }
    let theirs = theirs.filter { $0.magnitude > least }
    guard !mine.isEmpty, !theirs.isEmpty else { return 0 }
    return mine.contains { one in theirs.contains { (one - $0).magnitude < least } } ? 3 : 1
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
