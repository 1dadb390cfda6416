import Foundation
import GraphicsCore
import Paths
import StyleCore

extension UIScrollView {
  /// Scales the delegate's view for zooming within the limits, whose frame becomes the content.
  func zoom(by scale: CGFloat, animated: Bool = false) {
    let scale = zoomRange.clamped(scale)
    guard scale != scrolling.zoomScale, let view = delegate?.viewForZooming(in: self) else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, animated) { self.scale(view, by: scale) }
  }

  /// Zooms until `rect`, in the zoomed view's coordinates, fits, and centres it.
  func zoom(toShow rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else { return }
    let scale = zoomRange.clamped(min(bounds.width / rect.width, bounds.height / rect.height))
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, animated) {
      self.scale(view, by: scale)
      let shown = view.convert(rect, to: self)
      self.contentOffset = CGPoint(
        x: shown.midX - self.bounds.width / 2, y: shown.midY - self.bounds.height / 2)
    }
  }

  private func animateZoom(of view: UIView, _ animated: Bool, _ change: @escaping () -> Void) {
    func end() {
      scrolling.isZoomBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scrolling.zoomScale)
    }
    guard animated else {
      change()
      return end()
    }
    UIView.animate(withDuration: 0.3, animations: change) { _ in end() }
  }

  /// Scales `view`, whose frame keeps its origin and becomes the content.
  private func scale(_ view: UIView, by scale: CGFloat) {
    scrolling.zoomScale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
  }

  private var zoomRange: ScrollRange {
    ScrollRange(
      lower: minimumZoomScale, upper: max(minimumZoomScale, maximumZoomScale), length: 0, isScrollable: true,
      bounces: false)
  }

  // MARK: Pinching

  /// A pinch that zooms.
  struct Pinch {
    /// The `zoomScale` at its start.
    let startScale: CGFloat
    /// The point between the fingers, in the zoomed view.
    let held: CGPoint
  }

  /// Whether or not a pinch can zoom.
  var mayBeginPinch: Bool {
    maximumZoomScale > minimumZoomScale && delegate?.viewForZooming(in: self) != nil
  }

  /// Follows a pinch, under which the content between the fingers stays in its place.
  func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    switch pinch.state {
    case .began:
      stopMotion()
      let held = view.convert(pinch.location(in: self), from: self)
      scrolling.pinch = Pinch(startScale: scrolling.zoomScale, held: held)
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      guard let start = scrolling.pinch else { return }
      let middle = pinch.location(in: self)
      scale(view, by: pinched(start.startScale * pinch.scale))
      let moved = view.convert(start.held, to: self)
      let offset = CGPoint(
        x: contentOffset.x + moved.x - middle.x, y: contentOffset.y + moved.y - middle.y)
      move(
        to: pixelAligned(
          CGPoint(x: horizontalRange.clamped(offset.x), y: verticalRange.clamped(offset.y))))
    case .ended, .cancelled:
      scrolling.pinch = nil
      let scale = zoomRange.clamped(scrolling.zoomScale)
      guard scale != scrolling.zoomScale else {
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        return
      }
      scrolling.isZoomBouncing = true
      animateZoom(of: view, true) {
        self.scale(view, by: scale)
        self.contentOffset = CGPoint(
          x: self.horizontalRange.clamped(self.contentOffset.x),
          y: self.verticalRange.clamped(self.contentOffset.y))
      }
    default: break
    }
  }

  /// Returns the scale for a pinch.
  ///
  /// Beyond the limits it is a third of the way in powers if zooming bounces, and else the limit.
  private func pinched(_ scale: CGFloat) -> CGFloat {
    let limit = zoomRange.clamped(scale)
    guard bouncesZoom, limit > 0, scale > 0, limit != scale else { return limit }
    return limit * CGFloat(Exponential.power(Double(scale / limit), 1.0 / 3))
  }
}
