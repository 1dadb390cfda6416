public import Foundation

/// Who has a say in what a split view controller shows. Every method has an answer by default.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The column that is in front when there is room for one only. Differs from UIKit: for `primary`, `secondary`
  /// and `compact`.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The way of showing columns is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
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
}

/// Shows a list and what is chosen in it, side by side where there is much width.
///
/// Where the width is regular, the primary column is at the leading side beside the secondary one, which has the
/// rest after a line one pixel wide; on a pad held upright it is away unless `preferredDisplayMode` wants it. Where
/// the width is compact one column fills the view: the compact one, or else the one that the delegate names, which
/// is the secondary one where it has no say. Differs from UIKit: there is no supplementary column, nothing lies over
/// anything, columns come and go at once, and collapsed columns are not put on one stack.
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

  /// The width or height that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private let line = UIView()

  /// A controller with columns. Differs from UIKit: three are as two.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller with two columns. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Who has a say.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns to show.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsChanged() } }
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
  /// Whether a finger can bring the primary column. Differs from UIKit: without effect.
  open var presentsWithGesture = true

  /// The two columns, primary first.
  open var viewControllers: [UIViewController] {
    get { [columns[.primary], columns[.secondary]].compactMap { $0 } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Gives a column a controller, or none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns[column]
    guard old !== vc else { return }
    if let old {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = vc
    if let vc { addChild(vc) }
    columnsChanged()
    vc?.didMove(toParent: self)
  }

  /// Whether there is room for one column only.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Which columns are shown.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    switch preferredDisplayMode {
    case .automatic:
      let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
      return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    case .secondaryOnly: return .secondaryOnly
    default: return .oneBesideSecondary
    }
  }

  /// The width of the primary column in points: what was preferred, or else 320, within the limits.
  open var primaryColumnWidth: CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let width = viewIfLoaded?.bounds.width ?? 0
    var result: CGFloat = 320
    if preferredPrimaryColumnWidth != automatic {
      result = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction != automatic {
      result = preferredPrimaryColumnWidthFraction * width
    }
    if maximumPrimaryColumnWidth != automatic { result = min(result, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth != automatic { result = max(result, minimumPrimaryColumnWidth) }
    return max(0, min(result, width))
  }

  /// Shows a column, at once.
  open func show(_ column: Column) {
    if column == .primary { preferredDisplayMode = .oneBesideSecondary }
  }

  /// Takes a column away, at once.
  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
  }

  /// Gives the secondary column a controller.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placeColumns() }
    view = container
    line.backgroundColor = .separator
    container.addSubview(line)
  }

  private func columnsChanged() {
    viewIfLoaded?.setNeedsLayout()
  }

  /// The columns that are shown, in the order in which they lie.
  private var shownColumns: [Column] {
    guard isCollapsed else { return displayMode == .secondaryOnly ? [.secondary] : [.primary, .secondary] }
    if columns[.compact] != nil { return [.compact] }
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    return [columns[top] == nil ? proposed : top]
  }

  private func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let shown = shownColumns
    for column in [Column.primary, .supplementary, .secondary, .compact] where !shown.contains(column) {
      if let controller = columns[column] { hide(controller) }
    }
    let bounds = view.bounds
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pixel = 1 / max(traitCollection.displayScale, 1)
    var rest = bounds
    line.isHidden = shown.count < 2
    for column in shown {
      var area = rest
      if column == .primary, shown.count > 1 {
        (area, rest) = bounds.divided(atDistance: primaryColumnWidth, from: .minXEdge)
        line.frame = CGRect(x: area.maxX, y: 0, width: pixel, height: bounds.height)
          .mirrored(in: bounds, isMirrored)
        rest = rest.inset(by: UIEdgeInsets(top: 0, left: pixel, bottom: 0, right: 0))
      }
      if let controller = columns[column] { show(controller, at: area.mirrored(in: bounds, isMirrored)) }
    }
  }

  private func show(_ controller: UIViewController, at frame: CGRect) {
    guard let columnView = controller.view else { return }
    columnView.frame = frame
    if columnView.superview !== view { view.addSubview(columnView) }
  }

  private func hide(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
  }
}
