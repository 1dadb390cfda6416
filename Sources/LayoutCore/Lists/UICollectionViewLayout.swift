public import Foundation

/// What places the items of a collection. Differs from UIKit: the collection does not ask it yet; code may.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection whose items it places.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout of no collection.
  public override init() {
    super.init()
  }

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

/// Where an item is, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath: IndexPath
  /// The kind of view; nil for a cell.
  public let representedElementKind: String?
  /// The middle, in the content's coordinates.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// How the view is turned.
  open var transform = CGAffineTransform.identity
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Where it stands in depth.
  open var zIndex = 0
  /// Whether it is not seen.
  open var isHidden = false

  private init(_ indexPath: IndexPath, kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
    super.init()
  }

  /// What is said about the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, kind: nil)
  }

  /// What is said about a view of a kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: elementKind)
  }

  /// What is said about a decoration of a kind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: decorationViewKind)
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
