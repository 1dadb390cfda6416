import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The loading of sections and rows from the data source.
extension UITableView {
  func prepareTable() {
    alwaysBounceVertical = true
    // A nib may have set another one already.
    if backgroundColor == nil { backgroundColor = tableBackground }
    addGestureRecognizer(SwipeRecognizer(for: self))
    addGestureRecognizer(ReorderRecognizer(for: self))
  }

  private var tableBackground: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

  func sourceDidChange() { markReload() }

  func delegateDidChange() {
    rowDelegate = delegate as? any UITableViewDelegate
    addMenuRecognizer()
    addRangeRecognizer()
    (state.asksHeights, state.asksEstimates, state.asksHeaders, state.asksFooters) = (nil, nil, nil, nil)
    markReload()
  }

  /// Makes the table load its rows at the next question or layout.
  func markReload() {
    endSwipe(animated: false)
    cancelReorder()
    state.geometry = nil
    state.counts = nil
    state.mustRecycle = true
    state.indexTitles = nil
    state.prefetched = []
    state.selection = []
    state.highlighted = nil
    state.anchor = nil
    setNeedsLayout()
  }

  /// Loads rows if they were not loaded since the last reload.
  func loadIfNeeded() { _ = loadedGeometry }

  /// The places of sections and rows, loaded if necessary.
  var loadedGeometry: TableGeometry {
    if let geometry = state.geometry { return geometry }
    let geometry = makeGeometry()
    state.geometry = geometry
    setContentSize(of: geometry)
    return geometry
  }

  func setContentSize(of geometry: TableGeometry) {
    super.contentSize = CGSize(width: bounds.width, height: geometry.contentHeight)
  }

  /// Makes heights be asked and measured again; rows and cells stay.
  func heightsDidChange() {
    guard state.geometry != nil else { return }
    state.geometry = nil
    (state.asksHeights, state.asksEstimates) = (nil, nil)
    setNeedsLayout()
  }

  /// The numbers of rows as the data source gives them now.
  var sourceCounts: [Int] {
    guard let dataSource else { return [0] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<max(0, sections)).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      if rows < 0 { report(.dataSource(.table, "returned a negative number of rows")) }
      return max(0, rows)
    }
  }

  func report(_ error: ListError) { LayoutDiagnostics.report(.list(error)) }

  func rowCount(in section: Int) -> Int {
    let sections = loadedGeometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Optional methods

  func noteDefault(_ defaults: TableDefaults) { state.reachedDefaults.insert(defaults) }

  /// Returns whether a call of the delegate reached a method of its own, in contrast to a default implementation.
  func reachesOwn(_ method: TableDefaults, _ call: () -> Void) -> Bool {
    state.reachedDefaults.remove(method)
    call()
    return !state.reachedDefaults.contains(method)
  }
}
