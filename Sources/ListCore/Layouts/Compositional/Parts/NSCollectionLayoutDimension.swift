public import Foundation

/// A length of a compositional layout: points, a share of the container, or an estimate.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  let length: LayoutLength

  init(_ length: LayoutLength) {
    self.length = length
  }

  /// Returns a share of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width(fractionalWidth))
  }

  /// Returns a share of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height(fractionalHeight))
  }

  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// Returns a length in points that views replace by the one that they prefer.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// Returns an estimated length that is the largest of those that the items of the same group prefer.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform(estimatedDimension))
  }

  /// Whether or not the length is a share of the container's width.
  open var isFractionalWidth: Bool { if case .width = length { true } else { false } }
  /// Whether or not the length is a share of the container's height.
  open var isFractionalHeight: Bool { if case .height = length { true } else { false } }
  /// Whether or not the length is in points and stays.
  open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  /// Whether or not the length is an estimate.
  open var isEstimated: Bool { if case .estimated = length { true } else { false } }
  /// Whether or not the length is the largest of those of the items in a group.
  open var isUniformAcrossSiblings: Bool { if case .uniform = length { true } else { false } }
  /// The share, or the length in points.
  open var dimension: CGFloat { length.value }

  /// Returns the dimension, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.length == length
  }

  nonisolated open override var hash: Int { length.hashValue }
}

/// The width and the height of a part of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }

  /// The lengths as values.
  var lengths: LayoutLengths { LayoutLengths(width: widthDimension.length, height: heightDimension.length) }

  /// Returns the size, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
