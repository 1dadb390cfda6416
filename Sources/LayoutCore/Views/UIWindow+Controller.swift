package import Foundation
import LayerCore
package import StyleCore

extension UIWindow {
  /// The properties of a window.
  struct Display {
    var root: UIViewController?
    var screen: UIScreen?
    /// The insets that the screen covers, as they were set for a window with a part of the screen.
    var covered: UIEdgeInsets?
    /// The device of the window and its orientation, or `nil` for those of the screen.
    var host: (device: Device, orientation: Device.Orientation)?
    /// The traits that the window took from its screen by itself.
    var screenTraits: UITraitCollection?
    /// Whether or not the view of the root controller was added to the window.
    var hasRootView = false
    var undoManager: UndoManager?
    var isResizing = false
    var isJoiningMainScene = false
  }

  /// The key window, which receives events that are not aimed by a touch.
  package static weak var key: UIWindow?

  /// The insets of the window that the screen covers, in points.
  package var surroundingInsets: UIEdgeInsets { safeAreaInsets }

  func startHidden() {
    backing.isHidden = true
    followScreen()
    updateSurroundings()
  }

  func setScreen(_ screen: UIScreen) {
    display.screen = screen
    display.host = nil
    display.covered = nil
    display.screenTraits = hostTraits
    followScreen()
    updateSurroundings()
  }

  func windowSceneDidChange(from old: UIWindowScene?) {
    old?.remove(self)
    guard let windowScene else { return }
    windowScene.add(self)
    if !display.isJoiningMainScene { setScreen(windowScene.screen) }
  }

  /// Updates the insets that the screen covers, and the environments of the controllers.
  func updateSurroundings() {
    // A window whose screen was not set keeps the insets of its host.
    if let insets = display.covered ?? coveredByScreen {
      setRootViewEnvironment(
        RootViewEnvironment(
          safeAreaInsets: insets, systemMinimumLayoutMargins: nil, respectsSystemMinimum: true))
    }
    for controller in shownControllers { controller.updateEnvironment() }
  }

  /// The insets that a screen that was set, or that of a launched application, covers at the window's position (D.8).
  private var coveredByScreen: UIEdgeInsets? {
    let main = UIScreen.main.coversWindows && display.host == nil ? UIScreen.main : nil
    return (display.screen ?? main).map { $0.safeAreaInsets.reaching(frame, in: $0.bounds) }
  }

  // MARK: Controller

  /// The root controller, the controller that it presents, the one that that presents, and so on.
  private var shownControllers: [UIViewController] {
    Array(
      sequence(state: display.root) { next in
        defer { next = next?.controller.presentation?.presented }
        return next
      })
  }

  /// The controller that covers all others, or else the root controller.
  var frontController: UIViewController? {
    shownControllers.last { $0.controller.presenting == nil || $0.coversScreen }
  }

  /// The controller that determines the status bar: the front one, or one in front of it that takes it over.
  package var statusBarController: UIViewController? {
    shownControllers.last {
      $0.controller.presenting == nil || $0.coversScreen || $0.controller.capturesStatusBar
    }
  }

