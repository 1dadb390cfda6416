import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

extension UIView {
  /// Gives a view the size of its present system, if it has that of the one before.
  ///
  /// - Parameters:
  ///   - previous: The traits before the change.
  ///   - size: Returns the size with some traits.
  func followSystem(from previous: UITraitCollection?, size: (UITraitCollection) -> CGSize) {
    guard let previous, previous.system != traitCollection.system else { return }
    let (old, new) = (size(previous), size(traitCollection))
    if old != new, bounds.size == old { frame.size = new }
  }

  /// Returns the frame at the origin of `frame` whose bounds have a size of the view's own.
  func frame(at frame: CGRect, forced size: CGSize) -> CGRect {
    let box = transform.isIdentity ? size : CGRect(origin: .zero, size: size).applying(transform).size
    return CGRect(origin: frame.standardized.origin, size: box)
  }
}

extension CGContext {
  /// Fills the knob of a control: a disc with a wide shadow, or the flat pill of iOS 26 (26.C.2).
  func fillKnob(
    _ rect: CGRect, _ color: CGColor, blur: CGFloat = 8, in system: SystemVersion, isTouched: Bool
  ) {
    guard system >= .v26 else { return fillKnob(rect, color, blur: blur) }
    saveGState()
    setShadow(offset: CGSize(width: 0, height: 1), blur: 6, color: CGColor(gray: 0, alpha: 0.11))
    if isTouched {
      // A touched knob is a larger drop of glass; its size and opacity are estimates.
      fillCapsule(rect.insetBy(dx: -7, dy: -5), color.copy(alpha: color.alpha * 0.7) ?? color)
    } else {
      fillCapsule(rect, color)
    }
    restoreGState()
  }
}
