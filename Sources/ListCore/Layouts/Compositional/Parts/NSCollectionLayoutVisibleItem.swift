public import Foundation
public import GraphicsCore
public import LayerCore
import StyleCore

/// A displayed cell or view of a section, which a handler can change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, 0…1.
  var alpha: CGFloat { get set }
  /// The position on the z-axis.
  var zIndex: Int { get set }
  /// Whether or not the view is hidden.
  var isHidden: Bool { get set }
  /// The center, in the content's coordinates.
  var center: CGPoint { get set }
  /// The affine transform of the view.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform of the view.
  var transform3D: CATransform3D { get set }
  /// The name of the view; nil.
  var name: String { get }
  /// The index path of the view.
  var indexPath: IndexPath { get }
  /// The frame, in the content's coordinates, as if the section had not scrolled.
  var frame: CGRect { get }
  /// The bounds, whose origin is zero.
  var bounds: CGRect { get }
  /// The category of the view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the view; nil for a cell.
  var representedElementKind: String? { get }
}

/// The handler of the displayed views of a section, which is called whenever it scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// A displayed view, by its attributes.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  /// Creates the view of some attributes, which it changes.
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
