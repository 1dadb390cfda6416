import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The cells of rows: making, reuse, and what they are told.
extension UITableView {
  /// Returns the cell of a row that is configured again, or else one to reuse or a new one.
  func reusedCell(_ identifier: String, at path: IndexPath) -> UITableViewCell {
    if let cell = state.reconfiguring, state.shown.element(of: cell) == .row(path),
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(.notRegistered(.table, kind: "UITableViewCell", identifier: identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a cell that waits for reuse, or else a new one; `nil` if nothing was registered.
  func reusedCell(_ identifier: String) -> UITableViewCell? {
    let key = ReuseKey.row(identifier)
    if let cell = queue.take(key) as? UITableViewCell {
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    return registry.view(for: key) { type in
      (type as? UITableViewCell.Type).map { CellMaking.tableCell(of: $0, reuseIdentifier: identifier) }
    }
  }

  /// Returns a header or footer that waits for reuse, or else a new one; `nil` if nothing was registered.
  func reusedEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    let key = ReuseKey.edge(identifier)
    if let view = queue.take(key) as? UITableViewHeaderFooterView {
      UIView.performWithoutAnimation { view.prepareForReuse() }
      return view
    }
    return registry.view(for: key) { type in
      (type as? UITableViewHeaderFooterView.Type).map {
        CellMaking.headerFooter(of: $0, reuseIdentifier: identifier)
      }
    }
  }

  /// Asks the data source for the cell of a row.
  func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let source = sourcePath(of: path)
    let requested = CellRequests.make { dataSource.tableView(self, cellForRowAt: source) }
    guard let cell = requested else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    if let other = state.shown.element(of: cell) {
      report(.dataSource(.table, "returned one cell for two rows"))
      state.shown[other] = nil
    }
    guard let rowDelegate else { return cell }
    var level = 0
    if reachesOwn(.indentation, { level = rowDelegate.tableView(self, indentationLevelForRowAt: source) }) {
      cell.indentationLevel = level
    }
    return cell
  }

  /// Adds a view of the table before it is measured, behind the others or in front of them.
  func insert(_ view: UIView, inFront: Bool = false) {
    view.solveApart()
    if inFront {
      addSubview(view)
    } else {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    }
    view.updateTraitsIfNeeded()
  }

  /// Shows a new cell.
  func add(_ cell: UITableViewCell, _ path: IndexPath) {
    let isHighlighted = state.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    let isSelected = state.selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: sourcePath(of: path))
    cell.isHidden = false
  }

  /// Tells a cell of its place in the table.
  func configure(_ cell: UITableViewCell, at path: IndexPath, _ sides: CellSides) {
    cell.join(self, CellPlace(self, path, cell, sides))
  }

  /// Takes a view off the screen, and keeps it for reuse.
  func recycle(_ view: UIView, _ element: TableElement) {
    view.removeFromSuperview()
    didEndDisplaying(view, element)
    if let path = element.indexPath, state.swipe?.path == path { endSwipe(animated: false) }
    enqueue(view)
  }

  /// Keeps a view for reuse that is off the screen.
  func enqueue(_ view: UIView) {
    if let edge = view as? UITableViewHeaderFooterView, let identifier = edge.queueIdentifier {
      queue.add(edge, for: .edge(identifier))
    }
    // A cell without a place was a header or footer, and is not kept.
    if let cell = view as? UITableViewCell, cell.place != nil, let identifier = cell.reuseIdentifier {
      queue.add(cell, for: .row(identifier))
    }
  }

  // MARK: Questions

  var visibleParts: [(path: IndexPath, cell: UITableViewCell)] {
    layoutForQuestion()
    let area = visibleRange
    return state.shown.cells.filter { part in
      let range = rectangle(of: .row(part.path))
      return range.minY < area.upperBound && range.maxY > area.lowerBound
    }
  }

  /// Shows the visible rows if they are not shown yet, as UIKit does when it is asked for them.
  private func layoutForQuestion() {
    guard !state.isLayingOut, state.mustRecycle, !bounds.isEmpty, window != nil else { return }
    layoutIfNeeded()
  }

  var visiblePaths: [IndexPath]? {
    let geometry = loadedGeometry
    guard !bounds.isEmpty else { return [] }
    return geometry.rows(from: bounds.minY, to: bounds.maxY)
  }

  func shownCell(at path: IndexPath) -> UITableViewCell? {
    guard path.count == 2 else { return nil }
    layoutForQuestion()
    return state.shown[.row(path)] as? UITableViewCell
  }

  // MARK: Looks

  /// Lays all cells out again, after a change of what they have in common.
  func cellLooksDidChange() {
    for part in state.shown.cells { part.cell.setNeedsLayout() }
    setNeedsLayout()
  }

  func traitsDidChange(from old: UITraitCollection?) {
    guard let old else { return }
    let new = traitCollection
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.displayScale != new.displayScale || old.system != new.system
    {
      heightsDidChange()
    }
    cellLooksDidChange()
  }

  func backgroundDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView {
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  func tableEdgeDidChange(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    let top = (tableHeaderView?.frame.height ?? 0).validLength
    let bottom = (tableFooterView?.frame.height ?? 0).validLength
    state.geometry?.top = top
    state.geometry?.bottom = bottom
    if let geometry = state.geometry { setContentSize(of: geometry) }
    setNeedsLayout()
  }

  // MARK: Prefetching

  /// Tells the prefetching data source of the rows within a screen ahead, in the direction of scrolling, once each.
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, let geometry = state.geometry, bounds.height > 0
    else { return }
    let (start, end) = (bounds.minY, bounds.maxY)
    if start != state.lastTop { state.isScrollingUp = start < state.lastTop }
    state.lastTop = start
    let ahead =
      state.isScrollingUp
      ? geometry.rows(from: start - bounds.height, to: start)
      : geometry.rows(from: end, to: end + bounds.height)
    func isHidden(_ path: IndexPath) -> Bool { state.shown[.row(path)] == nil }
    let wanted = ahead.filter(isHidden)
    let new = wanted.filter { !state.prefetched.contains($0) }
    let gone = state.prefetched.subtracting(wanted).filter(isHidden).sorted()
    state.prefetched = Set(wanted)
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.map(sourcePath)) }
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.map(sourcePath)) }
  }
}
