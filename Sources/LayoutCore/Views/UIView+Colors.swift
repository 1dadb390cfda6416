import Foundation
import GraphicsCore
import LayerCore
package import StyleCore

extension UIView {
  /// The tint colour that was set on the view itself.
  package var ownTintColor: UIColor? { storedState.tintColor }

  /// Whether or not a view has ever had a tint colour of its own; until then superviews need not be searched.
  private static var isTintInUse = false
  /// Whether or not a view has ever had a dimmed tint.
  private static var isDimmingInUse = false

  /// The colour that was set on the view, or that of the layer if it has been set since.
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

  /// Resolves a dynamic background colour again.
  func updateBackgroundColor() {
    guard let color = currentBackgroundColor, color.isDynamic else { return }
    setBackgroundColor(color)
  }

  /// The tint colour of the nearest view from this one upwards that has one, adjusted by the view's mode (L.40).
  var inheritedTintColor: UIColor {
    guard storedState.isTinted else { return .systemBlue }
    let color = nearest { $0.storedState.tintColor } ?? .systemBlue
    return UIView.isDimmingInUse && tintMode == .dimmed ? color.dimmed : color
  }

  /// The mode of the nearest view from this one upwards that has one (L.40).
  var tintMode: TintAdjustmentMode {
    guard storedState.isTinted else { return .normal }
    return nearest {
      $0.storedState.tintAdjustmentMode == .automatic ? nil : $0.storedState.tintAdjustmentMode
    }
      ?? .normal
  }

  /// Marks the view and its descendants as views whose tint may be another than the default.
  func markTinted() {
    var pending = [self]
    while let view = pending.popLast() {
      guard !view.storedState.isTinted else { continue }
      view.storedState.isTinted = true
      pending += view.subviews
    }
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
    if mode != .automatic { markTinted() }
    if mode == .dimmed { (UIView.isTintInUse, UIView.isDimmingInUse) = (true, true) }
    if tintMode != old { notifyOfTint { $0.storedState.tintAdjustmentMode == .automatic } }
  }

  /// Whether or not the tint depends on a superview, by its colour or its mode.
  var inheritsTint: Bool {
    storedState.tintColor == nil
      || (UIView.isDimmingInUse && storedState.tintAdjustmentMode == .automatic)
  }

  func setTintColor(_ color: UIColor?) {
    storedState.tintColor = color
    if color != nil {
      UIView.isTintInUse = true
      markTinted()
    }
    notifyOfTint { $0.storedState.tintColor == nil }
  }

  /// The tint colour from a superview, or `nil` if the view has its own, or no view has ever had one.
  var tintFromAbove: UIColor? {
    UIView.isTintInUse && inheritsTint ? inheritedTintColor : nil
  }

  /// Tells the view of a change of the tint, and those in it that inherit what changed.
  func notifyOfTint(_ takesOver: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      view.traitCollection.performAsCurrent { view.tintColorDidChange() }
      pending += view.subviews.reversed().filter(takesOver)
    }
  }
}

extension UIColor {
  /// The grey of a dimmed tint: as light as the colour, and less opaque.
  fileprivate var dimmed: UIColor {
    UIColor(from: self) { traits in
      let color = self.cgColor(resolvedWith: traits)
      let light = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: light, alpha: color.alpha * 0.8)
    }
  }
}
