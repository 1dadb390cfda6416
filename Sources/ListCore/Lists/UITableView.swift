public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A scroll view that displays rows in sections.
///
/// Differs from UIKit: rows are not shown yet; the data source is asked for their number only if code requests it, and
/// cells are created only if code dequeues them. `delegate` has the type of that of the scroll view.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
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

  /// The constant for a height or a space that the table view computes.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The style of the table view.
  open var style: Style { tableStyle }
  private let tableStyle: Style
  private var registry = CellRegistry()

  /// Creates a table view with the given frame and style.
  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
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
    coder.decodeInterface(of: self, as: UITableView.self)
  }

  /// The data source, which provides the rows.
  open weak var dataSource: (any UITableViewDataSource)?

  /// The default height of rows, in points.
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The default height of the headers of sections, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The default height of the footers of sections, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The estimated height of headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above the header of a section, in points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The insets of the separators between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The style of the separators between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the separators; nil is `separator`.
  open var separatorColor: UIColor? = .separator
  /// The effect of the separators, over what is behind them.
  ///
  /// Differs from UIKit: without effect.
  open var separatorEffect: UIVisualEffect?
  /// The colour of the index of sections.
  ///
  /// Differs from UIKit: without effect, since there is no index.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index of sections.
  ///
  /// Differs from UIKit: without effect, since there is no index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The number of rows from which on the index of sections is shown.
  ///
  /// Differs from UIKit: without effect, since there is no index.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// The view above the first section.
  ///
  /// Differs from UIKit: it is stored, but not shown.
  open var tableHeaderView: UIView?
  /// The view below the last section.
  ///
  /// Differs from UIKit: it is stored, but not shown.
  open var tableFooterView: UIView?
  /// Whether or not the user can select rows.
  open var allowsSelection = true
  /// Whether or not the user can select several rows.
  open var allowsMultipleSelection = false
  /// Whether or not the user can select rows in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether or not the user can select several rows in editing mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether or not cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether or not the content of cells is inset by the safe area.
  open var insetsContentViewsToSafeArea = true
  /// Whether or not the table view is in editing mode.
  open var isEditing = false
  /// The index paths of the selected rows.
  open internal(set) var indexPathsForSelectedRows: [IndexPath]?

  /// The index path of the first selected row.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Sets whether the table view is in editing mode, without an animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Rows

  /// The number of sections; 1 without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// Returns the number of rows in a section; 0 without a data source.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The visible cells.
  ///
  /// Differs from UIKit: nothing is visible.
  open var visibleCells: [UITableViewCell] { [] }
  /// The index paths of the visible rows.
  ///
  /// Differs from UIKit: nothing is visible.
  open var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// Returns the visible cell of a row.
  ///
  /// Differs from UIKit: nothing is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// Returns the index path of a visible cell.
  ///
  /// Differs from UIKit: nothing is visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Returns the index path of the row at a point.
  ///
  /// Differs from UIKit: nothing is shown.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Returns the rectangle of a row.
  ///
  /// Differs from UIKit: nothing is shown.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

  /// Reloads all rows.
  ///
  /// Differs from UIKit: it only requests layout; rows are not shown.
  open func reloadData() { setNeedsLayout() }
  /// Reloads some rows, by calling `reloadData()`.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads some sections, by calling `reloadData()`.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Inserts rows, by calling `reloadData()`.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Deletes rows, by calling `reloadData()`.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Inserts sections, by calling `reloadData()`.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Deletes sections, by calling `reloadData()`.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Moves a row, by calling `reloadData()`.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Begins a group of changes.
  open func beginUpdates() {}
  /// Ends a group of changes, by calling `reloadData()`.
  open func endUpdates() { reloadData() }

  /// Performs several changes as a group.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Scrolls to make a row visible.
  ///
  /// Differs from UIKit: rows are not shown, and nothing scrolls.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Selects a row; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      indexPathsForSelectedRows = nil
      return
    }
    indexPathsForSelectedRows = (allowsMultipleSelection ? indexPathsForSelectedRows ?? [] : []) + [indexPath]
  }

  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
  }

  // MARK: Cells

  /// Registers the class of cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.nibs[identifier] = nil
    registry.cells[identifier] = cellClass
  }

  /// Registers the nib of cells with a reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.nibs[identifier] = nib
  }

  /// Registers the nib of headers or footers with a reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.supplementNibs[identifier] = nib
  }

  /// Registers the class of headers or footers with a reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.supplementNibs[identifier] = nil
    registry.supplements[identifier] = aClass
  }

  /// Returns a new cell of the registered nib or class; nil without one.
  ///
  /// Differs from UIKit: cells are not reused.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let nib = registry.nibs[identifier] { return nib.first(UITableViewCell.self) }
    return (registry.cells[identifier] as? UITableViewCell.Type).map {
      CellMaking.tableCell(of: $0, reuseIdentifier: identifier)
    }
  }

  /// Returns a new cell of the registered class.
  ///
  /// Differs from UIKit: cells are not reused.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No class was registered for cells called \"\(identifier)\".")
    }
    return cell
  }

  /// Returns a new header or footer of the registered class; nil without one.
  ///
  /// Differs from UIKit: views are not reused.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    if let nib = registry.supplementNibs[identifier] { return nib.first(UITableViewHeaderFooterView.self) }
    return (registry.supplements[identifier] as? UITableViewHeaderFooterView.Type).map {
      CellMaking.headerFooter(of: $0, reuseIdentifier: identifier)
    }
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.details.append("dataSource: \(ObjectNames.reference(to: dataSource))")
    return content
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
