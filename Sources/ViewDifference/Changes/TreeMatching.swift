internal import Foundation

/// Which node of one tree is which of another.
///
/// First those whose identifier is in each tree once. Then, from the roots down, what is in two that belong together: what
/// is wholly alike, then what has the same content, the same size, and in the end the same class; of several, in their
/// order.
struct TreeMatching {
  /// For each old node the new one, and the other way round; nil where it has none.
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]

  init(_ old: LayoutTree, _ new: LayoutTree) {
    newOfOld = Array(repeating: nil, count: old.nodes.count)
    oldOfNew = Array(repeating: nil, count: new.nodes.count)
    let (oldNames, newNames) = (old.uniqueIdentifiers, new.uniqueIdentifiers)
    for (name, index) in oldNames {
      if let other = newNames[name] { match(index, other) }
    }
    let (oldChildren, newChildren) = (old.children, new.children)
    matchAlike(old.roots, of: old, new.roots, of: new)
    // Parents stand before what is in them, so that they are matched by then.
    for index in old.nodes.indices {
      guard let other = newOfOld[index] else { continue }
      matchAlike(oldChildren[index], of: old, newChildren[other], of: new)
    }
  }

  private mutating func match(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  private mutating func matchAlike(_ olds: [Int], of old: LayoutTree, _ news: [Int], of new: LayoutTree) {
    for likeness in Likeness.allCases {
      var waiting: [Likeness.Key: [Int]] = [:]
      for index in news.reversed() where oldOfNew[index] == nil {
        waiting[likeness.key(of: new.nodes[index]), default: []].append(index)
      }
      guard !waiting.isEmpty else { return }
      for index in olds where newOfOld[index] == nil {
        if let other = waiting[likeness.key(of: old.nodes[index])]?.popLast() { match(index, other) }
      }
    }
  }
}

/// How much two nodes must have in common, the most first.
private enum Likeness: CaseIterable {
  case all, content, size, type

  struct Key: Hashable {
    var type: String
    var identifier: String?
    var text: String?
    var numbers: [Double] = []
    var properties: [String: String] = [:]
  }

  func key(of node: LayoutNode) -> Key {
    // An identifier is who it is, even where several have it.
    var key = Key(type: node.type, identifier: node.identifier)
    switch self {
    case .all:
      key.properties = node.properties
      key.numbers = node.frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    case .content:
      key.text = node.properties["text"] ?? node.properties["image"] ?? node.properties["path"] ?? "-"
    case .size: key.numbers = node.frame.map { [$0.width, $0.height] } ?? []
    case .type: break
    }
    return key
  }
}

extension LayoutTree {
  fileprivate var roots: [Int] { nodes.indices.filter { nodes[$0].parent == nil } }

  /// The nodes by the identifiers that only one has.
  fileprivate var uniqueIdentifiers: [String: Int] {
    var indices: [String: Int] = [:]
    var repeated: Set<String> = []
    for (index, node) in nodes.enumerated() {
      guard let identifier = node.identifier else { continue }
      if indices.updateValue(index, forKey: identifier) != nil { repeated.insert(identifier) }
    }
    return indices.filter { !repeated.contains($0.key) }
  }
}
