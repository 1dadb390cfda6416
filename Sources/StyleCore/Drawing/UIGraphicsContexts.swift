// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore

/// Returns the context that `draw(_:)` draws into, or `nil` outside of drawing.
///
/// Each thread has its own.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContexts.current.top
}

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.current.push(context)
}

/// Restores the context that was current before the last `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() {
  GraphicsContexts.current.pop()
}

/// Replaces the content of a rectangle by the current fill colour.
///
/// A transparent colour makes a hole.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Replaces a line of width 1 along the inside of `rect` by the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line of width 1 along the inside of `rect`, in the current fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  let inner = rect.insetBy(dx: 1, dy: 1)
  if inner.isNull || inner.isEmpty {
    context.fill(rect)
  } else {
    context.beginPath()
    context.addRects([rect, inner])
    context.fillPath(using: .evenOdd)
  }
  context.restoreGState()
}

/// Intersects the clip with `rect`.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  /// Sets the fill and stroke colours of the current context to this colour, for the current traits.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context to this colour, for the current traits.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke colour of the current context to this colour, for the current traits.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
