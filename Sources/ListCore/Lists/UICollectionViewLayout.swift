public import Foundation
public import GraphicsCore
public import LayerCore
import LayoutCore
public import StyleCore

/// What places the items of a collection. Differs from UIKit: the collection does not ask it yet; code may.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection whose items it places.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout of no collection.
  public override init() {
    super.init()
  }

  /// A layout of no collection. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The class of what it says about an item.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The size of all content; nothing, unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// Works out what the other methods answer.
  open func prepare() {}
  /// What is said about the items in an area; nothing, unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// What is said about an item; nothing, unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// What is said about a view of a kind; nothing, unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds of the collection change the layout; false, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What was worked out does not hold any more.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}

extension UICollectionView {
  /// The kinds of views that a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A view that belongs to a section or to all of them.
    case supplementaryView = 1
    /// A view of the layout's own.
    case decorationView = 2
  }
}

/// Where an item is, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var kind: String?
  private var category = UICollectionView.ElementCategory.cell
  /// The item.
  open var indexPath = IndexPath()
  /// The kind of view; nil for a cell.
  open var representedElementKind: String? { kind }
  /// The kind of view that is placed.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The middle, in the content's coordinates.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// How the view is turned in its plane; what of `transform3D` is no such turn is left out.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// How the view is turned in space.
  open var transform3D = CATransform3DIdentity
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Where it stands in depth.
  open var zIndex = 0
  /// Whether it is not seen.
  open var isHidden = false

  /// Attributes of no item.
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

  /// What is said about the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, .cell, kind: nil)
  }

  /// What is said about a view of a kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, kind: elementKind)
  }

  /// What is said about a decoration of a kind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, kind: decorationViewKind)
  }

  /// The place, in the content's coordinates, before `transform`.
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

  /// The size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// An object of the same class, made by its `init()`, that says the same. Subclasses copy what they add to it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _LayerInstantiation.makeObject(of: type(of: self))
    copy.kind = kind
    copy.category = category
    copy.indexPath = indexPath
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Whether `object` says the same of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    // Off the main actor, on which these belong, an object equals itself alone.
    return self === other || MainExecutor.isCurrent && MainActor.assumeIsolated { saysSame(as: other) }
  }

  nonisolated open override var hash: Int {
    MainExecutor.isCurrent ? MainActor.assumeIsolated { indexPath.hashValue } : super.hash
  }

  private func saysSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    kind == other.kind && category == other.category && indexPath == other.indexPath && center == other.center
      && size == other.size && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }
}

extension UICollectionView {
  /// The axis that a layout goes on along.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }
}

/// Lines of items, one after the other. Differs from UIKit: it places nothing yet.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items that asks them for their own.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  /// The size of items where nobody says another; 50 × 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items that were not measured yet; zero where they are not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least space between lines; 10 at first.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line; 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The area that sections are inset from. Differs from UIKit: without effect, as the layout places nothing yet.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// The axis that lines follow each other along.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The insets of sections.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of the views at the beginning of sections.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of the views at the end of sections.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether the beginning of a section stays while it is scrolled.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether the end of a section stays while it is scrolled.
  open var sectionFootersPinToVisibleBounds = false
}

extension UICollectionViewFlowLayout {
  /// The areas that sections may be inset from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The margins.
    case fromLayoutMargins = 2
  }
}
