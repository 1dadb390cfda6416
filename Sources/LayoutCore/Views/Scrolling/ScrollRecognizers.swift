import Foundation

/// A recognizer of drags of the content, which stops automatic scrolling as soon as a touch begins.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.setTracking(true)
  }

  override func reset() {
    super.reset()
    scrollView?.setTracking(false)
  }
}

extension UIScrollView {
  /// Adds the recognizers of drags and pinches.
  func addRecognizers() {
    panGestureRecognizer.addHandler { [weak self] recognizer in
      if let pan = recognizer as? UIPanGestureRecognizer { self?.follow(pan) }
    }
    addGestureRecognizer(panGestureRecognizer)
    guard let pinchGestureRecognizer else { return }
    pinchGestureRecognizer.addHandler { [weak self] recognizer in
      if let pinch = recognizer as? UIPinchGestureRecognizer { self?.follow(pinch) }
    }
    addGestureRecognizer(pinchGestureRecognizer)
  }
}
