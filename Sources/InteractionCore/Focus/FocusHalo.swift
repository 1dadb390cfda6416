import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The line around a view that has the focus, if the view's effect is a halo.
@MainActor
final class FocusHalo: CAShapeLayer {
  /// The width of the line and its distance from the view, in points; both are estimates.
  private static let (line, gap): (CGFloat, CGFloat) = (3, 2)

  /// Moves the line from a view to another one.
  static func move(from old: UIView?, to new: UIView?) {
    for case let halo as FocusHalo in old?.layer.sublayers ?? [] { halo.removeFromSuperlayer() }
    guard let new, let effect = new.focusEffect as? UIFocusHaloEffect else { return }
    let halo = FocusHalo()
    halo.path = path(of: effect, around: new).cgPath
    halo.fillColor = nil
    halo.strokeColor = new.tintColor?.resolvedColor(with: new.traitCollection).cgColor
    halo.lineWidth = line
    halo.frame = new.bounds
    new.layer.addSublayer(halo)
  }

  private static func path(of effect: UIFocusHaloEffect, around view: UIView) -> UIBezierPath {
    if let shape = effect.shape { return shape }
    let outset = effect.position == .inside ? -line / 2 : gap + line / 2
    let rect = view.bounds.insetBy(dx: -outset, dy: -outset)
    return UIBezierPath(roundedRect: rect, cornerRadius: max(0, view.layer.cornerRadius + outset))
  }
}
