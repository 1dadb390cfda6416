package import Foundation
package import GraphicsCore
package import LayerCore
package import LayoutCore
import Paths
package import StyleCore

/// A view whose content code draws at the time a picture is made, without a backing store.
///
/// A view outside the picture does not draw. Views conform with `@preconcurrency`: layers are on no actor, but those of
/// views are used on the main thread.
///
/// The drawing may extend beyond the bounds, as the shadows of knobs do.
@MainActor
package protocol ControlDrawing: UIView, ContentDrawing {
  /// Draws the view into `context`, the current context, which has the view's coordinates and traits.
  func drawContent(in context: CGContext)

  /// Draws the view with its value at `place`, which is that of `CALayer.contentPosition` or an intermediate one.
  func drawContent(in context: CGContext, at place: Double)
}

extension ControlDrawing {
  package func drawContent(in context: CGContext, at place: Double) { drawContent(in: context) }
}

extension ControlDrawing {
  package var contentSteps: [Drawing.Step] { contentSteps(at: backing.contentPosition) }

  package func contentSteps(at place: Double) -> [Drawing.Step] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let context = CGContext(rect: bounds, scale: traitCollection.displayScale)
    let contexts = GraphicsContexts.current
    contexts.push(context)
    traitCollection.performAsCurrent { drawContent(in: context, at: place) }
    contexts.pop()
    let drawing = context.drawing
    let group = Drawing.Step(.group(count: drawing.steps.count))
    return drawing.isPlain ? drawing.steps : [group] + drawing.steps
  }
}

extension UIView {
  /// Makes the view draw content between its background and its subviews.
  package func drawsContent() { backing.flags.insert(.drawsContentBlocks) }

  /// Sets the content hugging priority on both axes (F.10).
  package func hugContent(_ priority: UILayoutPriority) {
    setContentHuggingPriority(priority, for: .horizontal)
    setContentHuggingPriority(priority, for: .vertical)
  }

  /// Makes the view hug its content vertically, with high priority (F.83).
  package func hugHeight() { setContentHuggingPriority(.defaultHigh, for: .vertical) }

  /// Returns a colour resolved with the view's traits, its alpha multiplied by `opacity`.
  package func resolved(_ color: UIColor, opacity: CGFloat = 1) -> CGColor {
    let color = color.cgColor(resolvedWith: traitCollection)
    return opacity == 1 ? color : color.copy(alpha: color.alpha * opacity) ?? color
  }
}

extension CGContext {
  /// Fills a rectangle with the largest possible corner radius: a capsule, or a circle.
  package func fillCapsule(_ rect: CGRect, _ color: CGColor) {
    fill(rect, radius: min(rect.width, rect.height) / 2, color)
  }

  /// Fills a rounded rectangle; the radius is at most half of the shorter side.
  package func fill(_ rect: CGRect, radius: CGFloat, _ color: CGColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    setFillColor(color)
    addPath(unsafe CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    fillPath()
  }

  /// Fills a rounded rectangle that casts a shadow, as an object above its background does.
  package func fillRaised(
    _ rect: CGRect, radius: CGFloat, _ color: CGColor, shadow: CGFloat, blur: CGFloat = 8
  ) {
    fill(rect.insetBy(dx: -0.5, dy: -0.5), radius: radius + 0.5, CGColor(gray: 0, alpha: 0.04))
    saveGState()
    setShadow(offset: CGSize(width: 0, height: 3), blur: blur, color: CGColor(gray: 0, alpha: shadow))
    fill(rect, radius: radius, color)
    restoreGState()
  }

  /// Fills the round knob of a control, with a shadow on its track.
  package func fillKnob(_ rect: CGRect, _ color: CGColor, blur: CGFloat = 8) {
    fillRaised(rect, radius: min(rect.width, rect.height) / 2, color, shadow: 0.2, blur: blur)
  }
}

extension CGContext {
  /// Draws a symbol in the center of `rect`.
  package func drawSymbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration, in rect: CGRect, color: CGColor
  ) {
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
    setFillColor(color)
    image.draw(in: rect.middle(ofSize: image.size, scale: UITraitCollection.current.displayScale))
  }
}

extension Optional where Wrapped == UIImage {
  /// Draws an image into the current context, or calls `other` where there is none.
  ///
  /// Template images have the colour `tint`.
  @MainActor package func draw(in rect: CGRect, tint: CGColor, or other: () -> Void = {}) {
    guard let image = self else { return other() }
    UIGraphicsGetCurrentContext()?.setFillColor(tint)
    image.draw(in: rect)
  }
}

extension String {
  /// Draws a line of text into the current context, centered vertically in `rect`, with its tail truncated where it is
  /// too long.
  @MainActor package func drawLine(
    font: UIFont, color: UIColor, in rect: CGRect, alignment: NSTextAlignment = .center,
    attributes own: [NSAttributedString.Key: Any] = [:]
  ) {
    guard !isEmpty, rect.width > 0 else { return }
    let style = NSMutableParagraphStyle()
    (style.lineBreakMode, style.alignment) = (.byTruncatingTail, alignment)
    let attributes = [.font: font, .foregroundColor: color, .paragraphStyle: style].merging(own) { $1 }
    let height = size(withAttributes: attributes).height
    draw(
      in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height),
      withAttributes: attributes)
  }
}
