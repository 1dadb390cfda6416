public import Foundation

/// The views of a picture as plain values: what a snapshot's reference keeps besides the pixels.
///
/// Layers without a view and named numbers (a spec's metrics) are nodes, too. A tree is made by
/// `LayoutTree.recording(_:scale:)`, and is read from and written as JSON, one node a line.
public struct LayoutTree: Sendable, Hashable {
  /// Pixels per point.
  public var scale: Double
  /// The nodes from back to front, each behind the one that it is in.
  public var nodes: [LayoutNode]

  /// A tree of the given nodes, each behind the one that it is in.
  public init(scale: Double, nodes: [LayoutNode]) {
    self.scale = scale
    self.nodes = nodes
  }
}

/// A view, or a layer without one, or a named number, as it was when a picture was made.
public struct LayoutNode: Sendable, Hashable {
  /// The class, or `metric` for a named number.
  public var type: String
  /// The accessibility identifier, a layer's name, the name of a number; none where empty.
  public var identifier: String?
  /// The place among the nodes of the one that this is in; nil for a root.
  public var parent: Int?
  /// In the coordinates of the one that it is in, in points; nil for a number.
  public var frame: CGRect?
  /// Around the bounds in the picture, in pixels, seen or not; nil where it is hidden with what it is in.
  public var box: CGRect?
  /// Around what the node drew itself, as far as it can be seen, in whole pixels; nil where nothing can.
  public var paint: CGRect?
  /// What is special about it, such as `text` or `background`, in words.
  public var properties: [String: String]
  /// The places among the nodes of those that its frame was computed from, the nearest reasons first; itself among them
  /// where its own content was asked for its size.
  public var dependencies: [Int]

  /// A node of the given values.
  public init(
    type: String, identifier: String? = nil, parent: Int? = nil, frame: CGRect? = nil, box: CGRect? = nil,
    paint: CGRect? = nil, properties: [String: String] = [:], dependencies: [Int] = []
  ) {
    self.type = type
    self.identifier = identifier
    self.parent = parent
    self.frame = frame
    self.box = box
    self.paint = paint
    self.properties = properties
    self.dependencies = dependencies
  }
}

extension LayoutTree {
  /// How deep each node is: 0 for roots.
  var depths: [Int] {
    var depths: [Int] = []
    for node in nodes { depths.append(node.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }
}
