public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A scroll view that displays rows in sections.
///
/// Only visible rows have cells. Heights that are estimates are measured when their rows become visible; what is visible
/// then stays where it is. Changes move with the clock of the main loop. Differs from UIKit: `delegate` has the type of
/// that of the scroll view, and a data source that does not implement `tableView(_:commit:forRowAt:)` is taken for one that
/// does nothing there, so that rows offer to be deleted.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The constant for a height or a space that the table view computes.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title in an index that stands for the search bar above the rows.
  public nonisolated static let indexSearch = "{search}"

  final var state = TableState()
  final var registry = ReuseRegistry()
  final var queue = ReuseQueue<UIView>()
  private let tableStyle: Style

  /// The style of the table view.
  open var style: Style { tableStyle }

  /// Creates a table view with the given frame and style.
  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
    prepareTable()
  }

  /// Creates a plain table view with the given frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table view.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    tableStyle = Style(interface: coder.interfaceAttribute("style"))
    super.init(coder: coder)
    prepareTable()
    coder.decodeInterface(of: self, as: UITableView.self)
  }

  /// The data source, which provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { sourceDidChange() } }
  /// The delegate, which should be a `UITableViewDelegate`.
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { delegateDidChange() } }
  final weak var rowDelegate: (any UITableViewDelegate)?
  /// The object that prepares data for rows before they are displayed.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether or not rows are prefetched.
  open var isPrefetchingEnabled = true
  /// The delegate of drags.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { ListDrags.host?.connect(self) } }
  /// The delegate of drops.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { ListDrags.host?.connect(self) } }
  /// Whether or not rows can be dragged.
  open var dragInteractionEnabled = true
  /// Whether or not a row is being dragged.
  open var hasActiveDrag: Bool { ListDrags.host?.hasActiveDrag(self) ?? false }
  /// Whether or not something is being dropped.
  open var hasActiveDrop: Bool { ListDrags.host?.hasActiveDrop(self) ?? false }

  // MARK: Heights

  /// The default height of rows, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of rows, in points; 0 for no estimates.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The default height of the headers of sections, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The default height of the footers of sections, in points.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of footers, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The space above the header of a section, in points; automatically 22 in plain tables (T.7).
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The views that are as wide as their content; none by default.
  open var contentHuggingElements: UITableViewContentHuggingElements = [] { didSet { setNeedsLayout() } }
  /// The height of the rows without content below the last section of a plain table, in points; 0 for none.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The changes after which cells are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  /// The insets of the separators between rows, in points; automatic until it is set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set {
      ownSeparatorInset = newValue
      cellLooksDidChange()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// The edges from which `separatorInset` counts.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { cellLooksDidChange() } }
  /// The style of the separators between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { heightsDidChange() } }
  /// The colour of the separators; nil is `separator`.
  open var separatorColor: UIColor? = .separator { didSet { cellLooksDidChange() } }
  /// The effect of the separators, over what is behind them.
  ///
  /// Differs from UIKit: without effect.
  open var separatorEffect: UIVisualEffect?
  /// The colour of the index of sections; nil is the tint colour.
  open var sectionIndexColor: UIColor? { didSet { state.index?.setNeedsDisplay() } }
  /// The colour behind the index of sections.
  open var sectionIndexBackgroundColor: UIColor? { didSet { state.index?.setNeedsDisplay() } }
  /// The colour behind the index of sections during a touch.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { state.index?.setNeedsDisplay() } }
  /// The number of rows from which on the index of sections is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The view behind the rows, as large as the visible area.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  /// The view above the first section, as wide as the table view; its height stays its own.
  open var tableHeaderView: UIView? { didSet { tableEdgeDidChange(from: oldValue, to: tableHeaderView) } }
  /// The view below the last section, as wide as the table view; its height stays its own.
  open var tableFooterView: UIView? { didSet { tableEdgeDidChange(from: oldValue, to: tableFooterView) } }
  /// Whether or not cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellLooksDidChange() } }
  /// Whether or not the content of cells is inset by the safe area.
  open var insetsContentViewsToSafeArea = true { didSet { cellLooksDidChange() } }

  // MARK: Selection and editing

  /// Whether or not the user can select rows.
  open var allowsSelection = true { didSet { selectionRulesDidChange() } }
  /// Whether or not the user can select several rows.
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }
  /// Whether or not the user can select rows in editing mode.
  open var allowsSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }
  /// Whether or not the user can select several rows in editing mode.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }
  /// Whether or not rows can have the focus.
  open var allowsFocus = false
  /// Whether or not rows can have the focus in editing mode.
  open var allowsFocusDuringEditing = false
  /// Whether or not the focus returns to the row that had it last.
  open var remembersLastFocusedIndexPath = false
  /// The index path of the row that had the focus last.
  package final var lastFocusedPath: IndexPath?
  /// The cell of the row that gets the focus first, if it is visible: the one that had it last, or that the delegate says.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    let last = remembersLastFocusedIndexPath ? lastFocusedPath : nil
    guard let path = last ?? rowDelegate?.indexPathForPreferredFocusedView(in: self),
      let cell = cellForRow(at: path)
    else { return super.preferredFocusEnvironments }
    return [cell]
  }
  /// Whether or not a row that gets the focus is selected.
  open var selectionFollowsFocus = false
  /// Whether or not the table view is in editing mode.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The index paths of the selected rows, in the order of their selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { state.selection.isEmpty ? nil : state.selection }
  /// The index path of the first selected row.
  open var indexPathForSelectedRow: IndexPath? { state.selection.first }

  /// Sets whether the table view is in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
  /// Selects a row, without telling the delegate; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Rows

  /// The number of sections as of the last load; 1 without a data source.
  open var numberOfSections: Int { loadedGeometry.sections.count }
  /// Returns the number of rows in a section as of the last load; 0 without a data source.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { visibleParts.map(\.cell) }
  /// The index paths of the visible rows.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
  /// Returns the visible cell of a row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { state.shown.element(of: cell)?.indexPath }
  /// Returns the index path of the row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }
  /// Returns the index paths of the rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }
  /// Returns the rectangle of a row; it is empty if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectangle(of: .row(indexPath)) }
  /// Returns the rectangle of a section.
  open func rect(forSection section: Int) -> CGRect { rectangle(ofSection: section) }
  /// Returns the rectangle of the header of a section, where it is without being pinned.
  open func rectForHeader(inSection section: Int) -> CGRect { rectangle(of: .header(section)) }
  /// Returns the rectangle of the footer of a section, where it is without being pinned.
  open func rectForFooter(inSection section: Int) -> CGRect { rectangle(of: .footer(section)) }
  /// Returns the visible header of a section.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.shown[.header(section)] as? UITableViewHeaderFooterView
  }
  /// Returns the visible footer of a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.shown[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Changes

  /// Whether or not changes wait for the end of a group.
  open var hasUncommittedUpdates: Bool { state.updateDepth > 0 }
  /// Loads all rows again, at the next question or layout, and deselects.
  open func reloadData() { markReload() }
  /// Loads the titles of the index again.
  open func reloadSectionIndexTitles() { reloadIndex() }
  /// Reloads some rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reload(indexPaths, animation) }
  }
  /// Reloads some sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reload(sections, animation) }
  }
  /// Configures the cells of rows again, without new cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.reconfigure(indexPaths) } }
  /// Inserts rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths, animation) }
  }
  /// Deletes rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.delete(indexPaths, animation) }
  }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insert(sections, animation) }
  }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.delete(sections, animation) }
  }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, newIndexPath) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.list.moveSection(section, to: newSection) }
  }
  /// Begins a group of changes, in which others may be nested.
  open func beginUpdates() { beginChanges() }
  /// Ends a group of changes, and performs them.
  open func endUpdates() { endChanges() }
  /// Performs several changes as a group.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performGroup(updates, completion)
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to a position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToSelection(at: scrollPosition, animated: animated)
  }

  // MARK: Cells

  /// Registers the class of cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass, for: .row(identifier))
    queue.removeAll(for: .row(identifier))
  }
  /// Registers the nib of cells with a reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib, for: .row(identifier))
    queue.removeAll(for: .row(identifier))
  }
  /// Registers the nib of headers or footers with a reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(nib, for: .edge(identifier))
    queue.removeAll(for: .edge(identifier))
  }
  /// Registers the class of headers or footers with a reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(aClass, for: .edge(identifier))
    queue.removeAll(for: .edge(identifier))
  }
  /// Returns a cell to reuse, or a new one of the registered nib or class; nil without one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedCell(identifier)
  }
  /// Returns a cell to reuse, or a new one of the registered nib or class.
  ///
  /// Differs from UIKit: without a registration the cell is an empty one, and a diagnostic says so.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    reusedCell(identifier, at: indexPath)
  }
  /// Returns a header or footer to reuse, or a new one of the registered nib or class; nil without one.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    reusedEdge(identifier)
  }

  // MARK: As a scroll view

  /// The size of the rows with headers and footers, as far as heights are known.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// Lays out the visible rows, headers and footers.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }
  /// Highlights the row at a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }
  /// Keeps the highlight of the row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if state.touched == nil { super.touchesMoved(touches, with: event) }
  }
  /// Selects the highlighted row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch() { super.touchesEnded(touches, with: event) }
  }
  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTouch() { super.touchesCancelled(touches, with: event) }
  }
  /// Returns whether a recognizer may begin; that of drags may not while a row is moved.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  /// Updates the cells for the changed traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }
  /// Lays out for the changed safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    cellLooksDidChange()
  }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.details.append("dataSource: \(ObjectNames.reference(to: dataSource))")
    return content
  }
}
