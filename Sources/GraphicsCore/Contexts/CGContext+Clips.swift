public import Foundation
import Paths

/// The clip, which can only be reduced until an earlier state is restored.
extension CGContext {
  /// Intersects the clip with the inside of the current path, and clears the path; has no effect without a path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    if !path.isEmpty { clip(path, evenOdd: rule == .evenOdd) }
  }

  /// Intersects the clip with `rect`, and clears the current path.
  public func clip(to rect: CGRect) {
    beginPath()
    narrowClip(to: rect)
  }

  /// Intersects the clip with `rect`.
  func narrowClip(to rect: CGRect) {
    clip(inDrawing { $0.appendRect(Rect(rect.withinReach ?? rect)) }, evenOdd: false)
  }

  /// Intersects the clip with the union of `rects`, and clears the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    clip(inDrawing { path in for rect in rects { path.appendRect(Rect(rect)) } }, evenOdd: false)
  }

  /// The bounding box of the clip.
  public var boundingBoxOfClipPath: CGRect {
    state.clipRect.applying(state.ctm.inverted())
  }

  /// Intersects the clip with a mask in `rect`.
  ///
  /// The image is stretched to the rectangle, its last row at `rect.minY`, and drawing is multiplied by its values:
  /// those of an image mask are the complements of its samples, those of an image its alpha, or its grey if it has no
  /// alpha.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard mask.width > 0, mask.height > 0 else { return narrowClip(to: .zero) }
    let paint = imagePaint(mask.asMask, in: rect)
    state.clipRect = state.clipRect.common(with: paint.outline.controlBounds.map { CGRect($0) } ?? .null)
    state.clips.append(.mask(paint))
  }

  /// Resets the clip to all of the drawing, or of the innermost group.
  public func resetClip() {
    state.clips = isInGroup ? [] : outermostClips
    state.clipRect = outermostClipRect
  }
}
