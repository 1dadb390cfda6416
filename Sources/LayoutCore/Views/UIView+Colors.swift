import Foundation

extension UIView {
  /// Whether a view was ever given a tint of its own: if not, there is nothing to look for in superviews.
  private static var isTintInUse = false

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

  /// Resolves a dynamic background anew.
  func updateBackgroundColor() {
    guard let color = currentBackgroundColor, color.isDynamic else { return }
    setBackgroundColor(color)
  }

  var inheritedTintColor: UIColor {
    var next: UIView? = self
    while let view = next {
      if let color = view.storedState.tintColor { return color }
      next = view.attachedSuperview
    }
    return .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    storedState.tintColor = color
    if color != nil { UIView.isTintInUse = true }
    tellOfTint()
  }

  /// The tint that a superview hands down; nil where the view has its own, and where nobody ever set one.
  var tintFromAbove: UIColor? {
    UIView.isTintInUse && storedState.tintColor == nil ? inheritedTintColor : nil
  }

  /// Says that the tint changed. Views that have a colour of their own, and all beneath them, see no change.
  func tellOfTint() {
    var pending = [self]
    while let view = pending.popLast() {
      view.traitCollection.performAsCurrent { view.tintColorDidChange() }
      pending += view.subviews.reversed().filter { $0.storedState.tintColor == nil }
    }
  }
}
