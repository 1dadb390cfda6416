import Foundation
import GraphicsCore
import LayerCore
package import StyleCore

extension UIView {
  /// The tint colour that was set on the view itself.
  package var ownTintColor: UIColor? { storedState.tintColor }

  /// Whether a view was ever given a tint of its own: if not, there is nothing to look for in superviews.
  private static var isTintInUse = false
  /// Whether a view ever was to dim its tint.
  private static var isDimmingInUse = false

  /// The colour that was set, or that of the layer where somebody set that one since.
  var currentBackgroundColor: UIColor? {
    guard let color = backing.backgroundColor else { return nil }
    return color === storedState.layerColor ? storedState.backgroundColor : UIColor(cgColor: color)
  }

  func setBackgroundColor(_ color: UIColor?) {
    storedState.backgroundColor = color
    let resolved = color.map { $0.isDynamic ? $0.cgColor(resolvedWith: traitCollection) : $0.cgColor }
    storedState.layerColor = resolved
    backing.backgroundColor = resolved
  }

  /// Resolves a dynamic background again.
  func updateBackgroundColor() {
    guard let color = currentBackgroundColor, color.isDynamic else { return }
    setBackgroundColor(color)
  }

  /// The nearest tint that was set, at or above the view, as the view's mode changes it (L.40).
  var inheritedTintColor: UIColor {
    let color = nearest { $0.storedState.tintColor } ?? .systemBlue
    return UIView.isDimmingInUse && tintMode == .dimmed ? color.dimmed : color
  }

  /// The nearest mode that was set, at or above the view (L.40).
  var tintMode: TintAdjustmentMode {
    nearest { $0.storedState.tintAdjustmentMode == .automatic ? nil : $0.storedState.tintAdjustmentMode }
      ?? .normal
  }

  private func nearest<Value>(_ value: (UIView) -> Value?) -> Value? {
    var next: UIView? = self
    while let view = next {
      if let found = value(view) { return found }
      next = view.attachedSuperview
    }
    return nil
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let old = tintMode
    storedState.tintAdjustmentMode = mode
    if mode == .dimmed { (UIView.isTintInUse, UIView.isDimmingInUse) = (true, true) }
    if tintMode != old { tellOfTint { $0.storedState.tintAdjustmentMode == .automatic } }
  }

  /// Whether a superview has a part in the tint: by its colour, or by its mode.
  var inheritsTint: Bool {
    storedState.tintColor == nil
      || (UIView.isDimmingInUse && storedState.tintAdjustmentMode == .automatic)
  }

  func setTintColor(_ color: UIColor?) {
    storedState.tintColor = color
    if color != nil { UIView.isTintInUse = true }
    tellOfTint { $0.storedState.tintColor == nil }
  }

  /// The tint that a superview hands down; nil where the view has its own, and where none was ever set.
  var tintFromAbove: UIColor? {
    UIView.isTintInUse && inheritsTint ? inheritedTintColor : nil
  }

  /// Says that the tint changed, to the view and to those beneath it that take over what changed.
  func tellOfTint(_ takesOver: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      view.traitCollection.performAsCurrent { view.tintColorDidChange() }
      pending += view.subviews.reversed().filter(takesOver)
    }
  }
}

extension UIColor {
  /// The grey that a dimmed tint is: as light as the colour, and less opaque.
  fileprivate var dimmed: UIColor {
    UIColor(from: self) { traits in
      let color = self.cgColor(resolvedWith: traits)
      let light = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: light, alpha: color.alpha * 0.8)
    }
  }
}
