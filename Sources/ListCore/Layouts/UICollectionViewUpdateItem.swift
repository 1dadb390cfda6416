public import Foundation

/// A change of an item or a section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// The insertion of an item.
    case insert = 0
    /// The deletion of an item.
    case delete = 1
    /// The reload of an item.
    case reload = 2
    /// The move of an item.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The place before the change; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after the change; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
  }
}
