/// What the nodes of a tree are called.
struct NodeNames {
  private let nodes: [LayoutNode]
  /// The place of each node among those in the same one.
  private let places: [Int]
  /// How many nodes are in each, at any depth.
  private let contents: [Int]

  /// How many names a path has at most.
  private static let pathLimit = 8

  init(_ tree: LayoutTree) {
    nodes = tree.nodes
    var counts = Array(repeating: 0, count: nodes.count)
    var places: [Int] = []
    for node in nodes {
      places.append(node.parent.map { counts[$0] } ?? 0)
      if let parent = node.parent { counts[parent] += 1 }
    }
    var contents = Array(repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated().reversed() {
      if let parent = node.parent { contents[parent] += contents[index] + 1 }
    }
    (self.places, self.contents) = (places, contents)
  }

  /// A short name: the identifier, or what it is with its text or its place.
  func name(of index: Int) -> String {
    let node = nodes[index]
    if let identifier = node.identifier { return identifier }
    if let text = node.properties["text"], !text.isEmpty {
      return "\(node.type) \(LayoutTree.quoted(text, limit: 24))"
    }
    guard let parent = node.parent else { return node.type }
    return "\(node.type)[\(places[index])] in \(nodes[parent].identifier ?? nodes[parent].type)"
  }

  /// The names from the root: `CardView#card/UILabel#title`, those without an identifier with their place in brackets; of
  /// a long way the last ones.
  func path(of index: Int) -> String {
    var parts: [String] = []
    var next: Int? = index
    while let index = next, parts.count < NodeNames.pathLimit {
      let node = nodes[index]
      let place = node.parent == nil ? "" : "[\(places[index])]"
      parts.append(node.type + (node.identifier.map { "#\($0)" } ?? place))
      next = node.parent
    }
    if next != nil { parts.append("…") }
    return parts.reversed().joined(separator: "/")
  }

  /// How many views are in one, in words that follow what became of it.
  func contents(of index: Int) -> String {
    switch contents[index] {
    case 0: ""
    case 1: " with the view in it"
    default: " with the \(contents[index]) views in it"
    }
  }
}
