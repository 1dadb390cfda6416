public import Foundation

/// The views of a picture as plain values, which are stored with the reference of a snapshot.
///
/// Layers without a view and named numbers (a spec's metrics) are nodes, too. A tree is made by
/// `LayoutTree.recording(_:scale:)`, and is read from and written as JSON, one node per line.
public struct LayoutTree: Sendable, Hashable {
  /// The number of pixels per point.
  public var scale: Double
  /// The nodes from back to front, each after its parent.
  public var nodes: [LayoutNode]

  /// Creates a tree of the given nodes, each after its parent.
  public init(scale: Double, nodes: [LayoutNode]) {
    self.scale = scale
    self.nodes = nodes
  }
}

/// A view, a layer without one, or a named number, in the state of the picture.
public struct LayoutNode: Sendable, Hashable {
  /// The class, or `metric` for a named number.
  public var type: String
  /// The accessibility identifier, the layer's name, or the name of a number; none if it is empty.
  public var identifier: String?
  /// The place of a row, an item, a header or a footer in its list: `row 0-2`; nil for other nodes.
  public var place: String?
  /// The index of the parent node; nil for a root.
  public var parent: Int?
  /// The frame in the coordinates of the parent, in points; nil for a number.
  public var frame: CGRect?
  /// The bounding box of the bounds in the picture, in pixels, visible or not; nil if the node or its parent is hidden.
  public var box: CGRect?
  /// The visible extent of the node's own drawing, in whole pixels; nil if nothing is visible.
  public var paint: CGRect?
  /// The properties that differ from the defaults, such as `text` or `background`, in words.
  public var properties: [String: String]
  /// The indices of the nodes from which the frame was computed, the nearest first.
  ///
  /// The node itself is among them if the size of its own content was used.
  public var dependencies: [Int]

  /// Creates a node with the given values.
  public init(
    type: String, identifier: String? = nil, place: String? = nil, parent: Int? = nil, frame: CGRect? = nil,
    box: CGRect? = nil, paint: CGRect? = nil, properties: [String: String] = [:], dependencies: [Int] = []
  ) {
    self.type = type
    self.identifier = identifier
    self.place = place
    self.parent = parent
    self.frame = frame
    self.box = box
    self.paint = paint
    self.properties = properties
    self.dependencies = dependencies
  }
}

extension LayoutTree {
  /// The depth of each node: 0 for roots.
  var depths: [Int] {
    var depths: [Int] = []
    for node in nodes { depths.append(node.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }
}
