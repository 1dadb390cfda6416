public import Foundation
public import StyleCore

/// A point of an item or of a supplementary view, at its edges and moved from there.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges of the point; an axis without an edge or with both has the middle.
  public let edges: NSDirectionalRectEdge
  /// The distance of the point from the edges: points, or shares of the supplementary view's size.
  public let offset: CGPoint
  /// Whether or not the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether or not the offset is a share of the supplementary view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }

  /// Creates an anchor at some edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates an anchor at a distance in points from some edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor at a distance from some edges, in shares of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The anchor as a value.
  var point: AnchorPoint { AnchorPoint(edges: edges, offset: offset, isAbsolute: isAbsoluteOffset) }

  /// Returns the anchor, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
