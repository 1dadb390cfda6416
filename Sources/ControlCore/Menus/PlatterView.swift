package import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) package import LayoutCore
package import StyleCore

/// A card of iOS 26: its material over the blurred content behind it, with a shadow outside of it.
package final class PlatterView: UIView {
  /// The material.
  package var look: GlassLook {
    didSet { if look != oldValue { backdrop.look = look } }
  }
  /// The radius of the corners, in points.
  package var radius: CGFloat = 0 {
    didSet { if radius != oldValue { setNeedsLayout() } }
  }
  /// The radius of the lower corners, if it is another one.
  package var lowerRadius: CGFloat? {
    didSet { if lowerRadius != oldValue { setNeedsLayout() } }
  }
  /// The effect in place of the material, if a program gave one.
  package var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { showEffect() } }
  }

  private let shadow = UIView()
  private let backdrop: PlatterBackdrop
  private var effectView: UIVisualEffectView?

  /// Creates a card.
  package init(_ look: GlassLook) {
    self.look = look
    backdrop = PlatterBackdrop(look)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let figures = look == .sheet ? PlatterFigures.sheetShadow : PlatterFigures.shadow
    shadow.layer.shadowOpacity = figures.opacity
    shadow.layer.shadowRadius = figures.radius
    shadow.layer.shadowOffset = CGSize(width: 0, height: figures.drop)
    shadow.layer.mask = CAShapeLayer()
    for view in [shadow, backdrop] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  package override var contentKind: ViewContent.Kind { .container }

  private func showEffect() {
    effectView?.removeFromSuperview()
    effectView = effect.map { UIVisualEffectView(effect: $0) }
    if let effectView { addSubview(effectView) }
    backdrop.isHidden = effectView != nil
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let round = min(radius, bounds.width / 2, bounds.height / 2)
    for view in [backdrop, effectView].compactMap(\.self) {
      view.frame = bounds
      view.layer.cornerRadius = round
      view.layer.cornerCurve = .continuous
      EdgeCorners.round(view.layer, upper: round, lower: lowerRadius ?? round)
      view.clipsToBounds = true
    }
    shadow.frame = bounds
    let card = UIBezierPath(roundedRect: bounds, cornerRadius: round)
    shadow.layer.shadowPath = card.cgPath
    guard let mask = shadow.layer.mask as? CAShapeLayer else { return }
    // The shadow does not show through the card.
    let around = UIBezierPath(rect: bounds.insetBy(dx: -80, dy: -80))
    around.append(card)
    mask.frame = bounds
    mask.fillRule = .evenOdd
    mask.path = around.cgPath
  }
}

/// The material of a card.
private final class PlatterBackdrop: UIView, @preconcurrency BackdropDrawing {
  var look: GlassLook { didSet { setNeedsDisplay() } }

  init(_ look: GlassLook) {
    self.look = look
    super.init(frame: .zero)
    layer.hasBackdropEffect = true
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .effect }

  func backdrop(at place: Double) -> LayerBackdrop? {
    let (material, sigma) = PlatterFigures.material(look, in: traitCollection)
    var backdrop = LayerBackdrop(sigma: sigma, saturation: material.saturation, color: material.color)
    backdrop.limitsSaturation = false
    var glass = LayerGlass()
    (glass.rim, glass.rimWidth) = (material.rim, GlassFigures.rimWidth)
    backdrop.glass = glass
    return backdrop
  }

  func vibrancy(at place: Double) -> LayerVibrancy? { nil }
}
