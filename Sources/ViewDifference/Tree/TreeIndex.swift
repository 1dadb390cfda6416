internal import Escaping

/// The relations between the nodes of a tree, computed once, and their names.
struct TreeIndex {
  let tree: LayoutTree
  /// The nodes without a parent.
  private(set) var roots: [Int] = []
  /// The children of each node.
  private(set) var children: [[Int]]
  /// The index of each node among its siblings.
  private var places: [Int] = []
  /// The end of each node's subtree, whose nodes are contiguous.
  private(set) var ends: [Int]

  /// The short name of each node, and in `steps` its name in a path.
  private var names: [String] = []
  private var steps: [String] = []

  /// The maximum number of names in a path.
  private static let pathLimit = 8
  /// The maximum number of scalars in a word: the name of a node may be repeated for many others.
  private static let wordLimit = 200

  init(_ tree: LayoutTree) {
    self.tree = tree
    children = Array(repeating: [], count: tree.nodes.count)
    places.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      if let parent = node.parent {
        places.append(children[parent].count)
        children[parent].append(index)
      } else {
        places.append(roots.count)
        roots.append(index)
      }
    }
    ends = tree.nodes.indices.map { $0 + 1 }
    for index in tree.nodes.indices.reversed() {
      if let parent = tree.nodes[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    names = tree.nodes.indices.map(makeName)
    steps = tree.nodes.indices.map(makeStep)
  }

  /// Returns for each node the number of nodes in its subtree, itself included, that fulfil a condition.
  func counts(where condition: (Int) -> Bool) -> [Int] {
    var counts = tree.nodes.indices.map { condition($0) ? 1 : 0 }
    for index in tree.nodes.indices.reversed() {
      if let parent = tree.nodes[index].parent { counts[parent] += counts[index] }
    }
    return counts
  }

  /// Returns whether a node is in the subtree of another.
  func isIn(_ index: Int, _ other: Int) -> Bool { index > other && index < ends[other] }

  /// Returns the short name of a node on one line: its identifier, or its class with its text or place.
  func name(of index: Int) -> String { names[index] }

  private func makeName(of index: Int) -> String {
    let node = tree.nodes[index]
    if let identifier = node.identifier { return TreeIndex.word(identifier) }
    if let place = node.place {
      return TreeIndex.word(place) + (node.parent.map { " in \(ownWord(of: $0))" } ?? "")
    }
    if let text = node.properties["text"], !text.isEmpty {
      return "\(TreeIndex.word(node.type)) \(text.quoted(limit: 24))"
    }
    guard let parent = node.parent else { return TreeIndex.word(node.type) }
    return "\(TreeIndex.word(node.type))[\(places[index])] in \(ownWord(of: parent))"
  }

  /// Returns the name of a node without that of its parent.
  private func ownWord(of index: Int) -> String {
    let node = tree.nodes[index]
    return TreeIndex.word(node.identifier ?? node.place ?? node.type)
  }

  private func makeStep(of index: Int) -> String {
    let node = tree.nodes[index]
    let type = TreeIndex.word(node.type)
    if let identifier = node.identifier { return "\(type)#\(TreeIndex.word(identifier))" }
    if let place = node.place { return "\(type)[\(TreeIndex.word(place))]" }
    return node.parent == nil ? type : "\(type)[\(places[index])]"
  }

  /// Returns a class or an identifier on one line, shortened.
  private static func word(_ text: String) -> String { text.shortened(limit: wordLimit).onOneLine }

  /// Returns a node's path from the root: `CardView#card/UILabel#title`, with an index in place of a missing
  /// identifier.
  func path(of index: Int) -> ViewPath {
    var names: [String] = []
    var next: Int? = index
    while let index = next, names.count < TreeIndex.pathLimit {
      names.append(steps[index])
      next = tree.nodes[index].parent
    }
    if next != nil { names.append("…") }
    return ViewPath(names: names.reversed())
  }
}