  func setRoot(_ root: UIViewController?) {
    let old = display.root
    guard old !== root else { return }
    precondition(root?.controller.parent == nil, "The controller of a window cannot be a child of another.")
    if old?.controller.presentation != nil { old?.dismiss(animated: false) }
    let isSeen = !isHidden
    if isSeen { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isSeen { old?.endAppearanceTransition() }
    display.root = root
    display.hasRootView = false
    guard let root, isSeen else { return }
    // The appearance begins before the view is added, so that the move is no appearance of its own.
    root.beginAppearanceTransition(true, animated: false)
    addRootView()
    finishAppearance(of: root)
  }

  /// Adds the view of the root controller behind all others, filling the window, once the window is visible (B.30).
  private func addRootView() {
    guard !display.hasRootView, let root = display.root else { return }
    display.hasRootView = true
    guard let view = root.view else { return }
    view.frame = super.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  // MARK: Visibility

  func setHidden(_ isHidden: Bool, _ apply: () -> Void) {
    guard isHidden != self.isHidden else { return }
    // The view is added while the window is still hidden, so that the move is no appearance of its own.
    if !isHidden { addRootView() }
    let shown = shownControllers.filter { !$0.isCovered }
    for controller in shown { controller.beginAppearanceTransition(!isHidden, animated: false) }
    apply()
    if isHidden {
      MainLoop.main.detach(self)
      for controller in shown { controller.endAppearanceTransition() }
    } else {
      joinMainScene()
      MainLoop.main.attach(self)
      setNeedsLayout()
      for controller in shown { finishAppearance(of: controller) }
    }
    updateKeyboard()
    announce(isHidden ? "DidBecomeHidden" : "DidBecomeVisible")
  }

  private func announce(_ change: String) {
    NotificationCenter.default.post(name: Notification.Name("UIWindow\(change)Notification"), object: self)
  }

  /// Adds a visible window without a scene to the main one, which changes neither its screen nor the insets of that.
  private func joinMainScene() {
    guard windowScene == nil else { return }
    display.isJoiningMainScene = true
    windowScene = .main
    display.isJoiningMainScene = false
  }

  /// Calls `viewIsAppearing` for a view that is in its place, and ends its appearance in the next turn.
  private func finishAppearance(of controller: UIViewController) {
    controller.announceIsAppearing()
    enqueueEndOfAppearance(of: controller)
  }

  /// Ends the appearance of `controller`'s view in the next turn, after its layout.
  func enqueueEndOfAppearance(of controller: UIViewController) {
    MainLoop.main.enqueue { [weak self, weak controller] in
      guard let controller, controller.controller.appearance == .appearing else { return }
      self?.layoutIfNeeded()
      controller.endAppearanceTransition()
    }
  }

  func takeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let old = UIWindow.key
    old?.resignKey()
    UIWindow.key = self
    old?.announce("DidResignKey")
    becomeKey()
    announce("DidBecomeKey")
  }

  // MARK: Size

  /// Resizes the window by `apply`, and tells the controllers before their views are resized (B.14).
  func resize(to size: CGSize, _ apply: () -> Void) {
    guard size != super.bounds.size, !display.isResizing else {
      apply()
      return updateSurroundings()
    }
    let traits = followsScreen ? screen.traits(forWindowOf: size) : nil
    display.screenTraits = traits ?? display.screenTraits
    transition(to: size, traits: traits, apply)
  }

  /// Changes the size of the window and the traits of its screen, as a rotation of the device does (B.14).
  ///
  /// The controllers are told of both, then the window is resized, then they are told of the size, the traits change,
  /// and their views are resized; then their animations alongside run. Layout waits for its pass.
  ///
  /// - Parameter covered: The insets that the screen covers; `nil` computes them from the window's position on the
  ///   screen.
  package func transition(to size: CGSize, traits: UITraitCollection?, covered: UIEdgeInsets? = nil) {
    display.covered = covered
    transition(to: size, traits: traits) { super.frame = CGRect(origin: super.frame.origin, size: size) }
  }

  private func transition(to size: CGSize, traits: UITraitCollection?, _ apply: () -> Void) {
    let coordinator = SizeTransition(in: self)
    let controllers = shownControllers.filter(\.isViewLoaded)
    if let traits, traits != traitCollection {
      for controller in controllers {
        controller.environmentContainer.willTransition(
          to: controller.overridden(traits), with: coordinator)
      }
    }
    let oldSize = super.bounds.size
    display.isResizing = true
    let resizes = autoresizesSubviews
    autoresizesSubviews = false
    apply()
    autoresizesSubviews = resizes
    display.isResizing = false
    if size != oldSize {
      for controller in controllers {
        controller.environmentContainer.viewWillTransition(to: size, with: coordinator)
      }
    }
    if let traits { hostTraits = traits }
    autoresizeSubviews(from: oldSize)
    updateSurroundings()
    updateKeyboard()
    coordinator.finish()
  }
}

extension UIViewController {
  /// Whether or not this controller was presented so that it covers everything else.
  fileprivate var coversScreen: Bool { controller.presenting?.isCovered ?? false }

  /// The object that is told of changes of the window: the controller of its presentation, which tells it, or itself.
  fileprivate var environmentContainer: any UIContentContainer {
    controller.presenting?.controller.presentation?.controller ?? self
  }

  /// Whether or not a presented controller covers the whole view.
  fileprivate var isCovered: Bool {
    guard let presentation = controller.presentation else { return false }
    return presentation.container.coversAll
  }
}
