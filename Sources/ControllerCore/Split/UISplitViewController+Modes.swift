import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// The display modes, and the changes from one to another.
extension UISplitViewController {
  /// Whether or not the view is wider than high.
  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height
  }

  /// The number of columns besides the secondary one.
  private var mostColumns: Int { columns.containers[.supplementary] == nil ? 1 : 2 }

  /// The preferred behaviour, or else that of the preferred mode, or else the system's choice.
  var currentBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return isWide ? .tile : .overlay
    }
  }

  /// The chosen or preferred display mode, or another one that leaves enough width to the secondary column.
  var currentDisplayMode: DisplayMode {
    if let chosen = columns.chosen { return fitting(chosen, isChosen: true) }
    var count = preferredDisplayMode.columnCount
    if preferredDisplayMode == .automatic {
      let isShown = preferredSplitBehavior == .tile || (preferredSplitBehavior != .overlay && isWide)
      count = isShown ? 1 : 0
    }
    return fitting(currentBehavior.mode(count), isChosen: false)
  }

  private func fitting(_ mode: DisplayMode, isChosen: Bool) -> DisplayMode {
    if mode.columnCount > mostColumns { return mode.isOverlay ? .oneOverSecondary : .oneBesideSecondary }
    guard mode == .twoBesideSecondary else { return mode }
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let others = primaryColumnWidth + supplementaryColumnWidth
    if width - others >= SplitFigures.leastSecondaryWidth { return mode }
    return isChosen ? .twoOverSecondary : .oneBesideSecondary
  }

  func preferencesChanged() {
    forgetChoice()
    columnsChanged()
  }

  /// Forgets what was shown and hidden when the view was turned.
  func noteShape() {
    if let wasWide = columns.wasWide, wasWide != isWide { forgetChoice() }
    columns.wasWide = isWide
  }

  /// Forgets what your code or the user showed and hid, and ends the changes that are under way.
  private func forgetChoice() {
    (columns.chosen, columns.reveal, columns.leaving) = (nil, nil, [])
    columns.generation += 1
  }

  /// Returns the columns besides the secondary one in a mode, from the primary edge.
  func besides(_ mode: DisplayMode) -> [Column] {
    switch mode.columnCount {
    case 0: []
    case 1: mostColumns == 2 ? [.supplementary] : [.primary]
    default: [.primary, .supplementary]
    }
  }

  /// Tells the delegate of a change of the display mode before the columns move.
  func announceMode() {
    let (old, mode) = (columns.told, displayMode)
    guard old != mode, !isCollapsed else { return }
    columns.told = mode
    guard let old else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let (before, after) = (besides(old), besides(mode))
    for column in after where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in before where !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
  }

  // MARK: Changes

  func showColumn(_ column: Column) {
    guard !isCollapsed else { return showOnStack(column) }
    let count = displayMode.columnCount
    switch column {
    case .primary: change(toCount: mostColumns)
    case .supplementary: if mostColumns == 2 { change(toCount: max(1, count)) }
    case .secondary: if displayMode.isOverlay { change(toCount: 0) }
    case .compact: break
    }
  }

  func hideColumn(_ column: Column) {
    guard !isCollapsed else {
      let before = Column.inOrder.last { $0.rawValue < column.rawValue && columns.containers[$0] != nil }
      if let before { showOnStack(before) }
      return
    }
    switch column {
    case .primary: change(toCount: min(displayMode.columnCount, mostColumns - 1))
    case .supplementary: if mostColumns == 2 { change(toCount: 0) }
    case .secondary, .compact: break
    }
  }

  private func showOnStack(_ column: Column) {
    guard columns.containers[column] != nil else { return }
    columns.top = column
    if columns.merged != nil { merge(upTo: column) }
    columnsChanged()
  }

  /// Returns the mode with a number of columns besides the secondary one, which your code or the user wants.
  func mode(withCount count: Int) -> DisplayMode {
    fitting(currentBehavior.mode(min(count, mostColumns)), isChosen: true)
  }

  /// Shows a number of columns besides the secondary one, also where the same ones are on their way after a drag.
  private func change(toCount count: Int) {
    let isSettling = columns.reveal != nil && columns.swipe == nil
    if isSettling || count != displayMode.columnCount { change(to: mode(withCount: count)) }
  }

  /// Changes the display mode, with an animation while a clock runs and the columns are seen.
  func change(to mode: DisplayMode) {
    let before = besides(displayMode)
    (columns.chosen, columns.reveal) = (mode, nil)
    columns.generation += 1
    guard AnimationClock.isRunning, isSeen, !isCollapsed, viewIfLoaded?.window != nil else {
      return columnsChanged()
    }
    announceMode()
    let (after, generation) = (besides(displayMode), columns.generation)
    UIView.performWithoutAnimation {
      bring(after.filter { !before.contains($0) })
    }
    UIView.animate(withDuration: SplitFigures.duration, delay: 0, options: .curveEaseInOut) { [self] in
      columns.leaving = before.filter { !after.contains($0) }
      placeColumns()
    } completion: { [weak self] _ in
      guard let self, columns.generation == generation else { return }
      columns.leaving = []
      placeColumns()
    }
  }
}
