import Foundation

extension UIViewController {
  /// The state of the appearance of a controller's view.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Begins an appearance or disappearance of the view, and then of the children in it.
  ///
  /// A change that is already under way is not announced again.
  func beginTransition(toAppearing isAppearing: Bool, animated: Bool) {
    let isUpToDate =
      switch controller.appearance {
      case .appeared, .appearing: isAppearing
      case .disappeared, .disappearing: !isAppearing
      }
    if let presentation = contextPresentation {
      presentation.container.isHidden = !isAppearing
      presentation.presented.beginAppearanceTransition(isAppearing, animated: animated)
      if presentation.container.coversAll { return }
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

  /// Ends the change that `beginAppearanceTransition(_:animated:)` began.
  func endTransition() {
    if let presentation = contextPresentation {
      presentation.moveToContext(of: self)
      presentation.presented.endAppearanceTransition()
    }
    switch controller.appearance {
    case .appearing:
      controller.appearance = .appeared
      sendAppearanceEnd(viewDidAppear)
      controller.isComing = false
    case .disappearing:
      controller.appearance = .disappeared
      sendAppearanceEnd(viewDidDisappear)
      controller.isLeaving = false
    case .appeared, .disappeared:
      break
    }
    for child in forwardingChildren { child.endAppearanceTransition() }
  }

  private func sendAppearanceEnd(_ callback: (Bool) -> Void) {
    controller.isSendingAppearanceEnd = true
    callback(controller.isAnimated)
    controller.isSendingAppearanceEnd = false
  }

  /// Whether or not the view appears because the controller is presented.
  ///
  /// It is also true in `viewWillAppear` and `viewDidAppear`.
  var isAppearingByPresentation: Bool {
    isAppearingNow && controller.presenting?.controller.presentation?.isBeginning == true
  }

  /// Whether or not the view disappears because the controller is dismissed.
  ///
  /// It is also true in `viewWillDisappear` and `viewDidDisappear`.
  var isDisappearingByDismissal: Bool {
    isDisappearingNow && controller.presenting?.controller.presentation?.isEnding == true
  }

  /// Whether or not the view appears because the controller has a new parent.
  ///
  /// It is also true in `viewWillAppear` and `viewDidAppear`.
  var isAppearingInNewParent: Bool { isAppearingNow && controller.isComing }

  /// Whether or not the view disappears because the controller leaves its parent.
  ///
  /// It is also true in `viewWillDisappear` and `viewDidDisappear`.
  var isDisappearingFromParent: Bool { isDisappearingNow && controller.isLeaving }

  private var isAppearingNow: Bool {
    controller.appearance == .appearing
      || (controller.appearance == .appeared && controller.isSendingAppearanceEnd)
  }

  private var isDisappearingNow: Bool {
    controller.appearance == .disappearing
      || (controller.appearance == .disappeared && controller.isSendingAppearanceEnd)
  }

  /// Calls `viewIsAppearing` for the view in its place, and then for the children in it.
  ///
  /// It is called once in an appearance.
  func announceIsAppearing() {
    announceOwnAppearance()
    for child in forwardingChildren { child.announceIsAppearing() }
  }

  private func announceOwnAppearance() {
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

  /// Whether or not the view's move into a window or out of one is an appearance or disappearance.
  ///
  /// It is for a child in a visible parent that forwards, and for a controller without a parent.
  private var followsItsView: Bool {
    guard let parent = controller.parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.controller.appearance == .appeared || parent.controller.appearance == .appearing
  }

  /// Begins an appearance or disappearance before the view moves into `window` or out of one.
  func viewWillMove(toWindow window: UIWindow?) {
    guard followsItsView else { return }
    let before = controller.appearance
    beginAppearanceTransition(window.map { !$0.isHidden } ?? false, animated: false)
    if controller.appearance != before { controller.endsWithView = true }
  }

  /// Continues the change after the view moved into `window` or out of one.
  ///
  /// The appearance ends after the layout, in the main loop's next turn.
  func viewDidMove(toWindow window: UIWindow?) {
    updateEnvironment()
    // Children move to the window after their parent, and call it themselves.
    announceOwnAppearance()
    guard controller.endsWithView else { return }
    if let window {
      window.enqueueEndOfAppearance(of: self)
    } else {
      endAppearanceTransition()
    }
  }
}
