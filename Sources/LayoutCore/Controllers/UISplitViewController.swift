public import Foundation
import StyleCore

/// Who has a say in what a split view controller shows. Every method has an answer by default.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The column that is in front when there is room for one only.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The way of showing columns is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// There is room for one column only now.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// There is room for several columns now.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// The one that was proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// Shows a list and what is chosen in it, side by side where there is much width.
///
/// Where the width is regular, the columns lie from the leading to the trailing side, with a line one pixel wide after
/// each; the secondary one has the rest. On a pad held upright the others are away unless `preferredDisplayMode` wants
/// them, and any are that would leave the secondary column less than 320 points.
///
/// Where the width is compact one column fills the view: the compact one, or else what the columns have on their
/// stacks, on one stack up to the column that the delegate names, which is the secondary one where it has no say. Where
/// the width becomes regular again, each column gets back what was put above its first controller.
///
/// A column whose controller is no navigation controller is put into one, except the compact one, and in controllers
/// without a style. Differs from UIKit: nothing lies over anything: columns over others are beside them; columns come and
/// go at once.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// How columns make room for others.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The width or height that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  open var style: Style { splitStyle }
  private let splitStyle: Style
  var columns = Columns()

  /// A controller with columns.
  public init(style: Style) {
    splitStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    splitStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller with two columns. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    splitStyle = .unspecified
    super.init(coder: coder)
  }

  /// Who has a say.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Widths

  /// Which columns to show.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsChanged() } }
  /// How columns make room for others. Differs from UIKit: they always lie side by side.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How they do. Differs from UIKit: side by side.
  open var splitBehavior: SplitBehavior { .tile }
  /// The width of the primary column as a share of the view's.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The width of the primary column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The width of the supplementary column as a share of the view's.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The least width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The greatest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// Whether a finger can bring the primary column. Differs from UIKit: without effect.
  open var presentsWithGesture = true
  /// Whether there is a button that brings the secondary column alone. Differs from UIKit: there is none.
  open var showsSecondaryOnlyButton = false

  /// The width of the primary column in points: what was preferred, or else 320, within the limits.
  open var primaryColumnWidth: CGFloat {
    columnWidth(
      preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      least: minimumPrimaryColumnWidth, greatest: maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column in points: what was preferred, or else 320, within the limits.
  open var supplementaryColumnWidth: CGFloat {
    columnWidth(
      preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
      least: minimumSupplementaryColumnWidth, greatest: maximumSupplementaryColumnWidth)
  }

  // MARK: Columns

  /// The columns' controllers, primary first: those that hold the columns, with a style.
  open var viewControllers: [UIViewController] {
    get { Column.inOrder.compactMap { columns.containers[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// The controller that a column was given.
  open func viewController(for column: Column) -> UIViewController? { columns.given[column] }

  /// Gives a column a controller, or none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns.given[column] !== vc else { return }
    setColumn(column, to: vc)
  }

  /// Whether there is room for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Which columns are shown.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : currentDisplayMode
  }

  /// Shows a column, at once: on the stack where there is room for one only, or else beside the secondary one.
  open func show(_ column: Column) {
    showColumn(column)
  }

  /// Takes a column away, at once.
  open func hide(_ column: Column) {
    hideColumn(column)
  }

  /// Gives the secondary column a controller, and shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placeColumns() }
    view = container
    for line in columns.lines {
      line.backgroundColor = .separator
      container.addSubview(line)
    }
  }
}

extension UISplitViewController.Column {
  /// The columns from the leading to the trailing side.
  static let inOrder: [Self] = [.primary, .supplementary, .secondary]
}
