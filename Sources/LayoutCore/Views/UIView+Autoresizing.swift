import Foundation

extension UIView {
  func setAutoresizingMask(_ mask: AutoresizingMask) {
    storedState.autoresizingMask = mask
    if !mask.isEmpty { backing.parent?.flags.insert(.subviewsAutoresize) }
  }

  /// Moves and resizes the subviews by their masks, at once (B.13).
  func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(in: bounds.size, from: oldSize)
    }
  }

  /// Follows the superview's size, without looking at the transform.
  private func autoresize(in size: CGSize, from oldSize: CGSize) {
    let mask = autoresizingMask
    let old = backing.untransformedFrame
    let horizontal = AutoresizedSpan(
      start: old.origin.x, length: old.size.width, in: oldSize.width,
      flexible: .init(
        margin: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        farMargin: mask.contains(.flexibleRightMargin))
    ).stretched(by: size.width - oldSize.width)
    let vertical = AutoresizedSpan(
      start: old.origin.y, length: old.size.height, in: oldSize.height,
      flexible: .init(
        margin: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        farMargin: mask.contains(.flexibleBottomMargin))
    ).stretched(by: size.height - oldSize.height)
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: horizontal.length, height: vertical.length))
    center = CGPoint(
      x: horizontal.start + anchorPoint.x * horizontal.length,
      y: vertical.start + anchorPoint.y * vertical.length)
  }
}

/// One axis of a view in its superview: a margin, the view, another margin.
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

  /// The view's span after the superview grew by `delta`: flexible parts share it by their sizes (F.17).
  ///
  /// Where they have none, the view takes it all, unless it is not flexible or all three parts are: then they
  /// share it equally (F.18).
  func stretched(by delta: CGFloat) -> (start: CGFloat, length: CGFloat) {
    var weights = (
      margin: flexible.margin ? margin : 0, length: flexible.length ? length : 0,
      farMargin: flexible.farMargin ? farMargin : 0
    )
    if weights.margin + weights.length + weights.farMargin == 0 {
      let isShared = !flexible.length || (flexible.margin && flexible.farMargin)
      weights = (
        margin: flexible.margin && isShared ? 1 : 0, length: flexible.length ? 1 : 0,
        farMargin: flexible.farMargin && isShared ? 1 : 0
      )
    }
    let total = weights.margin + weights.length + weights.farMargin
    guard total != 0 else { return (margin, length) }
    return (margin + delta * weights.margin / total, length + delta * weights.length / total)
  }
}
