import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The sidebar of a tab bar controller on a pad, and the button that shows it (26.B.18).
@MainActor
private final class ShownSidebar {
  static let values = AttachedValue<ShownSidebar>()

  let list: TabSidebarView
  let platter = SidebarPlatter()
  let button = UIButton(type: .system)
  /// Whether or not the button has a platter of its own.
  private var isButtonOnGlass: Bool?

  init(of controller: UITabBarController) {
    list = TabSidebarView(of: controller)
    button.accessibilityIdentifier = "sidebar"
    button.addAction(
      UIAction { [weak controller] _ in controller?.sidebar.isHidden.toggle() }, for: .touchUpInside)
  }

  func showButton(onGlass isOnGlass: Bool) {
    guard isOnGlass != isButtonOnGlass else { return }
    isButtonOnGlass = isOnGlass
    var look = isOnGlass ? UIButton.Configuration.glass() : .plain()
    look.image = UIImage(systemName: "sidebar.leading")
    look.contentInsets = .zero
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 17)
    button.configuration = look
  }

  func remove() {
    platter.removeFromSuperview()
    list.removeFromSuperview()
    button.removeFromSuperview()
  }
}

extension UITabBarController {
  /// The list of the sidebar, if it is shown.
  var shownSidebar: TabSidebarView? { isSidebarShown ? ShownSidebar.values[self]?.list : nil }

  /// Whether or not the tabs can be in a sidebar: on a pad with much width as of iOS 18, by the mode.
  private var canShowSidebar: Bool {
    let traits = tabBar.traitCollection
    guard traits.system >= .v18, traits.userInterfaceIdiom == .pad,
      traits.horizontalSizeClass == .regular, !tabBar.isHidden
    else { return false }
    return mode == .tabSidebar || mode == .automatic && tabs.contains { $0 is UITabGroup }
  }

  /// Shows the sidebar as the mode, the tabs and the traits ask for it.
  func updateSidebar() {
    if ShownSidebar.values[self] == nil {
      guard mode == .tabSidebar || tabs.contains(where: { $0 is UITabGroup }) else { return }
      ShownSidebar.values[self] = ShownSidebar(of: self)
      tabBar.onPlaced = { [weak self] in self?.barWasPlaced() }
    }
    ShownSidebar.values[self]?.list.update()
    placeSidebar()
  }

  /// Places the sidebar over the leading side of the content, whose safe area makes room, and the button.
  func placeSidebar() {
    guard let shown = ShownSidebar.values[self], let view = viewIfLoaded else { return }
    let canShow = canShowSidebar
    let isShown = canShow && !sidebar.isHidden
    isSidebarShown = isShown
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let reach = isShown ? TabSidebarView.width : 0
    for child in viewControllers ?? [] {
      FloatingInsets.set(
        UIEdgeInsets(top: 0, left: isMirrored ? 0 : reach, bottom: 0, right: isMirrored ? reach : 0),
        of: child)
    }
    guard canShow else { return shown.remove() }
    if isShown {
      let inset = SplitFigures.platterInset[tabBar.traitCollection]
      let area = CGRect(x: 0, y: 0, width: reach, height: view.bounds.height).insetBy(dx: inset, dy: inset)
      shown.list.frame = area.mirrored(in: view.bounds, isMirrored)
      if shown.list.superview !== view { view.addSubview(shown.list) }
      shown.platter.show(inset > 0 ? shown.list : nil, in: view)
      shown.list.select()
    } else {
      shown.platter.show(nil, in: view)
      shown.list.removeFromSuperview()
    }
    shown.showButton(onGlass: tabBar.traitCollection.system >= .v26 && !isShown)
    place(shown.button, isInSidebar: isShown, isMirrored: isMirrored)
  }

  /// Places the button at the top of the sidebar, or before the tabs of the bar.
  private func place(_ button: UIButton, isInSidebar: Bool, isMirrored: Bool) {
    guard let view = viewIfLoaded else { return }
    let traits = tabBar.traitCollection
    let side = BarPlatters.padTabs.height
    var frame = CGRect(
      x: BarPlatters.gap, y: max(view.safeAreaInsets.top, BarMetrics.leastTop(for: traits)), width: side,
      height: side)
    if !isInSidebar {
      tabBar.layoutIfNeeded()
      let tabs = tabBar.subviews.filter { $0 is UIControl && !$0.isHidden }.map(\.frame)
      let before = tabs.map { isMirrored ? tabBar.bounds.width - $0.maxX : $0.minX }.min() ?? 0
      frame.origin.x = max(
        BarPlatters.gap, before - BarPlatters.tabInset - BarPlatters.gap - side)
    }
    button.frame = frame.mirrored(in: view.bounds, isMirrored)
    if button.superview !== view { view.addSubview(button) }
    if view.subviews.last !== button { view.bringSubviewToFront(button) }
  }
}

extension UITabBarController.Sidebar {
  /// The animations that a delegate adds to a change, which happens at once.
  private final class Animator: NSObject, Animating {
    private(set) var animations: [() -> Void] = []
    private(set) var completions: [() -> Void] = []
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  }

  /// Tells the delegate, and shows or hides the sidebar.
  func visibilityDidChange() {
    guard let controller else { return }
    let animator = Animator()
    delegate?.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
    controller.updateSidebar()
    for body in animator.animations + animator.completions { body() }
  }
}
