import Foundation

extension UIScrollView {
  /// Scales the delegate's view for zooming, whose frame becomes the content.
  func zoom(by scale: CGFloat) {
    let scale = max(minimumZoomScale, min(scale, maximumZoomScale))
    guard scale != scrolling.zoomScale, let view = delegate?.viewForZooming(in: self) else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    scrolling.zoomScale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  /// Zooms as far as fits `rect`, in the zoomed view's coordinates, and puts it in the middle.
  func zoom(toShow rect: CGRect) {
    guard rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else { return }
    zoom(by: min(bounds.width / rect.width, bounds.height / rect.height))
    let shown = view.convert(rect, to: self)
    contentOffset = CGPoint(x: shown.midX - bounds.width / 2, y: shown.midY - bounds.height / 2)
  }
}
