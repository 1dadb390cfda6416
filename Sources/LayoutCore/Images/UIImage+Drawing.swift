public import Foundation
import Paths

/// Drawing into the current context, upright where y points down. A symbol without a tint is drawn in the context's fill
/// colour.
extension UIImage {
  /// Draws the image with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image with its top left corner at `point`, paler by `alpha`.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to `rect`; one with cap insets keeps its edges. A template is drawn in the context's fill
  /// colour.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image stretched to `rect`, paler by `alpha`.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    let tint = renderingMode == .alwaysTemplate ? context.state.fill : values.tint?.cgColor
    context.draw(self, in: rect, tint: tint)
    context.restoreGState()
  }

  /// Fills `rect` with the image, repeated at its own size from the origin of the coordinates that the context began
  /// with.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let pattern else { return }
    context.saveGState()
    context.setFillColor(CGColor(pattern: pattern))
    context.fill(rect)
    context.restoreGState()
  }

  /// The image as a pattern; nil without pixels.
  var pattern: CGPattern? {
    cgImage.flatMap { CGPattern($0.upright(imageOrientation), scale: scale) }
  }
}

extension CGContext {
  /// Draws `image` in `rect` with the present blend mode, opacity and shadow.
  fileprivate func draw(_ image: UIImage, in rect: CGRect, tint: CGColor?) {
    guard !image.isSymbolImage, let cgImage = image.cgImage else {
      let steps = image.symbolSteps(in: rect, color: tint ?? state.fill, traits: .current)
      return draw(steps, isGroup: steps.count > 1)
    }
    let steps = image.steps(in: rect, sampling: sampling(of: cgImage), tint: tint)
    let isGroup = steps.count > 1
    if isGroup { beginTransparencyLayer(in: rect, auxiliaryInfo: nil) }
    if isGroup { setShouldAntialias(false) }
    draw(steps, isGroup: false)
    if isGroup { endTransparencyLayer() }
  }

  private func draw(_ steps: [Drawing.Step], isGroup: Bool) {
    let map = state.ctm.pathTransform
    if isGroup { beginTransparencyLayer(auxiliaryInfo: nil) }
    for step in steps {
      guard case .area(let area, let paint) = step.content else { continue }
      self.paint(area.mapped(by: map), paint.mapped(by: map))
    }
    if isGroup { endTransparencyLayer() }
  }
}
