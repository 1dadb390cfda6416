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

  private let change: (action: Action, old: IndexPath?, new: IndexPath?)

  /// The place before the change; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { change.old }
  /// The place after the change; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { change.new }
  /// The kind of the change.
  open var updateAction: Action { change.action }

  /// Creates no change; a subclass may say otherwise.
  public override init() {
    change = (.none, nil, nil)
    super.init()
  }

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    change = (action, old, new)
    super.init()
  }
}
