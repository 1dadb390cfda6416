public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore

/// Items in sections, placed by a layout.
///
/// Differs from UIKit: items are not shown yet; it asks its data source how many there are when somebody asks it, and
/// makes cells where somebody dequeues them. `delegate` has the type of the scroll view's.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// What an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    /// The positions of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of views at the beginning of sections.
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of views at the end of sections.
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  private var registry = CellRegistry()

  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutChanged(from: oldValue) } }

  /// A collection of the given frame, whose items `layout` places.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection with a flow layout. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Who says what the items are.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether cells are asked for early. Differs from UIKit: without effect.
  open var isPrefetchingEnabled = true
  /// The selected items.
  open internal(set) var indexPathsForSelectedItems: [IndexPath]? = []

  /// Takes on another layout, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Items

  /// How many sections the data source says there are; one without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// How many items the data source says a section has; none without a data source.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cells that are shown. Differs from UIKit: none are.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The items that are shown. Differs from UIKit: none are.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The cell of an item that is shown. Differs from UIKit: none are.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// The item of a cell that is shown. Differs from UIKit: none are.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// The item at a point. Differs from UIKit: none are shown.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

  /// Where the layout places an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Asks for all items anew. Differs from UIKit: it asks for layout, and items are not shown.
  open func reloadData() { setNeedsLayout() }
  /// Asks for some items anew; as `reloadData()`.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for some sections anew; as `reloadData()`.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Items came; as `reloadData()`.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Items went; as `reloadData()`.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// An item moved; as `reloadData()`.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Makes several changes at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Scrolls to an item. Differs from UIKit: items are not shown, and nothing scrolls.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Selects an item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      indexPathsForSelectedItems = []
      return
    }
    indexPathsForSelectedItems =
      (allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []) + [indexPath]
  }

  /// Selects an item no longer.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }

  // MARK: Cells

  /// Says which class a cell of that name has.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.cells[identifier] = cellClass
  }

  /// Says which class a view of that kind and name has.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.supplements[elementKind + "/" + identifier] = viewClass
  }

  /// A new cell of the class of that name. Differs from UIKit: cells are not used again.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = make(registry.cells[identifier], identifier) as? UICollectionViewCell else {
      preconditionFailure("No class of cells was registered for \"\(identifier)\".")
    }
    return cell
  }

  /// A new view of the class of that kind and name. Differs from UIKit: it is not used again.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = make(registry.supplements[elementKind + "/" + identifier], identifier) else {
      preconditionFailure(
        "No class of views of the kind \(elementKind) was registered for \"\(identifier)\".")
    }
    return view
  }

  private func make(_ type: AnyClass?, _ identifier: String) -> UICollectionReusableView? {
    guard let type = type as? UICollectionReusableView.Type else { return nil }
    let view = CellMaking.view(of: type)
    view.reuseIdentifier = identifier
    return view
  }

  private func layoutChanged(from old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    setNeedsLayout()
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.details.append("layout: <\(ObjectWords.title(of: collectionViewLayout))>")
    content.details.append("dataSource: \(ObjectWords.reference(to: dataSource))")
    return content
  }
}
