package import Foundation
public import GraphicsCore

extension CALayer {
  /// Returns the transform of the layer's plane about its anchor point; the identity if `transform` is not affine.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to a transform of the plane.
  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  /// The effect of `transform` in the plane.
  package var planarTransform: CGAffineTransform {
    extras?.transform.planar ?? .identity
  }

  /// The anchor point in the layer's own coordinates.
  package var anchor: CGPoint {
    CGPoint(
      x: storedBounds.origin.x + storedAnchorPoint.x * storedBounds.size.width,
      y: storedBounds.origin.y + storedAnchorPoint.y * storedBounds.size.height)
  }

  /// The frame of the layer without its transform; it has the size of the bounds (A.3).
  package var untransformedFrame: CGRect {
    CGRect(
      origin: CGPoint(
        x: storedPosition.x - storedAnchorPoint.x * storedBounds.size.width,
        y: storedPosition.y - storedAnchorPoint.y * storedBounds.size.height),
      size: storedBounds.size)
  }

  package var computedFrame: CGRect {
    guard flags.contains(.isTransformed) else {
      let frame = untransformedFrame
      return frame.size.width < 0 || frame.size.height < 0 ? frame.standardized : frame
    }
    return box(under: planarTransform, at: storedPosition)
  }

  /// Returns the bounding box of the layer's bounds after `transform`, with the anchor at `position`.
  ///
  /// Each corner gets its position before the box is computed: a box translated afterwards would be rounded twice, and
  /// a quarter turn would not give whole numbers.
  private func box(under transform: CGAffineTransform, at position: CGPoint) -> CGRect {
    let anchor = anchor
    let rect = storedBounds.standardized
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let mapped = CGPoint(x: x - anchor.x, y: y - anchor.y).applying(transform)
      return CGPoint(x: mapped.x + position.x, y: mapped.y + position.y)
    }
    return CGRect(
      around: corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY),
      corner(rect.maxX, rect.maxY), corner(rect.minX, rect.maxY))
  }

  func setFrame(_ frame: CGRect) {
    guard accepts("frame", hasNaN: frame.hasNaN) else { return }
    if frame.size.width < 0 || frame.size.height < 0 { Tracing.noteStandardizing(frame, of: self) }
    let frame = frame.standardized
    if AnimationClock.isWatching {
      announcing(frame: frame) { setStandardFrame(frame) }
    } else {
      setStandardFrame(frame)
    }
  }

  @inline(__always)
  private func setStandardFrame(_ frame: CGRect) {
    if !flags.contains(.isTransformed) {
      bounds = CGRect(origin: storedBounds.origin, size: frame.size)
      position = CGPoint(
        x: frame.origin.x + storedAnchorPoint.x * frame.size.width,
        y: frame.origin.y + storedAnchorPoint.y * frame.size.height)
    } else {
      let transform = planarTransform
      bounds = CGRect(origin: storedBounds.origin, size: frame.size.undoing(transform))
      // The box is centred in the new frame: the rule A.6 for scales, applied to every transform.
      let box = box(under: transform, at: .zero)
      position = CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY)
    }
  }

  func setBounds(_ bounds: CGRect) {
    guard accepts("bounds", hasNaN: bounds.hasNaN) else { return }
    if AnimationClock.isWatching {
      announcing(bounds: bounds) { changeBounds(bounds) }
    } else {
      changeBounds(bounds)
    }
  }

  @inline(__always)
  private func changeBounds(_ bounds: CGRect) {
    change(.bounds) {
      let old = storedBounds
      storedBounds = bounds
      if old != bounds { geometryDidChange() }
      if old.size != bounds.size {
        sizeDidChange(from: old.size)
      } else if old.origin != bounds.origin {
        markNeedsLayout()
      }
    }
  }

  func setPosition(_ position: CGPoint) {
    guard position != storedPosition, accepts("position", hasNaN: position.hasNaN) else { return }
    change(.position) {
      storedPosition = position
      geometryDidChange()
    }
  }

  func setAnchorPoint(_ anchorPoint: CGPoint) {
    guard anchorPoint != storedAnchorPoint, accepts("anchorPoint", hasNaN: anchorPoint.hasNaN) else { return }
    change(.anchorPoint) {
      storedAnchorPoint = anchorPoint
      geometryDidChange()
    }
  }

  func sizeDidChange(from oldSize: CGSize) {
    if !flags.isDisjoint(with: [.needsDisplayOnBoundsChange, .awaitsArea]) { setNeedsDisplay() }
    markNeedsLayout()
    markSuperlayerNeedsLayout()
    if flags.contains(.subviewsAutoresize) { hostOfModel?.layerDidResize(from: oldSize) }
  }

  func setTransform(_ transform: CATransform3D) {
    guard transform != self.transform, accepts("transform", hasNaN: transform.hasNaN) else { return }
    change(.transform) {
      writableExtras.transform = transform
      set(.isTransformed, !transform.planar.isIdentity)
      markSuperlayerNeedsLayout()
      geometryDidChange()
    }
  }

  func setOpacity(_ opacity: Float) {
    guard accepts("opacity", hasNaN: opacity.isNaN) else { return }
    change(.opacity) { storedOpacity = max(0, min(opacity, 1)) }
  }
}

extension CGSize {
  /// Returns the size whose bounding box under `transform` is this one; 0 if the transform has no inverse.
  fileprivate func undoing(_ transform: CGAffineTransform) -> CGSize {
    if transform.b == 0, transform.c == 0 {
      return CGSize(
        width: transform.a == 0 ? 0 : width / abs(transform.a),
        height: transform.d == 0 ? 0 : height / abs(transform.d))
    }
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0 else { return .zero }
    return CGSize(
      width: (abs(transform.d) * width + abs(transform.c) * height) / abs(determinant),
      height: (abs(transform.b) * width + abs(transform.a) * height) / abs(determinant))
  }
}
