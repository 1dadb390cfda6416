import Foundation
import GraphicsCore
import LayerCore
import StyleCore

extension UIView {
  /// Returns a view that shows `rect` of this one, or `nil` if that has no area.
  func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return nil }
    if afterScreenUpdates { layoutIfNeeded() }
    let context = CGContext(rect: rect, scale: traitCollection.displayScale)
    layer.render(in: context)
    return SnapshotView(context.drawing, capInsets: capInsets)
  }

  func drawTree(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterScreenUpdates { layoutIfNeeded() }
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.clip(to: bounds)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

extension UIScreen {
  /// Returns a view as large as the screen that shows its windows, from back to front.
  func makeSnapshot(afterScreenUpdates: Bool) -> UIView {
    let context = CGContext(rect: bounds, scale: scale)
    for window in HigherModules.application?.windows ?? [] where window.screen === self && !window.isHidden {
      if afterScreenUpdates { window.layoutIfNeeded() }
      context.saveGState()
      context.translateBy(
        x: window.frame.minX - window.bounds.minX, y: window.frame.minY - window.bounds.minY)
      window.layer.render(in: context)
      context.restoreGState()
    }
    return SnapshotView(context.drawing, capInsets: .zero)
  }
}

/// A view that shows a fixed drawing.
final class SnapshotView: UIView {
  /// Creates a view as large as the drawing, whose edges do not stretch as far as the insets.
  init(_ drawing: Drawing, capInsets: UIEdgeInsets) {
    let size = drawing.rect.size
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    backing.writableContent.drawing = drawing
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return }
    backing.contentsCenter = CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: 1 - (capInsets.left + capInsets.right) / size.width,
      height: 1 - (capInsets.top + capInsets.bottom) / size.height)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Keeps the drawing.
  override func display(_ layer: CALayer) {}
}
