internal import Escaping

extension LayoutTree {
  /// The limits of a tree that is read: pictures are untrusted, and the limits bound the time of any use of a tree.
  ///
  /// No hierarchy of a program comes near them; a tree beyond them is not stored either.
  enum Limit {
    /// The maximum number of ancestors of a node.
    static let depth = 1_000
    static let nodes = 100_000
    /// The maximum number of properties of a node.
    static let properties = 1_000
    /// The maximum length of a class, an identifier or the name of a property, in bytes.
    static let name = 4_096
    /// The maximum length of the value of a property, in bytes.
    static let value = 1 << 20
    /// The maximum length of the JSON, in bytes: as much as a reader inflates.
    static let json = 8 << 20
  }

  /// The violation of the limits; nil if the tree can be stored and read again.
  public var storageProblem: LayoutTreeError? { problem(ofJSON: json) }

  /// Returns the violation of the limits by a tree whose JSON is given.
  func problem(ofJSON json: String) -> LayoutTreeError? {
    do {
      try LayoutTree.check(nodeCount: nodes.count)
      for (index, depth) in depths.enumerated() { try nodes[index].check(at: index, depth: depth) }
      try LayoutTree.check(json: json)
      return nil
    } catch {
      return error
    }
  }

  static func check(json: String) throws(LayoutTreeError) {
    let count = json.utf8.count
    guard count <= Limit.json else {
      throw LayoutTreeError(
        "the layout tree has \(count) bytes, more than the limit of \(Limit.json >> 20) MiB")
    }
    guard MarkSequence.excess(inJSON: json.utf8.span) == nil else {
      throw LayoutTreeError(
        "the layout tree has a letter with more than \(MarkSequence.limit) combining marks")
    }
  }

  static func check(nodeCount count: Int) throws(LayoutTreeError) {
    guard count <= Limit.nodes else {
      throw LayoutTreeError("the layout tree has \(count) nodes, more than the limit of \(Limit.nodes)")
    }
  }
}

extension LayoutNode {
  /// Checks a node against the limits.
  ///
  /// - Parameters:
  ///   - index: The place of the node in the tree.
  ///   - depth: The number of its ancestors.
  func check(at index: Int, depth: Int) throws(LayoutTreeError) {
    let node = "node \(index) of the layout tree"
    guard depth <= LayoutTree.Limit.depth else {
      throw LayoutTreeError("\(node) is in \(depth) others, more than the limit of \(LayoutTree.Limit.depth)")
    }
    func check(_ text: String, named name: String, limit: Int) throws(LayoutTreeError) {
      let count = text.utf8.count
      guard count <= limit else {
        throw LayoutTreeError("\(node) has \(name) of \(count) bytes, more than the limit of \(limit)")
      }
    }
    try check(type, named: "a class", limit: LayoutTree.Limit.name)
    if let identifier { try check(identifier, named: "an identifier", limit: LayoutTree.Limit.name) }
    if let place { try check(place, named: "a place", limit: LayoutTree.Limit.name) }
    guard properties.count <= LayoutTree.Limit.properties else {
      throw LayoutTreeError(
        "\(node) has \(properties.count) properties, more than the limit of \(LayoutTree.Limit.properties)")
    }
    for (key, value) in properties {
      try check(key, named: "the name of a property", limit: LayoutTree.Limit.name)
      try check(value, named: "a property", limit: LayoutTree.Limit.value)
    }
  }
}
