public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
import StyleCore

/// A scroll view that displays items in sections, arranged by a layout.
///
/// Only the elements that meet the bounds have views, which are reused for others. Numbers and positions of items are
/// requested before they are needed, and kept until they are invalid.
///
/// Differs from UIKit: `delegate` has the type of that of the scroll view. Calls for which UIKit raises an exception are
/// reported; changes that do not explain the numbers of items reload all data.
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

  var list = ListState()

  /// The layout of the items.
  ///
  /// Another layout is used at once; see `setCollectionViewLayout(_:animated:)`.
  open var collectionViewLayout: UICollectionViewLayout {
    get { list.layout }
    set { use(newValue, animated: false, completion: nil) }
  }

  /// Creates a collection view with the given frame and layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    begin(with: layout)
  }

  /// Creates a collection view with a flow layout.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin(
      with: coder.interfaceObject("collectionViewLayout") as? UICollectionViewLayout
        ?? UICollectionViewFlowLayout())
    coder.decodeInterface(of: self, as: UICollectionView.self)
  }

  // MARK: Sources and delegates

  /// The data source, which provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadForNewSource() } }
  }
  /// The data source that prepares data before they are displayed.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether or not `prefetchDataSource` is told of items that will be displayed soon.
  open var isPrefetchingEnabled = true
  /// The delegate of drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { ListDrags.host?.connect(self) } }
  /// The delegate of drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { ListDrags.host?.connect(self) } }
  /// Whether or not the user can drag items.
  open var dragInteractionEnabled = true
  /// The speed at which items make room for a drop.
  ///
  /// Differs from UIKit: without effect.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether or not a drag began in the collection view.
  open var hasActiveDrag: Bool { ListDrags.host?.hasActiveDrag(self) ?? false }
  /// Whether or not a drag is above the collection view.
  open var hasActiveDrop: Bool { ListDrags.host?.hasActiveDrop(self) ?? false }
  /// The changes of a displayed cell after which its size is computed again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Look

  /// The view behind the items, as large as the collection view, which does not scroll.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  // MARK: Layouts

  /// Sets the layout, with an animation or without.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    use(layout, animated: animated, completion: nil)
  }

  /// Sets the layout, with an animation or without; the layouts are told of it, and `completion` is called at the end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    use(layout, animated: animated, completion: completion)
  }

  /// Begins a transition that code moves, and returns its layout.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

  /// Ends the transition with the new layout.
  open func finishInteractiveTransition() { endTransition(finished: true) }
  /// Ends the transition with the old layout.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  // MARK: Items

  /// The number of sections; 1 without a data source.
  open var numberOfSections: Int { counts.sections }
  /// Returns the number of items in a section, 0 if it does not exist.
  open func numberOfItems(inSection section: Int) -> Int { counts.items(in: section) }

  /// The displayed cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { shownCells.map(\.cell) }
  /// The index paths of the displayed items, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.path) }
  /// Returns the cell of an item, or `nil` if it is not displayed.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    list.shown[.cell(indexPath)] as? UICollectionViewCell
  }
  /// Returns the index path of a displayed cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
  /// Returns the index path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// Returns the layout attributes of an item, at its place in the content.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  /// Returns the layout attributes of a supplementary view, at its place in the content.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplement(kind, indexPath)) }

  /// Returns the displayed supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplements(elementKind).map(\.view)
  }
  /// Returns the index paths of the displayed supplementary views of a kind, in their order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplements(elementKind).map(\.path)
  }
  /// Returns a supplementary view, or `nil` if it is not displayed.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { list.shown[.supplement(elementKind, indexPath)] }

  // MARK: Movement by the user

  /// Begins to move an item with the user's touch, and returns whether the data source lets it move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Moves the item to a position of the content; the others make room for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(to: targetPosition)
  }
  /// Leaves the item at its new place, which the data source is told.
  open func endInteractiveMovement() { endMovement(cancelled: false) }
  /// Returns the item to its old place.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }

  // MARK: Changes

  /// Whether or not there are changes that the data source does not know of, such as those of a drag.
  ///
  /// Differs from UIKit: only a movement of an item by the user is such a change.
  open var hasUncommittedUpdates: Bool { list.movement != nil }
  /// Reloads all items with the next layout, and deselects them.
  open func reloadData() { requestReload() }
  /// Replaces the cells of some items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths.map(ItemPlace.init(announced:))) }
  }
  /// Replaces the cells and other views of some sections, whose numbers of items may be others.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Inserts items.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths.map(ItemPlace.init(announced:))) }
  }
  /// Deletes items.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths.map(ItemPlace.init(announced:))) }
  }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveItem(ItemPlace(announced: indexPath), to: ItemPlace(announced: newIndexPath)) }
  }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, to: newSection) }
  }
  /// Requests the cells of displayed items again; the data source dequeues the present ones.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Performs several changes as a group, with an animation, and calls `completion` at its end.
  ///
  /// Deletions are numbered as before all changes, insertions as after them.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performGroup(updates, completion)
  }

  // MARK: Scrolling and selection

  /// Scrolls to place an item at a position, or else to make it visible.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// The rectangle of the scroll view in its own coordinates; the layout is asked whether a change of it matters.
  open override var bounds: CGRect {
    get { list.reportedBounds ?? super.bounds }
    set {
      noteBounds(newValue)
      super.bounds = newValue
    }
  }

  /// Displays the elements that meet the bounds, after the changes that are pending.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  /// Whether or not the user can select items.
  open var allowsSelection = true
  /// Whether or not the user can select several items.
  open var allowsMultipleSelection = false
  /// Whether or not the user can select items while the collection view is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether or not the user can select several items while the collection view is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether or not the collection view is edited, which cells show.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// The index paths of the selected items, in the order of their selection; empty if there are none.
  open internal(set) var indexPathsForSelectedItems: [IndexPath]? {
    get { list.selection }
    set { list.selection = newValue ?? [] }
  }

  /// Selects an item, and scrolls to it unless `scrollPosition` is empty; nil deselects all. The delegate is not told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item. The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moveTouch(touches)
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch(touches)
    super.touchesCancelled(touches, with: event)
  }

  /// Returns whether a recognizer may begin; that of long touches may on an item that
  /// can move, that of swipes on a row with actions.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is MovementRecognizer { return mayPickUp(with: gestureRecognizer) }
    if let pan = gestureRecognizer as? SwipeRecognizer, pan.view === self { return prepareSwipe(pan) }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Returns the offset at which the layout wants scrolling to end after a drag.
  @_spi(Plumb)
  open override func scrollTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Focus

  /// Whether or not items can get the focus.
  open var allowsFocus = true
  /// Whether or not items can get the focus while the collection view is edited.
  open var allowsFocusDuringEditing = true
  /// Whether or not the item that gets the focus is selected.
  open var selectionFollowsFocus = false
  /// Whether or not the focus returns to the item that had it last.
  open var remembersLastFocusedIndexPath = false
  /// The index path of the item that had the focus last.
  package final var lastFocusedPath: IndexPath?
  /// The cell of the item that gets the focus first, if it is visible: the one that had it last, or that the delegate says.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    let last = remembersLastFocusedIndexPath ? lastFocusedPath : nil
    guard let path = last ?? itemDelegate?.indexPathForPreferredFocusedView(in: self),
      let cell = cellForItem(at: path)
    else { return super.preferredFocusEnvironments }
    return [cell]
  }

  // MARK: Cells

  /// Registers the class of cells with a reuse identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    list.registry.register(cellClass, for: ReuseKey(kind: ReuseKey.cell, identifier: identifier))
  }

  /// Registers the nib of cells with a reuse identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    list.registry.register(nib, for: ReuseKey(kind: ReuseKey.cell, identifier: identifier))
  }

  /// Registers the nib of supplementary views with a kind and a reuse identifier; nil removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    list.registry.register(nib, for: .supplement(kind, identifier))
  }

  /// Registers the class of supplementary views with a kind and a reuse identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    list.registry.register(viewClass, for: .supplement(elementKind, identifier))
  }

  /// Returns a cell that waits for reuse, prepared for it, or else a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }

  /// Returns a supplementary view that waits for reuse, prepared for it, or else a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplement(elementKind, identifier, for: indexPath) }

  // MARK: Describing views

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.details.append("layout: <\(ObjectNames.title(of: collectionViewLayout))>")
    content.details.append("dataSource: \(ObjectNames.reference(to: dataSource))")
    return content
  }
}
