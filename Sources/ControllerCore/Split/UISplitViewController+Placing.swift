import Foundation
import LayoutCore
import StyleCore

/// The places of the columns.
extension UISplitViewController {
  /// The columns that are shown, from the primary edge to the other side.
  private var shownColumns: [Column] {
    if isCollapsed {
      if columns.containers[.compact] != nil { return [.compact] }
      return columns.merged == nil ? [columns.top ?? proposedTopColumn] : filledColumns.prefix(1).map { $0 }
    }
    return besides(displayMode) + [.secondary]
  }

  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Whether or not the primary column is at the right.
  var isMirrored: Bool { (viewIfLoaded?.isReversed == true) != (primaryEdge == .trailing) }

  /// Returns the width of columns besides the secondary one, with the line after each.
  func width(of besides: [Column]) -> CGFloat {
    besides.reduce(0) { $0 + width(of: $1) + pixel }
  }

  private func width(of column: Column) -> CGFloat {
    column == .primary ? primaryColumnWidth : supplementaryColumnWidth
  }

  func placeColumns() {
    guard let view = viewIfLoaded else { return }
    noteShape()
    updateCollapsing()
    announceMode()
    let shown = shownColumns
    for column in Column.inOrder + [.compact] where !shown.contains(column) && !isLeaving(column) {
      columns.containers[column]?.viewIfLoaded?.removeFromSuperview()
      columns.lines[column]?.isHidden = true
    }
    guard !isCollapsed else {
      if let column = shown.first, let controller = columns.containers[column] {
        place(controller, at: view.bounds)
      }
      columns.dimming.removeFromSuperview()
      placePlatter()
      return updateButton()
    }
    placeBesides(besides(displayMode), from: view.bounds.minX - hiddenWidth)
    placeBesides(columns.leaving, from: view.bounds.minX - width(of: columns.leaving))
    placeSecondary()
    placePlatter()
    updateButton()
  }

  private func isLeaving(_ column: Column) -> Bool { columns.leaving.contains(column) }

  /// The share of the columns over the secondary one that a finger has brought into view; others are in view as a whole.
  private var shownShare: CGFloat { displayMode.isOverlay ? columns.reveal ?? 1 : 1 }

  /// The width of the columns that a finger has not brought into view yet.
  private var hiddenWidth: CGFloat {
    shownShare < 1 ? (1 - shownShare) * width(of: besides(displayMode)) : 0
  }

  /// Adds columns beyond the primary edge, from where they come.
  func bring(_ coming: [Column]) {
    guard let view = viewIfLoaded else { return }
    placeBesides(coming, from: view.bounds.minX - width(of: coming))
    if displayMode.isDimmed, columns.dimming.superview == nil {
      columns.dimming.frame = columns.containers[.secondary]?.viewIfLoaded?.frame ?? view.bounds
      columns.dimming.alpha = 0
      arrange()
    }
  }

  /// Places columns beside each other, each with a line after it.
  private func placeBesides(_ besides: [Column], from start: CGFloat) {
    let bounds = view.bounds
    var x = start
    for column in besides {
      let area = CGRect(x: x, y: bounds.minY, width: width(of: column), height: bounds.height)
      if let controller = columns.containers[column] {
        place(controller, at: beneath(area, column, besides).mirrored(in: bounds, isMirrored))
      }
      let line = CGRect(x: area.maxX, y: bounds.minY, width: pixel, height: bounds.height)
      columns.lines[column]?.frame = line.mirrored(in: bounds, isMirrored)
      columns.lines[column]?.isHidden = column == .primary && hasPlatter
      x = line.maxX
    }
  }

  private func placeSecondary() {
    let (bounds, mode) = (view.bounds, displayMode)
    var frame = bounds
    if !mode.isOverlay {
      let beside = width(of: besides(mode))
      // Columns that move it aside leave it as wide as it is beside one.
      let taken = mode == .twoDisplaceSecondary ? width(of: [.supplementary]) : beside
      frame.origin.x += beside
      frame.size.width = max(0, bounds.width - taken)
      if hasPlatter, besides(mode) == [.primary] { frame = bounds }
    }
    frame = frame.mirrored(in: bounds, isMirrored)
    if let controller = columns.containers[.secondary] { place(controller, at: frame) }
    let dimming = columns.dimming
    dimming.frame = frame
    dimming.alpha = mode.isDimmed ? shownShare : 0
    let isDimming = mode.isDimmed || !columns.leaving.isEmpty && dimming.superview != nil
    if isDimming { arrange() } else { dimming.removeFromSuperview() }
  }

  /// Puts the secondary column behind the dimming view, and the others in front of it.
  private func arrange() {
    guard let view = viewIfLoaded, columns.dimming.superview == nil || !isArranged else { return }
    view.addSubview(columns.dimming)
    for column in Column.inOrder.reversed() where column != .secondary {
      if let other = columns.containers[column]?.viewIfLoaded, other.superview === view {
        view.bringSubviewToFront(other)
      }
      if let line = columns.lines[column] { view.bringSubviewToFront(line) }
    }
  }

  /// Whether or not everything in front of the dimming view belongs there.
  private var isArranged: Bool {
    guard let view = viewIfLoaded, let index = view.subviews.firstIndex(of: columns.dimming) else {
      return false
    }
    let behind = view.subviews[..<index]
    return besides(displayMode).allSatisfy { column in
      columns.containers[column]?.viewIfLoaded.map { !behind.contains($0) } ?? true
    }
  }

  /// Returns the frame of a column in its area: within its platter, or beneath that of the column before.
  private func beneath(_ area: CGRect, _ column: Column, _ besides: [Column]) -> CGRect {
    guard hasPlatter, let index = besides.firstIndex(of: column) else { return area }
    if column == .primary { return area.insetBy(dx: platterInset, dy: platterInset) }
    guard index > 0 else { return area }
    let reach = area.minX - view.bounds.minX
    return CGRect(x: area.minX - reach, y: area.minY, width: area.width + reach, height: area.height)
  }

  private func place(_ controller: UIViewController, at frame: CGRect) {
    guard let columnView = controller.view else { return }
    columnView.frame = frame
    if columnView.superview !== view { view.addSubview(columnView) }
  }
}
