import Foundation
import LayoutCore

/// The one stack of all columns, where there is space for one column only.
extension UISplitViewController {
  /// The columns with controllers, in order.
  var filledColumns: [Column] { Column.inOrder.filter { columns.containers[$0] != nil } }

  /// The stack that the others are merged onto: that of the first column.
  var commonStack: UINavigationController? { filledColumns.first.flatMap(stack(of:)) }

  /// The column whose controllers are the last on the merged stack.
  var topColumn: Column? {
    guard let merged = columns.merged, let shown = commonStack?.viewControllers else { return nil }
    return filledColumns.last { column in
      merged[column]?.first.map { first in shown.contains { $0 === first } } ?? false
    }
  }

  /// Merges the stacks of the columns onto the first one, up to a column.
  func merge(upTo top: Column) {
    guard let common = commonStack, filledColumns.allSatisfy({ stack(of: $0) != nil }) else { return }
    var parts = columns.merged ?? [:]
    if columns.merged == nil {
      for column in filledColumns { parts[column] = stack(of: column)?.viewControllers }
    } else {
      parts = currentParts
    }
    columns.merged = parts
    let isShown = { (column: Column) in column.rawValue <= top.rawValue }
    for column in filledColumns where stack(of: column) !== common { stack(of: column)?.viewControllers = [] }
    common.viewControllers = filledColumns.filter(isShown).flatMap { parts[$0] ?? [] }
  }

  /// The controllers of each column.
  ///
  /// They are those from its first controller on the merged stack to the next column's, or the ones that it had, if it
  /// is not on the stack.
  private var currentParts: [Column: [UIViewController]] {
    guard let merged = columns.merged, let shown = commonStack?.viewControllers else { return [:] }
    var parts: [Column: [UIViewController]] = [:]
    var current: Column?
    for controller in shown {
      current = filledColumns.first { merged[$0]?.first === controller } ?? current
      if let current { parts[current, default: []].append(controller) }
    }
    return parts.merging(merged) { now, _ in now }
  }

  /// Gives the columns back their controllers on the merged stack.
  func unmerge() {
    guard columns.merged != nil else { return }
    let parts = currentParts
    let common = commonStack
    columns.merged = nil
    common?.viewControllers = filledColumns.first.flatMap { parts[$0] } ?? []
    for column in filledColumns where stack(of: column) !== common {
      stack(of: column)?.viewControllers = parts[column] ?? []
    }
  }

  /// Merges or separates the stacks, depending on whether there is space for one column only.
  func updateCollapsing() {
    let hasChanged = columns.wasCollapsed != isCollapsed
    let isFirst = columns.wasCollapsed == nil
    columns.wasCollapsed = isCollapsed
    if hasChanged, isCollapsed { prepareToCollapse() }
    let isOneStack =
      isCollapsed && columns.containers[.compact] == nil
      && filledColumns.allSatisfy { stack(of: $0) != nil }
    if isOneStack, columns.merged == nil {
      merge(upTo: columns.top ?? proposedTopColumn)
    } else if !isOneStack {
      unmerge()
    }
    guard hasChanged else { return }
    (columns.told, columns.leaving, columns.reveal, columns.swipe) = (nil, [], nil, nil)
    columns.generation += 1
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else if !isFirst {
      expand()
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// The column that is on top unless the delegate or your code chose another.
  var proposedTopColumn: Column { columns.containers[.secondary] == nil ? .primary : .secondary }

  /// Asks the delegate which column is on top.
  private func prepareToCollapse() {
    let proposed = proposedTopColumn
    columns.top = nil
    guard let delegate else { return }
    if style == .unspecified {
      if let primary = delegate.primaryViewController(forCollapsing: self),
        primary !== columns.given[.primary]
      {
        setColumn(.primary, to: primary)
      }
      guard let primary = columns.containers[.primary], let secondary = columns.containers[.secondary],
        delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
      else { return }
      columns.top = .primary
    } else {
      let top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      columns.top = columns.containers[top] == nil ? nil : top
    }
  }

  /// Asks the delegate for the columns and the mode when there is space for several columns again.
  private func expand() {
    columns.top = nil
    guard let delegate else { return }
    if style == .unspecified {
      if let primary = delegate.primaryViewController(forExpanding: self),
        primary !== columns.given[.primary]
      {
        setColumn(.primary, to: primary)
      }
      if let primary = columns.containers[.primary],
        let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary),
        secondary !== columns.given[.secondary]
      {
        setColumn(.secondary, to: secondary)
      }
    }
    let proposed = currentDisplayMode
    let mode = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    if mode != proposed, mode != .automatic { columns.chosen = mode }
  }
}
