import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The layout of what is visible.
extension UITableView {
  /// The insets of rows from the sides: those of the sections of an inset grouped table.
  var rowInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margin = sideMargin
    return UIEdgeInsets(
      top: 0, left: margin + safeAreaInsets.left, bottom: 0, right: margin + safeAreaInsets.right)
  }

  /// The margin at the sides of rows, or of the sections of an inset grouped table.
  var sideMargin: CGFloat {
    let safeArea = safeAreaInsets
    return TableFigures.margin(
      width: bounds.width,
      safeArea: UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right))
  }

  /// The width of rows.
  var rowsWidth: CGFloat { max(0, bounds.width - rowInsets.left - rowInsets.right) }

  func layOutTable() {
    guard !state.isLayingOut, state.updateDepth == 0 else { return }
    loadIfNeeded()
    placeIndex()
    showWithoutPlacing()
    placeElements()
    placeFillers()
    prefetchRows()
  }

  /// Makes and measures what is visible, and places no row.
  func showWithoutPlacing() {
    guard !state.isLayingOut else { return }
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    if state.geometry != nil, state.heightsWidth != rowsWidth { state.geometry = nil }
    if state.mustRecycle { recycleAll() }
    loadIfNeeded()
    placeTableEdges()
    showVisibleElements()
    if let geometry = state.geometry { setContentSize(of: geometry) }
  }

  /// Takes all views off the screen after a reload.
  private func recycleAll() {
    state.mustRecycle = false
    for entry in state.shown.removeAll() { recycle(entry.view, entry.element) }
  }

  // MARK: What is visible

  /// Makes and measures views from the top of the visible area to its bottom, and recycles the others.
  ///
  /// Growth above the element that was at the top moves the offset, so that the visible rows stay.
  private func showVisibleElements() {
    let isInside = contentOffset.y <= state.greatestOffset ?? greatestOffset
    var rounds = 0
    while rounds < 100 {
      rounds += 1
      if showRound() { continue }
      guard isInside, !isTracking, contentOffset.y > greatestOffset else { break }
      shiftContent(by: greatestOffset - contentOffset.y)
    }
    let area = visibleRange
    for entry in state.shown.entries where !isShown(entry.element, in: area) {
      state.shown[entry.element] = nil
      recycle(entry.view, entry.element)
    }
    state.anchor = state.geometry?.firstElement(endingBelow: area.lowerBound)
    state.greatestOffset = greatestOffset
  }

  /// Returns a vertical offset within those at which the visible area is inside of the content and its insets.
  func clamped(_ y: CGFloat) -> CGFloat {
    loadIfNeeded()
    return max(-adjustedContentInset.top, min(y, greatestOffset))
  }

  /// The greatest offset at which the end of the content is not above the end of the visible area.
  private var greatestOffset: CGFloat {
    let inset = adjustedContentInset
    let height = state.geometry?.contentHeight ?? 0
    return max(-inset.top, height + inset.bottom - bounds.height)
  }

  /// Shows the elements of the visible area once, and returns whether heights above moved the area.
  private func showRound() -> Bool {
    guard let geometry = state.geometry else { return false }
    var next = geometry.firstElement(endingBelow: visibleRange.lowerBound)
    var moved = showPinned(around: next)
    while let element = next {
      guard let top = state.geometry?.range(of: element).lowerBound,
        top - paddingAbove(element) < visibleRange.upperBound
      else { break }
      if showInPlace(element) { moved = true }
      next = state.geometry?.element(after: element)
    }
    return moved
  }

  /// Shows an element, and returns whether what it grew by above the element at the top moved the visible area.
  private func showInPlace(_ element: TableElement) -> Bool {
    let growth = show(element)
    guard growth != 0, let anchor = state.anchor, element < anchor else { return false }
    shiftContent(by: growth)
    return true
  }

  private func paddingAbove(_ element: TableElement) -> CGFloat {
    element.kind == .header ? state.geometry?.sections[element.section].header.padding ?? 0 : 0
  }

  /// The visible part of the content.
  var visibleRange: Range<CGFloat> { bounds.minY..<max(bounds.minY, bounds.maxY) }

  private func isShown(_ element: TableElement, in area: Range<CGFloat>) -> Bool {
    guard let geometry = state.geometry, geometry.has(element) else { return false }
    let range =
      style == .plain && element.indexPath == nil ? pinnedRange(of: element) : geometry.range(of: element)
    return range.lowerBound < area.upperBound && range.upperBound > area.lowerBound
  }

  /// Shows the header and footer of the section at the top of a plain table, which may be pinned.
  private func showPinned(around element: TableElement?) -> Bool {
    guard style == .plain, let element else { return false }
    let moved = showInPlace(.header(element.section))
    let last = state.geometry?.firstElement(endingBelow: visibleRange.upperBound.nextDown)
    if let section = last?.section ?? state.geometry?.sections.indices.last { show(.footer(section)) }
    return moved
  }

  /// Makes the view of an element and measures it, unless that is done, and returns by how much it grew.
  @discardableResult
  private func show(_ element: TableElement) -> CGFloat {
    if let path = element.indexPath { return showRow(path, element) }
    return showEdge(element)
  }

  private func showRow(_ path: IndexPath, _ element: TableElement) -> CGFloat {
    guard let geometry = state.geometry else { return 0 }
    let isKnown = geometry.isKnown(element)
    if isKnown, state.shown[element] != nil || geometry.range(of: element).isEmpty { return 0 }
    let isNew = state.shown[element] == nil
    let cell = state.shown[element] as? UITableViewCell ?? makeCell(at: path)
    let height = geometry.sections[path.section].rows.height(at: path.row)
    if isNew || cell.bounds.width != rowsWidth {
      cell.frame = CGRect(x: rowInsets.left, y: cell.frame.minY, width: rowsWidth, height: height)
    }
    configure(cell, at: path, cellSides)
    // Sizes depend on the traits, which the cell has from its place among the views.
    if isNew { insert(cell) }
    var growth: CGFloat = 0
    if !isKnown {
      let measured = measuredHeight(of: cell, at: path)
      growth = state.geometry?.setHeight(measured, of: element) ?? 0
    }
    if isNew {
      state.shown[element] = cell
      add(cell, path)
    }
    return growth
  }

  private func showEdge(_ element: TableElement) -> CGFloat {
    guard let section = state.geometry?.sections[element.section] else { return 0 }
    let edge = element.kind == .header ? section.header : section.footer
    guard edge.hasView, state.shown[element] == nil || !edge.isKnown else { return 0 }
    let isNew = state.shown[element] == nil
    let view = state.shown[element] ?? makeEdgeView(for: element)
    // After an update the view may be that of a section with another number.
    (view as? UITableViewHeaderFooterView)?.join(self, as: element)
    if isNew, let view { insert(view, inFront: true) }
    var growth: CGFloat = 0
    if !edge.isKnown || view == nil {
      let measured = measuredEdge(edge, of: element, view: view)
      growth = state.geometry?.setEdge(measured, of: element) ?? 0
    }
    if isNew, let view {
      state.shown[element] = view
      willDisplay(view, element)
    }
    return growth
  }

  // MARK: Placing

  /// Places the views of all visible elements.
  func placeElements() {
    let sides = cellSides
    for entry in state.shown.entries {
      if let path = entry.element.indexPath, let cell = entry.view as? UITableViewCell {
        place(cell, at: path, sides)
      } else {
        placeEdge(entry.view, entry.element)
      }
    }
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath, _ sides: CellSides) {
    configure(cell, at: path, sides)
    let frame = rectangle(of: .row(path))
    if state.swipe?.cell === cell {
      placeSwipe()
    } else if state.reorder?.cell !== cell {
      cell.setFrameIfChanged(frame)
    }
  }

  private func placeEdge(_ view: UIView, _ element: TableElement) {
    let range = pinnedRange(of: element)
    view.setFrameIfChanged(pinnedFrame(of: element))
    let isFloating = state.geometry.map { $0.range(of: element).lowerBound != range.lowerBound } ?? false
    (view as? UITableViewHeaderFooterView)?.isFloating = isFloating
  }

  /// Returns the frame of an element's view.
  func pinnedFrame(of element: TableElement) -> CGRect {
    let range = pinnedRange(of: element)
    let span = span(of: element)
    return CGRect(
      x: span.start, y: range.lowerBound, width: span.width, height: range.upperBound - range.lowerBound)
  }

  /// Returns the place of a header or footer, which a plain table pins to the edge of its visible area.
  func pinnedRange(of element: TableElement) -> Range<CGFloat> {
    guard let geometry = state.geometry, geometry.has(element) else { return 0..<0 }
    let range = geometry.range(of: element)
    guard style == .plain, element.indexPath == nil else { return range }
    let section = geometry.range(ofSection: element.section)
    let height = range.upperBound - range.lowerBound
    let start: CGFloat
    if element.kind == .header {
      start = max(range.lowerBound, min(bounds.minY + adjustedContentInset.top, section.upperBound - height))
    } else {
      let highest = section.lowerBound + geometry.sections[element.section].header.length
      start = min(range.lowerBound, max(bounds.maxY - adjustedContentInset.bottom - height, highest))
    }
    return start..<start + height
  }

  /// Places the views above the first section, below the last, and behind the rows.
  private func placeTableEdges() {
    backgroundView?.setFrameIfChanged(bounds)
    if let view = tableHeaderView {
      view.setFrameIfChanged(CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height))
    }
    if let view = tableFooterView, let geometry = state.geometry {
      view.setFrameIfChanged(
        CGRect(x: 0, y: geometry.sectionsEnd, width: bounds.width, height: view.frame.height))
    }
  }
}

extension UIView {
  /// Sets a frame, without a change if it is the same.
  func setFrameIfChanged(_ new: CGRect) {
    if frame != new { frame = new }
  }
}
