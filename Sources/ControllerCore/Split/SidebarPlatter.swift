import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

/// The platter of glass behind the view of a sidebar, as of iOS 26 (26.B.17).
final class SidebarPlatter: UIView {
  private let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
  /// The view on the platter, which has the same corners.
  private weak var content: UIView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(glass)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    update()
  }

  /// Places the platter behind a view in front of the others of a container; nil is for no view.
  func show(_ view: UIView?, in container: UIView) {
    if content !== view {
      content?.layer.cornerRadius = 0
      content?.clipsToBounds = false
      content = view
    }
    guard let view else { return removeFromSuperview() }
    if superview !== container { container.addSubview(self) }
    let (own, other) = (container.subviews.firstIndex(of: self), container.subviews.firstIndex(of: view))
    if let own, let other, other != own + 1 {
      container.insertSubview(self, belowSubview: view)
    }
    if frame != view.frame { frame = view.frame }
    update()
  }

  /// Gives the glass and the content corners concentric with those of the window.
  private func update() {
    let outer = window.map { $0.screen.device.cornerRadius } ?? 0
    let radius = max(SplitFigures.platterRadius, outer - SplitFigures.platterInset[traitCollection])
    for view in [glass, content].compactMap({ $0 }) where view.layer.cornerRadius != radius {
      view.layer.cornerRadius = radius
      view.layer.cornerCurve = .continuous
    }
    if content?.clipsToBounds == false { content?.clipsToBounds = true }
  }
}
