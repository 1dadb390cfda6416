public import Foundation

extension CGPoint {
  /// Where `transform` sends this point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Where `transform` sends this size, taken as a vector: its shift has no effect.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the image of this one; null stays null.
  ///
  /// A mere shift keeps the size to the last bit.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let rect = standardized
    if transform.isTranslation {
      return CGRect(origin: rect.origin.applying(transform), size: rect.size)
    }
    return CGRect(
      around: CGPoint(x: rect.minX, y: rect.minY).applying(transform),
      CGPoint(x: rect.maxX, y: rect.minY).applying(transform),
      CGPoint(x: rect.maxX, y: rect.maxY).applying(transform),
      CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
  }

  /// The smallest upright rectangle around four points.
  package init(around p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint) {
    let left = min(min(p.x, q.x), min(r.x, s.x))
    let right = max(max(p.x, q.x), max(r.x, s.x))
    let top = min(min(p.y, q.y), min(r.y, s.y))
    let bottom = max(max(p.y, q.y), max(r.y, s.y))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
