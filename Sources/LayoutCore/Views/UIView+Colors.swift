import Foundation

extension UIView {
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
    // Views that set a colour of their own, and all beneath them, see no change.
    var pending = [self]
    while let view = pending.popLast() {
      view.traitCollection.performAsCurrent { view.tintColorDidChange() }
      pending += view.subviews.reversed().filter { $0.storedState.tintColor == nil }
    }
  }
}
