internal import Foundation
internal import GraphicsCore
internal import LayoutCore
internal import StyleCore

extension SpecCanvas {
  /// Begins the animations of the spec, in order.
  ///
  /// They end at once unless animations take time.
  package func beginAnimations() {
    for animation in animations where specViews.indices.contains(animation.view) {
      animation.begin(specViews[animation.view])
    }
  }
}

extension SpecAnimation {
  @MainActor
  fileprivate func begin(_ view: UIView) {
    let change = { apply(to: view) }
    if let damping {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        options: [], animations: change)
    } else {
      UIView.animate(withDuration: duration, delay: delay, options: curve.options, animations: change)
    }
  }

  @MainActor
  private func apply(to view: UIView) {
    if let alpha { view.alpha = alpha }
    if let background { view.backgroundColor = background }
    guard x != 0 || y != 0 || scale != 1 || rotation != 0 else { return }
    // Distances are those of the superview, however the view was turned before.
    let old = view.transform
    var map = CGAffineTransform(a: old.a, b: old.b, c: old.c, d: old.d, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180).scaledBy(x: scale, y: scale))
    (map.tx, map.ty) = (old.tx + x, old.ty + y)
    view.transform = map
  }
}

extension SpecAnimation.Curve {
  fileprivate var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
