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

  /// Of a long path, so many parts are told.
  private static let pathLimit = 8

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
  }

  /// A node and all that is in it.
  func subtree(of index: Int) -> Range<Int> { index..<ends[index] }

  /// Whether a node is in another, at any depth.
  func isIn(_ index: Int, _ other: Int) -> Bool { index > other && index < ends[other] }

  /// A short name of a node on one line: its identifier, or what it is with its text or its place.
  func name(of index: Int) -> String {
    let node = tree.nodes[index]
    if let identifier = node.identifier { return identifier.onOneLine }
    if let text = node.properties["text"], !text.isEmpty {
      return "\(node.type.onOneLine) \(text.quoted(limit: 24))"
    }
    guard let parent = node.parent else { return node.type.onOneLine }
    let other = tree.nodes[parent]
    return "\(node.type)[\(places[index])] in \(other.identifier ?? other.type)".onOneLine
  }

  /// A node's names from the root: `CardView#card/UILabel#title`, those without an identifier with their place in
  /// brackets.
  func path(of index: Int) -> String {
    var parts: [String] = []
    var next: Int? = index
    while let index = next, parts.count < TreeIndex.pathLimit {
      let node = tree.nodes[index]
      if let identifier = node.identifier {
        parts.append("\(node.type)#\(identifier)")
      } else {
        parts.append(node.parent == nil ? node.type : "\(node.type)[\(places[index])]")
      }
      next = node.parent
    }
    if next != nil { parts.append("…") }
    return parts.reversed().joined(separator: "/").onOneLine
  }
}
