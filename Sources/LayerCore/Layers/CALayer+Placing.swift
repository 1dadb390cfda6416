package import Foundation

/// Direct access of a view to the geometry of its own layer, if it is not overridden and not traced.
///
/// Hand-written layout uses it most.
extension CALayer {
  /// The value of `frame`.
  @inline(__always)
  package var directFrame: CGRect {
    get { isPlaceable ? computedFrame : frame }
    set {
      guard hasPlainPlace, !AnimationClock.isRunning else {
        frame = newValue
        return
      }
      if Tracing.isRecording {
        // Without details, the layers that the change marks for layout are traced.
        let isNoted = Tracing.changeInDetail(.frame, of: self) { if !place(newValue) { setFrame(newValue) } }
        if !isNoted { frame = newValue }
      } else if !place(newValue) {
        frame = newValue
      }
    }
  }

  /// The value of `bounds`.
  @inline(__always)
  package var directBounds: CGRect {
    get { isPlaceable ? storedBounds : bounds }
    set { bounds = newValue }
  }

  /// The value of `position`.
  @inline(__always)
  package var directPosition: CGPoint {
    get { isPlaceable ? storedPosition : position }
    set { position = newValue }
  }

  @inline(__always)
  private var isPlaceable: Bool {
    hasPlainPlace && Tracing.recorder == nil && !AnimationClock.isRunning
  }

  /// Whether or not the class overrides nothing and the layer has no transform.
  @inline(__always)
  private var hasPlainPlace: Bool { flags.intersection(.placing) == .isPlain }

  /// Sets a frame as `setFrame(_:)` does without a transform; returns false if the general method must do it.
  private func place(_ frame: CGRect) -> Bool {
    // Minus zero becomes zero, as in a standardized rectangle.
    let size = CGSize(width: frame.size.width + 0, height: frame.size.height + 0)
    let position = CGPoint(
      x: frame.origin.x + storedAnchorPoint.x * size.width,
      y: frame.origin.y + storedAnchorPoint.y * size.height)
    // False for NaN, too, which propagates to the position from any component.
    guard size.width >= 0, size.height >= 0, position.x.isFinite, position.y.isFinite else { return false }
    let oldSize = storedBounds.size
    let isResized = size.width != oldSize.width || size.height != oldSize.height
    guard isResized || position.x != storedPosition.x || position.y != storedPosition.y else { return true }
    storedBounds.size = size
    storedPosition = position
    let flagsAbove = parentFlags
    guard flags.isDisjoint(with: .dependsOnGeometry), !flagsAbove.contains(.isInset) else {
      geometryDidChange()
      if isResized { sizeDidChange(from: oldSize) }
      return true
    }
    guard isResized else { return true }
    flags.insert(.needsLayout)
    // A superlayer that is placing its sublayers was marked by the first of them.
    if !flagsAbove.isSuperset(of: [.isInLayout, .descendantNeedsLayout]) {
      markAncestors(.descendantNeedsLayout)
      markSuperlayerNeedsLayout()
    }
    return true
  }
}
