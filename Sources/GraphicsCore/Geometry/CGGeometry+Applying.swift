public import Foundation

extension CGPoint {
  /// Returns the point under `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns the size under `transform`, as a vector: the translation has no effect.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the rectangle under `transform`; null stays null.
  ///
  /// A translation keeps the size to the last bit.
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

  /// Creates the bounding box of four points.
  package init(around p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint) {
    let left = min(min(p.x, q.x), min(r.x, s.x))
    let right = max(max(p.x, q.x), max(r.x, s.x))
    let top = min(min(p.y, q.y), min(r.y, s.y))
    let bottom = max(max(p.y, q.y), max(r.y, s.y))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
