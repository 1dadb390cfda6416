public import Foundation

/// Drawing into the current context.
///
/// Differs from UIKit: a block stands for the image, as in an image view.
extension UIImage {
  /// Draws the image with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image with its top left corner at `point`, paler by `alpha`.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to `rect`.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image stretched to `rect`, paler by `alpha`.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), !size.isEmpty else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.setFillColor(blockColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Fills `rect` with the image, repeated.
  public func drawAsPattern(in rect: CGRect) {
    draw(in: rect)
  }

  /// The colour that stands for the image: the average of its pixels, or its tint, black unless it was given one.
  private var blockColor: CGColor {
    if let tint = values.tint { return tint.cgColor }
    return cgImage?.averageColor ?? CGColor(gray: 0, alpha: 1)
  }
}

extension CGSize {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
