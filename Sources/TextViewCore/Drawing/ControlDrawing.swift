package import Foundation
package import GraphicsCore
package import LayerCore
package import LayoutCore
import Paths
package import StyleCore

/// A view whose look is drawn by code when a picture is made: nothing is kept of it, and nothing is drawn that nobody
/// sees. Views conform with `@preconcurrency`: layers are on no actor, but those of views are used on the main thread.
///
/// What is drawn may reach out of the bounds, as shadows of knobs do.
@MainActor
package protocol ControlDrawing: UIView, ContentDrawing {
  /// Draws the view, whose coordinates and traits the context has; it is the current one.
  func drawContent(in context: CGContext)

  /// Draws it with its value at `place`, which is that of `CALayer.contentPlace` or on the way there.
  func drawContent(in context: CGContext, at place: Double)
}

extension ControlDrawing {
  package func drawContent(in context: CGContext, at place: Double) { drawContent(in: context) }
}

extension ControlDrawing {
  package var contentSteps: [Drawing.Step] { contentSteps(at: backing.contentPlace) }

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
  /// Has the view draw between its background and its subviews.
  package func drawsContent() { backing.flags.insert(.drawsContentBlocks) }

  /// Makes the view keep to the size of its content on both axes (F.10).
  package func hugContent(_ priority: UILayoutPriority) {
    setContentHuggingPriority(priority, for: .horizontal)
    setContentHuggingPriority(priority, for: .vertical)
  }

  /// Makes the view keep to the height of its content (F.83).
  package func hugHeight() { setContentHuggingPriority(.defaultHigh, for: .vertical) }

  /// A colour as this view's traits resolve it, with less opacity if asked for.
  package func resolved(_ color: UIColor, opacity: CGFloat = 1) -> CGColor {
    let color = color.cgColor(resolvedWith: traitCollection)
    return opacity == 1 ? color : color.copy(alpha: color.alpha * opacity) ?? color
  }

  /// A block of `color` as this view's traits resolve it.
  package func block(_ rect: CGRect, _ color: UIColor) -> ContentBlock { ContentBlock(rect, resolved(color)) }
}

extension CGContext {
  /// Fills a rectangle whose corners are as round as they can be: a capsule, or a circle.
  package func fillCapsule(_ rect: CGRect, _ color: CGColor) {
    fill(rect, radius: min(rect.width, rect.height) / 2, color)
  }

  /// Fills a rectangle with round corners; they are as round as there is room for.
  package func fill(_ rect: CGRect, radius: CGFloat, _ color: CGColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    setFillColor(color)
    addPath(unsafe CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    fillPath()
  }

  /// Fills a rectangle with round corners that lies above what is behind it.
  package func fillRaised(
    _ rect: CGRect, radius: CGFloat, _ color: CGColor, shadow: CGFloat, blur: CGFloat = 8
  ) {
    fill(rect.insetBy(dx: -0.5, dy: -0.5), radius: radius + 0.5, CGColor(gray: 0, alpha: 0.04))
    saveGState()
    setShadow(offset: CGSize(width: 0, height: 3), blur: blur, color: CGColor(gray: 0, alpha: shadow))
    fill(rect, radius: radius, color)
    restoreGState()
  }

  /// Fills the round knob of a control, which lies above what it slides on.
  package func fillKnob(_ rect: CGRect, _ color: CGColor, blur: CGFloat = 8) {
    fillRaised(rect, radius: min(rect.width, rect.height) / 2, color, shadow: 0.2, blur: blur)
  }
}

extension CGContext {
  /// Draws a symbol in the middle of `rect`.
  package func drawSymbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration, in rect: CGRect, _ color: CGColor
  ) {
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
    setFillColor(color)
    image.draw(in: rect.middle(ofSize: image.size, scale: UITraitCollection.current.displayScale))
  }
}

extension Optional where Wrapped == UIImage {
  /// Draws an image into the current context, or else what stands for it. Templates have the colour `tint`.
  @MainActor package func draw(in rect: CGRect, tint: CGColor, or other: () -> Void = {}) {
    guard let image = self else { return other() }
    UIGraphicsGetCurrentContext()?.setFillColor(tint)
    image.draw(in: rect)
  }
}

extension String {
  /// Draws a line of text into the current context, in the middle of `rect` from top to bottom; as it were one word
  /// cut at the end where it is too long.
  @MainActor package func drawLine(
    _ font: UIFont, _ color: UIColor, in rect: CGRect, _ alignment: NSTextAlignment = .center,
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
