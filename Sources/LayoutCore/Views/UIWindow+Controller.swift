package import Foundation
import LayerCore
package import StyleCore

extension UIWindow {
  /// The properties of a window.
  struct Display {
    var root: UIViewController?
    var screen: UIScreen?
    /// What the screen covers where it was said, of a window that has a part of the screen.
    var covered: UIEdgeInsets?
    /// The device that the window was made for, and how that is held; nil leaves both to the screen.
    var host: (device: Device, orientation: Device.Orientation)?
    /// The traits that the window took from its screen by itself.
    var screenTraits: UITraitCollection?
    /// Whether the view of the root controller was put into the window.
    var hasRootView = false
    var undoManager: UndoManager?
    var isResizing = false
    var isJoiningMainScene = false
  }

  /// The window that gets what no touch aims.
  package static weak var key: UIWindow?

  /// What the screen covers of the window, in points from its edges.
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

  /// Works out anew what the screen covers, and what that means for the controllers.
  func updateSurroundings() {
    // A window whose screen nobody set keeps what its host gave it.
    if let insets = display.covered ?? coveredByScreen {
      setRootViewEnvironment(
        RootViewEnvironment(
          safeAreaInsets: insets, systemMinimumLayoutMargins: nil, respectsSystemMinimum: true))
    }
    for controller in shownControllers { controller.updateEnvironment() }
  }

  /// What a screen that was set covers by the window's place on it (D.8).
  private var coveredByScreen: UIEdgeInsets? {
    display.screen.map { $0.safeAreaInsets.reaching(frame, in: $0.bounds) }
  }

  // MARK: Controller

  /// The root controller, what it presents, what that presents, and so on.
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
    // Announced before the view comes in, so that its coming is no appearance of its own.
    root.beginAppearanceTransition(true, animated: false)
    bringInRootView()
    finishAppearance(of: root)
  }

  /// Puts the view of the root controller behind all others, filling the window, once the window is shown (B.30).
  private func bringInRootView() {
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
    // While the window is still hidden, so that the view's coming is no appearance of its own.
    if !isHidden { bringInRootView() }
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
  }

  /// A window that is shown and in no scene comes into the main one, which changes neither its screen nor what that
  /// covers.
  private func joinMainScene() {
    guard windowScene == nil else { return }
    display.isJoiningMainScene = true
    windowScene = .main
    display.isJoiningMainScene = false
  }

  /// Says that a view that was announced is in its place, and in the next turn that it is seen.
  private func finishAppearance(of controller: UIViewController) {
    controller.announceIsAppearing()
    enqueueEndOfAppearance(of: controller)
  }

  /// Says in the next turn that the view of `controller` is seen, when it is laid out.
  func enqueueEndOfAppearance(of controller: UIViewController) {
    MainLoop.main.enqueue { [weak self, weak controller] in
      guard let controller, controller.controller.appearance == .appearing else { return }
      self?.layoutIfNeeded()
      controller.endAppearanceTransition()
    }
  }

  func takeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    UIWindow.key?.resignKey()
    UIWindow.key = self
    becomeKey()
  }

  // MARK: Size

  /// Lets `apply` give the window another size; the controllers hear of it before their views get it (B.14).
  func resize(to size: CGSize, _ apply: () -> Void) {
    guard size != super.bounds.size, !display.isResizing else {
      apply()
      return updateSurroundings()
    }
    let traits = followsScreen ? screen.traits(forWindowOf: size) : nil
    display.screenTraits = traits ?? display.screenTraits
    transition(to: size, traits: traits, apply)
  }

  /// Gives the window another size and its screen's traits, as turning the device does: the controllers hear of
  /// both, then the window is resized, then they hear of the size, the traits change, and their views are
  /// resized; what they wanted to run beside it runs (B.14). Layout waits for its pass.
  /// `covered` is what the screen covers of the window; nil works that out by the window's place on the screen.
  package func transition(to size: CGSize, traits: UITraitCollection?, covered: UIEdgeInsets? = nil) {
    display.covered = covered
    transition(to: size, traits: traits) { super.frame = CGRect(origin: super.frame.origin, size: size) }
  }

  private func transition(to size: CGSize, traits: UITraitCollection?, _ apply: () -> Void) {
    let coordinator = SizeTransition(in: self)
    let controllers = shownControllers.filter(\.isViewLoaded)
    if let traits, traits != traitCollection {
      for controller in controllers {
        controller.willTransition(to: controller.overridden(traits), with: coordinator)
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
      for controller in controllers { controller.viewWillTransition(to: size, with: coordinator) }
    }
    if let traits { hostTraits = traits }
    autoresizeSubviews(from: oldSize)
    updateSurroundings()
    updateKeyboard()
    coordinator.finish()
  }
}

extension UIViewController {
  /// Whether this controller was presented so that nothing else is seen.
  fileprivate var coversScreen: Bool { controller.presenting?.isCovered ?? false }

  /// Whether a presented controller hides all of the view.
  fileprivate var isCovered: Bool {
    guard let presentation = controller.presentation else { return false }
    return presentation.container.coversAll
  }
}
