import Foundation
import LayerCore
import StyleCore

/// A recognizer of drags that recognizes them beside all others.
final class BarSwipeRecognizer: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// An observation of a notification that ends with the object.
final class NotificationObservation {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) { self.token = token }

  deinit { NotificationCenter.default.removeObserver(token) }
}

/// The bars that come and go: by your code, by fingers, with the keyboard, and on a phone in landscape.
extension UINavigationController {
  /// The state of bars that hide.
  @MainActor
  struct Hiding {
    let swipe = BarSwipeRecognizer(target: nil, action: nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    /// Whether or not the toolbar was hidden together with the other bar.
    var hidToolbar = false
    var wasCompact = false
    /// The number of animations that run, in which hidden bars are still seen.
    var movements = 0
    var keyboardObservation: NotificationObservation?
  }

  /// Changes which bars are hidden, and moves them, while a clock runs for as long as UIKit does.
  func changeBars(isAnimated: Bool, _ change: @escaping () -> Void) {
    guard isAnimated, AnimationClock.isRunning, isSeen, let view = viewIfLoaded, view.window != nil else {
      change()
      return barsChanged()
    }
    navigation.hiding.movements += 1
    // Bars that come start beyond the edges.
    UIView.performWithoutAnimation { placeContents() }
    UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
      change()
      barsChanged()
      view.layoutIfNeeded()
    } completion: { [self] _ in
      navigation.hiding.movements -= 1
      placeContents()
    }
  }

  /// Hides both bars, or shows those that were hidden together.
  func hideBars(_ hides: Bool) {
    guard hides != isNavigationBarHidden else { return }
    if hides { navigation.hiding.hidToolbar = !isToolbarHidden }
    setNavigationBarHidden(hides, animated: true)
    guard navigation.hiding.hidToolbar else { return }
    setToolbarHidden(hides, animated: true)
    if !hides { navigation.hiding.hidToolbar = false }
  }

  func observeHiding(on container: UIView) {
    let hiding = navigation.hiding
    hiding.swipe.cancelsTouchesInView = false
    hiding.swipe.addHandler { [weak self] _ in self?.followHidingSwipe() }
    hiding.tap.cancelsTouchesInView = false
    hiding.tap.addHandler { [weak self] _ in self?.followHidingTap() }
    container.addGestureRecognizer(hiding.swipe)
    container.addGestureRecognizer(hiding.tap)
    updateHidingRecognizers()
  }

  func updateHidingRecognizers() {
    navigation.hiding.swipe.isEnabled = hidesBarsOnSwipe
    navigation.hiding.tap.isEnabled = hidesBarsOnTap || hidesBarsWhenVerticallyCompact
  }

  /// A finger that moves up hides the bars, and one that moves down shows them.
  private func followHidingSwipe() {
    let swipe = navigation.hiding.swipe
    let way = swipe.translation(in: viewIfLoaded)
    guard swipe.state == .began || swipe.state == .changed, abs(way.y) > abs(way.x) else { return }
    if abs(way.y) >= UIPanGestureRecognizer.slop { hideBars(way.y < 0) }
  }

  /// A tap beside bars and controls hides the bars, or shows them.
  private func followHidingTap() {
    guard let view = viewIfLoaded, hidesBarsOnTap || isCompact else { return }
    var hit = view.hitTest(navigation.hiding.tap.location(in: view), with: nil)
    while let other = hit, other !== view {
      if other is UIControl || other === navigation.bar || other === navigation.toolbar { return }
      hit = other.superview
    }
    hideBars(!isNavigationBarHidden)
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Hides the bars when there is little height now, and shows them when there no longer is.
  func updateCompactHiding() {
    guard hidesBarsWhenVerticallyCompact, isCompact != navigation.hiding.wasCompact else { return }
    navigation.hiding.wasCompact = isCompact
    hideBars(isCompact)
  }

  func observeKeyboard() {
    guard hidesBarsWhenKeyboardAppears else {
      navigation.hiding.keyboardObservation = nil
      return
    }
    guard navigation.hiding.keyboardObservation == nil else { return }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.viewIfLoaded?.window != nil else { return }
        self.hideBars(true)
      }
    }
    navigation.hiding.keyboardObservation = NotificationObservation(token)
  }
}
