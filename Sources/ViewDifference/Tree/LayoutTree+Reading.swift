internal import Foundation

extension LayoutTree {
  /// Creates the tree from its JSON.
  ///
  /// - Throws: An error if the text is no such JSON, refers to missing nodes, or is beyond the limits of trees.
  public init(json: String) throws(LayoutTreeError) {
    try LayoutTree.check(json: json)
    do {
      self = try JSONDecoder().decode(StoredTree.self, from: Data(json.utf8)).tree
    } catch {
      throw error as? LayoutTreeError
        ?? LayoutTreeError("the layout tree is damaged: \(LayoutTreeError.words(for: error))")
    }
  }
}

/// A tree in the form of its JSON, each node of which is checked as soon as it is read.
private struct StoredTree: Decodable {
  let tree: LayoutTree

  private enum CodingKeys: CodingKey {
    case layout, scale, nodes
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .layout)
    guard version == LayoutTree.version else {
      throw LayoutTreeError(
        "the layout tree is of version \(version), and this program reads \(LayoutTree.version)")
    }
    let scale = try container.decode(Double.self, forKey: .scale)
    guard scale > 0, scale.isFinite else { throw LayoutTreeError("the layout tree has the scale \(scale)") }
    var stored = try container.nestedUnkeyedContainer(forKey: .nodes)
    try LayoutTree.check(nodeCount: stored.count ?? 0)
    var nodes: [LayoutNode] = []
    var depths: [Int] = []
    nodes.reserveCapacity(stored.count ?? 0)
    while !stored.isAtEnd {
      let index = nodes.count
      let node = try stored.decode(StoredNode.self).node(at: index)
      if let parent = node.parent, !nodes.indices.contains(parent) {
        throw LayoutTreeError("node \(index) of the layout tree is in node \(parent), which is not before it")
      }
      depths.append(node.parent.map { depths[$0] + 1 } ?? 0)
      try node.check(at: index, depth: depths[index])
      nodes.append(node)
    }
    for (index, node) in nodes.enumerated() {
      if let other = node.dependencies.first(where: { !nodes.indices.contains($0) }) {
        throw LayoutTreeError(
          "node \(index) of the layout tree depends on node \(other), which does not exist")
      }
    }
    tree = LayoutTree(scale: scale, nodes: nodes)
  }
}

private struct StoredNode: Decodable {
  var type: String
  var id: String?
  var place: String?
  var parent: Int?
  var frame: [Double]?
  var box: [Double]?
  var paint: [Double]?
  var properties: [String: String]?
  var dependencies: [Int]?

  func node(at index: Int) throws(LayoutTreeError) -> LayoutNode {
    LayoutNode(
      type: type, identifier: id, place: place, parent: parent, frame: try StoredNode.rect(frame, index),
      box: try StoredNode.rect(box, index), paint: try StoredNode.rect(paint, index),
      properties: properties ?? [:], dependencies: dependencies ?? [])
  }

  private static func rect(_ numbers: [Double]?, _ index: Int) throws(LayoutTreeError) -> CGRect? {
    guard let numbers else { return nil }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw LayoutTreeError("node \(index) of the layout tree has a rectangle that is not four numbers")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// An error in the text of a layout tree, in one line.
public struct LayoutTreeError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  fileprivate static func words(for error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): place(context.codingPath + [key]) + " is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      place(context.codingPath) + " has another type"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      place(context.codingPath) + " has an unknown value"
    default: "it is not JSON"
    }
  }

  /// Returns the last key of a path, preceded by the node that has it.
  private static func place(_ path: [any CodingKey]) -> String {
    let key = path.last { $0.intValue == nil }.map { $0.stringValue.quoted() } ?? "it"
    guard path.count > 1, let node = path[1].intValue else { return key }
    return path.count == 2 ? "node \(node)" : "\(key) of node \(node)"
  }
}
