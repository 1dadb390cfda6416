import Foundation

extension UIViewController {
  /// How much of a controller's view is seen.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Says that the view is about to be seen, or to be seen no longer; children in it are told after this
  /// controller. What is so already is not said again.
  func beginTransition(toAppearing isAppearing: Bool, animated: Bool) {
    let isUpToDate =
      switch controller.appearance {
      case .appeared, .appearing: isAppearing
      case .disappeared, .disappearing: !isAppearing
      }
    guard !isUpToDate else { return }
    controller.appearance = isAppearing ? .appearing : .disappearing
    controller.isAnimated = animated
    controller.isAnnounced = false
    controller.endsWithView = false
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in forwardingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Says that what `beginAppearanceTransition(_:animated:)` announced has happened.
  func endTransition() {
    switch controller.appearance {
    case .appearing:
      controller.appearance = .appeared
      tellOfEnd(viewDidAppear)
      controller.isComing = false
    case .disappearing:
      controller.appearance = .disappeared
      tellOfEnd(viewDidDisappear)
      controller.isLeaving = false
    case .appeared, .disappeared:
      break
    }
    for child in forwardingChildren { child.endAppearanceTransition() }
  }

  private func tellOfEnd(_ callback: (Bool) -> Void) {
    controller.isToldOfEnd = true
    callback(controller.isAnimated)
    controller.isToldOfEnd = false
  }

  /// Whether the view comes because the controller is presented; true in `viewWillAppear` and `viewDidAppear`, too.
  var comesByPresentation: Bool {
    isAppearingNow && controller.presenting?.controller.presentation?.isBeginning == true
  }

  /// Whether the view goes because the controller is dismissed; true in `viewWillDisappear` and `viewDidDisappear`,
  /// too.
  var goesByDismissal: Bool {
    isDisappearingNow && controller.presenting?.controller.presentation?.isEnding == true
  }

  /// Whether the view comes because the controller has a new parent; true in `viewWillAppear` and `viewDidAppear`, too.
  var comesToParent: Bool { isAppearingNow && controller.isComing }

  /// Whether the view goes because the controller leaves its parent; true in `viewWillDisappear` and
  /// `viewDidDisappear`, too.
  var goesFromParent: Bool { isDisappearingNow && controller.isLeaving }

  private var isAppearingNow: Bool {
    controller.appearance == .appearing || (controller.appearance == .appeared && controller.isToldOfEnd)
  }

  private var isDisappearingNow: Bool {
    controller.appearance == .disappearing
      || (controller.appearance == .disappeared && controller.isToldOfEnd)
  }

  /// Says that the view is in its place, unless it is not on its way there or that was said; children in it
  /// follow.
  func announceIsAppearing() {
    announceOnlyThis()
    for child in forwardingChildren { child.announceIsAppearing() }
  }

  private func announceOnlyThis() {
    guard controller.appearance == .appearing, !controller.isAnnounced else { return }
    controller.isAnnounced = true
    viewIsAppearing(controller.isAnimated)
  }

  /// The children that appear and disappear with this controller: those whose views are in its view.
  private var forwardingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = controller.view else { return [] }
    return controller.children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Views that code moves

  /// Whether the view's coming and going by itself is an appearance: of a child that is in a parent that is
  /// seen and forwards, or of a controller without parent.
  private var followsItsView: Bool {
    guard let parent = controller.parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.controller.appearance == .appeared || parent.controller.appearance == .appearing
  }

  /// The view is about to come into `window`, or out of one.
  func viewWillMove(toWindow window: UIWindow?) {
    guard followsItsView else { return }
    let before = controller.appearance
    beginAppearanceTransition(window.map { !$0.isHidden } ?? false, animated: false)
    if controller.appearance != before { controller.endsWithView = true }
  }

  /// The view has come into `window`, or out of one. That it appeared is said when it is laid out, in the main
  /// loop's next turn.
  func viewDidMove(toWindow window: UIWindow?) {
    updateEnvironment()
    // Children come into the window after their parent, and say it themselves.
    announceOnlyThis()
    guard controller.endsWithView else { return }
    if let window {
      window.enqueueEndOfAppearance(of: self)
    } else {
      endAppearanceTransition()
    }
  }
}
