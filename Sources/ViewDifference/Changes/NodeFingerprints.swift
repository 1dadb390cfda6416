internal import Escaping
internal import Foundation

/// The degrees of similarity of two nodes, the highest first.
enum Similarity: CaseIterable {
  /// All values, and the subtrees.
  case all
  /// All values but the place.
  case allButPlace
  /// The texts and images in the subtrees.
  case content
  /// The place in a list.
  case place
  /// The node's own appearance.
  case look
  /// The class and the frame.
  case frame
  /// The class and the size.
  case size
  /// The class.
  case type
  /// The frame and the subtrees, but not the class.
  case allButType

  /// Whether or not rows of lists that are alike in this degree can be the same row.
  fileprivate var suitsRows: Bool { [.all, .allButPlace, .content, .place].contains(self) }
}

extension LayoutTree {
  /// Whether or not any node has a place in a list.
  var hasRows: Bool { nodes.contains { $0.place != nil } }
}

/// The hashes of the values of nodes, by which similarity is compared.
///
/// An identifier is the identity of a node, even where several have it: nodes of different identifiers are not alike.
struct NodeFingerprints {
  private var nodes: [Fingerprint] = []

  /// The hashes of a node.
  private struct Fingerprint {
    var type = 0
    var identifier = 0
    /// The hash of the place in a list; nil for what is in no list.
    var place: Int?
    var size = 0
    var frame = 0
    /// The hash of the properties; nil if there are none.
    var properties: Int?
    /// The hash of the subtree, with all values.
    var inside = 0
    /// The hash of texts, images, outlines and identifiers in the subtree; nil if there are none.
    var content: Int?
  }

  /// Whether or not rows of lists are only alike by their contents or their places.
  private let tellsRowsApart: Bool

  /// Creates the hashes of a tree's nodes.
  ///
  /// - Parameter tellsRowsApart: Whether or not the other tree has places in lists, too.
  init(_ index: TreeIndex, tellsRowsApart: Bool) {
    self.tellsRowsApart = tellsRowsApart
    nodes = Array(repeating: Fingerprint(), count: index.tree.nodes.count)
    // Descendants follow their node.
    for place in index.tree.nodes.indices.reversed() { add(place, index) }
  }

  func key(of index: Int, _ similarity: Similarity) -> Int? {
    let node = nodes[index]
    if tellsRowsApart, node.place != nil, !similarity.suitsRows { return nil }
    var numbers = [node.identifier]
    switch similarity {
    case .all: numbers += [node.type, node.frame, node.properties ?? 0, node.inside]
    case .allButPlace: numbers += [node.type, node.size, node.properties ?? 0, node.inside]
    case .content:
      guard let content = node.content else { return nil }
      numbers += [node.type, content]
    case .place:
      guard let place = node.place else { return nil }
      numbers += [node.type, place]
    case .look:
      guard let properties = node.properties else { return nil }
      numbers += [node.type, properties]
    case .frame: numbers += [node.type, node.frame]
    case .size: numbers += [node.type, node.size]
    case .type: numbers += [node.type]
    case .allButType: numbers += [node.frame, node.inside]
    }
    return numbers.hashValue
  }

  private mutating func add(_ place: Int, _ index: TreeIndex) {
    let node = index.tree.nodes[place]
    var fingerprint = Fingerprint()
    fingerprint.type = ExactText(node.type).hashValue
    fingerprint.identifier = node.identifier.map(ExactText.init).hashValue
    fingerprint.place = node.place.map { ExactText($0).hashValue }
    fingerprint.size = node.frame.map { [$0.width, $0.height] }.hashValue
    fingerprint.frame = node.frame.map { [$0.minX, $0.minY, $0.width, $0.height] }.hashValue
    if !node.properties.isEmpty { fingerprint.properties = NodeFingerprints.hash(of: node.properties) }
    let children = index.children[place].map { nodes[$0] }
    fingerprint.inside =
      children.map { [$0.type, $0.identifier, $0.frame, $0.properties ?? 0, $0.inside].hashValue }.hashValue
    let own = node.properties["text"] ?? node.properties["image"] ?? node.properties["path"]
    let contents = children.map { [$0.identifier, $0.content ?? 0].hashValue }
    let isNamed = index.children[place].contains { index.tree.nodes[$0].identifier != nil }
    if own != nil || isNamed || children.contains(where: { $0.content != nil }) {
      fingerprint.content = [own.map(ExactText.init).hashValue, contents.hashValue].hashValue
    }
    nodes[place] = fingerprint
  }

  /// Returns a hash of properties that does not depend on their order.
  private static func hash(of properties: [String: String]) -> Int {
    properties.reduce(0) { $0 &+ [ExactText($1.key), ExactText($1.value)].hashValue }
  }
}

extension LayoutNode {
  /// Whether or not the node is a named number.
  var isNumber: Bool { properties["metric"] != nil && frame == nil }
}
