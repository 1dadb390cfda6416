public import Foundation
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A container view controller that shows a list and the selection in it, side by side where there is much width.
///
/// In a regular width, the columns are arranged from the primary edge to the other side, with a line one pixel wide
/// after each; the secondary one has the rest. Columns over the secondary one leave it the whole width and dim it, and
/// so do two columns that move it aside, which then keeps the width that it has beside one. A tap on the dimmed column
/// hides others, and so does a finger that drags it to the primary edge; a finger that comes from there shows them.
///
/// Where the system chooses, columns are beside the secondary one if the view is wider than high, and one is visible;
/// otherwise they are over it, and none is. Two columns that would leave it less than 320 points beside them are over it
/// if your code or the user asked for both, and otherwise one of them is hidden.
///
/// In a compact width one column fills the view: the compact one, or else the controllers on the stacks of the columns,
/// on one stack up to the column that the delegate returns, which is the secondary one without a delegate. When the
/// width becomes regular again, each column gets back the controllers above its first one. Columns without a style are
/// on one stack if all of them are navigation controllers; otherwise the one in front is seen.
///
/// A column whose controller is no navigation controller is embedded in one, except the compact one, and in controllers
/// without a style. Differs from UIKit: columns come and go at once without a running clock.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
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

  // MARK: Modes

  /// The preferred display mode.
  ///
  /// Setting it forgets what your code or the user showed and hid.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesChanged() } }
  /// The preferred behaviour of the secondary column.
  ///
  /// Display modes of other behaviours become those with as many columns.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesChanged() } }
  /// The behaviour of the secondary column.
  open var splitBehavior: SplitBehavior { currentBehavior }
  /// The current display mode.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : currentDisplayMode }
  /// Whether or not there is space for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  /// The edge at which the primary column is.
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsChanged() } }
  /// The style of the background of the primary column.
  ///
  /// Differs from UIKit: without effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether or not a finger from the primary edge shows columns, and a button in a navigation bar does.
  open var presentsWithGesture = true { didSet { columnsChanged() } }
  /// The button that changes the display mode, the same object in every call.
  ///
  /// It shows one column more, or hides them if there is none. With a style, it is in the bar of the first visible
  /// column, before the other buttons of its first controller.
  open var displayModeButtonItem: UIBarButtonItem { madeButton }
  /// The visibility of that button: with `presentsWithGesture`, unless it is set.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { columnsChanged() } }
  /// Whether or not a button shows the secondary column alone.
  ///
  /// Differs from UIKit: the button does not exist.
  open var showsSecondaryOnlyButton = false

  // MARK: Widths

  /// The preferred width of the primary column, as a share of the view's.
  ///
  /// It is at most 320 points unless `maximumPrimaryColumnWidth` is set.
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
  /// The width of the primary column in points: the preferred one, or else 320, within the limits.
  open var primaryColumnWidth: CGFloat {
    columnWidth(
      preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      limit: SplitFigures.columnWidth, least: minimumPrimaryColumnWidth, greatest: maximumPrimaryColumnWidth)
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
  /// With a style, they are the containers of the columns. Those that are set are for the columns of the style in order;
  /// a container that is already in its column stays there.
  open var viewControllers: [UIViewController] {
    get { Column.inOrder.compactMap { columns.containers[$0] } }
    set { setColumns(newValue) }
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns.given[column] }

  /// Sets the controller of a column, or removes it with `nil`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns.given[column] !== vc, vc == nil || columns.containers[column] !== vc else { return }
    setColumn(column, to: vc)
  }

  /// Shows a column, with an animation while a clock runs.
  ///
  /// It is shown on the stack if there is space for one column only, or else with the others before the secondary one,
  /// which is shown by hiding what is over it.
  open func show(_ column: Column) {
    showColumn(column)
  }

  /// Hides a column and those before the secondary one that it comes after, with an animation while a clock runs.
  open func hide(_ column: Column) {
    hideColumn(column)
  }

  /// Shows a controller as the delegate does, on the stack if there is space for one column only, or as the primary
  /// column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showPrimary(vc)
  }

  /// Shows a controller as the delegate does, or as the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }

  /// The orientations that the delegate supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The orientation in which the controller is first presented, as the delegate prefers.
  ///
  /// Differs from UIKit: without effect.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
  }

  /// The controllers of the columns that are visible.
  @_spi(Plumb)
  open override var columnChildren: [UIViewController]? {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }

  open override func loadView() {
    loadColumns()
  }
}
