public import Foundation

extension UITableView {
  /// The styles of a table view.
  public enum Style: Int, Sendable {
    /// A table view of contiguous sections.
    case plain = 0
    /// A table view of separate sections.
    case grouped = 1
    /// A table view of separate sections, inset by the margins.
    case insetGrouped = 2
  }

  /// The positions at which scrolling can place a row.
  public enum ScrollPosition: Int, Sendable {
    /// The position with the least scrolling.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The center of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3
  }

  /// The animations of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// A fade.
    case fade = 0
    /// A slide at the right.
    case right = 1
    /// A slide at the left.
    case left = 2
    /// A slide at the top.
    case top = 3
    /// A slide at the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// A slide that keeps the rows in the middle.
    case middle = 6
    /// The animation of the table view's choice.
    case automatic = 100
  }

  /// The edges from which the inset of separators counts.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets.
    case fromAutomaticInsets = 1
  }

  /// The changes after which cells that size themselves are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled = 0
    /// Those that a cell tells of by `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Those, and changed constraints in the content view.
    ///
    /// Differs from UIKit: the same as `enabled`.
    case enabledIncludingConstraints = 2
  }

  /// The notification that the selection changed by a touch.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Performs several changes as a group, by a function that does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UITableViewCell {
  /// The styles of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A single line.
    case singleLine = 1
  }

  /// The edits of a row.
  public enum EditingStyle: Int, Sendable {
    /// No edit.
    case none = 0
    /// The deletion of the row.
    case delete = 1
    /// The insertion of a row.
    case insert = 2
  }
}

extension ReuseKey {
  /// Returns the name of cells with an identifier.
  static func row(_ identifier: String) -> ReuseKey { ReuseKey(kind: cell, identifier: identifier) }
  /// Returns the name of headers and footers with an identifier.
  static func edge(_ identifier: String) -> ReuseKey { ReuseKey(kind: "edge", identifier: identifier) }
}
