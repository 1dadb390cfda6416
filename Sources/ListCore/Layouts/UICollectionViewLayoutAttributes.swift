public import Foundation
public import GraphicsCore
public import LayerCore
import LayoutCore

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
  /// The place in the section of a list; nil elsewhere.
  var list: ListPlacement?
  /// The axes along which the layout takes the length that the view prefers.
  var flexibleAxes = (width: true, height: true)
  /// The section whose scroll view displays the element; nil for an element of the collection view itself.
  var scrollingSection: Int?
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
    represent(ElementKey(category: category, kind: kind, indexPath: indexPath))
  }

  /// Makes the attributes those of an element.
  private func represent(_ element: ElementKey) {
    (indexPath, category, kind) = (element.indexPath, element.category, element.kind)
  }

  /// Returns new attributes of an element, of a layout's class.
  static func make(_ element: ElementKey, of attributesClass: AnyClass) -> UICollectionViewLayoutAttributes {
    let type = attributesClass as? UICollectionViewLayoutAttributes.Type
    let made = _LayerInstantiation.makeObject(of: type ?? UICollectionViewLayoutAttributes.self)
    made.represent(element)
    return made
  }

  /// The element of the attributes.
  var element: ElementKey { ElementKey(category: category, kind: kind, indexPath: indexPath) }

  /// The attributes, copied by their class.
  var duplicate: UICollectionViewLayoutAttributes { copy() as? UICollectionViewLayoutAttributes ?? self }

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
    (copy.list, copy.scrollingSection, copy.flexibleAxes) = (list, scrollingSection, flexibleAxes)
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
      && list == other.list && scrollingSection == other.scrollingSection
      && flexibleAxes == other.flexibleAxes
  }
}
