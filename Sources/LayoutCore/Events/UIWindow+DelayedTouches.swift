import Foundation
import LayerCore
import StyleCore

/// The touches of content of scroll views, which may become drags.
extension UIWindow {
  /// The delay of a touch, in seconds.
  private static let delay = 0.15

  /// Delays a new touch for its view, if a scroll view around the view may scroll.
  ///
  /// It waits until the touch ends, or has lasted 0.15 seconds of the clock. A drag that begins before takes the touch,
  /// and the view never receives it.
  func hold(_ touch: UITouch, _ event: UIEvent) {
    guard touch.viewDelivery == .pending else { return }
    guard outerScrollViews(of: touch).contains(where: { $0.delaysContentTouches && $0.mayScroll }) else {
      if !mayDeliver(touch, event) { touch.viewDelivery = .over }
      return
    }
    touch.viewDelivery = .delayed
    MainLoop.main.clock.after(Self.delay) { [weak self, weak touch] in
      if let touch { self?.sendDelayed(touch) }
    }
  }

  /// Sends a delayed touch to its view: its beginning, and a move if it has moved since.
  func sendDelayed(_ touch: UITouch) {
    guard touch.viewDelivery == .delayed else { return }
    let event = UIEvent(touches: interaction.touches, timestamp: touch.timestamp)
    touch.viewDelivery = mayDeliver(touch, event) ? .delivered : .over
    guard touch.viewDelivery == .delivered, let view = touch.touchedView else { return }
    let hasMoved = touch.withInitialValues { view.touchesBegan([touch], with: event) }
    if hasMoved, touch.viewDelivery == .delivered { view.touchesMoved([touch], with: event) }
  }

  private func mayDeliver(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard let view = touch.touchedView else { return false }
    return outerScrollViews(of: touch).allSatisfy { $0.touchesShouldBegin([touch], with: event, in: view) }
  }

  /// Returns the scroll views that contain the touched view.
  private func outerScrollViews(of touch: UITouch) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var next = touch.touchedView?.superview
    while let view = next {
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      next = view.superview
    }
    return found
  }
}

extension UIScrollView {
  /// Whether or not a finger could scroll or zoom the scroll view now.
  fileprivate var mayScroll: Bool {
    isScrollEnabled && (horizontalRange.isScrollable || verticalRange.isScrollable || mayBeginPinch)
  }
}
