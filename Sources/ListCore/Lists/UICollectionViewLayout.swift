public import Foundation
public import GraphicsCore
public import LayerCore
import LayoutCore
public import StyleCore

/// The abstract class of the layouts of a collection view.
///
/// Differs from UIKit: collection views do not use it yet; only your code calls it.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection view of the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout without a collection view.
  public override init() {
    super.init()
  }

  /// Creates a layout without a collection view.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Encodes nothing.
  ///
  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The class of the layout attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The size of the content, in points; zero, unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// Prepares the layout for the other methods.
  open func prepare() {}
  /// Returns the attributes of the elements in a rectangle; nil, unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item; nil, unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view; nil, unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether a change of the collection view's bounds invalidates the layout; false, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Invalidates the layout.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}

extension UICollectionView {
  /// The categories of the elements of a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, of a section or of all of them.
    case supplementaryView = 1
    /// A decoration view of the layout.
    case decorationView = 2
  }
}

/// The attributes of an element of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var kind: String?
  private var category = UICollectionView.ElementCategory.cell
  /// The index path of the item.
  open var indexPath = IndexPath()
  /// The kind of the view; nil for a cell.
  open var representedElementKind: String? { kind }
  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The center, in the content's coordinates.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// The affine transform of the element; it leaves out the other parts of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The three-dimensional transform of the element.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1
  /// The position of the element on the z-axis.
  open var zIndex = 0
  /// Whether or not the element is hidden.
  open var isHidden = false

  /// Creates attributes of no item.
  public override init() {
    super.init()
  }

  private convenience init(
    _ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, kind: String?
  ) {
    self.init()
    self.indexPath = indexPath
    self.category = category
    self.kind = kind
  }

  /// Creates the attributes of the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, .cell, kind: nil)
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, kind: elementKind)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, kind: decorationViewKind)
  }

  /// The frame, in the content's coordinates, without `transform`.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The bounds, whose origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns a copy of the same class, made with its `init()`.
  ///
  /// Subclasses copy their own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _LayerInstantiation.makeObject(of: type(of: self))
    copy.kind = kind
    copy.category = category
    copy.indexPath = indexPath
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Returns whether `object` has the same attributes of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    // The attributes belong to the main actor; elsewhere an object equals only itself.
    return self === other
      || MainExecutor.isCurrent && MainActor.assumeIsolated { hasSameAttributes(as: other) }
  }

  nonisolated open override var hash: Int {
    MainExecutor.isCurrent ? MainActor.assumeIsolated { indexPath.hashValue } : super.hash
  }

  private func hasSameAttributes(as other: UICollectionViewLayoutAttributes) -> Bool {
    kind == other.kind && category == other.category && indexPath == other.indexPath && center == other.center
      && size == other.size && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }
}

extension UICollectionView {
  /// The axes along which a collection view scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The vertical axis.
    case vertical = 0
    /// The horizontal axis.
    case horizontal = 1
  }
}

/// A layout that arranges items in lines.
///
/// Differs from UIKit: it does not position items yet.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that lets items size themselves.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  /// The default size of items, in points; 50 × 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items, in points; zero is none.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum space between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum space between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The area from which sections are inset.
  ///
  /// Differs from UIKit: without effect, since the layout does not position items yet.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// The axis along which the lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The default size of headers, in points.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The default size of footers, in points.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether or not headers stay visible while their section scrolls.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether or not footers stay visible while their section scrolls.
  open var sectionFootersPinToVisibleBounds = false
}

extension UICollectionViewFlowLayout {
  /// The areas from which sections can be inset.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }
}
