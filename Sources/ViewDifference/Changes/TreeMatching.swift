internal import Escaping

/// The matching of the nodes of two trees.
///
/// Nodes whose identifier is unique in both trees are matched first. Then, from the roots down, the children of matched
/// nodes are matched by similarity; equally alike ones in their order.
struct TreeMatching {
  /// The new node of each old one, and in `oldOfNew` the reverse; nil if it has none.
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]

  init(_ old: TreeIndex, _ new: TreeIndex) {
    newOfOld = Array(repeating: nil, count: old.tree.nodes.count)
    oldOfNew = Array(repeating: nil, count: new.tree.nodes.count)
    let (oldNames, newNames) = (old.tree.uniqueNames, new.tree.uniqueNames)
    for (name, index) in oldNames {
      if let other = newNames[name] { match(index, other) }
    }
    let tellsRowsApart = old.tree.hasRows && new.tree.hasRows
    let (oldFingerprints, newFingerprints) = (
      NodeFingerprints(old, tellsRowsApart: tellsRowsApart),
      NodeFingerprints(new, tellsRowsApart: tellsRowsApart)
    )
    matchAlike(old.roots, oldFingerprints, new.roots, newFingerprints)
    matchLast(old.roots, of: old.tree, new.roots, of: new.tree)
    // Parents precede their children, so they are matched by then.
    for index in old.tree.nodes.indices {
      guard let other = newOfOld[index] else { continue }
      matchAlike(old.children[index], oldFingerprints, new.children[other], newFingerprints)
    }
  }

  private mutating func match(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  private mutating func matchAlike(
    _ olds: [Int], _ oldFingerprints: NodeFingerprints, _ news: [Int], _ newFingerprints: NodeFingerprints
  ) {
    var (olds, news) = (olds.filter { newOfOld[$0] == nil }, news.filter { oldOfNew[$0] == nil })
    for similarity in Similarity.allCases {
      guard !olds.isEmpty, !news.isEmpty else { return }
      var waiting: [Int: [Int]] = [:]
      for index in news.reversed() {
        if let key = newFingerprints.key(of: index, similarity) { waiting[key, default: []].append(index) }
      }
      for index in olds {
        if let key = oldFingerprints.key(of: index, similarity), let other = waiting[key]?.popLast() {
          match(index, other)
        }
      }
      olds.removeAll { newOfOld[$0] != nil }
      news.removeAll { oldOfNew[$0] != nil }
    }
  }

  /// Matches the only remaining roots: a picture shows one view, whatever its class or name.
  private mutating func matchLast(_ olds: [Int], of old: LayoutTree, _ news: [Int], of new: LayoutTree) {
    let olds = olds.filter { newOfOld[$0] == nil && !old.nodes[$0].isNumber }
    let news = news.filter { oldOfNew[$0] == nil && !new.nodes[$0].isNumber }
    if olds.count == 1, news.count == 1 { match(olds[0], news[0]) }
  }
}

extension LayoutTree {
  /// The nodes by their unique identifiers.
  ///
  /// A number may have the name of a view.
  fileprivate var uniqueNames: [NodeName: Int] {
    var indices: [NodeName: Int] = [:]
    var repeated: Set<NodeName> = []
    for (index, node) in nodes.enumerated() {
      guard let identifier = node.identifier else { continue }
      let name = NodeName(identifier: ExactText(identifier), isNumber: node.isNumber)
      if indices.updateValue(index, forKey: name) != nil { repeated.insert(name) }
    }
    return indices.filter { !repeated.contains($0.key) }
  }
}

private struct NodeName: Hashable {
  var identifier: ExactText
  var isNumber: Bool
}
