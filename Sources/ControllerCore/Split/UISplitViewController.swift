public import Foundation
@_spi(Plumb) public import LayoutCore
import StyleCore

/// A type of delegates that influence the columns of a split view controller.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Returns the column that is on top when there is space for one column only.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Tells the delegate that the display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Tells the delegate that there is space for one column only now.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Tells the delegate that there is space for several columns now.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// Returns the proposed column.
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

/// A container view controller that shows a list and the selection in it, side by side where there is much width.
///
/// In a regular width, the columns are arranged from the leading to the trailing side, with a line one pixel wide after
/// each; the secondary one has the rest. On a pad in portrait the others are hidden unless `preferredDisplayMode` asks
/// for them, and so are any that would leave the secondary column less than 320 points.
///
/// In a compact width one column fills the view: the compact one, or else the controllers on the stacks of the columns,
/// on one stack up to the column that the delegate returns, which is the secondary one without a delegate. When the
/// width becomes regular again, each column gets back the controllers above its first one.
///
/// A column whose controller is no navigation controller is embedded in one, except the compact one, and in controllers
/// without a style. Differs from UIKit: columns never overlap: overlay columns are shown side by side; columns appear
/// and disappear immediately.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The style: the number of columns.
  public enum Style: Int, Sendable {
    /// An unspecified style, with two columns.
    case unspecified = 0
    /// A style with two columns.
    case doubleColumn = 1
    /// A style with three columns.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The primary column.
    case primary = 0
    /// The supplementary column, between the others.
    case supplementary = 1
    /// The secondary column.
    case secondary = 2
    /// The column of a compact width.
    case compact = 3
  }

  /// The mode in which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// The mode that the system chooses.
    case automatic = 0
    /// The mode with the secondary column only.
    case secondaryOnly = 1
    /// The mode with one column beside the secondary one.
    case oneBesideSecondary = 2
    /// The mode with one column over the secondary one.
    case oneOverSecondary = 3
    /// The mode with two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// The mode with two columns over the secondary one.
    case twoOverSecondary = 5
    /// The mode with two columns that move the secondary one aside.
    case twoDisplaceSecondary = 6
  }

  /// The behaviour of the secondary column when others are shown.
  public enum SplitBehavior: Int, Sendable {
    /// The behaviour that the system chooses.
    case automatic = 0
    /// The columns side by side.
    case tile = 1
    /// The other columns over the secondary one.
    case overlay = 2
    /// The secondary column moved aside.
    case displace = 3
  }

  /// The value for a width or height that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The style: the number of columns.
  open var style: Style { splitStyle }
  private let splitStyle: Style
  var columns = Columns()

  /// Creates a split view controller of the given style.
  public init(style: Style) {
    splitStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller with two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    splitStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller with two columns.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    splitStyle = .unspecified
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UISplitViewController.self)
  }

  /// The delegate of the split view controller.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Widths

  /// The preferred display mode.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsChanged() } }
  /// The preferred behaviour of the secondary column.
  ///
  /// Differs from UIKit: columns are always side by side.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The behaviour of the secondary column.
  ///
  /// Differs from UIKit: always side by side.
  open var splitBehavior: SplitBehavior { .tile }
  /// The preferred width of the primary column, as a share of the view's.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The preferred width of the supplementary column, as a share of the view's.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsChanged() }
  }
  /// Whether or not a gesture shows the primary column.
  ///
  /// Differs from UIKit: without effect.
  open var presentsWithGesture = true
  /// Whether or not a button shows the secondary column alone.
  ///
  /// Differs from UIKit: the button does not exist.
  open var showsSecondaryOnlyButton = false

  /// The width of the primary column in points: the preferred one, or else 320, within the limits.
  open var primaryColumnWidth: CGFloat {
    columnWidth(
      preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      least: minimumPrimaryColumnWidth, greatest: maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column in points: the preferred one, or else 320, within the limits.
  open var supplementaryColumnWidth: CGFloat {
    columnWidth(
      preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
      least: minimumSupplementaryColumnWidth, greatest: maximumSupplementaryColumnWidth)
  }

  // MARK: Columns

  /// The controllers of the columns, the primary one first.
  ///
  /// With a style, they are the containers of the columns.
  open var viewControllers: [UIViewController] {
    get { Column.inOrder.compactMap { columns.containers[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns.given[column] }

  /// Sets the controller of a column, or removes it with `nil`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns.given[column] !== vc else { return }
    setColumn(column, to: vc)
  }

  /// Whether or not there is space for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The current display mode.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : currentDisplayMode
  }

  /// Shows a column, without an animation.
  ///
  /// It is shown on the stack if there is space for one column only, or else beside the secondary one.
  open func show(_ column: Column) {
    showColumn(column)
  }

  /// Hides a column, without an animation.
  open func hide(_ column: Column) {
    hideColumn(column)
  }

  /// Sets the controller of the secondary column, and shows that.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  /// The controllers of the columns that are visible.
  @_spi(Plumb)
  open override var columnChildren: [UIViewController]? {
    children.filter { $0.viewIfLoaded?.superview != nil }
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
