import Foundation
import LayoutCore
import StyleCore

extension UISplitViewController {
  /// The columns of a split view controller.
  @MainActor
  struct Columns {
    /// The controllers that the columns were given.
    var given: [Column: UIViewController] = [:]
    /// The containers of these controllers: the controllers themselves, or navigation controllers around them.
    var containers: [Column: UIViewController] = [:]
    /// The controllers of the columns' stacks while they are merged onto one stack, or `nil` while they are not.
    var merged: [Column: [UIViewController]]?
    var wasCollapsed: Bool?
    /// The column on top of the others where there is space for one only, without a common stack.
    var top: Column?
    /// The mode that your code or the user chose since the preferences changed.
    var chosen: DisplayMode?
    /// The mode that the delegate knows.
    var told: DisplayMode?
    /// Whether or not the view was wider than high.
    var wasWide: Bool?
    /// The columns that are leaving in an animation.
    var leaving: [Column] = []
    /// The share of the columns that are visible while a finger moves them.
    var reveal: CGFloat?
    /// The mode and the visible share before a finger moved columns.
    var swipe: (start: DisplayMode, share: CGFloat)?
    /// The number of animations so far, by which the end of one knows whether it is too late.
    var generation = 0
    let lines: [Column: UIView] = [.primary: UIView(), .supplementary: UIView()]
    let dimming = UIView()
    /// The platter of the primary column, as of iOS 26.
    var platter: SidebarPlatter?
    let edgePan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    var button: UIBarButtonItem?
    weak var buttonHolder: UINavigationItem?
  }

  func loadColumns() {
    let container = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placeColumns() }
    view = container
    for column in Column.inOrder {
      guard let line = columns.lines[column] else { continue }
      line.backgroundColor = .separator
      line.isHidden = true
      container.addSubview(line)
    }
    columns.dimming.backgroundColor = SplitFigures.dimming
    observeFingers(on: container)
  }

  func columnsChanged() {
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the width of a column in points, within the limits of the program and the view.
  ///
  /// - Parameter limit: The greatest width by a fraction where the program has set none.
  func columnWidth(
    _ preferred: CGFloat, fraction: CGFloat, limit: CGFloat = .infinity, least: CGFloat, greatest: CGFloat
  ) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let width = viewIfLoaded?.bounds.width ?? 0
    var result = SplitFigures.columnWidth
    if preferred != automatic {
      result = preferred
    } else if fraction != automatic {
      result = min(fraction * width, greatest == automatic ? limit : greatest)
    }
    if greatest != automatic { result = min(result, greatest) }
    if least != automatic { result = max(result, least) }
    return max(0, min(result, width))
  }

  // MARK: Controllers

  /// Sets the controllers of the columns of the style, in order; the columns that remain get none.
  func setColumns(_ controllers: [UIViewController]) {
    // The same ones stay in their columns, of which one without a controller may be between them.
    guard !controllers.elementsEqual(viewControllers, by: ===) else { return }
    let order: [Column] = style == .tripleColumn ? Column.inOrder : [.primary, .secondary]
    let wanted: [(Column, UIViewController?)] = order.enumerated().map { index, column in
      (column, controllers.indices.contains(index) ? controllers[index] : nil)
    }
    // A controller that moves to another column leaves its own one first.
    for (column, controller) in wanted {
      guard let old = columns.containers[column], old !== controller else { continue }
      if controllers.contains(where: { $0 === old }) { setColumn(column, to: nil) }
    }
    for (column, controller) in wanted { setViewController(controller, for: column) }
  }

  func setColumn(_ column: Column, to controller: UIViewController?) {
    // Merged stacks are separated before a controller is replaced, and merged again in the next layout.
    let top = columns.merged == nil ? nil : topColumn
    unmerge()
    if let old = columns.containers[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
      if old !== columns.given[column] { (old as? UINavigationController)?.viewControllers = [] }
    }
    let container = controller.map { wrapped($0, for: column) }
    columns.given[column] = controller
    columns.containers[column] = container
    if let container { addChild(container) }
    if let top { merge(upTo: columns.containers[top] == nil ? .primary : top) }
    columnsChanged()
    container?.didMove(toParent: self)
  }

  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(controller is UINavigationController) else {
      return controller
    }
    return UINavigationController(rootViewController: controller)
  }

  func stack(of column: Column) -> UINavigationController? {
    columns.containers[column] as? UINavigationController
  }

  /// Shows a controller in the primary column, or on the stack where there is space for one column only.
  func showPrimary(_ controller: UIViewController) {
    if isCollapsed, let common = commonStack {
      common.pushViewController(controller, animated: true)
    } else if style != .unspecified, let primary = stack(of: .primary),
      !(controller is UINavigationController)
    {
      primary.pushViewController(controller, animated: true)
    } else {
      setViewController(controller, for: .primary)
    }
  }
}
