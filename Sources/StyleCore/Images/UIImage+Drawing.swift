import Foundation
import GraphicsCore
import Paths

extension UIImage {
  /// Draws the image stretched to `rect` in the current context.
  func fill(_ rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    let tint = renderingMode == .alwaysTemplate ? context.state.fill : values.tint?.cgColor
    context.draw(self, in: rect, tint: tint)
    context.restoreGState()
  }

  /// Repeats the image over `rect` in the current context.
  func tile(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let pattern else { return }
    context.saveGState()
    context.setFillColor(CGColor(pattern: pattern))
    context.fill(rect)
    context.restoreGState()
  }

  /// The image as a pattern, or `nil` if it has no pixels.
  var pattern: CGPattern? {
    (cgImage ?? drawnPixels).flatMap { CGPattern($0.upright(imageOrientation), scale: scale) }
  }
}

extension CGContext {
  /// Draws `image` in `rect` with the current blend mode, opacity and shadow.
  fileprivate func draw(_ image: UIImage, in rect: CGRect, tint: CGColor?) {
    guard !image.isSymbolImage, let cgImage = image.cgImage ?? image.drawnPixels else {
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
