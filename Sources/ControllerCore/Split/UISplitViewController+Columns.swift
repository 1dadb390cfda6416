import Foundation
import LayoutCore
import StyleCore

extension UISplitViewController {
  /// The columns of a split view controller.
  @MainActor
  struct Columns {
    /// The controllers that the columns were given.
    var given: [Column: UIViewController] = [:]
    /// The containers of these controllers: the controllers themselves, or navigation controllers around them.
    var containers: [Column: UIViewController] = [:]
    /// The controllers of the columns' stacks while they are merged onto one stack, or `nil` while they are not.
    var merged: [Column: [UIViewController]]?
    var wasCollapsed: Bool?
    let lines = [UIView(), UIView()]
  }

  /// The least width of the secondary column beside others.
  private static let leastSecondaryWidth: CGFloat = 320

  func columnsChanged() {
    viewIfLoaded?.setNeedsLayout()
  }

  func columnWidth(
    _ preferred: CGFloat, fraction: CGFloat, least: CGFloat, greatest: CGFloat
  ) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let width = viewIfLoaded?.bounds.width ?? 0
    var result: CGFloat = 320
    if preferred != automatic {
      result = preferred
    } else if fraction != automatic {
      result = fraction * width
    }
    if greatest != automatic { result = min(result, greatest) }
    if least != automatic { result = max(result, least) }
    return max(0, min(result, width))
  }

  // MARK: Controllers

  func setColumn(_ column: Column, to controller: UIViewController?) {
    // Merged stacks are separated before a controller is replaced, and merged again in the next layout.
    let top = columns.merged == nil ? nil : topColumn
    unmerge()
    if let old = columns.containers[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
      if old !== columns.given[column] { (old as? UINavigationController)?.viewControllers = [] }
    }
    let container = controller.map { wrapped($0, for: column) }
    columns.given[column] = controller
    columns.containers[column] = container
    if let container { addChild(container) }
    if let top { merge(upTo: columns.containers[top] == nil ? .primary : top) }
    columnsChanged()
    container?.didMove(toParent: self)
  }

  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(controller is UINavigationController) else {
      return controller
    }
    return UINavigationController(rootViewController: controller)
  }

  private func stack(of column: Column) -> UINavigationController? {
    columns.containers[column] as? UINavigationController
  }

  // MARK: The merged stack

  /// The columns with controllers, in order.
  private var filledColumns: [Column] { Column.inOrder.filter { columns.containers[$0] != nil } }

  /// The stack that the others are merged onto: that of the first column.
  private var commonStack: UINavigationController? { filledColumns.first.flatMap(stack(of:)) }

  /// The column whose controllers are the last on the merged stack.
  private var topColumn: Column? {
    guard let merged = columns.merged, let shown = commonStack?.viewControllers else { return nil }
    return filledColumns.last { column in
      merged[column]?.first.map { first in shown.contains { $0 === first } } ?? false
    }
  }

  /// Merges the stacks of the columns onto the first one, up to a column.
  private func merge(upTo top: Column) {
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
  private func unmerge() {
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
  private func updateCollapsing() {
    let isOneStack = isCollapsed && columns.containers[.compact] == nil && style != .unspecified
    if isOneStack, columns.merged == nil {
      merge(upTo: proposedTopColumn)
    } else if !isOneStack {
      unmerge()
    }
    guard columns.wasCollapsed != isCollapsed else { return }
    let isFirst = columns.wasCollapsed == nil
    columns.wasCollapsed = isCollapsed
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else if !isFirst {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private var proposedTopColumn: Column {
    let proposed: Column = columns.containers[.secondary] == nil ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    return columns.containers[top] == nil ? proposed : top
  }

  // MARK: Showing

  func showColumn(_ column: Column) {
    if isCollapsed {
      if columns.merged != nil, columns.containers[column] != nil { merge(upTo: column) }
    } else if column == .primary {
      preferredDisplayMode =
        columns.containers[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
    } else if column == .supplementary, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneBesideSecondary
    }
  }

  func hideColumn(_ column: Column) {
    if isCollapsed {
      let before = Column.inOrder.last { $0.rawValue < column.rawValue && columns.containers[$0] != nil }
      if columns.merged != nil, let before { merge(upTo: before) }
    } else if column == .primary {
      preferredDisplayMode = columns.containers[.supplementary] == nil ? .secondaryOnly : .oneBesideSecondary
    } else if column == .supplementary {
      preferredDisplayMode = .secondaryOnly
    }
  }

  /// The preferred display mode, or another one that leaves enough width to the secondary column.
  var currentDisplayMode: DisplayMode {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    switch preferredDisplayMode {
    case .automatic: return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary, .oneOverSecondary: return .oneBesideSecondary
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      guard columns.containers[.supplementary] != nil else { return .oneBesideSecondary }
      let others = primaryColumnWidth + supplementaryColumnWidth
      return size.width - others >= Self.leastSecondaryWidth ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  /// The columns that are shown, from the leading to the trailing side.
  private var shownColumns: [Column] {
    if isCollapsed {
      if columns.containers[.compact] != nil { return [.compact] }
      return columns.merged == nil ? [proposedTopColumn] : filledColumns.prefix(1).map { $0 }
    }
    let beside: [Column] = columns.containers[.supplementary] == nil ? [.primary] : [.supplementary]
    return switch displayMode {
    case .secondaryOnly: [.secondary]
    case .twoBesideSecondary: [.primary, .supplementary, .secondary]
    default: beside + [.secondary]
    }
  }

  func placeColumns() {
    guard let view = viewIfLoaded else { return }
    updateCollapsing()
    let shown = shownColumns
    for (column, controller) in columns.containers where !shown.contains(column) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    let bounds = view.bounds
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pixel = 1 / max(traitCollection.displayScale, 1)
    var rest = bounds
    for (index, column) in shown.enumerated() {
      var area = rest
      if index < shown.count - 1 {
        let width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
        (area, rest) = rest.divided(atDistance: width, from: .minXEdge)
        columns.lines[index].frame = CGRect(x: area.maxX, y: 0, width: pixel, height: bounds.height)
          .mirrored(in: bounds, isMirrored)
        rest = rest.inset(by: UIEdgeInsets(top: 0, left: pixel, bottom: 0, right: 0))
      }
      if let controller = columns.containers[column] {
        place(controller, at: area.mirrored(in: bounds, isMirrored))
      }
    }
    for (index, line) in columns.lines.enumerated() { line.isHidden = index >= shown.count - 1 }
  }

  private func place(_ controller: UIViewController, at frame: CGRect) {
    guard let columnView = controller.view else { return }
    columnView.frame = frame
    if columnView.superview !== view { view.addSubview(columnView) }
  }
}
