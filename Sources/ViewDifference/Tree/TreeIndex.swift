internal import Escaping

/// How the nodes of a tree stand to each other, found once, and what they are called.
struct TreeIndex {
  let tree: LayoutTree
  /// The nodes that are in none.
  private(set) var roots: [Int] = []
  /// The nodes in each node.
  private(set) var children: [[Int]]
  /// The place of each node among those in the same one.
  private var places: [Int] = []
  /// Behind the last node of what is in each: those of a subtree stand side by side.
  private(set) var ends: [Int]

  /// A short name of each node, and what it is called in a path.
  private var names: [String] = []
  private var steps: [String] = []

  /// Of a long path, so many parts are told.
  private static let pathLimit = 8
  /// Of a long word, so many scalars are told: who a node is may be told of each of many others.
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

  /// How many nodes with which a condition holds there are in each node, itself among them.
  func counts(where condition: (Int) -> Bool) -> [Int] {
    var counts = tree.nodes.indices.map { condition($0) ? 1 : 0 }
    for index in tree.nodes.indices.reversed() {
      if let parent = tree.nodes[index].parent { counts[parent] += counts[index] }
    }
    return counts
  }

  /// Whether a node is in another, at any depth.
  func isIn(_ index: Int, _ other: Int) -> Bool { index > other && index < ends[other] }

  /// A short name of a node on one line: its identifier, or what it is with its text or its place.
  func name(of index: Int) -> String { names[index] }

  private func makeName(of index: Int) -> String {
    let node = tree.nodes[index]
    if let identifier = node.identifier { return TreeIndex.word(identifier) }
    if let text = node.properties["text"], !text.isEmpty {
      return "\(TreeIndex.word(node.type)) \(text.quoted(limit: 24))"
    }
    guard let parent = node.parent else { return TreeIndex.word(node.type) }
    let other = tree.nodes[parent]
    return
      "\(TreeIndex.word(node.type))[\(places[index])] in \(TreeIndex.word(other.identifier ?? other.type))"
  }

  private func makeStep(of index: Int) -> String {
    let node = tree.nodes[index]
    let type = TreeIndex.word(node.type)
    if let identifier = node.identifier { return "\(type)#\(TreeIndex.word(identifier))" }
    return node.parent == nil ? type : "\(type)[\(places[index])]"
  }

  /// As much of a class or an identifier as is told, on one line.
  private static func word(_ text: String) -> String { text.shortened(limit: wordLimit).onOneLine }

  /// A node's names from the root: `CardView#card/UILabel#title`, those without an identifier with their place in
  /// brackets.
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
