public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore

/// A scroll view that displays items in sections, arranged by a layout.
///
/// Differs from UIKit: items are not shown yet; the data source is asked for their number only if code requests it, and
/// cells are created only if code dequeues them. `delegate` has the type of that of the scroll view.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The positions at which scrolling can place an item.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates the positions of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal center of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the headers of sections.
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of the footers of sections.
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  private var registry = CellRegistry()

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutChanged(from: oldValue) } }

  /// Creates a collection view with the given frame and layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates a collection view with a flow layout.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      coder.interfaceObject("collectionViewLayout") as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
    coder.decodeInterface(of: self, as: UICollectionView.self)
  }

  /// The data source, which provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether or not the user can select items.
  open var allowsSelection = true
  /// Whether or not the user can select several items.
  open var allowsMultipleSelection = false
  /// Whether or not cells are prefetched.
  ///
  /// Differs from UIKit: without effect.
  open var isPrefetchingEnabled = true
  /// The index paths of the selected items.
  open internal(set) var indexPathsForSelectedItems: [IndexPath]? = []

  /// Sets the layout, without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Sets the layout, without an animation; the layouts are told of it, then `completion` runs.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    completion?(true)
  }

  // MARK: Items

  /// The number of sections; 1 without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// Returns the number of items in a section; 0 without a data source.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The visible cells.
  ///
  /// Differs from UIKit: nothing is visible.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The index paths of the visible items.
  ///
  /// Differs from UIKit: nothing is visible.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// Returns the visible cell of an item.
  ///
  /// Differs from UIKit: nothing is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// Returns the index path of a visible cell.
  ///
  /// Differs from UIKit: nothing is visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// Returns the index path of the item at a point.
  ///
  /// Differs from UIKit: nothing is shown.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the visible supplementary views of a kind.
  ///
  /// Differs from UIKit: nothing is visible.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
  /// Returns the index paths of the visible supplementary views of a kind.
  ///
  /// Differs from UIKit: nothing is visible.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns a visible supplementary view.
  ///
  /// Differs from UIKit: nothing is visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }

  /// Begins to move an item with the user's touch, and returns whether it can be moved.
  ///
  /// Differs from UIKit: always false, since items are not shown.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Moves the item to a position.
  ///
  /// Differs from UIKit: without effect, since no item is being moved.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Leaves the item where it is.
  ///
  /// Differs from UIKit: without effect, since no item is being moved.
  open func endInteractiveMovement() {}
  /// Returns the item to its place.
  ///
  /// Differs from UIKit: without effect, since no item is being moved.
  open func cancelInteractiveMovement() {}

  /// Reloads all items.
  ///
  /// Differs from UIKit: it only requests layout; items are not shown.
  open func reloadData() { setNeedsLayout() }
  /// Reloads some items, by calling `reloadData()`.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads some sections, by calling `reloadData()`.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Inserts items, by calling `reloadData()`.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Deletes items, by calling `reloadData()`.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Moves an item, by calling `reloadData()`.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Inserts sections, by calling `reloadData()`.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Deletes sections, by calling `reloadData()`.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Moves a section, by calling `reloadData()`.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Performs several changes as a group.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Scrolls to make an item visible.
  ///
  /// Differs from UIKit: items are not shown, and nothing scrolls.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Selects an item; nil deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      indexPathsForSelectedItems = []
      return
    }
    indexPathsForSelectedItems =
      (allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []) + [indexPath]
  }

  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }

  // MARK: Cells

  /// Registers the class of cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.nibs[identifier] = nil
    registry.cells[identifier] = cellClass
  }

  /// Registers the nib of cells with a reuse identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.nibs[identifier] = nib
  }

  /// Registers the nib of supplementary views with a kind and a reuse identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registry.supplementNibs[kind + "/" + identifier] = nib
  }

  /// Registers the class of supplementary views with a kind and a reuse identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.supplementNibs[elementKind + "/" + identifier] = nil
    registry.supplements[elementKind + "/" + identifier] = viewClass
  }

  /// Returns a new cell of the registered class.
  ///
  /// Differs from UIKit: cells are not reused.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = make(registry.nibs[identifier], registry.cells[identifier], identifier)
    guard let cell = made as? UICollectionViewCell else {
      preconditionFailure("No class of cells was registered for \"\(identifier)\".")
    }
    return cell
  }

  /// Returns a new view of the registered class.
  ///
  /// Differs from UIKit: views are not reused.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = elementKind + "/" + identifier
    guard let view = make(registry.supplementNibs[key], registry.supplements[key], identifier) else {
      preconditionFailure(
        "No class of views of the kind \(elementKind) was registered for \"\(identifier)\".")
    }
    return view
  }

  private func make(_ nib: UINib?, _ type: AnyClass?, _ identifier: String) -> UICollectionReusableView? {
    if let nib {
      let view = nib.first(UICollectionReusableView.self)
      view?.reuseIdentifier = identifier
      return view
    }
    guard let type = type as? UICollectionReusableView.Type else { return nil }
    let view = CellMaking.view(of: type)
    view.reuseIdentifier = identifier
    return view
  }

  private func layoutChanged(from old: UICollectionViewLayout) {
    old.owner = nil
    collectionViewLayout.owner = self
    setNeedsLayout()
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.details.append("layout: <\(ObjectNames.title(of: collectionViewLayout))>")
    content.details.append("dataSource: \(ObjectNames.reference(to: dataSource))")
    return content
  }
}

extension UICollectionView {
  /// Performs several changes as a group, by a function that does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
