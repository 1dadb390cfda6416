import Foundation
import LayerCore
import StyleCore

extension UINavigationController {
  /// The properties of a navigation controller.
  @MainActor
  struct Navigation {
    var stack: [UIViewController] = []
    var bar = UINavigationBar(frame: .zero)
    var toolbar = {
      let toolbar = UIToolbar(frame: .zero)
      toolbar.isOfController = true
      return toolbar
    }()
    let popRecognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    /// The interaction of a swipe that pops.
    var swipe: UIPercentDrivenInteractiveTransition?
    /// Whether or not the stack is being replaced, while controllers are asked for their views and told that they
    /// appear and disappear.
    var isChanging = false
    /// The next stack that a controller or delegate has set during a change, and whether the change to it is animated.
    var next: (stack: [UIViewController], isAnimated: Bool)?
    var isBarHidden = false
    var isToolbarHidden = true
    var hiding = Hiding()
    /// The item and the way back of a controller around this one that shows no bar of its own.
    var outer: (item: UINavigationItem, back: () -> Void)?
  }

  /// Sets where the back button leads from the first controller of the stack, or removes it with `nil`.
  package func setOuter(_ item: UINavigationItem?, back: @escaping () -> Void = {}) {
    navigation.outer = item.map { ($0, back) }
    setBarItems(in: nil)
  }

  private func goBack() {
    if navigation.stack.count < 2, let outer = navigation.outer { return outer.back() }
    popViewController(animated: true)
  }

  package func observeBar() {
    navigation.bar.onLayoutChange = { [weak self] in self?.barsChanged() }
    navigation.bar.onBack = { [weak self] in self?.goBack() }
  }

  /// Replaces the bars by those of other classes, before they are visible.
  ///
  /// Classes that are no bars have no effect.
  package func useBars(of barClass: AnyClass?, _ toolbarClass: AnyClass?) {
    if let barClass = barClass as? UINavigationBar.Type {
      navigation.bar = _LayerInstantiation.makeObject(of: barClass)
    }
    if let toolbarClass = toolbarClass as? UIToolbar.Type {
      navigation.toolbar = _LayerInstantiation.makeObject(of: toolbarClass)
    }
  }

