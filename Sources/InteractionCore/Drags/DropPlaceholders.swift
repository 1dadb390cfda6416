public import ControlCore
public import Foundation
import LayoutCore
public import ListCore

/// A row that stands for a dropped item until its data are there.
///
/// Differs from UIKit: it is not shown, and its handler is not called.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath

  /// The closure that updates the cell of the placeholder.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder with the place, the reuse identifier and the height of its cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
}

/// A row that stands for an item that is dropped on a table.
///
/// Differs from UIKit: it is not shown.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The closure of the look of the preview that moves to the placeholder.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// An item that stands for a dropped item until its data are there.
///
/// Differs from UIKit: it is not shown, and its handler is not called.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath

  /// The closure that updates the cell of the placeholder.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder with the place and the reuse identifier of its cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
}

/// An item that stands for an item that is dropped on a collection.
///
/// Differs from UIKit: it is not shown.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The closure of the look of the preview that moves to the placeholder.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A type of objects that replace the placeholder of an item in a table by its row.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Inserts the row after a closure changed the data at its place, and returns whether the placeholder was there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder, and returns whether it was there.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A type of objects that replace the placeholder of an item in a collection by its cell.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Inserts the item after a closure changed the data at its place, and returns whether the placeholder was there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder, and returns whether it was there.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Updates the cell of the placeholder.
  func setNeedsCellUpdate()
}

extension UITableViewDropCoordinator {
  /// Keeps a place for an item until its data are there, and returns the object that inserts its row.
  public func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let list = (self as? TableDropCoordinator)?.drop.list as? UITableView
    return PlaceholderContext(dragItem, placeholder.insertionIndexPath) { [weak list] path in
      list?.insertRows(at: [path], with: .automatic)
    }
  }
}

extension UICollectionViewDropCoordinator {
  /// Keeps a place for an item until its data are there, and returns the object that inserts it.
  public func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let list = (self as? CollectionDropCoordinator)?.drop.list as? UICollectionView
    return PlaceholderContext(dragItem, placeholder.insertionIndexPath) { [weak list] path in
      list?.insertItems(at: [path])
    }
  }
}

/// The place of an item in a list of any kind.
@MainActor
final class PlaceholderContext: NSObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private var insert: ((IndexPath) -> Void)?
  private let animator = DragAnimator()

  init(_ dragItem: UIDragItem, _ path: IndexPath, insert: @escaping (IndexPath) -> Void) {
    (self.dragItem, self.path, self.insert) = (dragItem, path, insert)
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let insert else { return false }
    self.insert = nil
    dataSourceUpdates(path)
    insert(path)
    animator.animate()
    animator.complete()
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { insert = nil }
    return insert != nil
  }

  func setNeedsCellUpdate() {}

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
