// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore

/// The context that `draw(_:)` draws into; nil outside of drawing. Each thread has its own.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContexts.current.top
}

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.current.push(context)
}

/// Makes the context current that was so before.
public func UIGraphicsPopContext() {
  GraphicsContexts.current.pop()
}

/// Replaces what is in `rect` by the current fill colour: a transparent one makes a hole.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills `rect` with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Replaces a line, 1 wide, inside of `rect` by the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line, 1 wide, inside of `rect`, in the current fill colour and a blend mode.
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

/// Narrows the clip to `rect`.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  /// Fills and lines of the current context get this colour, for the current traits.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills of the current context get this colour, for the current traits.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Lines of the current context get this colour, for the current traits.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