  func loadNavigationView() {
    let container = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placeContents() }
    view = container
    container.addSubview(navigation.toolbar)
    container.addSubview(navigation.bar)
    if let top = topViewController { show(top, in: container) }
    placeContents()
    observeSwipes(on: container)
    observeHiding(on: container)
  }

  /// Sets the stack, and shows its last controller.
  ///
  /// A stack that is set during another change follows that change.
  func setStack(_ stack: [UIViewController], isAnimated: Bool) {
    guard !navigation.isChanging else {
      navigation.next = (stack, isAnimated)
      return
    }
    if let transition = controller.transition {
      navigation.swipe = nil
      transition.finishNow()
    }
    navigation.isChanging = true
    exchangeStack(stack, isAnimated: isAnimated)
    navigation.isChanging = false
    guard let next = navigation.next else { return }
    navigation.next = nil
    setStack(next.stack, isAnimated: next.isAnimated)
  }

  /// The stack that was set last.
  var wantedStack: [UIViewController] { navigation.next?.stack ?? navigation.stack }

  private func exchangeStack(_ stack: [UIViewController], isAnimated: Bool) {
    let old = navigation.stack
    let oldTop = old.last
    let removed = old.filter { controller in !stack.contains { $0 === controller } }
    let added = stack.filter { controller in !old.contains { $0 === controller } }
    for controller in added { addChild(controller) }
    for controller in removed {
      controller.controller.isLeaving = true
      controller.willMove(toParent: nil)
    }
    navigation.stack = stack
    if old.first !== stack.first, controller.tabBarItem == nil { tabBarItemDidChange() }
    let isForward = !(stack.last.map { top in old.contains { $0 === top } } ?? true)
    let transition = isAnimated ? beginTransition(from: oldTop, isForward: isForward) : nil
    setBarItems(in: transition)

    if let container = viewIfLoaded, oldTop !== stack.last {
      exchangeTop(oldTop, in: container, isAnimated: isAnimated, transition) { [self] didComplete in
        didComplete ? settle(added, removed) : restore(old, added, removed)
      }
    } else {
      settle(added, removed)
    }
  }

  /// Tells the controllers that were added and removed that the change is complete.
  private func settle(_ added: [UIViewController], _ removed: [UIViewController]) {
    // Controllers that were not visible are not told later that they appear or disappear.
    for controller in added where controller !== topViewController { controller.controller.isComing = false }
    for controller in removed where controller.controller.appearance == .disappeared {
      controller.controller.isLeaving = false
    }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// Restores the stack after a cancelled transition.
  private func restore(_ old: [UIViewController], _ added: [UIViewController], _ removed: [UIViewController])
  {
    let first = navigation.stack.first
    navigation.stack = old
    if first !== old.first { tabBarItemDidChange() }
    setBarItems(in: nil)
    for controller in added {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in removed {
      controller.controller.isLeaving = false
      controller.didMove(toParent: self)
    }
  }

  private func setBarItems(in transition: ControllerTransition?) {
    let items = [navigation.outer?.item].compactMap { $0 } + navigation.stack.map(\.navigationItem)
    let bar = navigation.bar
    if let transition, AnimationClock.isRunning, bar.window != nil {
      transition.animate {
        UIView.transition(
          with: bar, duration: transition.transitionDuration, options: .transitionCrossDissolve,
          animations: { bar.items = items })
      }
    } else {
      bar.items = items
    }
    showToolbarItems()
    (controller.parent as? UITabBarController)?.stackChanged()
  }

  private func exchangeTop(
    _ old: UIViewController?, in container: UIView, isAnimated: Bool, _ transition: ControllerTransition?,
    then finish: @escaping (_ didComplete: Bool) -> Void
  ) {
    let top = topViewController
    if let top { delegate?.navigationController(self, willShow: top, animated: isAnimated) }
    if let transition {
      return animate(transition, in: container) { [self] didComplete in
        if let top, didComplete { delegate?.navigationController(self, didShow: top, animated: isAnimated) }
        finish(didComplete)
      }
    }
    replace(old, with: top, isAnimated: isAnimated) {
      if let top { show(top, in: container) }
      old?.viewIfLoaded?.removeFromSuperview()
      placeContents()
    }
    if let top { delegate?.navigationController(self, didShow: top, animated: isAnimated) }
    finish(true)
  }

  /// Removes all controllers above `index` from the stack.
  func pop(to index: Int, isAnimated: Bool) -> [UIViewController]? {
    let stack = wantedStack
    guard stack.indices.contains(index), index < stack.count - 1 else { return nil }
    let removed = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]), isAnimated: isAnimated)
    return removed
  }

  /// Shows the toolbar items of the top controller.
  func showToolbarItems() {
    navigation.toolbar.items = topViewController?.toolbarItems
  }

  /// Adds the view of `child` behind the bars.
  func show(_ child: UIViewController, in container: UIView) {
    guard let childView = child.view else { return }
    childView.frame = frame(forChild: child, in: container.bounds, bars: bars)
    container.insertSubview(childView, at: 0)
  }

  /// Lays out bars and content, and updates the safe area of the content.
  func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    placeContents()
    updateChildEnvironments()
  }

  /// Whether or not the toolbar is hidden, which may show a search.
  private var hidesToolbar: Bool { navigation.isToolbarHidden && navigation.bar.palette?.isInToolbar != true }

  /// The distance of the bar at the top from the top of the view: the safe area, and as of iOS 26 not less than 10.
  private var barTop: CGFloat {
    let (inset, least) = (
      controller.safeAreaInsets.top, BarMetrics.leastTop(for: navigation.bar.traitCollection)
    )
    return least > 0 ? max(inset, least) : inset
  }

  /// The visible bars, and the distances that they extend into the view.
  var bars: ContainerBars {
    let insets = controller.safeAreaInsets
    var bars = ContainerBars()
    if !navigation.isBarHidden {
      bars.top = .init(
        reach: barTop + navigation.bar.barHeight, isTranslucent: navigation.bar.isTranslucent)
    }
    if !hidesToolbar {
      bars.bottom = .init(
        reach: BarMetrics.toolbarReach(for: navigation.toolbar.traitCollection, over: insets.bottom),
        isTranslucent: navigation.toolbar.isTranslucent)
    }
    return bars
  }

  func placeContents() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let insets = controller.safeAreaInsets
    updateCompactHiding()
    let (bar, isMoving) = (navigation.bar, navigation.hiding.movements > 0)
    bar.isHidden = navigation.isBarHidden && !isMoving
    // A bar that comes or goes is beyond the edge while it is hidden.
    let barY = navigation.isBarHidden && isMoving ? -bar.barHeight : barTop
    bar.frame = CGRect(x: 0, y: barY, width: bounds.width, height: bar.barHeight)
    bar.content?.outerInsets = UIEdgeInsets(top: barTop, left: 0, bottom: 0, right: 0)
    let toolbar = navigation.toolbar
    toolbar.isHidden = hidesToolbar && !isMoving
    let traits = toolbar.traitCollection
    let reach = BarMetrics.toolbarReach(for: traits, over: insets.bottom)
    let height = traits.system < .v26 ? BarMetrics.toolbar(for: traits) : reach
    let shownY = bounds.height - reach
    let toolbarY = hidesToolbar && isMoving ? bounds.height : shownY
    toolbar.frame = CGRect(x: 0, y: toolbarY, width: bounds.width, height: height)
    if traits.system >= .v26, navigation.bar.palette != nil { toolbar.setNeedsLayout() }
    toolbar.content?.outerInsets = UIEdgeInsets(top: 0, left: 0, bottom: reach - height, right: 0)
    if let top = topViewController, let childView = top.viewIfLoaded, childView.superview === view {
      childView.frame = frame(forChild: top, in: bounds, bars: bars)
    }
  }
}
