import Foundation
import LayerCore
import StyleCore

extension UIView {
  func setAutoresizingMask(_ mask: AutoresizingMask) {
    guard mask != storedState.autoresizingMask else { return }
    storedState.autoresizingMask = mask
    boxMaskDidChange()
    if !mask.isEmpty { backing.parent?.flags.insert(.subviewsAutoresize) }
  }

  func setAutoresizesSubviews(_ resizes: Bool) {
    guard resizes != storedState.autoresizesSubviews else { return }
    storedState.autoresizesSubviews = resizes
    subviewMasksDidChange()
  }

  /// Moves and resizes the subviews by their masks, at once (B.13).
  func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(in: bounds.size, from: oldSize)
    }
  }

  /// Moves and resizes the view for a new size of the superview, without regard to the transform.
  private func autoresize(in size: CGSize, from oldSize: CGSize) {
    let old = backing.untransformedFrame
    func stretched(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, length: CGFloat) {
      AutoresizedSpan(
        start: old.origin.along(axis), length: old.size.along(axis), in: oldSize.along(axis),
        flexible: autoresizingMask.flexibleParts(along: axis)
      ).stretched(by: size.along(axis) - oldSize.along(axis))
    }
    let horizontal = stretched(.horizontal)
    let vertical = stretched(.vertical)
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: horizontal.length, height: vertical.length))
    center = CGPoint(
      x: horizontal.start + anchorPoint.x * horizontal.length,
      y: vertical.start + anchorPoint.y * vertical.length)
  }
}
