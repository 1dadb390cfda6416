public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A list of rows in sections.
///
/// Differs from UIKit: rows are not shown yet; it asks its data source how many there are when somebody asks it, and
/// makes cells where somebody dequeues them. `delegate` has the type of the scroll view's.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One after the other.
    case plain = 0
    /// Apart from each other.
    case grouped = 1
    /// Apart from each other, inside the margins.
    case insetGrouped = 2
  }

  /// What a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The height of what says its own, or the space of what is not there.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How sections look.
  open var style: Style { tableStyle }
  private let tableStyle: Style
  private var registry = CellRegistry()

  /// A table of the given frame.
  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
  }

  /// A plain table of the given frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A plain table. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
  }

  /// Who says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)?

  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension
  /// The height of rows that were not measured yet.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of the heads of sections.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of the feet of sections.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The height of heads that were not measured yet.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of feet that were not measured yet.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above the head of a section.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The inset of the lines between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows; nil is `separator`.
  open var separatorColor: UIColor? = .separator
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// The view above the first section. Differs from UIKit: it is kept and not shown.
  open var tableHeaderView: UIView?
  /// The view beneath the last section. Differs from UIKit: it is kept and not shown.
  open var tableFooterView: UIView?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether cells keep inside the margins for reading.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content of cells keeps inside the safe area.
  open var insetsContentViewsToSafeArea = true
  /// Whether the table is edited.
  open var isEditing = false
  /// The selected rows.
  open internal(set) var indexPathsForSelectedRows: [IndexPath]?

  /// The first of the selected rows.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Edits the table, or not; at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Rows

  /// How many sections the data source says there are; one without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// How many rows the data source says a section has; none without a data source.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cells that are shown. Differs from UIKit: none are.
  open var visibleCells: [UITableViewCell] { [] }
  /// The rows that are shown. Differs from UIKit: none are.
  open var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// The cell of a row that is shown. Differs from UIKit: none are.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// The row of a cell that is shown. Differs from UIKit: none are.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// The row at a point. Differs from UIKit: none are shown.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Where a row lies. Differs from UIKit: none are shown.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

  /// Asks for all rows anew. Differs from UIKit: it asks for layout, and rows are not shown.
  open func reloadData() { setNeedsLayout() }
  /// Asks for some rows anew; as `reloadData()`.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for some sections anew; as `reloadData()`.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Rows came; as `reloadData()`.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Rows went; as `reloadData()`.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Sections came; as `reloadData()`.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Sections went; as `reloadData()`.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// A row moved; as `reloadData()`.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Changes follow.
  open func beginUpdates() {}
  /// The changes are over; as `reloadData()`.
  open func endUpdates() { reloadData() }

  /// Makes several changes at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Scrolls to a row. Differs from UIKit: rows are not shown, and nothing scrolls.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Selects a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      indexPathsForSelectedRows = nil
      return
    }
    indexPathsForSelectedRows = (allowsMultipleSelection ? indexPathsForSelectedRows ?? [] : []) + [indexPath]
  }

  /// Selects a row no longer.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
  }

  // MARK: Cells

  /// Says which class a cell of that name has.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.cells[identifier] = cellClass
  }

  /// Says which class a head or foot of that name has.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.supplements[identifier] = aClass
  }

  /// A new cell of the class of that name; nil where none was named. Differs from UIKit: cells are not used again.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    (registry.cells[identifier] as? UITableViewCell.Type).map {
      CellMaking.tableCell(of: $0, reuseIdentifier: identifier)
    }
  }

  /// A new cell of the class of that name. Differs from UIKit: cells are not used again.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No class was registered for cells called \"\(identifier)\".")
    }
    return cell
  }

  /// A new head or foot of the class of that name; nil where none was named. Differs from UIKit: it is not used again.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    (registry.supplements[identifier] as? UITableViewHeaderFooterView.Type).map {
      CellMaking.headerFooter(of: $0, reuseIdentifier: identifier)
    }
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.details.append("dataSource: \(ObjectWords.reference(to: dataSource))")
    return content
  }
}

extension UITableViewCell {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One.
    case singleLine = 1
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It takes it away.
    case delete = 1
    /// It adds one.
    case insert = 2
  }
}
