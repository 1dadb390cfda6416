public import Foundation

/// A space between parts of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  let space: LayoutSpace

  init(_ space: LayoutSpace) {
    self.space = space
  }

  /// Returns a space of a length in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(LayoutSpace(length: fixedSpacing, isFlexible: false))
  }

  /// Returns a space of at least a length in points, which takes its share of the free space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(LayoutSpace(length: flexibleSpacing, isFlexible: true))
  }

  /// The length or the least length, in points.
  open var spacing: CGFloat { space.length }
  /// Whether or not the space can grow.
  open var isFlexibleSpacing: Bool { space.isFlexible }
  /// Whether or not the space has one length.
  open var isFixedSpacing: Bool { !space.isFlexible }

  /// Returns the space, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spaces around an item or a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space beneath the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the spaces around an item; nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  /// The spaces as values.
  var edges: LayoutEdges {
    LayoutEdges(
      x: (leading?.space ?? .none, trailing?.space ?? .none), y: (top?.space ?? .none, bottom?.space ?? .none)
    )
  }

  /// Returns the spaces, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
