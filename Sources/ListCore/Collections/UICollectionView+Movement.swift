import ControlCore
import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore

/// The movement of an item by the user's touch.
extension UICollectionView {
  /// An item that is moved, and for which others make room.
  struct Movement {
    /// The place in the data.
    let original: IndexPath
    /// The place at which the item is displayed.
    var current: IndexPath
    let cell: UICollectionViewCell
    /// The place of the cell's middle in the content.
    var position: CGPoint
    /// The numbers of items in the data.
    let counts: ListCounts

    /// The element of the item.
    var element: ElementKey { .cell(current) }
  }

  /// The distance between the z-index of a moved item and its own.
  private static let lift = 1_000_000

  /// Begins to move an item, if the data source allows it.
  func beginMovement(of path: IndexPath) -> Bool {
    guard list.movement == nil, list.batch == nil, let cell = cellForItem(at: path),
      dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    else { return false }
    list.movement = Movement(
      original: path, current: path, cell: cell, position: cell.center, counts: counts)
    cell.setNeedsUpdateConfiguration()
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: cell.center, previousIndexPaths: [path],
      previousPosition: cell.center)
    collectionViewLayout.invalidateLayout(with: context)
    return true
  }

  /// Moves the item to a position, and lets others make room.
  func moveItem(to position: CGPoint) {
    guard let movement = list.movement, position.x.isFinite, position.y.isFinite else { return }
    let old = movement.position
    list.movement?.position = position
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.current, withPosition: position)
    let target =
      itemDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
    let previous = movement.current
    if target != previous { makeRoom(at: target) }
    let current = list.movement?.current ?? previous
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [current], withTargetPosition: position, previousIndexPaths: [previous],
      previousPosition: old)
    collectionViewLayout.invalidateLayout(with: context)
    layoutIfNeeded()
  }

  /// Ends the movement, and tells the data source, unless it is cancelled.
  func endMovement(cancelled: Bool) {
    guard let movement = list.movement else { return }
    let isMoved = movement.current != movement.original
    // The movement is over before the data source is told, which may reload or change items then.
    (list.movement, list.isMovementRefused) = (nil, false)
    if !cancelled, isMoved {
      dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
    }
    let isCancelled = cancelled || list.isMovementRefused
    if isCancelled, isMoved, !list.needsReload {
      list.movement = movement
      makeRoom(at: movement.original)
      list.movement = nil
    }
    movement.cell.setNeedsUpdateConfiguration()
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? movement.original : movement.current],
        previousIndexPaths: [movement.original], movementCancelled: isCancelled))
    guard !list.needsReload else { return }
    checkData(isCancelled ? movement.counts : counts)
    UIView.animate(withDuration: UpdateTimes.movement, delay: 0, options: .allowUserInteraction) {
      [weak self] in
      self?.layoutIfNeeded()
    }
  }

  /// Reloads if the data source has other numbers of items than are displayed.
  private func checkData(_ expected: ListCounts) {
    list.counts = nil
    let update = ListUpdate(ListChanges(), from: expected, to: counts)
    guard let problem = update.problem(in: .collection) else { return }
    LayoutDiagnostics.report(.list(problem))
    requestReload()
  }

  /// Displays the moved item at another place, and the others around it.
  private func makeRoom(at target: IndexPath) {
    guard let movement = list.movement,
      let update = ListUpdate(moving: movement.current, to: target, in: counts)
    else { return }
    let old = nearbyAttributes()
    list.counts = update.after
    list.movement?.current = target
    show(update, from: old, duration: UpdateTimes.movement)
  }

  /// Returns the attributes with which an element is displayed: for a moved item those at the touch, in front of all.
  func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let movement = list.movement, attributes.element == movement.element else { return attributes }
    let moved = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position
    ).duplicate
    moved.zIndex += Self.lift
    return moved
  }

  /// Returns the index path in the data of an item that is displayed at another one, while an item is moved.
  func sourcePath(of path: IndexPath) -> IndexPath {
    guard let movement = list.movement, movement.current != movement.original else { return path }
    let update = ListUpdate(moving: movement.original, to: movement.current, in: movement.counts)
    return update?.oldPath(of: path) ?? path
  }

  /// Returns whether a long touch may pick up the item under it, which the data source says.
  func mayPickUp(with recognizer: UIGestureRecognizer) -> Bool {
    guard let path = indexPathForItem(at: recognizer.location(in: self)), let dataSource else { return false }
    list.isMovementAssumed = false
    return dataSource.collectionView(self, canMoveItemAt: path) && !list.isMovementAssumed
  }

  /// Moves an item with the recognizer of long touches of a collection view controller.
  func follow(movement recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      if let path = indexPathForItem(at: place) { _ = beginInteractiveMovementForItem(at: path) }
    case .changed: updateInteractiveMovementTargetPosition(place)
    case .ended: endInteractiveMovement()
    case .cancelled, .failed: cancelInteractiveMovement()
    default: break
    }
  }
}

/// The recognizer of the long touches that pick up items.
final class MovementRecognizer: UILongPressGestureRecognizer {}
