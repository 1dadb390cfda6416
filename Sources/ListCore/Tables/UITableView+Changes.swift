import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// Changes of rows and sections: their announcement, their checks, and what they do to the table.
extension UITableView {
  /// Announces a change, which is performed now or at the end of the group.
  func change(_ add: (inout TableChanges) -> Void) {
    // The rows of before are what the change refers to.
    loadIfNeeded()
    add(&state.changes)
    if state.updateDepth == 0 { performChanges() }
  }

  func beginChanges() {
    if state.updateDepth == 0 { loadIfNeeded() }
    state.updateDepth += 1
  }

  func endChanges() {
    guard state.updateDepth > 0 else { return }
    state.updateDepth -= 1
    if state.updateDepth == 0 { performChanges() }
  }

  func performGroup(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginChanges()
    if let completion { state.completions.append(completion) }
    updates?()
    endChanges()
  }

  /// Performs the announced changes, or reloads if the data source does not agree with them.
  private func performChanges() {
    let (changes, completions) = (state.changes, state.completions)
    (state.changes, state.completions) = (TableChanges(), [])
    func finish() { for completion in completions { completion(true) } }
    // A reload in the group makes its changes void; while a row is moved, the table has other places than the data.
    guard let old = state.geometry, state.counts != nil, state.reorder == nil else {
      markReload()
      return finish()
    }
    let counts = sourceCounts
    let update = ListUpdate(
      changes.list, from: ListCounts(items: old.counts), to: ListCounts(items: counts))
    if let problem = update.problem(in: .table) {
      report(problem)
      markReload()
      return finish()
    }
    endSwipe(animated: false)
    let reconfigured = changes.reconfigured.filter { checks($0, "reconfigure") }
    if !changes.list.isEmpty { move(update, changes, old, counts) }
    reconfigure(reconfigured.compactMap(update.newPath(of:)))
    guard !changes.list.isEmpty else {
      measureAgain(changes)
      return animateChanges({ self.layoutIfNeeded() }, finish)
    }
    animateChanges({ self.showChanges(changes) }, finish)
  }

  /// Measures the visible rows again after an empty group, as UIKit does.
  private func measureAgain(_ changes: TableChanges) {
    guard changes.isEmpty else { return }
    state.geometry = nil
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Gives rows, cells and selections their new places.
  func move(_ update: ListUpdate, _ changes: TableChanges, _ old: TableGeometry, _ counts: [Int]) {
    state.counts = counts
    state.indexTitles = nil
    state.prefetched = []
    state.geometry = nil
    var geometry = loadedGeometry
    keepHeights(of: old, in: &geometry, update)
    state.geometry = geometry
    state.lastMove = (update, old)
    state.selection = state.selection.compactMap(update.newPath(of:))
    state.highlighted = state.highlighted.flatMap(update.newPath(of:))
    let reloaded = changes.list.reloadedItems
    let gone = state.shown.renumber { element in
      guard let path = element.indexPath else {
        let isReloaded = changes.list.reloadedSections.contains(element.section)
        return isReloaded ? nil : update.newSection(of: element.section).map(element.inSection)
      }
      if let place = ItemPlace(path), reloaded.contains(place) { return nil }
      return update.newPath(of: path).map(TableElement.row)
    }
    state.anchor = newAnchor(update)
    for entry in gone { leave(entry.view, entry.element, changes.exit(of: entry.element)) }
  }

  /// Keeps the measured heights of rows that stay.
  private func keepHeights(of old: TableGeometry, in new: inout TableGeometry, _ update: ListUpdate) {
    for (section, part) in new.sections.enumerated() {
      guard let before = update.oldSection(of: section), before < old.sections.count,
        !update.changes.reloadedSections.contains(before)
      else { continue }
      let known = old.sections[before]
      // The header of the first section of a grouped table is higher than others.
      if style == .plain || (section == 0) == (before == 0) {
        keep(known.header, part.header, of: .header(section), in: &new)
      }
      keep(known.footer, part.footer, of: .footer(section), in: &new)
    }
    for (section, part) in old.sections.enumerated() {
      for row in part.rows.measured {
        let place = ItemPlace(section, row)
        guard !update.changes.reloadedItems.contains(place), let target = update.newPlace(of: place),
          new.hasRow(target.indexPath), !new.isKnown(.row(target.indexPath))
        else { continue }
        new.setHeight(part.rows.height(at: row), of: .row(target.indexPath))
      }
    }
  }

  private func keep(
    _ old: TableSection.Edge, _ new: TableSection.Edge, of element: TableElement,
    in geometry: inout TableGeometry
  ) {
    guard !new.isKnown, old.isKnown, old.hasView == new.hasView else { return }
    var edge = new
    (edge.height, edge.isKnown) = (old.height, true)
    geometry.setEdge(edge, of: element)
  }

  /// Returns the new place of the element at the top, or of the first visible one that stays.
  private func newAnchor(_ update: ListUpdate) -> TableElement? {
    guard contentOffset.y > -adjustedContentInset.top, let anchor = state.anchor else { return nil }
    guard let path = anchor.indexPath else {
      return update.newSection(of: anchor.section).map(anchor.inSection)
    }
    return update.newPath(of: path).map(TableElement.row)
  }

  // MARK: Configuring again

  /// Asks the data source to configure the cells of visible rows again.
  private func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = state.shown[.row(path)] as? UITableViewCell else { continue }
      state.reconfiguring = cell
      let new = dataSource?.tableView(self, cellForRowAt: path)
      state.reconfiguring = nil
      if let new, new !== cell {
        report(.dataSource(.table, "returned another cell for a row that is configured again"))
      }
      cell.setNeedsUpdateConfiguration()
      guard rowHeightIsMeasured(at: path) else { continue }
      let height = measuredHeight(of: cell, at: path)
      state.geometry?.setHeight(height, of: .row(path))
    }
    if !paths.isEmpty { setNeedsLayout() }
  }
}

extension TableElement {
  /// Returns the header, row or footer with the same number in another section.
  func inSection(_ section: Int) -> TableElement {
    var element = self
    element.section = section
    return element
  }
}
