import Foundation
import LayerCore

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

/// The parts of a superview along one axis of a view: a margin, the view, another margin.
struct AutoresizedSpan {
  /// The parts that follow the superview's size.
  struct Flexible {
    var margin: Bool
    var length: Bool
    var farMargin: Bool
  }

  private let margin: CGFloat
  private let length: CGFloat
  private let farMargin: CGFloat
  private let flexible: Flexible

  init(start: CGFloat, length: CGFloat, in whole: CGFloat, flexible: Flexible) {
    margin = start
    self.length = length
    farMargin = whole - start - length
    self.flexible = flexible
  }

  /// Returns the view's span after the superview grew by `delta`.
  func stretched(by delta: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let shares = self.shares
    guard shares.total != 0 else { return (margin, length) }
    return (
      margin + delta * shares.margin / shares.total, length + delta * shares.length / shares.total
    )
  }

  /// The growth of start and length for a growth of the superview by one.
  var factors: (start: CGFloat, length: CGFloat) {
    let shares = self.shares
    guard shares.total != 0 else { return (0, 0) }
    return (shares.margin / shares.total, shares.length / shares.total)
  }

  /// The shares of the near margin and the view in the growth of the superview.
  ///
  /// Flexible parts share it by their sizes (F.17). If those are zero, the view takes all of it, unless it is not
  /// flexible or all three parts are: then they share it equally (F.18).
  private var shares: (margin: CGFloat, length: CGFloat, total: CGFloat) {
    let (near, middle, far) = (
      flexible.margin ? margin : 0, flexible.length ? length : 0, flexible.farMargin ? farMargin : 0
    )
    if near + middle + far != 0 { return (near, middle, near + middle + far) }
    let isShared = !flexible.length || (flexible.margin && flexible.farMargin)
    let equal: (CGFloat, CGFloat, CGFloat) = (
      flexible.margin && isShared ? 1 : 0, flexible.length ? 1 : 0, flexible.farMargin && isShared ? 1 : 0
    )
    return (equal.0, equal.1, equal.0 + equal.1 + equal.2)
  }
}
