public import Foundation
import Paths

/// Where drawing shows. Clips only get narrower, until a state from before them is restored.
extension CGContext {
  /// Narrows the clip to the inside of the current path, and forgets it; without a path it does nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    if !path.isEmpty { clip(path, evenOdd: rule == .evenOdd) }
  }

  /// Narrows the clip to `rect`, and forgets the current path.
  public func clip(to rect: CGRect) {
    beginPath()
    narrowClip(to: rect)
  }

  /// Narrows the clip to `rect`.
  func narrowClip(to rect: CGRect) {
    clip(inDrawing { $0.appendRect(Rect(rect.withinReach ?? rect)) }, evenOdd: false)
  }

  /// Narrows the clip to what lies in any of `rects`, and forgets the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    clip(inDrawing { path in for rect in rects { path.appendRect(Rect(rect)) } }, evenOdd: false)
  }

  /// The smallest upright rectangle around the clip.
  public var boundingBoxOfClipPath: CGRect {
    state.clipRect.applying(state.ctm.inverted())
  }

  /// Narrows the clip to what of `rect` a mask lets through: the image is stretched to it, its last row at `rect.minY`,
  /// and what is drawn is multiplied by its share: an image mask's is the complement of its samples, an image's is its
  /// alpha, or its grey where it has no alpha.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard mask.width > 0, mask.height > 0 else { return narrowClip(to: .zero) }
    let paint = imagePaint(mask.asMask, in: rect)
    state.clipRect = state.clipRect.common(with: paint.outline.controlBounds.map { CGRect($0) } ?? .null)
    state.clips.append(.mask(paint))
  }

  /// Opens the clip again, to all of the drawing, or of the innermost group.
  public func resetClip() {
    state.clips = isInGroup ? [] : outermostClips
    state.clipRect = outermostClipRect
  }
}
