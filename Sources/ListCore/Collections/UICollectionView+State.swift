import Foundation
import LayoutCore
import StyleCore

extension UICollectionView {
  /// The state of a collection view that subclasses do not see.
  @MainActor
  struct ListState {
    var layout = UICollectionViewLayout()
    /// The transition that code moves.
    var transition: Transition?
    var registry = ReuseRegistry()
    var queue = ReuseQueue<UICollectionReusableView>()
    /// The numbers of items, or `nil` if they are to be asked for.
    var counts: ListCounts?
    /// Whether or not the next layout makes all views again.
    var needsReload = true
    /// Whether or not the size of the content is to be taken from the layout.
    var needsContentSize = true
    /// Whether or not the offset stays when the content becomes smaller, since an animation moves it.
    var keepsOffset = false
    /// The views of the displayed elements.
    var shown: [ElementKey: UICollectionReusableView] = [:]
    /// Whether or not elements are being displayed.
    var isShowing = false
    /// The bounds of which the layout was told last.
    var notedBounds: CGRect?
    /// The old bounds, while the layout is asked about new ones.
    var reportedBounds: CGRect?
    /// The attributes of the view that the data source is asked for.
    var requested: UICollectionViewLayoutAttributes?
    /// The cells that are configured again, which are dequeued for their own items.
    var reconfigured: [IndexPath: UICollectionViewCell] = [:]
    /// The selected items, in the order of their selection.
    var selection: [IndexPath] = []
    /// The item that a touch highlights, and the touched one, which may be outside of the touch now.
    var highlighted: IndexPath?
    var touched: IndexPath?
    /// The changes that are being collected.
    var batch: Batch?
    var movement: Movement?
    /// The row whose actions are visible.
    var swipe: SwipeSession?
    /// The items that a pan of two fingers selects.
    var range: RangeSelection?
    /// Whether or not the collection view has a recognizer of such pans.
    var recognizesRanges = false
    /// Whether or not the collection view has a recognizer of swipes.
    var recognizesSwipes = false
    /// Whether or not the collection view has a recognizer of long touches for menus.
    var recognizesMenus = false
    /// Whether or not the data source did not say whether an item may move.
    var isMovementAssumed = false
    /// Whether or not the data source has no method that moves items.
    var isMovementRefused = false
    /// The items of which the source of prefetched data was told.
    var prefetched: [IndexPath] = []
    var prefetchOffset: CGPoint?
    /// The index at the side, and its titles; nil until the data source is asked for them.
    var index: ListIndexView?
    var indexTitles: [String]?
  }

  /// The delegate, if it is one of a collection view.
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// Begins with a layout.
  func begin(with layout: UICollectionViewLayout) {
    list.layout = layout
    layout.owner = self
  }

  /// Whether or not a finger or automatic scrolling moves the content.
  var isMovedByUser: Bool { isTracking || isDragging || isDecelerating }

  // MARK: Numbers of items

  /// The numbers of items, as the data source gave them after the last change.
  var counts: ListCounts {
    if let counts = list.counts { return counts }
    let counts = askedCounts()
    list.counts = counts
    return counts
  }

  /// Asks the data source for the numbers of items.
  func askedCounts() -> ListCounts {
    guard let dataSource else { return ListCounts(items: [0]) }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return ListCounts(
      items: (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) })
  }

  // MARK: Reloading

  /// Requests all items again with the next layout.
  func requestReload() {
    // First, since a movement that ends returns nothing to its place then.
    (list.counts, list.needsReload, list.indexTitles) = (nil, true, nil)
    if list.movement != nil { endMovement(cancelled: true) }
    endSwipe(animated: false)
    clearSelection()
    collectionViewLayout.invalidateCounts(andEverything: true)
    setNeedsLayout()
  }

  /// Reloads for another data source, which has no selected items.
  func reloadForNewSource() { requestReload() }

  /// Lets go of the views of the old data, before those of the new are displayed.
  func reloadIfNeeded() {
    guard list.needsReload else { return }
    list.needsReload = false
    for (_, view) in sortedElements { endShowing(view) }
    list.prefetched = []
  }

  // MARK: The background

  /// Places another view behind the items.
  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    placeBackground()
  }

  /// Places the background behind the items, where it covers the bounds.
  func placeBackground() {
    guard let backgroundView else { return }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    backgroundView.frame = bounds
  }
}

extension ReuseKey {
  /// Returns the name of supplementary views.
  static func supplement(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(kind: "supplement " + kind, identifier: identifier)
  }

  /// Returns the name of decoration views.
  static func decoration(_ kind: String) -> ReuseKey { ReuseKey(kind: "decoration", identifier: kind) }
}
